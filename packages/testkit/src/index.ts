export { candidate, CandidateBuilder } from './candidate-builder.ts';
export { job, JobBuilder } from './job-builder.ts';
export type { ItemOptions, PlaceOptions, WageOptions } from './aspects-builder.ts';
export { demoCandidates, demoCandidatesWithMentions, type DemoDocument } from './demo/demo-candidates.ts';
export { demoJobs, demoJobsWithMentions } from './demo/demo-jobs.ts';
export type { DemoMention } from './demo/mention.ts';
export { handWrittenCandidates } from './hand-written/candidates.ts';
export { handWrittenJobs } from './hand-written/jobs.ts';
