import type { RouteResponse } from '@counterpart/client';
import type { ProfileKind } from '@counterpart/domain';

/** A column of a list: its name, where the server sends it, its first value. */
export type FileColumn = NonNullable<RouteResponse<'readCandidateFile'>['columns']>[number];

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
const CANDIDATE_FIELDS = [
  'id',
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'birthDate',
  'preferredJobTitle',
  'preferredJobInfo',
  'cvText',
  'workExperiences',
  'educations',
  ...SHARED,
] as const;
const JOB_FIELDS = ['id', 'jobTitle', 'jobText', 'company', 'startDate', 'validThrough', ...SHARED] as const;

/** The fields that a column of a list may go to, as the server names them, in the order in which they are offered. */
export const COLUMN_FIELDS: Readonly<Record<ProfileKind, readonly string[]>> = {
  CANDIDATE: CANDIDATE_FIELDS,
  JOB: JOB_FIELDS,
};

/** The target that leaves a column out. */
export const LEFT_OUT = '-';
const PROPERTY = 'extraProperties.';

/** The target that keeps a column as a property of its own name. */
export function propertyTarget(column: string): string {
  return `${PROPERTY}${column}`;
}

/** The name of the property that a target is; null when it is a field. */
export function propertyOf(target: string): string | null {
  return target.startsWith(PROPERTY) ? target.slice(PROPERTY.length) : null;
}

/** Where each column goes by the person's choice, else as the server read it; columns by name. */
export type ColumnChoices = Readonly<Record<string, string>>;

/** The choices as the `map` parameters of a call. */
export function mapParameters(choices: ColumnChoices): string[] {
  return Object.entries(choices).map(([column, target]) => `${column}=${target}`);
}

/** Where a column goes now. */
export function targetOf(column: FileColumn, choices: ColumnChoices): string {
  return choices[column.column] ?? column.field ?? LEFT_OUT;
}
