import { alternativesOfAll, keysOfAll } from '../../language/word-lists.ts';
import type { ReadText } from '../../structure/read-text.ts';
import { REACH } from '../../tokens/reach.ts';
import { hitsBetween } from '../../tokens/hits-between.ts';

/** What trainees and volunteers are paid; beside a wage it is something else. */
const ALLOWANCE = keysOfAll('wage.allowance');

/** "Hors frais de déplacement : 2400 €" is the wage itself. */
const WITHOUT = keysOfAll('wage.without');

/** Whether "without" stands before what begins at a token: a wage that is told without it. */
export function isLeftOut({ tokens }: ReadText, from: number): boolean {
  return tokens.slice(Math.max(0, from - REACH.wage.without), from).some(({ key }) => WITHOUT.has(key));
}

/** "Loon nu 3700", "currently on 31k": what somebody who seeks another job is paid now. */
const PAID_NOW = new RegExp(String.raw`(?:^|[^\p{L}])(?:${alternativesOfAll('wage.now')})[^\d.;,]{0,12}$`, 'iu');
const NOW_SAMPLE = 40;

/** Whether an amount is what somebody is paid now. */
export function isPaidNow({ original, tokens }: ReadText, at: number): boolean {
  const start = tokens[at]?.start ?? 0;
  return PAID_NOW.test(original.slice(Math.max(0, start - NOW_SAMPLE), start));
}

/** "Allowance: € 1.250 per month", "rimborso spese di 800 euro": all that an internship pays. */
export function isAllowance(read: ReadText, at: number): boolean {
  const cues = hitsBetween(read.cues.notWage, at - REACH.wage.notWage - 1, at);
  return (
    cues.length > 0 && cues.every(({ from, to }) => read.tokens.slice(from, to).some(({ key }) => ALLOWANCE.has(key)))
  );
}

/** Less is what an intern's meals or journeys cost. */
export const LEAST_ALLOWANCE = 150;
