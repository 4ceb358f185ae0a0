import type { EmployerPhrase } from './employer/employer-phrases.ts';
import { type PhraseHit, PhraseTable } from '../tokens/phrase-table.ts';
import { hitsBetween } from '../tokens/hits-between.ts';
import type { ReadText } from '../structure/read-text.ts';
import { keysByLanguage, keysOfAll, phrasesOfAll } from '../language/word-lists.ts';
import { REACH } from '../tokens/reach.ts';

/** A benefit, or words that announce benefits: tokens `from` to `to` (exclusive). */
export type BenefitCue = PhraseHit<EmployerPhrase>;

/** The benefits among what words tell of the firm, and what announces them, in order. */
export function benefitCues(phrases: readonly PhraseHit<EmployerPhrase>[]): readonly BenefitCue[] {
  return phrases.filter(({ value }) => value === 'benefit' || value === 'offer');
}

/**
 * Whether a skill stands among benefits: "we bieden een laptop, een groepsverzekering", "meal vouchers, life
 * insurance".
 */
export function isBenefit(
  read: ReadText,
  phrases: readonly BenefitCue[],
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  if (phrases.length === 0) return false;
  const sentence = read.sentenceOf(from);
  if (sentence === undefined) return false;
  const before = hitsBetween(phrases, from - REACH.relevance.benefit, from).filter((phrase) => phrase.to <= from);
  if (before.some(({ value, from: start }) => value === 'offer' && start >= sentence.from)) return true;
  const last = before.at(-1);
  if (last !== undefined && isPaidFor(read, last.to, from)) return true;
  if (sentence.section === 'tasks' || sentence.section === 'profile') return false;
  const count = before.filter(({ value }) => value === 'benefit').length;
  // one alone may be what the firm sells, and behind the last demand begins what is given
  return count > 1 || (count === 1 && hitsBetween(phrases, to, to + REACH.relevance.benefit).length > 0);
}

/** Words that say what is paid for: "une prime mensuelle | selon | assiduité", "bonus on sales". */
const PAID_FOR = keysByLanguage('benefit.paid-for');

/** Whether the last words before a skill say that a benefit is paid for it; `from` is the end of the benefit. */
function isPaidFor({ tokens, table, language }: ReadText, from: number, to: number): boolean {
  if (to - from > REACH.relevance.paidFor || tokens.slice(from, to + 1).some(({ followsBreak }) => followsBreak))
    return false;
  let at = to;
  while (
    at > from &&
    table.stopWords.has(tokens[at - 1]?.key ?? '') &&
    !PAID_FOR[language].has(tokens[at - 1]?.key ?? '')
  )
    at--;
  return at > from && PAID_FOR[language].has(tokens[at - 1]?.key ?? '');
}

const AGREEMENTS = keysByLanguage('benefit.agreement');

/** Whether a trade is the name of the agreement by which one is paid: "volgens de cao | Schoonmaak". */
export function isAgreement({ tokens, table, language }: ReadText, from: number): boolean {
  let at = from;
  while (at > 0 && tokens[at]?.followsBreak === false && table.lightWords.has(tokens[at - 1]?.key ?? '')) at--;
  return tokens[at]?.followsBreak === false && AGREEMENTS[language].has(tokens[at - 1]?.key ?? '');
}

const EXPENSES = keysByLanguage('benefit.expense');

/** Whether a journey is only paid for: "prise en charge des frais de déplacement". */
export function isExpense({ tokens, table, language }: ReadText, from: number): boolean {
  let at = from;
  while (tokens[at]?.followsBreak === false && table.stopWords.has(tokens[at - 1]?.key ?? '')) at--;
  return tokens[at]?.followsBreak === false && EXPENSES[language].has(tokens[at - 1]?.key ?? '');
}

const VEHICLES = keysOfAll('benefit.vehicle');
const OF_FIRM = new PhraseTable<true>();
for (const phrase of phrasesOfAll('benefit.of-firm')) OF_FIRM.add(phrase, true);
/** Words of the longest of those phrases. */
const OF_FIRM_REACH = 4;

/** Whether what one drives is the firm's, as the words behind it say: "vous disposez d'une voiture | de service". */
export function isDrivenForFirm({ tokens }: ReadText, hit: { readonly from: number; readonly to: number }): boolean {
  for (let at = hit.from; at < hit.to; at++) {
    if (!VEHICLES.has(tokens[at]?.key ?? '') || tokens[at + 1]?.followsBreak !== false) continue;
    if (OF_FIRM.find(tokens.slice(at + 1, at + 1 + OF_FIRM_REACH)).some(({ from }) => from === 0)) return true;
  }
  return false;
}
