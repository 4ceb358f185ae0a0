import type { ValueSchema } from '@counterpart/domain';

/** Countries whose supervisor names a time for applicants; sources in docs/retention.md. */
const COUNTRIES = ['FR', 'NL'] as const;

/** How long what is kept without being asked for, in days; nothing is removed where no number is known. */
export interface RetentionSettings {
  /** Whose defaults count where a number is not set. */
  readonly country?: (typeof COUNTRIES)[number];
  /** Days after the last change of a candidate, or the last note about them. */
  readonly candidateDays?: number;
  readonly jobDays?: number;
  readonly accessLogDays?: number;
}

/** The days that count: null keeps for ever. */
export interface RetentionDays {
  readonly candidate: number | null;
  readonly job: number | null;
  readonly accessLog: number | null;
}

/** CNIL: two years after the last contact. AP: four weeks after the procedure, a year with consent; a year is taken here. */
const CANDIDATE_DAYS: Readonly<Record<(typeof COUNTRIES)[number], number>> = { FR: 730, NL: 365 };

/** The schema of `server.retention`. */
export const RETENTION_SCHEMA: ValueSchema = {
  kind: 'object',
  keys: {
    country: { kind: 'enum', values: COUNTRIES },
    candidateDays: { kind: 'integer' },
    jobDays: { kind: 'integer' },
    accessLogDays: { kind: 'integer' },
  },
};

/** The days of a configuration; a number below 1 keeps for ever, also against a country's default. */
export function retentionDays(settings: RetentionSettings = {}): RetentionDays {
  const days = (own: number | undefined, fallback: number | null): number | null => {
    const value = own ?? fallback;
    return value === null || value < 1 ? null : value;
  };
  const { country, candidateDays, jobDays, accessLogDays } = settings;
  return {
    candidate: days(candidateDays, country === undefined ? null : CANDIDATE_DAYS[country]),
    job: days(jobDays, null),
    accessLog: days(accessLogDays, null),
  };
}
