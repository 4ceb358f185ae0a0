import type { Gazetteer, Place } from '@counterpart/ontology';
import { foldLabel } from '@counterpart/text';
import type { FoundValue } from './found-value.ts';
import { hitsBetween } from './piece-window.ts';
import {
  LONGEST_NAME,
  SHORT_NAME,
  endsOf,
  isBeforeMark,
  isBeforeSeeking,
  isBetweenDashes,
  isCapital,
  isElsewhere,
  isMarkedBehind,
  isPlainName,
  isSetApart,
  isShouted,
  seekingAt,
} from './place-context.ts';
import { cuesWithin } from './polarity.ts';
import type { ReadText } from './read-text.ts';

/** A place and the post code written with it. */
export interface FoundPlace {
  readonly place: Place;
  /** As the text writes it, when that is one of its names ("Brussels"); otherwise its own name. */
  readonly name: string;
  readonly postCode: string | null;
}

/** Smaller places share their names with everyday words. */
const SMALL_PLACE = 3000;
const POST_CODE = /^\d{4,5}$/;
const MOST_PLACES = 3;
/** Inhabitants of a town that is meant rather than the country of its name. */
const LARGE_TOWN = 50_000;

/** How much speaks for a reading; below `ENOUGH` it is a place that the text merely mentions. */
const SCORE = { postCode: 5, workHere: 5, workplace: 3.5, title: 4, line: 3, preposition: 2, plain: 0.9 } as const;
const ENOUGH = 1;
/** A candidate of less is none, also if it is named first or again. */
const LEAST = -0.5;
/** Inhabitants from which a bare name in a text is rather the town than a surname. */
const KNOWN_TOWN = 15_000;

interface Candidate extends FoundValue<FoundPlace> {
  readonly score: number;
  /** It follows another place behind a comma or "and". */
  readonly isListed: boolean;
  /** The text says that it is another place than the job's. */
  readonly isOther: boolean;
  /** Where the list began that it stands in; its own place otherwise. */
  readonly listFrom: number;
}

/** Looks up the place whose name begins at a piece; the longest name wins. */
function placeAt(
  read: ReadText,
  gazetteer: Gazetteer,
  from: number,
): { readonly place: Place; readonly to: number; readonly length: number } | null {
  const { pieces, original } = read;
  const first = pieces[from];
  if (first === undefined) return null;
  const limit = read.sentenceOf(from)?.to ?? pieces.length;
  let to = from + 1;
  while (to < limit && to - from < LONGEST_NAME && pieces[to]?.isApart === false && pieces[to]?.number === null) to++;
  for (; to > from; to--) {
    const last = pieces[to - 1];
    if (last === undefined || (to - from > 1 && read.table.lightWords.has(last.key))) continue;
    const places = gazetteer.resolvePlace(original.slice(first.start, last.end), { language: read.language });
    // one works in the town of Luxembourg, not somewhere in the country
    const town =
      places[0]?.kind === 'country'
        ? places.find(({ kind, population }) => kind === 'town' && population >= LARGE_TOWN)
        : undefined;
    const place = town ?? places[0];
    if (place !== undefined) return { place, to, length: to - from };
  }
  return null;
}

/**
 * The place of work, not every place named: a post code with its town, a place after "standplaats" or "sede di lavoro",
 * in the title, alone on a line, or after "in". Several only when they stand side by side. `labels` are the places of
 * functions and skills: "Maçon" in a title is no town.
 */
export function findPlaces(
  read: ReadText,
  gazetteer: Gazetteer,
  isTitle: boolean,
  labels: readonly { readonly from: number; readonly to: number }[] = [],
): readonly FoundValue<FoundPlace>[] {
  const mentions: Candidate[] = [];
  const hereEnds = endsOf(read, read.cues.workHere);
  const workplaceEnds = endsOf(read, read.cues.workplace);
  const prepositionEnds = new Set(read.cues.placePreposition.map(({ to }) => to));
  let at = 0;
  while (at < read.pieces.length) {
    const previous = mentions.at(-1);
    const listed = previous === undefined ? null : listedAt(read, gazetteer, at, previous);
    const label = hitsBetween(labels, at, at + 1)[0];
    const seen = listed ?? candidateAt(read, gazetteer, at, isTitle, { hereEnds, workplaceEnds, prepositionEnds });
    // "Maçon" is a function, but Sas van Gent is more than the label SAS
    const isLabel = seen !== null && label !== undefined && label.to >= seen.to;
    const candidate = isLabel ? null : seen;
    if (candidate !== null) mentions.push(candidate);
    at = candidate?.to ?? at + 1;
  }
  const candidates = withRepetition(mentions, isTitle);
  const best = candidates.reduce((most, { score }) => Math.max(most, score), 0);
  if (best < ENOUGH) return [];
  // what stands beside the best in one list ("Verviers, Dison et Pepinster") is as good as the best
  const bases = new Set(candidates.filter(({ score }) => score === best).map(({ listFrom }) => listFrom));
  const top = candidates.filter(({ score, isListed, listFrom }) => score === best || (isListed && bases.has(listFrom)));
  const first = top[0];
  if (first === undefined) return [];
  const shown: Candidate[] = [];
  for (const candidate of top) {
    const previous = shown.at(-1);
    const isBeside = previous === undefined || candidate.from - previous.to <= 3;
    if (
      isBeside &&
      shown.length < MOST_PLACES &&
      !shown.some(({ value }) => value.place.id === candidate.value.place.id)
    ) {
      shown.push(candidate);
    }
  }
  return shown;
}

