import type { Gazetteer } from '@counterpart/ontology';
import { foldLabel } from '@counterpart/text';
import { keysOfAll } from '../../../language/word-lists.ts';
import type { Token } from '../../../tokens/text-tokens.ts';
import { isCountry } from '../../words/country-names.ts';
import type { HeaderSegment } from './header-segments.ts';

/** What tells the towns among the parts of a header. */
export interface TownFacts {
  readonly plain: string;
  readonly tokens: readonly Token[];
  readonly gazetteer: Gazetteer;
}

const LONGEST_TOWN = 5;
/** "À", "Te", "In" before a town. */
export const BEFORE_TOWN = keysOfAll('cv.town.before');
const LONGEST_FOREIGN_TOWN = 3;

/** Whether a part is a town before its country: "Gdynia, Poland" on a line of its own, "Zalando, Berlin (Germany)". */
export function isBeforeCountry(
  { plain, gazetteer }: TownFacts,
  segments: readonly HeaderSegment[],
  at: number,
): boolean {
  const [segment, next] = [segments[at], segments[at + 1]];
  if (segment === undefined || next?.group !== segment.group || segment.to - segment.from > LONGEST_FOREIGN_TOWN)
    return false;
  const country = foldLabel(plain.slice(next.start, next.end));
  if (!isCountry(country)) return false;
  // the towns of the countries that it knows the gazetteer tells
  if (gazetteer.placesNamed(country).length > 0) return false;
  if (!segment.isFirst) return segments[at - 1]?.group === segment.group;
  return segments[at + 2]?.group !== segment.group && segments.some(({ group }) => group !== segment.group);
}

/** Whether a part is a town, which stands behind something else or in brackets: alone on a line it may be a firm. */
export function isTown({ plain, tokens, gazetteer }: TownFacts, segment: HeaderSegment, leastPopulation = 0): boolean {
  // "Qualification: Handel" of a form
  if (segment.label === 'degree' || segment.label === 'title') return false;
  const [first, second] = [tokens[segment.from], tokens[segment.from + 1]];
  if (first !== undefined && second !== undefined && segment.to - segment.from > 1 && BEFORE_TOWN.has(first.key)) {
    // "À Charleroi" below the firm
    if (gazetteer.placesNamed(foldLabel(plain.slice(second.start, segment.end))).length > 0) return true;
  }
  if ((segment.isFirst && !segment.isInBrackets) || segment.to - segment.from > LONGEST_TOWN || segment.after === 'at')
    return false;
  const words = plain.slice(segment.start, segment.end);
  if (!/^\p{Lu}/u.test(words)) return false;
  if (isCountry(foldLabel(words))) return true;
  return gazetteer.placesNamed(foldLabel(words)).some(({ population }) => population >= leastPopulation);
}
