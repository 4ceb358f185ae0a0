import type { ReadText, Sentence } from '../../structure/read-text.ts';
import { seekingAt } from '../../relevance/employer/seeking-at.ts';
import { keysByLanguage, keysOfAll } from '../../language/word-lists.ts';
import { hasHitBetween, hitsBetween } from '../../tokens/hits-between.ts';
import { REACH } from '../../tokens/reach.ts';

/**
 * A province in brackets behind an Italian town, or a word of working life behind the name ("our Amsterdam office").
 */
const PLACE_MARK = new RegExp(
  `^\\s?\\(\\d{2,5}\\)|^\\s?\\([A-Z]{2}\\)|^[ -](?:${[...keysOfAll('place.mark')].join('|')})\\b`,
);
/** Characters behind a name in which such a mark must begin. */
const MARK_SAMPLE = 16;
const SHOUT_SAMPLE = 80;
/** The longest name of a place, in words ("Saint-Rémy-lès-Chevreuse"). */
export const LONGEST_NAME = 5;
/** Names of at most so many letters are everyday words too often to count without a strong cue. */
export const SHORT_NAME = 3;

/** Words, mostly with an apostrophe before them, that begin the names of towns in small letters. */
const CLITICS = keysByLanguage('place.clitic');
/** What parts such a word from the name: "'s-Gravenhage", "’t Harde". */
const CLITIC_GAP = /^[- ‐‑]$/;

/** Whether a token begins with a capital, or a name that has one behind its clitic: "'s-Hertogenbosch", "'t Harde". */
export function isCapital(read: ReadText, at: number): boolean {
  const { tokens, original, language } = read;
  const start = tokens[at]?.start ?? 0;
  if (/\p{Lu}/u.test(original.charAt(start))) return true;
  const next = tokens[at + 1];
  if (next === undefined || !CLITICS[language].has(tokens[at]?.key ?? '')) return false;
  if (!/\p{Lu}/u.test(original.charAt(next.start))) return false;
  return CLITIC_GAP.test(original.slice(tokens[at]?.end ?? 0, next.start));
}

/**
 * "KIABI Aubenas recrute", "Brasserie De Zwaan Brugge zoekt": a capital right before what seeks, at the head of a
 * sentence.
 */
export function isBeforeSeeking(read: ReadText, sentence: Sentence, at: number): boolean {
  const seeking = seekingAt(read, sentence);
  return seeking > at && seeking - at <= LONGEST_NAME && seeking - sentence.from <= REACH.places.employer;
}

/** Whether the verb that seeks stands right behind a name: "KIABI Aubenas recrute". */
export function isRightBeforeSeeking(read: ReadText, sentence: Sentence, to: number): boolean {
  return seekingAt(read, sentence) === to;
}

