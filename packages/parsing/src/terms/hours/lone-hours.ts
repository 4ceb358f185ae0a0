import { countedBefore } from '../../structure/counted-numbers.ts';
import type { ReadText, Sentence } from '../../structure/read-text.ts';
import { alternativesOfAll, keysOfAll } from '../../language/word-lists.ts';
import { hasHitBetween, hitsBetween } from '../../tokens/hits-between.ts';
import { REACH } from '../../tokens/reach.ts';
import type { Token } from '../../tokens/text-tokens.ts';
import { isDayOfWeek } from './weeks/named-days.ts';
import { HOURS_FACTS } from './hours-of-facts.ts';
import { PERCENT } from './parts-of-full-time.ts';
import { type HoursMention, MOST_ASKED, ofWeek, TAUGHT } from './weeks/usual-week.ts';

/** Fewer hours on a line of their own are those of a day; fewer percent are a bonus. */
const [LEAST_HOURS, LEAST_PERCENT] = [12, 40] as const;
/** Days or parts of days that are hardly a whole week. */
const FEW_DAYS = 4;
/** Hours of a day that make no full week of it. */
const [SHORT_DAY, HALF_DAY] = [2, 6] as const;
/** Words of the longest line of days. */
const LINE = 7;

/**
 * Hours that are a whole sentence or line of a short ad, where nothing else tells them: "18 ore", "100 %", "Drie
 * dagdelen", "Le mercredi et le samedi", "4 ore al giorno".
 */
export function loneHours(read: ReadText): readonly HoursMention[] {
  if (read.tokens.length > REACH.structure.shortAd) return [];
  return read.sentences.flatMap((sentence) => {
    const { from, to, section, isAboutCompany } = sentence;
    if (isAboutCompany || section === 'company' || section === 'contact' || section === 'profile') return [];
    if (from === to || to - from > LINE) return [];
    const fact = HOURS_FACTS.of(read.tokens, { from, to, labelFrom: from, isListed: false });
    const value = fact ?? ofUnit(read, sentence) ?? ofPercent(read, sentence) ?? ofDays(read, sentence);
    return value === null ? shortDays(read, sentence) : [{ value, from, to, confidence: LONE }];
  });
}

const LONE = 0.5;

/** "18 ore", "24 - 36 u", "Drie dagdelen". */
function ofUnit(read: ReadText, { from, to }: Sentence): HoursMention['value'] | null {
  const hours = countedBefore(read, to - 1, LEAST_HOURS, MOST_ASKED);
  if (hours?.from === from && hasHitBetween(read.cues.hourUnit, to - 1, to)) return ofWeek(hours);
  const days = countedBefore(read, to - 1, 1, FEW_DAYS);
  return days?.from === from && hasHitBetween(read.cues.day, to - 1, to) ? 'PART_TIME' : null;
}

/** "100 %", "60%". */
function ofPercent({ tokens }: ReadText, { from, to }: Sentence): HoursMention['value'] | null {
  const number = tokens[from]?.number ?? 0;
  if (to - from !== 2 || !PERCENT.has(tokens[from + 1]?.key ?? '') || number < LEAST_PERCENT || number > 100)
    return null;
  return number === 100 ? 'FULL_TIME' : 'PART_TIME';
}

const SMALL = keysOfAll('clock.every', 'clock.on', 'hours.only');
const WEEKEND = keysOfAll('clock.weekend');
/** Names of days up to which a week is part time. */
const MOST_NAMED = 3;

/** "Le mercredi et le samedi", "Saturdays", "Solo weekend": a line of nothing but days. */
function ofDays(read: ReadText, { from, to }: Sentence): HoursMention['value'] | null {
  const { tokens, table } = read;
  const words = tokens.slice(from, to);
  const isDay = (token: Token): boolean => isDayOfWeek(read, token);
  const days = words.filter((token) => isDay(token) || WEEKEND.has(token.key)).length;
  if (days === 0 || days > MOST_NAMED) return null;
  // "Thursday evenings, 6-8pm"
  const isTime = (at: number): boolean =>
    hasHitBetween(read.cues.day, at, at + 1) || hasHitBetween(read.clockSpans, at, at + 1);
  const isSmall = ({ key }: Token): boolean => SMALL.has(key) || table.joiningWords.has(key);
  const isOnly = words.every(
    (token, at) => isDay(token) || WEEKEND.has(token.key) || isSmall(token) || isTime(from + at),
  );
  // "maandag tot vrijdag" and "weekend" alone are no list of days
  return isOnly && (words.length > 1 || words.every(isDay)) ? 'PART_TIME' : null;
}

const OPENING = new RegExp(String.raw`(?<!\p{L})(?:${alternativesOfAll('clock.opening')})(?!\p{L})`, 'iu');

/** "4 ore al giorno", "Vier uur per dag": so few hours of a day are no full week. */
function shortDays(read: ReadText, { from, to, start, end }: Sentence): readonly HoursMention[] {
  if (OPENING.test(read.original.slice(start, end))) return [];
  if (read.tokens.slice(from, to).some(({ key }) => TAUGHT.has(key))) return [];
  return hitsBetween(read.cues.hourUnit, from, to).flatMap((unit) => {
    const hours = countedBefore(read, unit.from, SHORT_DAY, HALF_DAY);
    const day = hitsBetween(read.cues.period, unit.to, unit.to + 2).find(({ value }) => value === 'DAY');
    if (hours === null || day === undefined) return [];
    return [{ value: 'PART_TIME' as const, from: hours.from, to: day.to, confidence: LONE }];
  });
}
