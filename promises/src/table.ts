import { type Count, isKept, isWithin, type Verdict } from './verdict.ts';

const NAME_WIDTH = 46;

/** The head of the table. */
export function tableHead(): string {
  return ` # ${'promise'.padEnd(NAME_WIDTH)} ${'verdict'.padEnd(8)} ${'seconds'.padStart(7)}  counted (asked)`;
}

function shown(value: number): string {
  return Number.isInteger(value) ? value.toLocaleString('en') : value.toPrecision(3);
}

function countText(count: Count): string {
  const { what, value, bound } = count;
  if (bound === null) return `${what} ${shown(value)}`;
  const asked = 'atMost' in bound ? `≤ ${shown(bound.atMost)}` : `≥ ${shown(bound.atLeast)}`;
  return `${isWithin(count) ? '' : '✗ '}${what} ${shown(value)} (${asked})`;
}

/** A promise's line, and a line for each finding. */
export function tableLine(number: number, promise: string, verdict: Verdict, seconds: number): string {
  const kept = isKept(verdict);
  const word = kept === null ? 'not run' : kept ? 'kept' : 'BROKEN';
  const counted = verdict.notRun ?? verdict.counts.map(countText).join('; ');
  const line = `${String(number).padStart(2)} ${promise.padEnd(NAME_WIDTH)} ${word.padEnd(8)} ${seconds.toFixed(0).padStart(7)}  ${counted}`;
  return [line, ...verdict.findings.map((finding) => `      ${finding}`)].join('\n');
}
