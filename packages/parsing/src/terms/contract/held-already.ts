import type { ContractType } from '@counterpart/domain';
import { keysOfAll, phrasesOfAll } from '../../language/word-lists.ts';
import { cuesWithin } from '../../relevance/polarity.ts';
import type { Token } from '../../tokens/text-tokens.ts';
import type { ReadText, Sentence } from '../../structure/read-text.ts';
import { hasHitBetween } from '../../tokens/hits-between.ts';
import { PhraseTable } from '../../tokens/phrase-table.ts';

const HELD = new PhraseTable<true>();
for (const phrase of phrasesOfAll('contract.held-already')) HELD.add(phrase, true);

/**
 * "Possono partecipare i dipendenti a tempo indeterminato", "open to serving permanent staff": the contract and the
 * hours of those who may apply, who have them already.
 */
export function isHeldAlready({ tokens }: ReadText, sentence: Sentence, at: number): boolean {
  const near = tokens.slice(Math.max(sentence.from, at - HELD_BEFORE), Math.min(sentence.to, at + HELD_BEHIND));
  return HELD.find(near).length > 0 || isReliedOn(tokens.slice(Math.max(sentence.from, at - RELIED_BEFORE), at));
}

const RELIED = keysOfAll('people.relied-on');
/** Words between "less reliance on" and the people: "agency and | bank staff". */
const RELIED_BEFORE = 5;

/** "Away from our reliance on bank staff": whom the firm makes do with until somebody is found. */
function isReliedOn(before: readonly Token[]): boolean {
  return before.some(({ key }) => RELIED.has(key));
}

/** Words between a contract and what says that those who may apply have it. */
const [HELD_BEFORE, HELD_BEHIND] = [24, 14] as const;

const LED = keysOfAll('people.led');
/** Words between who leads them and the people: "guiderai un gruppo di | studenti". */
const LED_REACH = 7;

/** "You will supervise students", "vous encadrez des lycéens": they are there, and led by whoever is sought. */
export function areLed(read: ReadText, sentence: Sentence, from: number): boolean {
  const { tokens } = read;
  // "we seek a keeper who supervises volunteers": whoever else is sought
  const isBeside = tokens[from]?.followsBreak === false && LED.has(tokens[from - 1]?.key ?? '');
  if (isBeside && from - 1 > sentence.from && !hasHitBetween(read.cues.seeking, from, sentence.to)) return true;
  if (cuesWithin(read.cues.seeking, sentence)) return false;
  for (let at = from - 1; at >= Math.max(sentence.from, from - LED_REACH); at--) {
    if (LED.has(tokens[at]?.key ?? '')) return true;
  }
  return false;
}

const WORKERS = keysOfAll('contract.workers');

/** Whether the phrase that ends before a token names several people by their contract: "uitzendkrachten", "temps". */
export function areWorkers({ tokens }: ReadText, to: number): boolean {
  return WORKERS.has(tokens[to - 1]?.key ?? '');
}

/** "Three years' experience in a contractor role": what one was, or worked for, before. */
export function isOfExperience(read: ReadText, sentence: Sentence, type: ContractType, from: number): boolean {
  return type === 'SELF_EMPLOYED' && hasHitBetween(read.cues.year, sentence.from, from);
}
