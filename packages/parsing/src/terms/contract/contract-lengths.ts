import type { ContractType } from '@counterpart/domain';
import type { ValueMention } from '../../structure/value-mention.ts';
import { isAnsweredNo } from '../../relevance/polarity.ts';
import { firstHitBetween, hasHitBetween, hitsBetween } from '../../tokens/hits-between.ts';
import type { ReadText, Sentence } from '../../structure/read-text.ts';
import { TermSet, termOf } from '../../tokens/term-dictionary.ts';
import { MONTH_NAMES } from '../../language/month-names.ts';
import { keysOfAll } from '../../language/word-lists.ts';
import { FULL_TIME_UNITS } from '../../structure/counted-numbers.ts';
import { REACH } from '../../tokens/reach.ts';
import { numericPeriods, type Span } from './numeric-dates.ts';

/** A mandate lasts six; more are years of the firm or of experience. */
const MOST_YEARS = 6;

/** "Een half jaar", "anderhalf jaar". */
const HALF = keysOfAll('number.half');

const MONTH_WORDS = new TermSet();
for (const name of MONTH_NAMES) MONTH_WORDS.add(termOf(name));

/** Whether a number in digits or as a word stands before a unit. */
export function isCounted(read: ReadText, unit: number): boolean {
  const before = read.tokens[unit - 1];
  return before?.number != null || HALF.has(before?.key ?? '') || hasHitBetween(read.cues.numberWord, unit - 1, unit);
}

/** Whether one of these units stands with its number within the tokens `from` to `to` (exclusive): "3 days". */
export function hasCounted(
  read: ReadText,
  units: readonly (readonly { readonly from: number; readonly to: number }[])[],
  from: number,
  to: number,
): boolean {
  return units.some((hits) => hitsBetween(hits, from, to).some((unit) => isCounted(read, unit.from)));
}

/**
 * "Contract: 7 months", "een contract voor een jaar", "contract until 31 December": a contract that is told with its
 * length or end is for a time.
 */
export function contractLengths(read: ReadText): readonly ValueMention<ContractType>[] {
  const { cues } = read;
  const units = [...cues.month, ...cues.year.filter(({ from }) => isFewYears(read, from))];
  const lengths = units.filter(({ from }) => isCounted(read, from)).map(({ from, to }) => ({ from: from - 1, to }));
  const ends = cues.until.filter(({ to }) => isDate(read, to));
  return [...lengths, ...ends, ...periods(read)]
    .sort((a, b) => a.from - b.from)
    .flatMap((length) => {
      const sentence = read.sentenceOf(length.from);
      const isAsked = sentence === undefined || isAnsweredNo(read, sentence);
      const word = isAsked ? undefined : contractWordNear(read, sentence, length);
      return word === undefined
        ? []
        : [
            {
              value: 'TEMPORARY' as const,
              from: Math.min(word.from, length.from),
              to: Math.max(word.to, length.to),
              confidence: 0.85,
            },
          ];
    });
}

const TO = keysOfAll('range.to');

/** Times from one date to another: "du 5 au 25 septembre", "from June to August". */
export function periods(read: ReadText): readonly Span[] {
  const months: number[] = [];
  for (let at = 0; at < read.tokens.length; at++) {
    const token = read.tokens[at];
    if (token !== undefined && MONTH_WORDS.mayHave(token) && MONTH_NAMES.has(token.key)) months.push(at);
  }
  return [
    ...numericPeriods(read),
    ...daysOfMonth(read, months),
    ...months.slice(1).flatMap((to, i) => {
      const from = months[i] ?? to;
      const isOneSentence = read.sentenceOf(from) === read.sentenceOf(to);
      // "may be required … and the position may" names no month
      const isJoined =
        read.tokens[from]?.key !== read.tokens[to]?.key &&
        (read.tokens.slice(from, to).some(({ key }) => TO.has(key)) || isDashed(read, from, to));
      return isOneSentence && isJoined && to - from <= REACH.contract.period
        ? [{ from, to: to + 1, isPeriod: true }]
        : [];
    }),
  ];
}

