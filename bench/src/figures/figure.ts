/** One measured figure; `target` in the same unit, null where none is set. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly target: number | null;
  /** What a throw-away trial measured (design/engine.md), the floor to beat, in the same unit. */
  readonly trial?: number | undefined;
  /** Whether more is better (a rate) rather than less (a time). */
  readonly isRate?: boolean;
}

/** The value below which that part of the numbers lies (nearest rank). */
export function percentile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}

/** The median and the 95th percentile of some times in milliseconds. */
export function timeFigures(
  name: string,
  times: readonly number[],
  target: number | null,
  medianTarget: number | null = null,
): readonly Figure[] {
  return [
    { name: `${name}, p50`, value: percentile(times, 0.5), unit: 'ms', target: medianTarget },
    { name: `${name}, p95`, value: percentile(times, 0.95), unit: 'ms', target },
  ];
}

/** Milliseconds that a piece of work takes. */
export async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The same, and the milliseconds of processor time that all threads spent on it: what others do shows in the first. */
export async function spent(work: () => unknown): Promise<{ readonly wall: number; readonly processor: number }> {
  const before = process.cpuUsage();
  const wall = await timed(work);
  const { user, system } = process.cpuUsage(before);
  return { wall, processor: (user + system) / 1000 };
}

/** A line of the table; a ratio of at least 1 reaches the target. What stands last is how often as long as the trial it takes. */
export function figureLine({ name, value, unit, target, trial, isRate = false }: Figure): string {
  const shown = value >= 100 ? value.toFixed(0) : value.toPrecision(3);
  // a target can be measured too
  const goal = target === null ? '' : `${Number(target.toPrecision(4))} ${unit}`;
  // nothing of nothing, where none is wanted, is no ratio
  const ratio = target === null || target === 0 ? '' : (isRate ? value / target : target / value).toFixed(2);
  const times = trial === undefined ? '' : (value / trial).toFixed(2);
  const line = `${name.padEnd(52)} ${`${shown} ${unit}`.padStart(14)} ${goal.padStart(14)} ${ratio.padStart(8)} ${times.padStart(10)}`;
  return line.trimEnd();
}

/** The head of the table. */
export const FIGURE_HEAD = `${'figure'.padEnd(52)} ${'measured'.padStart(14)} ${'target'.padStart(14)} ${'ratio'.padStart(8)} ${'× trial'.padStart(10)}`;
