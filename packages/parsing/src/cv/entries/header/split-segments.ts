import type { Gazetteer } from '@counterpart/ontology';
import { foldLabel } from '@counterpart/text';
import type { ConceptMention } from '../../../concepts/find-concepts.ts';
import { keysOfAll } from '../../../language/word-lists.ts';
import { hitsBetween } from '../../../tokens/hits-between.ts';
import type { Token } from '../../../tokens/text-tokens.ts';
import { CV_WORDS } from '../../words/cv-words.ts';
import type { HeaderSegment } from './header-segments.ts';

/** What a part is cut by where nothing but words stands between a title and an employer or a degree and a school. */
export interface SplitFacts {
  readonly plain: string;
  readonly tokens: readonly Token[];
  readonly occupations: readonly ConceptMention[];
  readonly gazetteer: Gazetteer;
  /** Whether words name an occupation when they stand alone. */
  namesOccupation(segment: HeaderSegment): boolean;
}

/** Whether the words of a part speak for its being a title. */
export type NamesTitle = (segment: HeaderSegment) => boolean;

/** A name after one of these belongs to the title ("responsable de Bruxelles"). */
const LINKING = keysOfAll('cv.title.link');
/** A word in capitals that is hardly an abbreviation. */
const LOUD = /^\p{Lu}{4,}$/u;
/** Characters of a name in capitals that is no subject ("Consultant SAP FICO"). */
const SHORTEST_LOUD = 6;
/** Whether a token has a capital and small letters: a name, not an abbreviation such as CNC. */
export function isNameWord(plain: string, token: Token | undefined): boolean {
  return token !== undefined && /^\p{Lu}.*\p{Ll}/u.test(plain.slice(token.start, token.end));
}

/**
 * "Verpleegkundige UZ Leuven", "facility coördinator Tuinen Hoogstade": a title and a firm without anything between
 * them.
 */
export function splitAtEmployer(
  facts: SplitFacts,
  segment: HeaderSegment,
  namesTitle: NamesTitle,
): readonly HeaderSegment[] {
  if (segment.after !== null || segment.label !== null) return [segment];
  const named =
    splitAtName(facts, segment, namesTitle) ??
    splitAtCapitals(facts, segment, namesTitle) ??
    splitBehindCapitals(facts, segment, namesTitle);
  if (named !== null) return named;
  const { plain, tokens, occupations } = facts;
  const hit = hitsBetween(occupations, segment.from, segment.to)[0];
  const isFirmFirst = [CV_WORDS.companyWords, CV_WORDS.instituteWords].some(
    (words) => words.endOf(tokens, segment.from, segment.to) > segment.from,
  );
  const isSmall = !isFirmFirst && /\p{Ll}/u.test(plain.charAt(segment.start));
  let at = hit !== undefined && hit.from === segment.from ? hit.to : segment.from + 1;
  // a title in small letters ends where a name begins; one with a capital where a firm's word follows
  if (isSmall) while (at < segment.to && !isNameWord(plain, tokens[at])) at++;
  const next = tokens[at];
  const before = tokens[at - 1];
  if (next === undefined || before === undefined || at >= segment.to) return [segment];
  if (plain.slice(before.end, next.start).trim() !== '' || LINKING.has(before.key)) return [segment];
  // "Boekhouder, fiduciaire Lauwers", "Delattre, concession Renault": no title in small letters, but a kind of firm
  if (isSmall && !segment.isFirst && !namesTitle({ ...segment, to: at, end: before.end })) return [segment];
  const isBehindTrade = hit?.from === segment.from && hit.to === at;
  if (!/\p{Lu}/u.test(plain.charAt(next.start)) && !(isBehindTrade && isNamedFirm(facts, at, segment.to)))
    return [segment];
  const isEmployer =
    CV_WORDS.companyWords.countWithin(tokens, at, segment.to) +
      CV_WORDS.instituteWords.countWithin(tokens, at, segment.to) >
    0;
  if (!isSmall && (hit?.from !== segment.from || !(isEmployer || isFirmInTown(facts, at, segment)))) return [segment];
  if (CV_WORDS.titleWords.countWithin(tokens, at, segment.to) > 0) return [segment];
  return [
    { ...segment, to: at, end: before.end },
    { ...segment, from: at, start: next.start, isFirst: false },
  ];
}

/** "Agent d'entretien | société ONET", "femme de chambre | hôtel Ibis": a word for a firm, and its name. */
function isNamedFirm({ plain, tokens }: SplitFacts, at: number, to: number): boolean {
  const name = CV_WORDS.companyWords.endOf(tokens, at, to);
  return name > at && name < to && /\p{Lu}/u.test(plain.charAt(tokens[name]?.start ?? 0));
}

