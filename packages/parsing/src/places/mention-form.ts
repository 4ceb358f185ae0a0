import { isFact } from './head-facts.ts';
import {
  AREA_BEHIND,
  AREA_SAMPLE,
  behindDistrict,
  isCapital,
  isMarkedBehind,
  isRightBeforeSeeking,
  isSetApart,
  SHORT_NAME,
} from './names/name-surroundings.ts';
import type { NameSigns } from './name-signs.ts';
import {
  isArticleOfWord,
  isCalledAfter,
  isInsideName,
  isIntroduced,
  isPartOfName,
  KNOWN_TOWN,
  leastPopulation,
  SMALL_PLACE,
} from './place-doubts.ts';
import { type MentionForm, mentionOf, type PlaceMention, type PlaceText } from './place-mention.ts';
import { lookUpPlace, type NamedPlace } from './names/place-names.ts';
import { endsHouse, isCalledTown } from './names/town-names.ts';
import type { ReadText } from '../structure/read-text.ts';

/** Inhabitants from which a town ends the name of a house. */
const HOUSE_TOWN = 8000;
/** Characters behind a name in which "& Sons" or a bracket begins. */
const SAMPLE = 4;

/** What is known of a name once its place is: how doubtful it is, and what speaks for it. */
interface NameKnown {
  /** The name is a word as well. */
  readonly isWord: boolean;
  readonly isDoubtful: boolean;
  readonly postCode: string | null;
  readonly isInRegion: boolean;
  /** It stands between the terms of a job. */
  readonly isTerm: boolean;
  /** What stands behind it calls it a town. */
  readonly isCalled: boolean;
}

/** The place named at a token with such signs; null where it is rather a word, or the name of somebody or a street. */
export function mentionBySigns(text: PlaceText, at: number, signs: NameSigns): PlaceMention | null {
  const { read, gazetteer, table, isTitle } = text;
  const { sentence, isCued, fact } = signs;
  const token = read.tokens[at];
  const looked = lookUpPlace(read, gazetteer, at);
  if (token === undefined || looked === null || isCalledAfter(read, table, looked)) return null;
  const inArea = signs.isAddress ? namesakeInArea(text, looked) : null;
  const named = inArea ?? looked;
  const { place, to } = named;
  if (signs.isInCapitals && (place.kind === 'country' || place.population < KNOWN_TOWN)) return null;
  // "Parce que" and "SOS Seniors" begin sentences, not towns
  const isWord =
    to - at === 1
      ? token.key.length <= SHORT_NAME || table.townWords.has(token.key) || read.table.isWord(token.key)
      : table.townWords.has(`${token.key} ${read.tokens[to - 1]?.key ?? ''}`);
  const isDoubtful = isWord || (place.kind === 'town' && place.population < SMALL_PLACE);
  const postCode = codeBehind(read, named);
  // "per la zona di Alba", "Chef d'équipe – Ath"
  const isTownWord = table.townWords.has(token.key);
  const before = read.tokens[at - 1]?.key ?? '';
  const isArea =
    isCued &&
    ([isTownWord ? 2 : 1, 2].some((back) => table.isArea(read.tokens[at - back]?.key ?? '')) ||
      (table.municipality.has(before) && !token.followsBreak));
  const isBehindArea = table.isArea(before);
  if (isBehindArea && place.population < KNOWN_TOWN && (isDistrictOf(text, to) || isHouseIn(text, at, to))) return null;
  const isShortEnd = isTitle && isSetApart(read, at, to) && !isTownWord;
  const isInRegion = inArea !== null;
  // "Plaats: Geel." as all that stands behind a label
  const isLabelled = isCued && token.followsBreak && (to === sentence.to || read.tokens[to]?.followsBreak === true);
  // "£41,250 • Derby • 37.5 hrs": a town between the terms of a job, be it a word as well
  const isTerm =
    (fact?.to === to || endsNameOfSite(text, at, to)) &&
    place.population >= KNOWN_TOWN &&
    (read.cues.contract.length > 0 || read.cues.hours.length > 0) &&
    sentence.section !== 'profile' &&
    sentence.section !== 'tasks';
  const isCalled = signs.isFirstOfClause && place.kind === 'town' && isCalledTown(read, table, to, isWord);
  // "Verkoper 16-24 uur - Leiden": a town that is a word as well, at the end of the headline
  const isHeadline =
    signs.isPart && sentence.from === 0 && to === sentence.to && !isTownWord && place.population >= KNOWN_TOWN;
  const isSure =
    isTerm ||
    isHeadline ||
    isCalled ||
    signs.isAfterPreposition ||
    postCode !== null ||
    isArea ||
    isInRegion ||
    isLabelled ||
    (isShortEnd && at > 0);
  if (isWord && (!isSure || token.key.length < SHORT_NAME || isArticleOfWord(read, named))) return null;
  const isAnnounced = signs.isAfterPreposition && !table.municipality.has(before);
  const isPart = (to - at > 1 && place.population < KNOWN_TOWN) || isInsideName(read, table, isAnnounced, named);
  // "Location: Town Hall, Ripon", "in One Stop": a word inside another name
  if (isWord && postCode === null && !isInRegion && isPart) return null;
  const isHyphened = /[-‐‑]/.test(read.original.charAt(read.tokens[to - 1]?.end ?? 0));
  const isOfTown = isHyphened && isCued && isBeforeItsTown(text, to);
  // "à Don | Camillo": the small town is a part of another name
  if (
    isDoubtful &&
    !isOfTown &&
    to - at === 1 &&
    !isInRegion &&
    postCode === null &&
    !signs.isInCapitals &&
    goesOn(text, to)
  )
    return null;
  // "Rejoindre Gallo & Associés"
  if (isDoubtful && /^ ?& ?\p{Lu}/u.test(read.original.slice(read.tokens[to - 1]?.end ?? 0).slice(0, SAMPLE)))
    return null;
  // "Grand-Place" is no town, Almere-Haven is
  if (isDoubtful && isHyphened && !isOfTown) return null;
  const known = { isWord, isDoubtful, postCode, isInRegion, isTerm, isCalled };
  const form =
    isTitle && postCode === null ? formInTitle(text, named, signs, isDoubtful) : formOf(text, named, signs, known);
  return form === null
    ? null
    : { ...mentionOf(text, named, form), isDoubtful, postCode, to: postCode === null ? to : to + 1 };
}

