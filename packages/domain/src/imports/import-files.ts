import type { ProfileKind } from '../values/enumerations.ts';

/** The largest file that is read as a whole (PDF, DOCX, text, one JSON document), in bytes; CSV and NDJSON have no bound. */
export const MAX_WHOLE_FILE = 20_000_000;

const SHARED = [
  'jobFunctions',
  'hardSkills',
  'softSkills',
  'languages',
  'locations',
  'contractTypes',
  'workingHours',
  'wage',
  'wageFrom',
  'wageTo',
  'seniority',
  'availability',
  'language',
  'status',
  'office',
  'town',
  'postcode',
  'country',
  'url',
] as const;

/** The fields that a column of a list may go to, in the order in which screens offer them. */
export const IMPORT_FIELDS = {
  CANDIDATE: [
    'id',
    'name',
    'firstName',
    'lastName',
    'email',
    'phone',
    'linkedin',
    'birthDate',
    'preferredJobTitle',
    'preferredJobInfo',
    'cvText',
    'workExperiences',
    'educations',
    ...SHARED,
  ],
  JOB: ['id', 'jobTitle', 'jobText', 'company', 'startDate', 'validThrough', ...SHARED],
} as const satisfies Record<ProfileKind, readonly string[]>;

/** A field that a column of a list may go to. */
export type ImportField = (typeof IMPORT_FIELDS)[ProfileKind][number];

/** What stands before the name of a property that a column goes to. */
export const IMPORT_PROPERTY = 'extraProperties.';
/** The target that leaves a column out. */
export const IMPORT_LEFT_OUT = '-';
