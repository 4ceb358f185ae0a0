// What a thread needs that reads no texts: a server answers calls without loading the reader, which its workers have.
export { type CvContacts, findContacts } from './cv/person/find-contacts.ts';
export { parserVersion } from './enrichment/parser-version.ts';
export { resolveInSteps } from './enrichment/resolve-profile.ts';
export { type CompetenceTopics, feedbackTopics, type GroupTopics } from './feedback/rules/feedback-topics.ts';
export { phraseProblem } from './feedback/rules/phrase-problem.ts';
export { feedbackRulesVersion } from './feedback/rules/rules-version.ts';
export { kindOfText } from './text-kind/kind-of-text.ts';