/** "Locatie: Paal-Beringen": a hyphen and the town that a village belongs to stand behind its name. */
function isBeforeItsTown({ read, gazetteer }: PlaceText, to: number): boolean {
  const town = lookUpPlace(read, gazetteer, to)?.place;
  return town?.kind === 'town' && town.population >= KNOWN_TOWN;
}

/** A small town at the end of a title, or alone between dashes, is meant; null elsewhere. */
function formInTitle(
  { read }: PlaceText,
  { from, to }: NamedPlace,
  { isCued, isAfterPreposition }: NameSigns,
  isDoubtful: boolean,
): MentionForm | null {
  const token = read.tokens[from];
  const isBehindBreak = token?.followsBreak === true && !isDoubtful;
  const isEnd = isAfterPreposition || isCued || isBehindBreak || isSetApart(read, from, to);
  const isShort = (token?.key.length ?? 0) <= SHORT_NAME + 1;
  if (isDoubtful && (from === 0 || (!isEnd && isShort))) return null;
  return isEnd ? 'titleEnd' : 'title';
}

/** The surest form that the signs around a name in a text give it; null for none. */
function formOf(text: PlaceText, named: NamedPlace, signs: NameSigns, known: NameKnown): MentionForm | null {
  const { read, table } = text;
  const { place, from, to } = named;
  const { sentence, isBehindLabel } = signs;
  const { isWord, isDoubtful, isInRegion } = known;
  if (known.postCode !== null) return 'postCode';
  const isWholeLine = behindDistrict(read, to) === sentence.to || isBeforeProvince(text, named, sentence.to);
  if (signs.isLine && isWholeLine) return 'line';
  if (
    signs.isPart ||
    known.isTerm ||
    (signs.detailedTo === to && !isWord && place.kind === 'town') ||
    (signs.isJobTown && !isDoubtful && endsHead(read, named)) ||
    (signs.isHead && !isWord && isFact(read, named, isBehindLabel))
  )
    return 'part';
  if (isMarkedBehind(read, to) || isInRegion) return 'mark';
  if (signs.isAfterPreposition || signs.isCued || signs.isBehindSmallWord) return 'preposition';
  if (place.kind !== 'town') return null;
  // "Marie Blachère recrute": a capital right behind a name makes it a person's or firm's
  const isOfEmployer =
    signs.isEmployer &&
    ((isRightBeforeSeeking(read, sentence, to) && !(isWord && isCapital(read, from - 1))) ||
      (!isPartOfName(read, table, named) && (!isDoubtful || read.tokens[from]?.followsBreak === true)));
  if (isOfEmployer || isIntroduced(read, table, named)) return 'employer';
  // "Campus Sint-Jan Brugge"
  if (signs.isBehindHouse && !isWord && place.population >= HOUSE_TOWN && endsHouse(read, to)) return 'employer';
  // "Durham University", "University of Leeds" as a line
  const isAtEdge = from === sentence.from || to === sentence.to;
  if (signs.isOfBody && isAtEdge && !isWord && place.population >= HOUSE_TOWN) return 'employer';
  if (known.isCalled) return 'employer';
  if (signs.isFirst && !isWord && place.population >= KNOWN_TOWN) return 'plain';
  return signs.isPlain && place.population >= leastPopulation(read, named) ? 'plain' : null;
}

