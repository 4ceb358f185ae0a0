import type { Language } from '@counterpart/domain';
import type { Gazetteer, Place } from '@counterpart/ontology';
import { alternativesOfAll } from '../../language/word-lists.ts';
import type { CvResidence } from './cv-residence.ts';

/** A place with how much speaks for its being where somebody lives. */
export type ScoredResidence = CvResidence & { readonly score: number };

const LONGEST_PART = 60;
/** Addresses of another kind, and numbers too long for a post code. */
const NO_PLACE = /@|\d{6}|www\.|https?:/;
/** What speaks for a place that is named, and against it. */
const SCORE = { postCode: 4, otherCode: 3, town: 1, country: -2, region: -1, small: -0.5 } as const;
const SMALL_PLACE = 1500;
const CAPITAL = 50_000;
/** "(FI)" is a province's sign, no town. */
const SHORTEST_NAME = 3;
/** "SEO · GEO": three capitals without a post code are rather what somebody does. */
const ABBREVIATION = /^\p{Lu}{3}$/u;
/** A post code with which a part begins; the letters before it are a country's, those behind a Dutch code's. */
export const POST_CODE =
  /^(?:(?:[A-Za-z]{1,2}[-\s])?(\d{4,5})(?:\s?[A-Z]{2}(?=\s|$))?|[A-Z]{1,2}\d{1,2}[A-Z]?(?=\s\p{Lu}))\s*/u;
const CODE_AFTER = /\s(\d{4,5})(?:\s?[A-Z]{2})?$/;
const HAS_CODE = /\s\d{4,5}\s/;
/** A street with the post code and the town behind it and nothing between. */
const CODE_INSIDE = /^(?<before>.*\p{L}.*\s)(?<address>\d{4,5}(?:\s?[A-Z]{2})?\s\p{Lu}\D*)$/u;

/** The district of a British town: "Birmingham B15", "Leeds LS2 9JT". */
const DISTRICT = / [A-Z]{1,2}\d{1,2}[A-Z]?(?: \d[A-Z]{2})?$/;
/** "Rotterdam-Zuid", "Torino Nord". */
const QUARTER = new RegExp(String.raw`(?<=\p{Ll})[- ](?:${alternativesOfAll('cv.district')})$`, 'iu');

/** "Rue", "Via" before the name of a street. */
const STREET = new RegExp(String.raw`^(?:${alternativesOfAll('place.streets')})(?=\s)`, 'iu');

function withoutDistrict(words: string): string {
  return words.replace(DISTRICT, '').replace(QUARTER, '');
}

/** The place that a part of a line names: "9100 Sint-Niklaas", "L-4170 Esch-sur-Alzette", "Dublin 15", "Torino". */
export function placeOf(
  part: string,
  offset: number,
  language: Language,
  gazetteer: Gazetteer,
  isLabelled: boolean,
): ScoredResidence | null {
  const lead = /^[^\p{L}\p{N}'’]*/u.exec(part)?.[0].length ?? 0;
  const written = part.slice(lead).trimEnd();
  // a sentence goes on behind the place: "I live in | Cork and I have been …"
  const words = withoutDistrict(isLabelled ? written.slice(0, LONGEST_PART) : written);
  if (words === '' || words.length > LONGEST_PART || NO_PLACE.test(words)) return null;
  const before = POST_CODE.exec(words);
  const after = before === null ? CODE_AFTER.exec(words) : null;
  const code = before?.[1] ?? after?.[1] ?? null;
  const skip = before?.[0].length ?? 0;
  const name = (after === null ? words.slice(skip) : words.slice(0, after.index)).trim();
  // "12, allée des Tilleuls | 35000 Rennes"
  const inside = code === null && HAS_CODE.test(written) ? CODE_INSIDE.exec(written) : null;
  if (inside?.groups !== undefined) {
    const { before: lane = '', address = '' } = inside.groups;
    const found = placeOf(address, offset + lead + lane.length, language, gazetteer, isLabelled);
    return found?.postCode == null ? null : found;
  }
  if (!/^['’]?\p{Lu}/u.test(name)) return null;
  const [place, ends] = namedPlace(name, code, language, gazetteer);
  if (place === undefined) return null;
  // "Rue de la Station 77": no home in the town of that name; "Borgo San Lorenzo" is one
  if (code === null && ends < name.length && STREET.exec(name)?.[0].length === ends) return null;
  const isOwn = code !== null && place.postCodes.includes(code);
  // a house number and the next town make no address
  if (
    ends < name.length &&
    !/^[\s.,]*(?:\d{1,2}(?:er|e)?|\p{L}{2})?$/u.test(name.slice(ends)) &&
    code === null &&
    !isLabelled
  )
    return null;
  let score: number = SCORE.town;
  if (code !== null) score = isOwn ? SCORE.postCode : SCORE.otherCode;
  if (place.kind === 'country') score += SCORE.country;
  else if (place.kind === 'region') score += SCORE.region;
  else if (code === null && place.population < SMALL_PLACE) score += SCORE.small;
  const from = offset + lead;
  return {
    place,
    name: name.slice(0, ends).replace(/[.,]+$/, ''),
    postCode: isOwn ? code : null,
    confidence: 0,
    start: from,
    end: from + (after === null ? skip + ends : words.length),
    score,
  };
}

/** The longest run of words from the first that is a place; behind a post code the rest may be anything. */
function namedPlace(
  name: string,
  code: string | null,
  language: Language,
  gazetteer: Gazetteer,
): readonly [Place | undefined, number] {
  const found = [...name.matchAll(/\S+/g)].slice(0, 5);
  const digits = found.findIndex(([word]) => /\d/.test(word));
  const words = digits < 0 ? found : found.slice(0, digits);
  for (let count = words.length; count > 0; count--) {
    const last = words[count - 1];
    if (last === undefined) continue;
    const end = last.index + last[0].length;
    const written = name.slice(0, end).replace(/[.,]+$/, '');
    if (written.length < SHORTEST_NAME || (code === null && ABBREVIATION.test(written))) break;
    if (count > 1 && /^\p{Ll}/u.test(last[0])) continue;
    // behind a post code the name itself must be one, so that no word after it is taken along
    if (count > 1 && gazetteer.resolvePlace(written, { language }).length === 0) continue;
    const places = gazetteer.resolvePlace(code === null ? written : `${code} ${written}`, { language });
    const place =
      code === null
        ? // a country called as its capital: the capital
          (places.find(({ kind, population }) => kind !== 'country' && population >= CAPITAL) ?? places[0])
        : (places.find(({ postCodes }) => postCodes.includes(code)) ?? places[0]);
    if (place !== undefined) return [place, end];
  }
  return [undefined, 0];
}