/** "Employé de ménage - Balazuc", "… H/F - Lanas": a break or nothing stands on both sides. */
export function isSetApart(read: ReadText, from: number, to: number): boolean {
  const { tokens, original } = read;
  const before = original.slice(tokens[from - 1]?.end ?? 0, tokens[from]?.start ?? 0);
  const next = tokens[to];
  const after = next === undefined ? '' : original.slice(tokens[to - 1]?.end ?? 0, next.start);
  return (from === 0 || /[-–—|,(/]/.test(before)) && (next === undefined || /[-–—|,)/(]/.test(after));
}

/**
 * "Lasser - Roeselare - interim": a part of the text's first line by itself. `isBehindLabel`: a function or a skill
 * ends right before it ("Infermiere RSA | Brescia - …"), so that the capital there begins no longer name.
 */
export function isBetweenDashes(read: ReadText, sentence: Sentence, at: number, isBehindLabel: boolean): boolean {
  if (sentence.from !== 0) return isPartOfTopLine(read, sentence, at);
  // "Waterford | Full time", "Metz - Agent de maintenance"
  if (at === 0) return isBeforeDash(read, at) || isBeforeHours(read, at);
  if (endsHeadline(read, at)) return true;
  // "Régie des pistes de Valloire – 150 km de descentes"
  const isAlone = !isCapital(read, at - 1) || isBehindLabel;
  if (isAlone && read.tokens[at]?.followsBreak === false && isBeforeDash(read, at)) return true;
  return /[-–—|]\s$/.test(read.original.slice(Math.max(0, (read.tokens[at]?.start ?? 0) - 2), read.tokens[at]?.start));
}

/** Characters of a text in which a line of facts stands below its first line. */
const TOP_LENGTH = 700;
/** A longer line is no line of facts. */
const LONGEST_LINE = 120;
const PART_START = /(?:^|[\n\r]|\s[-–—|•·/]\s)[ \t]*$/u;
const PART_END = /^(?:\s[-–—|•·/]\s|[ \t]*(?:[\n\r]|$)|,? \d)/u;
/** "Dublin 2", "London SE1": the district behind a town. */
const DISTRICT = /^ (?:\d{1,2}|[A-Z]{1,2}\d{1,2})(?=\s|$)/;

/** "Amersfoort | 24-32 uur | mbo", "… - CDI - Lyon 3e": a part by itself of a short line near the top of the text. */
function isPartOfTopLine(read: ReadText, sentence: Sentence, at: number): boolean {
  const { tokens, original } = read;
  const start = tokens[at]?.start ?? TOP_LENGTH;
  if (start >= TOP_LENGTH || sentence.isItem || sentence.end - sentence.start > LONGEST_LINE) return false;
  if (!PART_START.test(original.slice(Math.max(0, start - 4), start))) return false;
  if (at === sentence.from && (isBeforeHours(read, at) || isBeforeTerm(read, at))) return true;
  if (!/\s[-–—|•·/]\s/u.test(original.slice(sentence.start, sentence.end))) return false;
  for (let last = at; last < at + LONGEST_NAME; last++) {
    const end = tokens[last]?.end;
    if (end !== undefined && PART_END.test(original.slice(end, end + 4))) return true;
  }
  return false;
}

/** Where the token behind a name stands that begins no district of it: "Dublin 2", "London SE1". */
export function behindDistrict({ tokens, original }: ReadText, to: number): number {
  const end = tokens[to - 1]?.end ?? 0;
  const district = DISTRICT.exec(original.slice(end, end + MARK_SAMPLE))?.[0].length ?? 0;
  if (district === 0) return to;
  let next = to;
  while ((tokens[next]?.end ?? Number.POSITIVE_INFINITY) <= end + district) next += 1;
  return next;
}

/** Whether a comma and a number follow within the longest name: "Lorient, 57 000 habitants". */
export function isBeforeNumber(read: ReadText, at: number): boolean {
  for (let last = at; last < at + LONGEST_NAME; last++) {
    const end = read.tokens[last]?.end;
    if (end === undefined) return false;
    if (read.original.charAt(end) !== ',') continue;
    return read.tokens[last + 1]?.number != null || hasHitBetween(read.cues.numberWord, last + 1, last + 2);
  }
  return false;
}

/** Whether a name that begins here ends at a dash or bar. */
function isBeforeDash(read: ReadText, at: number): boolean {
  for (let last = at; last < at + LONGEST_NAME; last++) {
    const end = read.tokens[last]?.end;
    if (end === undefined) return false;
    if (/^\s[-–—|/]\s/.test(read.original.slice(end, end + 3))) return true;
  }
  return false;
}

/** "Eindhoven, 36-40 uur per week": hours follow a name that begins a line. */
function isBeforeHours(read: ReadText, at: number): boolean {
  if (!isBeforeNumber(read, at)) return false;
  return hasHitBetween(read.cues.hourUnit, at + 2, at + 2 + LONGEST_NAME);
}

/** "Kortrijk, voltijds of deeltijds, onbepaalde duur": a comma and a term of the job follow a name. */
function isBeforeTerm({ tokens, original, cues }: ReadText, at: number): boolean {
  for (let last = at; last < at + LONGEST_NAME; last++) {
    const end = tokens[last]?.end;
    if (end === undefined) return false;
    if (original.charAt(end) !== ',') continue;
    const begins = ({ from }: { readonly from: number }): boolean => from === last + 1;
    return (
      hitsBetween(cues.hours, last + 1, last + 2).some(begins) ||
      hitsBetween(cues.contract, last + 1, last + 2).some(begins)
    );
  }
  return false;
}

/** "Customer service representative (Dutch), | Antwerp |": a comma before, the end of the line behind a name. */
function endsHeadline({ tokens, original }: ReadText, at: number): boolean {
  const start = tokens[at]?.start ?? 0;
  if (start > LONGEST_LINE || !original.slice(Math.max(0, start - 2), start).endsWith(', ')) return false;
  for (let last = at; last < at + LONGEST_NAME; last++) {
    const end = tokens[last]?.end;
    if (end === undefined) return false;
    if (/^[ \t]*[\r\n]/.test(original.slice(end, end + MARK_SAMPLE))) return true;
    if (tokens[last + 1]?.followsBreak !== false) return false;
  }
  return false;
}

/** "Hotel Villa Olivo, Riva del Garda (TN)", "our Amsterdam hub": a mark comes within the longest name. */
export function isBeforeMark(read: ReadText, at: number): boolean {
  for (let last = at; last < at + LONGEST_NAME; last++) {
    const end = read.tokens[last]?.end;
    if (end === undefined) return false;
    if (PLACE_MARK.test(read.original.slice(end, end + MARK_SAMPLE))) return true;
  }
  return false;
}

/**
 * A name inside a sentence that no other name precedes: "de vestiging Zwolle" and "Peeters, Hasselt", but not "Jan
 * Gent".
 */
export function isPlainName(read: ReadText, at: number): boolean {
  const sentence = read.sentenceOf(at);
  const token = read.tokens[at];
  if (sentence === undefined || token === undefined || at === sentence.from) return false;
  // "De Haan" and "Le Mans" begin with a short word
  const isShort =
    token.key.length <= SHORT_NAME && !(isCapital(read, at + 1) && read.tokens[at + 1]?.followsBreak === false);
  if (isShort) return false;
  return token.followsBreak || !isCapital(read, at - 1);
}

/** Whether a sentence has no small letter in its beginning: a capital says nothing in it. */
export function isShouted(read: ReadText, { start, end }: Sentence): boolean {
  return !/\p{Ll}/u.test(read.original.slice(start, Math.min(end, start + SHOUT_SAMPLE)));
}

/** Whether a mark such as "(TN)" or "office" stands right behind the token before `to`. */
export function isMarkedBehind(read: ReadText, to: number): boolean {
  const end = read.tokens[to - 1]?.end ?? 0;
  const behind = read.original.slice(end, end + MARK_SAMPLE);
  return PLACE_MARK.test(behind) || BRITISH_CODE.test(behind);
}

/** "Nottingham, NG1 5DT". */
const BRITISH_CODE = /^,? [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/;

/** A comma or a bracket and the name of a county or region behind a town: ", Co. Mayo", " (Côte d'Or)". */
export const AREA_BEHIND = new RegExp(
  [
    String.raw`^(?:, ?| ?\()((?:Co\.? |County )?\p{Lu}[\p{L}'’-]{2,20}`,
    String.raw`(?: (?:\p{Ll}{1,2}['’]|\p{Ll}{1,4} )?\p{Lu}[\p{L}-]{1,20}){0,2})`,
  ].join(''),
  'u',
);
/** Characters behind a name in which its region stands. */
export const AREA_SAMPLE = 50;

/** Whether a comma or a bracket and another name follow within the longest name: "Ballyhaunis, Co. Mayo". */
export function isBeforeArea(read: ReadText, at: number): boolean {
  for (let last = at; last < at + LONGEST_NAME; last++) {
    const end = read.tokens[last]?.end;
    if (end === undefined) return false;
    if (/^(?:,| ?\()/.test(read.original.slice(end, end + 2)))
      return AREA_BEHIND.test(read.original.slice(end, end + AREA_SAMPLE));
  }
  return false;
}