/** What is named again is rather meant than what is named once. */
const AGAIN = 0.5;
const MOST_AGAIN = 1;

/** Who advertises says first who they are and where; other places come after. */
const FIRST = 1.5;
/** Several places in a row are rather where the firm is than where the job is. */
const LIST = 1;
/** Words within which the first place must come. */
const EARLY = 60;

function withRepetition(mentions: readonly Candidate[], isTitle: boolean): readonly Candidate[] {
  const first = mentions.find(({ from, isOther }) => from <= EARLY && !isOther)?.listFrom;
  const times = new Map<string, number>();
  for (const { value } of mentions) times.set(value.place.id, (times.get(value.place.id) ?? 0) + 1);
  const listed = new Map<number, number>();
  for (const { listFrom } of mentions) listed.set(listFrom, (listed.get(listFrom) ?? 0) + 1);
  return mentions.map((mention) => ({
    ...mention,
    score:
      mention.score -
      ((listed.get(mention.listFrom) ?? 1) > 1 && mention.score < SCORE.workHere ? LIST : 0) +
      (!isTitle && mention.listFrom === first ? FIRST : 0) +
      Math.min(MOST_AGAIN, AGAIN * ((times.get(mention.value.place.id) ?? 1) - 1)),
  }));
}

/** The next place of a list: "X, Y et Z" with the list's own score. */
function listedAt(read: ReadText, gazetteer: Gazetteer, at: number, previous: Candidate): Candidate | null {
  const gap = read.original.slice(read.pieces[previous.to - 1]?.end ?? 0, read.pieces[at]?.start ?? 0);
  if (!/^(?:, ?| ?\/ ?| (?:en|et|and|e|ed|of|ou|or|o) )$/.test(gap) || !isCapital(read, at)) return null;
  const found = placeAt(read, gazetteer, at);
  if (found === null || found.place.kind === 'country' || found.length < 1) return null;
  const { place, to } = found;
  if ((read.pieces[at]?.key.length ?? 0) <= SHORT_NAME) return null;
  const sentence = read.sentenceOf(at);
  if (sentence === undefined || isElsewhere(read, sentence, previous.from, to)) return null;
  const { score, confidence } = previous;
  return {
    value: { place, name: nameOf(read, place, at, to), postCode: null },
    from: at,
    to,
    confidence,
    score,
    isListed: true,
    isOther: previous.isOther,
    listFrom: previous.listFrom,
  };
}

/** Pieces at which a cue of each kind has just ended. */
interface CueEnds {
  readonly hereEnds: ReadonlySet<number>;
  readonly workplaceEnds: ReadonlySet<number>;
  readonly prepositionEnds: ReadonlySet<number>;
}

