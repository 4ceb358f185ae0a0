export type { CvEducation, CvExperience, CvSpan } from './cv/entries/cv-entries.ts';
export type { CvResidence } from './cv/person/cv-residence.ts';
export type { EnrichedDocument, EnrichOptions } from './enrichment/enrich.ts';
export { type FeedbackInput, commentsOf } from './feedback/comments.ts';
export { countNgrams, type Ngram, type NgramOptions } from './feedback/ngrams/count-ngrams.ts';
export type { FeedbackFeatures } from './feedback/rules/feedback-features.ts';
export { type FeedbackMention, type FeedbackOptions, FeedbackParser } from './feedback/feedback-parser.ts';
export type { FeedbackCategory } from './feedback/comment/judge-thought.ts';
export type { TaughtRule } from './feedback/rules/taught-rule.ts';
export type { JobText, ParsedJob } from './job/parse-job.ts';
export { createParser, type CvText, type ParsedCv, type Parser, type ParserOptions, type QueryText } from './parser.ts';
export type { ParsedQueryItem } from './query/query-items.ts';
export type { WagePeriod } from './language/wage-period.ts';
export { resolveProfile } from './enrichment/resolve-profile.ts';
export type {
  ContractTypeAspect,
  GeoAspect,
  JobField,
  JobFunctionAspect,
  JobPropertyAspect,
  JobSoftCompetenceAspect,
  LanguageAspect,
  ParsedSpan,
  ParsingAspect,
  SeniorityAspect,
  WageAspect,
  WorkingHoursAspect,
} from './job/parsing-aspect.ts';