/** "April – December 2026", "1 June - 30 September": nothing but numbers and a dash between two months. */
function isDashed({ tokens, original }: ReadText, from: number, to: number): boolean {
  return /^[\s\d.]*[-–—][\s\d.]*$/.test(original.slice(tokens[from]?.end, tokens[to]?.start));
}

/** "Du 5 au 25 septembre", "van 3 tot 28 augustus": two days of one month. */
function daysOfMonth({ tokens }: ReadText, months: readonly number[]): readonly Span[] {
  return months.flatMap((at) => {
    const [first, to, last] = [tokens[at - 3], tokens[at - 2], tokens[at - 1]];
    if (first?.number == null || last?.number == null || !TO.has(to?.key ?? '')) return [];
    return last.number - first.number >= WEEK ? [{ from: at - 3, to: at + 1, isPeriod: true }] : [];
  });
}

/** Days from which such a period is work for a time, and no course or fair. */
const WEEK = 7;

function contractWordNear(read: ReadText, sentence: Sentence, { from, to, isPeriod = false }: Span): Span | undefined {
  const near = (cues: readonly Span[], behind = 3): Span | undefined =>
    hitsBetween(cues, from - REACH.contract.length + 1, to + behind).find(
      // "term time only (37 weeks)" tells when one works
      (cue) => cue.from >= sentence.from && cue.to <= sentence.to && !hasHitBetween(read.cues.hours, cue.from, cue.to),
    );
  if (sentence.section === 'company') return undefined;
  // "proeftijd van 6 maanden", "6 months' experience" and "holidays after 3 months" are other lengths
  if (near(read.cues.experience) !== undefined) return undefined;
  const other = isPeriod ? undefined : near(read.cues.otherLength);
  // "six months, 40 hours per week": "per" speaks of the hours
  const isSaidOfIt =
    other !== undefined && !read.tokens.slice(to, other.from + 1).some(({ followsBreak }) => followsBreak);
  if (isSaidOfIt) return undefined;
  const word =
    near(read.cues.contractWord) ??
    near(read.cues.lengthWord, REACH.contract.length + 1) ??
    plural(read, sentence, from);
  // "Durée : celle de l'étude, soit 22 mois": a line that begins with its heading speaks of nothing else
  const heading = firstHitBetween(read.cues.lengthWord, sentence.from, sentence.from + 1);
  if (word !== undefined || heading !== undefined) return word ?? heading;
  const sought = firstHitBetween(read.cues.seeking, sentence.from, sentence.to);
  // "zoeken we iemand voor een week of 8, voltijds", "ci serve un muratore per 2 mesi"
  const named = isPeriod ? undefined : headingOfLength(read, sentence, from, to);
  if (named !== undefined) return named;
  if (!isPeriod && isForIt(read, from) && hasHitBetween(read.cues.month, from, to))
    return sought ?? partOfWeek(read, sentence);
  // "wtf 0,54, tot het einde van het schooljaar"
  const isEnd = hasHitBetween(read.cues.until, from, from + 1) && isApart(read, from);
  if (!isPeriod) return isEnd ? partOfWeek(read, sentence) : undefined;
  // "Fulltime van half augustus tot eind september"
  const isTold = hasCounted(read, [read.cues.hourUnit], to, sentence.to);
  if (sentence.from <= 2 && isTold) return { from, to };
  const hours = firstHitBetween(read.cues.hours, Math.max(sentence.from, from - REACH.contract.soughtPeriod), from);
  if (hours !== undefined) return hours;
  const above = read.sentenceOf(sentence.from - 1);
  const titled = above?.isHeading === true || above?.to === (above?.from ?? 0) + 1 ? above : undefined;
  return (
    hitsBetween(
      read.cues.seeking,
      Math.max(sentence.from, from - REACH.contract.soughtPeriod),
      Math.min(sentence.to, to),
    )[0] ?? (titled === undefined ? undefined : hitsBetween(read.cues.lengthWord, titled.from, titled.to)[0])
  );
}

