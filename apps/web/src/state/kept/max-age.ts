const MS_PER_DAY = 86_400_000;
/** Days in a calendar unit, as far as an age needs it: a month is 30 days, a year 365. */
const DAYS = { Y: 365, M: 30, W: 7, D: 1 } as const;
/** Milliseconds in a unit of time of day. */
const CLOCK_MS = { H: 3_600_000, M: 60_000, S: 1000 } as const;
const DURATION = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** An ISO 8601 duration such as P30D in milliseconds; null for a text that is none. */
export function durationMs(text: string): number | null {
  const found = DURATION.exec(text.trim());
  if (found === null || found.slice(1).every((part) => part === undefined)) return null;
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(1)
    .map((part) => Number(part ?? 0));
  const wholeDays = years * DAYS.Y + months * DAYS.M + weeks * DAYS.W + days * DAYS.D;
  return wholeDays * MS_PER_DAY + hours * CLOCK_MS.H + minutes * CLOCK_MS.M + seconds * CLOCK_MS.S;
}
