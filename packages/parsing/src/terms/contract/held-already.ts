import type { ContractType } from '@counterpart/domain';
import { keysOfAll, phrasesOfAll } from '../../language/word-lists.ts';
import { cuesWithin } from '../../relevance/polarity.ts';
import type { Token } from '../../tokens/text-tokens.ts';
import type { ReadText, Sentence } from '../../structure/read-text.ts';
import { hasHitBetween, hitsBetween } from '../../tokens/hits-between.ts';
import { PhraseTable } from '../../tokens/phrase-table.ts';
import { numberAt } from '../../structure/counted-numbers.ts';

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

const BY = keysOfAll('contract.by-experience');
/** Words between what the pay goes by and experience: "in base | alla tua". */
const BY_REACH = 3;

/** Whether a sentence asks experience or tells of it; "salary depending on experience" does neither. */
export function asksExperience({ tokens, cues }: ReadText, sentence: Sentence): boolean {
  return hitsBetween(cues.experience, sentence.from, sentence.to).some(
    ({ from }) => !tokens.slice(Math.max(sentence.from, from - BY_REACH), from).some(({ key }) => BY.has(key)),
  );
}

const SERVED = keysOfAll('contract.served');
const SERVICE = keysOfAll('contract.service');
/** Words between the years that somebody served and the contract: "two years | of service under a". */
const SERVED_REACH = 5;
/** Words between what says that somebody served and the years: "completed | at least the last two". */
const YEARS_REACH = 5;

/**
 * "Applicants have completed three years on fixed-term contracts": what they worked under before; with "you get" in
 * between, what is offered.
 */
export function isServed(read: ReadText, sentence: Sentence, from: number): boolean {
  const { tokens, cues, table } = read;
  const start = Math.max(sentence.from, from - SERVED_REACH - 1);
  const units = [...hitsBetween(cues.year, start, from), ...hitsBetween(cues.month, start, from)];
  const unit = units.findLast(({ to }) => to <= from && from - to <= SERVED_REACH);
  if (unit === undefined || unit.from < sentence.from) return false;
  const between = tokens.slice(unit.to, from + 1);
  const isJoined = between.every(({ key, followsBreak }, i) => {
    const isSmall =
      table.stopWords.has(key) || SERVICE.has(key) || hasHitBetween(cues.contractWord, unit.to + i, unit.to + i + 1);
    // "esperienza di due anni e contratto a tempo determinato" are two things
    return !followsBreak && !table.joiningWords.has(key) && (isSmall || i === between.length - 1);
  });
  if (!isJoined || between.length < 2) return false;
  return tokens.slice(Math.max(sentence.from, unit.from - YEARS_REACH), unit.from).some(({ key }) => SERVED.has(key));
}

const SEVERAL = keysOfAll('contract.several');
const SEVERAL_PEOPLE = keysOfAll('contract.several-people');
/** Words between "a group" and the people: "of committed". */
const SEVERAL_REACH = 3;

/** "A large group of volunteers", "vier freelance professionals": people who are there, where nobody is sought. */
export function areSeveral(read: ReadText, sentence: Sentence, from: number, to: number): boolean {
  const { tokens, cues } = read;
  if (cuesWithin(cues.seeking, sentence)) return false;
  // "zzp'ers" is cut behind its first word
  const people = tokens.slice(from, Math.min(sentence.to, to + 1));
  if (!people.some(({ key, followsBreak }, i) => SEVERAL_PEOPLE.has(key) && (i === 0 || !followsBreak))) return false;
  for (let at = from - 1; at >= Math.max(sentence.from, from - SEVERAL_REACH); at--) {
    if (SEVERAL.has(tokens[at]?.key ?? '') || (numberAt(read, at) ?? 0) > 1) return true;
  }
  return false;
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

const BEGAN = new PhraseTable<true>();
for (const phrase of phrasesOfAll('contract.began-as')) BEGAN.add(phrase, true);
/** Words of the longest such beginning and those up to the contract: "started as | a Christmas". */
const BEGAN_REACH = 5;

/** "Our manager started as a Christmas temp": how somebody came to the firm. */
export function isHowTheyBegan({ tokens }: ReadText, sentence: Sentence, from: number): boolean {
  return BEGAN.find(tokens.slice(Math.max(sentence.from, from - BEGAN_REACH), from)).length > 0;
}

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

const SCHOOLS = keysOfAll('contract.school');

/** Whether a school of apprentices is named: "la formation IFAPME" among what is asked is where somebody learned. */
export function isSchool({ tokens }: ReadText, at: number): boolean {
  return SCHOOLS.has(tokens[at]?.key ?? '');
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

/** Words between a reserve and how long it lasts: "werfreserve | aangelegd". */
const RESERVE_REACH = 4;

const HIRED = keysOfAll('contract.hired');
const POSTS = keysOfAll('contract.posts', 'terms.posts');
/** Words from a contract to the posts that have it: "temporary and | specified purpose | positions". */
const POSTS_REACH = 5;

/**
 * "Er wordt een werfreserve aangelegd voor de duur van een jaar": the list lasts so long, not the contract;
 * "graduatoria per assunzioni a tempo determinato" says what it is for.
 */
export function isOfReserve({ tokens, cues }: ReadText, sentence: Sentence, from: number): boolean {
  // "a panel from which temporary positions will be filled"
  if (tokens.slice(from, Math.min(sentence.to, from + POSTS_REACH)).some(({ key }) => POSTS.has(key))) return false;
  const reserves = hitsBetween(cues.contract, Math.max(sentence.from, from - RESERVE_REACH), from);
  return reserves.some(
    ({ to, value }) =>
      value?.value === 'RESERVE' && to <= from && !tokens.slice(to, from + 1).some(({ key }) => HIRED.has(key)),
  );
}