/** Whether a break or a dash stands before a token: "50% – tot 30/09/2028". */
function isApart({ tokens, original }: ReadText, at: number): boolean {
  if (tokens[at]?.followsBreak === true) return true;
  return /^\s[-–—]\s$/.test(original.slice(tokens[at - 1]?.end, tokens[at]?.start));
}

const CONTRACTS = keysOfAll('contract.plural');
const LASTING = keysOfAll('contract.lasting');
/** Words between contracts and the first of their lengths: "contracts | run from two". */
const LASTING_REACH = 6;

/** "Contracts run from two to six months": contracts, and nothing that they are of before their length. */
function plural({ tokens, cues, table }: ReadText, sentence: Sentence, from: number): Span | undefined {
  for (let at = from; at >= Math.max(sentence.from, from - LASTING_REACH); at--) {
    const { key = '', number = null } = tokens[at] ?? {};
    if (CONTRACTS.has(key)) return { from: at, to: at + 1 };
    const isNumber =
      number !== null || hasHitBetween(cues.numberWord, at, at + 1) || hasHitBetween(cues.month, at, at + 1);
    if (!isNumber && !table.stopWords.has(key) && !LASTING.has(key)) return undefined;
  }
  return undefined;
}

/** Words of a line that says no more than a length. */
const BARE = 2;

/** "Duur | 4 maanden": the heading above a line that is nothing but a length. */
function headingOfLength(read: ReadText, sentence: Sentence, from: number, to: number): Span | undefined {
  if (from !== sentence.from || sentence.to - to > BARE || from === 0) return undefined;
  const above = read.sentenceOf(from - 1);
  if (above === undefined || above.to - above.from > BARE) return undefined;
  return hitsBetween(read.cues.lengthWord, above.from, above.to)[0];
}

/** "1.0 FTE", "50%", "full time": the hours that a sentence tells of a job. */
function partOfWeek({ tokens, cues }: ReadText, { from, to }: Sentence): Span | undefined {
  const unit = tokens.slice(from, to).findIndex(({ key }) => FULL_TIME_UNITS.has(key) || key === '%');
  if (unit !== -1) return { from: from + unit, to: from + unit + 1 };
  return hitsBetween(cues.hours, from, to).find((hit) => hit.from >= from);
}

const TO_DATE = keysOfAll('range.to', 'contract.until');

/** "Temporary | to 31 August 2027", "temporary | May to September": a date right behind a contract ends it. */
export function endsOn(read: ReadText, to: number): boolean {
  if (MONTH_NAMES.has(read.tokens[to]?.key ?? '') && TO_DATE.has(read.tokens[to + 1]?.key ?? '')) return true;
  return TO_DATE.has(read.tokens[to]?.key ?? '') && isDate(read, to + 1);
}

const FOR = keysOfAll('place.sought-for');

/** "For six weeks": what somebody is sought for. */
function isForIt({ tokens }: ReadText, from: number): boolean {
  return FOR.has(tokens[from - 1]?.key ?? '') || FOR.has(tokens[from - 2]?.key ?? '');
}

function isFewYears(read: ReadText, unit: number): boolean {
  if (HALF.has(read.tokens[unit - 1]?.key ?? '')) return true;
  const value = read.tokens[unit - 1]?.number ?? hitsBetween(read.cues.numberWord, unit - 1, unit)[0]?.value ?? 0;
  return value >= 1 && value <= MOST_YEARS;
}

/** "Gesubsidieerd tot eind 2027". */
function isYear(number: number): boolean {
  return number >= 2020 && number < 2100;
}

/** What ends at a time that has no date: "fino a fine anno", "tot aan de zomervakantie". */
const ENDS = keysOfAll('contract.end');

/** "Until the end of Q2". */
const QUARTER = /^q[1-4]$/;

/** Whether a date begins at a token: "31 december", "december 2026", "eind augustus". */
export function isDate(read: ReadText, at: number): boolean {
  return (
    read.tokens
      .slice(at, at + 3)
      .some(({ key, number }) => MONTH_NAMES.has(key) || QUARTER.test(key) || (number !== null && isYear(number))) ||
    // "tot het einde van het schooljaar"
    read.tokens.slice(at, at + REACH.contract.end).some(({ key }) => ENDS.has(key))
  );
}