/** "Mascalucia | CT": the letters of the province that the town lies in, up to the end of the line. */
function isBeforeProvince({ read, gazetteer }: PlaceText, { place, to }: NamedPlace, end: number): boolean {
  const code = read.tokens[to];
  if (code === undefined || to + 1 !== end || !/^\p{Lu}{2}$/u.test(read.original.slice(code.start, code.end)))
    return false;
  return gazetteer.placesNamed(code.key).some(({ id }) => place.within.includes(id));
}

/** "Zona San Siro | (Milano)": what stands in brackets behind a part of town is the town. */
function isDistrictOf({ read, gazetteer }: PlaceText, to: number): boolean {
  const isBracketed = /^ ?\(\p{Lu}/u.test(read.original.slice(read.tokens[to - 1]?.end ?? 0).slice(0, SAMPLE));
  const town = isBracketed ? lookUpPlace(read, gazetteer, to) : null;
  return town?.place.kind === 'town' && town.place.population >= KNOWN_TOWN;
}

/** "Campus Sint-Jan | Brugge": the name of a house, and the town that it stands in. */
function isHouseIn({ read, gazetteer, table }: PlaceText, at: number, to: number): boolean {
  if (!table.houses.has(read.tokens[at - 1]?.key ?? '') || read.tokens[to]?.followsBreak !== false) return false;
  const town = isCapital(read, to) ? lookUpPlace(read, gazetteer, to) : null;
  return town?.place.kind === 'town' && town.place.population >= KNOWN_TOWN;
}

/** "Orderpicker koelcel | Bleiswijk |: ochtend 07:00": a town behind the words of the job, before a break. */
function endsHead({ tokens }: ReadText, { from, to, place }: NamedPlace): boolean {
  const isEnd = tokens[to] === undefined || tokens[to].followsBreak;
  return isEnd && tokens[from]?.followsBreak === false && place.kind === 'town' && place.population >= SMALL_PLACE;
}

/** "… - University Hospital | Waterford | - 3 years": the end of a fact that names a house. */
function endsNameOfSite({ read, table }: PlaceText, at: number, to: number): boolean {
  if (!table.isSite(read.tokens[at - 1]?.key ?? '')) return false;
  return read.facts.some((fact) => fact.to === to && fact.from < at);
}

/** "Saint-Étienne (42100)", "Gent (9000)". */
function codeBehind({ tokens }: ReadText, { place, to }: NamedPlace): string | null {
  const code = tokens[to];
  return code !== undefined && place.postCodes.includes(code.key) ? code.key : null;
}

/** Whether a capital right behind a name goes on with it; "Gent Campus" is in Gent. */
function goesOn({ read, table }: PlaceText, to: number): boolean {
  const next = read.tokens[to];
  return next?.followsBreak === false && next.number === null && isCapital(read, to) && !table.isSite(next.key);
}

/**
 * "Ballyhaunis, Co. Mayo", "Siena, Toscana", "Mens (Isère)": the place of this name in the region that follows; null
 * where none follows, or none of the name is in it.
 */
function namesakeInArea({ read, gazetteer }: PlaceText, named: NamedPlace): NamedPlace | null {
  const { tokens, original, language } = read;
  const end = tokens[named.to - 1]?.end ?? 0;
  const area = AREA_BEHIND.exec(original.slice(end, end + AREA_SAMPLE))?.[1];
  if (area === undefined) return null;
  const areas = gazetteer.resolvePlace(area, { language });
  const isIn = ({ within }: NamedPlace['place']): boolean => areas.some(({ id }) => within.includes(id));
  if (isIn(named.place)) return named;
  const other = gazetteer.resolvePlace(named.place.name, { language }).find(isIn);
  return other === undefined ? null : { ...named, place: other };
}
