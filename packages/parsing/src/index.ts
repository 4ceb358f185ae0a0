export type { CvEducation, CvExperience, CvSpan } from './cv/cv-entries.ts';
export type { CvResidence } from './cv/find-residence.ts';
export { type CvContacts, findContacts } from './cv/find-contacts.ts';
export type { EnrichedDocument, EnrichOptions } from './enrich.ts';
export type { JobText, ParsedJob } from './parse-job.ts';
export { createParser, type CvText, type ParsedCv, type Parser, type ParserOptions, type QueryText } from './parser.ts';
export type { ParsedQueryItem } from './parse-query.ts';
export { resolveProfile } from './resolve-profile.ts';
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
  WagePeriod,
  WorkingHoursAspect,
} from './parsing-aspect.ts';
