/** The moment of now; services get it passed in, so that tests can stand still. */
export type Clock = () => Date;

const DAY_MS = 86_400_000;

/** The UTC day of a moment, `yyyy-MM-dd`. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Whole days from one day to another, negative when it is before; days are `yyyy-MM-dd`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}
