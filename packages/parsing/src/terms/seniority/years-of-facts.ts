import type { ReadText } from '../../structure/read-text.ts';
import type { ShortFact } from '../../structure/facts/short-facts.ts';
import type { ValueMention } from '../../structure/value-mention.ts';
import { keysOfAll } from '../../language/word-lists.ts';
import { hasHitBetween } from '../../tokens/hits-between.ts';

/** More years are the firm's, not asked of anybody. */
const MOST_YEARS = 20;
/** Words of a fact that only tells years: "5 tot 7 jaar", "min. 3 ans et +". */
const LONGEST = 5;

const LABEL = keysOfAll('experience.fact.label');
const YEAR = keysOfAll('experience.year', 'experience.fact.unit');

/** Years that a row of facts tells: "Erv. : 2j", "4+ anni", "Dublin / Perm / 5 yrs". */
export function yearsOfFacts(read: ReadText): ValueMention<number> | null {
  for (const fact of read.facts) {
    const value = yearsOf(read, fact);
    if (value !== null) return { value, from: fact.from, to: fact.to, confidence: 0.8 };
  }
  return null;
}

function yearsOf(read: ReadText, { labelFrom, from, to }: ShortFact): number | null {
  const { tokens, original, cues } = read;
  if (to - labelFrom > LONGEST + 2) return null;
  let at = from;
  while (at < to && at - from <= 2 && tokens[at]?.number === null) at++;
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (at >= to || first?.number == null || first.number < 1 || first.number > MOST_YEARS) return null;
  if (!Number.isInteger(first.number)) return null;
  const written = original.slice(first.start, tokens[to - 1]?.end);
  if (/[€£%.]/.test(written)) return null;
  const unit = second?.number == null ? second : tokens[at + 2];
  const isYears = YEAR.has(unit?.key ?? '');
  const isNamed =
    tokens.slice(labelFrom, to).some(({ key }) => LABEL.has(key)) || hasHitBetween(cues.experience, labelFrom, to);
  // "Anni di esperienza: 2", "Exp: 5"
  if (isNamed) return isYears || at + 1 === to ? first.number : null;
  if (!isYears || labelFrom < from) return null;
  // "10y+", "4+ anni", "5 yrs" where the contract is for no such time
  const isMore = /\+/.test(original.slice(first.end, (tokens[to - 1]?.end ?? 0) + 2));
  const isAlone = at === from && (unit === second ? to === at + 2 : to === at + 3);
  return isMore || (isAlone && cues.contract.length > 0 && !isForATime(read)) ? first.number : null;
}

/** Of a contract for a time the years are its length. */
function isForATime({ cues }: ReadText): boolean {
  return cues.contract.some(({ value }) => value !== null && value.value !== 'PERMANENT') || cues.contract.length === 0;
}
