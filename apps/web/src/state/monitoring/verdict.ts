/** From where a precision or recall is good, and from where it is fair (TST-03). */
const GOOD = 0.85;
const FAIR = 0.75;

/** How good a precision or recall is; always shown with its word, never by colour alone. */
export type Verdict = 'good' | 'fair' | 'poor';

/** The verdict of a figure 0..1: green from 0.85, amber from 0.75, else red (TST-03). */
export function verdictOf(value: number): Verdict {
  if (value >= GOOD) return 'good';
  return value >= FAIR ? 'fair' : 'poor';
}
