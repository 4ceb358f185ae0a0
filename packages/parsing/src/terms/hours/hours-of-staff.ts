import { cuesWithin } from '../../relevance/polarity.ts';
import { hasHitBetween } from '../../tokens/hits-between.ts';
import { keysOfAll } from '../../language/word-lists.ts';
import type { ReadText, Sentence } from '../../structure/read-text.ts';
import { OF, TAUGHT, type Unit } from './weeks/usual-week.ts';

const STAFF = keysOfAll('people.staff', 'people.employed');
/** Words between those who are employed and their hours. */
const STAFF_REACH = 3;

/**
 * "Plannings du personnel à temps partiel", "je berekent de prestaties van voltijdse arbeiders": hours of those who are
 * there, where nobody is sought.
 */
export function isOfStaff(read: ReadText, from: number, to: number): boolean {
  const sentence = read.sentenceOf(from);
  if (sentence === undefined || cuesWithin(read.cues.seeking, sentence)) return false;
  const { tokens } = read;
  const before = tokens.slice(Math.max(sentence.from, from - STAFF_REACH), from);
  const near = [...before, ...tokens.slice(to, Math.min(sentence.to, to + 1))];
  if (!near.some(({ key, followsBreak }, at) => STAFF.has(key) && (at < before.length || !followsBreak))) return false;
  // "supervision of part-time staff"
  if (tokens.slice(Math.max(sentence.from, from - LED_REACH), from).some(({ key }) => LED.has(key))) return true;
  return tokens.slice(sentence.from, sentence.to).some(({ key }) => WORKS_WITH.has(key) || ENTITLED.has(key));
}

const LED = keysOfAll('people.led');
/** Words between who leads them and their hours. */
const LED_REACH = 4;
/** "Part-time staff are entitled to leave": what those who are there have. */
const ENTITLED = keysOfAll('hours.entitled');

/** Who works with them, or has them: "je", "vous", "we". */
const WORKS_WITH = keysOfAll('grammar.reader.addressee', 'hours.we');

const OFF_WORK = keysOfAll('hours.off-work');
const PAID = keysOfAll('hours.off-work.paid');
/** Words from hours to the leave that they are: "40 hours | of paid vacation". */
const LEAVE_REACH = 3;

/** "40 hours of paid vacation", "40 uur opleiding per jaar": hours that nobody works. */
export function isOffWork({ tokens }: ReadText, { from, to }: Unit): boolean {
  if (tokens.slice(to, to + 2).some(({ key }) => TAUGHT.has(key))) return true;
  // "formazione di 40 ore"
  if (OF.has(tokens[from - 2]?.key ?? '') && TAUGHT.has(tokens[from - 3]?.key ?? '')) return true;
  for (let at = to; at < to + LEAVE_REACH; at++) {
    const token = tokens[at];
    if (token === undefined || token.followsBreak) return false;
    if (OFF_WORK.has(token.key)) return true;
    if (!PAID.has(token.key) && !OF.has(token.key)) return false;
  }
  return false;
}

const ARTICLES = keysOfAll('grammar.indefinite');
const ADDRESSEE = keysOfAll('grammar.reader.addressee');
const PERSON = keysOfAll('hours.person');

/**
 * "You must be a full-time resident", "réservé aux étudiants à temps plein": what somebody is, where nobody is sought;
 * "full-time student adviser" is a job, and so is "job étudiant à temps plein".
 */
export function isOfPerson({ tokens, table, cues }: ReadText, sentence: Sentence, from: number, to: number): boolean {
  if (cuesWithin(cues.seeking, sentence)) return false;
  const keyAt = (at: number): string => tokens[at]?.key ?? '';
  const isSmall = (at: number): boolean => table.stopWords.has(keyAt(at)) || ARTICLES.has(keyAt(at));
  const isLast = (at: number): boolean => at >= sentence.to || tokens[at]?.followsBreak === true || isSmall(at);
  if (to < sentence.to && tokens[to]?.followsBreak === false && PERSON.has(keyAt(to))) return isLast(to + 1);
  if (from - 2 < sentence.from || !PERSON.has(keyAt(from - 1))) return false;
  // "vous êtes étudiant à temps plein"
  return isSmall(from - 2) || (from - 3 >= sentence.from && ADDRESSEE.has(keyAt(from - 3)));
}

const STUDY = keysOfAll('hours.study');
/** Words between hours and the experience or the school that they are of: "full-time | paid work | experience". */
const PAST_REACH = 2;

/** "Two years' full-time experience", "in full-time education": hours of what one did, or does elsewhere. */
export function isOfPast({ tokens, cues }: ReadText, sentence: Sentence, from: number, to: number): boolean {
  const next = tokens[to];
  if (next?.followsBreak === false && STUDY.has(next.key)) return true;
  if (!hasHitBetween(cues.year, sentence.from, from)) return false;
  const isWhole = (start: number, end: number): boolean =>
    !tokens.slice(start + 1, end).some(({ followsBreak }) => followsBreak);
  return (
    cues.experience.some((hit) => hit.from >= to && hit.from - to <= PAST_REACH && isWhole(to - 1, hit.to)) ||
    // "deux ans d'expérience | à temps plein"
    cues.experience.some((hit) => hit.to <= from && hit.to >= from - 1 && isWhole(hit.from, to))
  );
}
