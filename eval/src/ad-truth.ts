import type { WorkingHours } from '@counterpart/domain';

/** An ad of the French public offers, as far as the evaluation reads it. */
export interface FrenchAd {
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly contract: string;
  readonly working_hours: string;
  readonly salary: string;
  readonly lat?: number | string | null;
  readonly lon?: number | string | null;
}

/** Weekly hours of full-time work in France (Code du travail, L3121-27). */
const FULL_TIME_HOURS = 35;
/** Hours of a month of 35-hour weeks, by which the offers convert hourly wages. */
const HOURS_A_MONTH = 151.67;

/** Part or full time as the official column tells; null when it does not. */
export function hoursOf(column: string): WorkingHours | null {
  const text = column.toLowerCase();
  if (text.includes('temps partiel')) return 'PART_TIME';
  if (text.includes('temps plein')) return 'FULL_TIME';
  const hours = /^(\d{1,2}) ?h/.exec(text)?.[1];
  if (hours === undefined) return null;
  return Number(hours) >= FULL_TIME_HOURS ? 'FULL_TIME' : 'PART_TIME';
}

/** Gross euro a month at least, as the official column tells; null when it does not. */
export function monthlyWageOf(column: string): number | null {
  const parts = /^(Annuel|Mensuel|Horaire) de (\d+(?:[.,]\d+)?)/.exec(column);
  const amount = Number(parts?.[2]?.replace(',', '.'));
  if (!Number.isFinite(amount) || amount === 0) return null;
  switch (parts?.[1]) {
    case 'Annuel':
      return amount / 12;
    case 'Horaire':
      return amount * HOURS_A_MONTH;
    default:
      return amount;
  }
}
