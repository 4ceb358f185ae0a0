/** A number that a program counted, and the bound that the promise sets; null where the number only tells how much was tried. */
export interface Count {
  readonly what: string;
  readonly value: number;
  readonly bound: { readonly atMost: number } | { readonly atLeast: number } | null;
}

/** What a program found; `notRun` says why it could not try, null when it did. */
export interface Verdict {
  readonly counts: readonly Count[];
  readonly notRun: string | null;
  /** What was found, a line each, for whoever mends it. */
  readonly findings: readonly string[];
}

/** How much is tried: all that the promise names, a tenth, or what fits into a test of seconds. */
export type Scale = 'full' | 'short' | 'smoke';

/** What a program is told. */
export interface Trial {
  readonly scale: Scale;
  /** The same number for the same run. */
  readonly seed: number;
}

/** A count of harm: any is too much. */
export function none(what: string, value: number): Count {
  return { what, value, bound: { atMost: 0 } };
}

/** A count of what was tried, which must reach a number. */
export function tried(what: string, value: number, atLeast: number): Count {
  return { what, value, bound: { atLeast } };
}

/** A number that is told beside the others. */
export function told(what: string, value: number): Count {
  return { what, value, bound: null };
}

/** What was counted, with the first findings. */
export function verdict(counts: readonly Count[], findings: readonly string[] = []): Verdict {
  return { counts, notRun: null, findings: findings.slice(0, 10) };
}

/** A program that could not try: the promise is neither kept nor broken by it. */
export function notRun(why: string): Verdict {
  return { counts: [], notRun: why, findings: [] };
}

/** Whether a number keeps its bound. */
export function isWithin({ value, bound }: Count): boolean {
  if (bound === null) return true;
  return 'atMost' in bound ? value <= bound.atMost : value >= bound.atLeast;
}

/** Whether a promise was kept: null when nothing was tried. */
export function isKept({ counts, notRun: why }: Verdict): boolean | null {
  return why === null ? counts.every(isWithin) : null;
}

/** A share of what the promise names: all, a tenth, or `smoke` of them. */
export function amount(scale: Scale, full: number, smoke: number): number {
  if (scale === 'full') return full;
  return scale === 'short' ? Math.max(smoke, Math.ceil(full / 10)) : smoke;
}