function candidateAt(
  read: ReadText,
  gazetteer: Gazetteer,
  at: number,
  isTitle: boolean,
  { hereEnds, workplaceEnds, prepositionEnds }: CueEnds,
): Candidate | null {
  const piece = read.pieces[at];
  const sentence = read.sentenceOf(at);
  if (piece === undefined || sentence === undefined) return null;
  if (piece.number !== null) return postCodeAt(read, gazetteer, at);
  if (!isCapital(read, at)) return null;
  const isHere = hereEnds.has(at);
  const isCued = isHere || workplaceEnds.has(at);
  const isAfterPreposition = prepositionEnds.has(at);
  const isLine = sentence.from === at && sentence.to - sentence.from <= LONGEST_NAME;
  const isPart = isBetweenDashes(read, sentence, at);
  const isMarked = isBeforeMark(read, at);
  const isEmployer = isBeforeSeeking(read, sentence, at);
  const isPlain = !isTitle && isPlainName(read, at);
  if (!isCued && !isAfterPreposition && !isTitle && !isLine && !isPart && !isMarked && !isEmployer && !isPlain)
    return null;
  // in a sentence all in capitals, a capital says nothing
  if (!isTitle && !isLine && !isCued && !isEmployer && isShouted(read, sentence)) return null;
  // "Parce que" and "SOS Seniors" begin sentences, not towns
  const isWeak = !isCued && !isAfterPreposition;
  if (isWeak && (piece.key.length <= SHORT_NAME || read.table.isWord(piece.key))) return null;
  const found = placeAt(read, gazetteer, at);
  if (found === null) return null;
  const { place, to } = found;
  // Midden-Nederland is not the Netherlands, and "En" is no village
  if (/[-‐‑]/.test(read.original.charAt(piece.start - 1)) || (to - at === 1 && piece.key.length < SHORT_NAME))
    return null;
  const isWholeLine = isLine && to === sentence.to;
  const isBare = !isCued && !isAfterPreposition && !isTitle && !isWholeLine && !isPart && !isMarked && !isEmployer;
  if (isBare && !(isPlain && place.kind === 'town' && place.population >= KNOWN_TOWN)) return null;
  const isDoubtful = piece.key.length <= SHORT_NAME || (place.kind === 'town' && place.population < SMALL_PLACE);
  let score: number = isHere
    ? SCORE.workHere
    : isCued
      ? SCORE.workplace
      : isAfterPreposition
        ? SCORE.preposition
        : isWholeLine || isPart || (isEmployer && place.kind === 'town' && to <= seekingAt(read, sentence))
          ? SCORE.line
          : 0;
  if (isTitle)
    score =
      isAfterPreposition || isCued || (piece.isApart && !isDoubtful)
        ? SCORE.title
        : isDoubtful
          ? // a small town at the end of a title, or alone between dashes, is meant
            isSetApart(read, at, to)
            ? 3
            : at > 0 && piece.key.length > SHORT_NAME + 1
              ? 2
              : 0
          : 3;
  // a country is a place of work only where nothing smaller is named
  if (place.kind === 'country') score = Math.min(score - 2, SCORE.preposition);
  // "customers in Flanders": a region needs more than a preposition
  if (place.kind === 'region' && !isCued) score -= 0.5;
  if (isDoubtful && !isCued && !isTitle) score -= 1;
  if (sentence.section === 'company' || sentence.section === 'contact' || sentence.isAboutCompany) score -= 1.5;
  const isOther = !isHere && isElsewhere(read, sentence, at, to);
  if (isOther) score -= 2.5;
  else if (cuesWithin(read.cues.notWorkplace, sentence)) score -= 0.5;
  // who is sought is sought where the sentence says
  if (cuesWithin(read.cues.seeking, sentence)) score += 0.5;
  if (isMarkedBehind(read, to)) score = Math.max(score, 0) + 2;
  // "Saint-Étienne (42)", "Gent (9000)"
  const code = read.pieces[to];
  const postCode = code !== undefined && place.postCodes.includes(code.key) ? code.key : null;
  if (postCode !== null) score = Math.max(score, SCORE.postCode);
  if (isBare) score = Math.min(score, 0) + SCORE.plain;
  if (score < LEAST) return null;
  return {
    value: { place, name: nameOf(read, place, at, to), postCode },
    from: at,
    to: postCode === null ? to : to + 1,
    confidence: confidenceOf(score),
    score,
    isListed: false,
    isOther,
    listFrom: at,
  };
}

/** "9000 Gent": the name must follow and be a place; the code then is most likely its own. */
function postCodeAt(read: ReadText, gazetteer: Gazetteer, at: number): Candidate | null {
  const code = read.pieces[at];
  if (
    code === undefined ||
    !POST_CODE.test(code.key) ||
    read.pieces[at + 1]?.isApart !== false ||
    !isCapital(read, at + 1)
  )
    return null;
  // Dutch post codes carry two letters: 1012 AB Amsterdam
  const hasLetters = /^[A-Z]{2}$/.test(read.original.slice(read.pieces[at + 1]?.start, read.pieces[at + 1]?.end));
  const found = placeAt(read, gazetteer, hasLetters ? at + 2 : at + 1);
  if (found === null) return null;
  const places = gazetteer.resolvePlace(`${code.key} ${found.place.name}`, { language: read.language });
  const place = places.find(({ postCodes }) => postCodes.includes(code.key)) ?? found.place;
  const isOwn = place.postCodes.includes(code.key);
  const sentence = read.sentenceOf(at);
  const isOffice = sentence?.section === 'contact' || sentence?.section === 'company';
  const score = (isOwn ? SCORE.postCode : SCORE.preposition) - (isOffice ? 3.5 : 0);
  return {
    value: { place, name: nameOf(read, place, found.to - found.length, found.to), postCode: isOwn ? code.key : null },
    from: at,
    to: found.to,
    confidence: confidenceOf(score),
    score,
    isListed: false,
    isOther: isOffice,
    listFrom: at,
  };
}

function nameOf(read: ReadText, place: Place, from: number, to: number): string {
  const written = read.original.slice(read.pieces[from]?.start ?? 0, read.pieces[to - 1]?.end ?? 0);
  const key = foldLabel(written);
  return place.names.some((name) => foldLabel(name) === key) ? written : place.name;
}

function confidenceOf(score: number): number {
  return Math.min(0.97, Math.round((0.5 + score * 0.1) * 100) / 100);
}