/** "Vakkenvuller | Jumbo Enschede": a name, and behind it the town. */
function isFirmInTown({ plain, tokens, gazetteer }: SplitFacts, at: number, { to, end }: HeaderSegment): boolean {
  const [name, town] = [tokens[at], tokens[at + 1]];
  if (town === undefined || at + 2 !== to || !isNameWord(plain, name) || !isNameWord(plain, town)) return false;
  return gazetteer.placesNamed(foldLabel(plain.slice(town.start, end))).length > 0;
}

/** The token where a name may begin behind a word such as "at": the article of "à La Ronde" is its own. */
export function nameBehind({ plain, tokens }: SplitFacts, at: number, to: number): number {
  let end = CV_WORDS.namedAt.endOf(tokens, at, to);
  while (end > at + 1 && /\p{Lu}/u.test(plain.charAt(tokens[end - 1]?.start ?? 0))) end--;
  return end;
}

/** "Vendeuse à La Ronde des Pains": behind a trade and such a word a name is the employer, unless it is a town. */
function splitAtName(
  facts: SplitFacts,
  segment: HeaderSegment,
  namesTitle: NamesTitle,
): readonly HeaderSegment[] | null {
  const { plain, tokens, gazetteer } = facts;
  for (let at = segment.from + 1; at < segment.to; at++) {
    const to = nameBehind(facts, at, segment.to);
    const [before, next] = [tokens[at - 1], tokens[to]];
    if (to === at || to >= segment.to || before === undefined || next === undefined) continue;
    if (!/\p{Lu}/u.test(plain.charAt(next.start)) || CV_WORDS.departmentWords.has(next.key)) return null;
    if (!namesTitle({ ...segment, to: at, end: before.end })) return null;
    if (gazetteer.placesNamed(foldLabel(plain.slice(next.start, segment.end))).length > 0) return null;
    return [
      { ...segment, to: at, end: before.end },
      { ...segment, from: to, start: next.start, isFirst: false, after: 'weakAt' as const },
    ];
  }
  return null;
}

/** "Vendeur BRICO DEPOT": what stands in capitals behind a trade that does not, and is no abbreviation. */
function splitAtCapitals(
  facts: SplitFacts,
  segment: HeaderSegment,
  namesTitle: NamesTitle,
): readonly HeaderSegment[] | null {
  const { plain, tokens } = facts;
  const isLoud = (at: number): boolean => LOUD.test(plain.slice(tokens[at]?.start ?? 0, tokens[at]?.end ?? 0));
  let at = segment.to;
  while (at > segment.from && isLoud(at - 1)) at--;
  const [before, next] = [tokens[at - 1], tokens[at]];
  if (at === segment.from || before === undefined || next === undefined) return null;
  if (segment.end - next.start < SHORTEST_LOUD) return null;
  const title = { ...segment, to: at, end: before.end };
  // "AGENT DE SERVICE": small words of a title in capitals are short
  if (!/\p{Ll}/u.test(plain.slice(title.start, title.end))) return null;
  if (!namesTitle(title) && !facts.namesOccupation(title)) return null;
  return [title, { ...segment, from: at, start: next.start, isFirst: false, after: 'weakAt' }];
}

/** Words of a title in capitals before a name that is not, and letters of the longest of them. */
const FEWEST_LOUD = 2;
const LONGEST_LOUD = 5;

/** "MASTER OF SCIENCE | Poznań University", "PRODUCTION WORKER | Mars Nederland": a name behind a title in capitals. */
export function splitBehindCapitals(
  { plain, tokens }: SplitFacts,
  segment: HeaderSegment,
  namesTitle?: NamesTitle,
): readonly HeaderSegment[] | null {
  const written = (at: number): string => plain.slice(tokens[at]?.start ?? 0, tokens[at]?.end ?? 0);
  let at = segment.from;
  let longest = 0;
  for (; at < segment.to && /^\p{Lu}{2,}$/u.test(written(at)); at++) longest = Math.max(longest, written(at).length);
  const [before, next] = [tokens[at - 1], tokens[at]];
  if (at - segment.from < FEWEST_LOUD || longest < LONGEST_LOUD || segment.to - at < 2) return null;
  if (before === undefined || next === undefined || !isNameWord(plain, next)) return null;
  const title = { ...segment, to: at, end: before.end };
  const isTitle = namesTitle?.(title) ?? CV_WORDS.degreeWords.countWithin(tokens, title.from, title.to) > 0;
  return isTitle ? [title, { ...segment, from: at, start: next.start, isFirst: false, after: 'weakAt' }] : null;
}
