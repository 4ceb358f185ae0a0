import { isFact, isInHead } from './head-facts.ts';
import type { Gazetteer, Place } from '@counterpart/ontology';
import { foldLabel } from '@counterpart/text';
import { hitsBetween } from '../tokens/hits-between.ts';
import type { PlaceCueTable } from './place-cues.ts';
import {
  AREA_BEHIND,
  AREA_SAMPLE,
  behindDistrict,
  isBeforeArea,
  isBeforeMark,
  isBeforeNumber,
  isBeforeSeeking,
  isBetweenDashes,
  isCapital,
  isMarkedBehind,
  isPlainName,
  isRightBeforeSeeking,
  isSetApart,
  isShouted,
  LONGEST_NAME,
  SHORT_NAME,
} from './name-surroundings.ts';
import {
  isArticleOfWord,
  isCalledAfter,
  isIntroduced,
  isPartOfName,
  KNOWN_TOWN,
  leastPopulation,
  SMALL_PLACE,
} from './place-doubts.ts';
import { lookUpPlace, mayBeginPlace, type NamedPlace } from './place-names.ts';
import { keysByLanguage } from '../language/word-lists.ts';
import type { ReadText } from '../structure/read-text.ts';
import type { ShortFact } from '../structure/short-facts.ts';

/** How a text names a place, the surest way first. */
export type MentionForm =
  'postCode' | 'title' | 'titleEnd' | 'line' | 'part' | 'mark' | 'employer' | 'preposition' | 'plain';

/** A place that a text names: tokens `from` to `to` (exclusive), with its post code. */
export interface PlaceMention {
  readonly place: Place;
  /** As the text writes it when that is one of its names, otherwise its own name. */
  readonly name: string;
  readonly postCode: string | null;
  readonly from: number;
  readonly to: number;
  readonly form: MentionForm;
  /** A word of a few letters or a small town: the name may well be a word. */
  readonly isDoubtful: boolean;
  /** The mention that begins the list it stands in ("Verviers, Dison et Pepinster"); itself outside a list. */
  readonly listFrom: number;
}

const ARTICLE = keysByLanguage('grammar.article');
const POST_CODE = /^\d{4,5}$/;
/** Words of a job before the town in the headline of an ad. */
const JOB_WORDS = 5;
/** Characters between two names of a list. */
const LONGEST_GAP = 24;

/** Two to five capitals, such as the kind of a firm or house. */
const ABBREVIATION = /^\p{Lu}{2,5}$/u;
/** Characters behind a name in which "& Sons" or a bracket begins. */
const SAMPLE = 4;

/** Every place that a text names, in order; `labels` are the places of functions and skills ("Maçon" is no town). */
export class MentionReader {
  readonly #read: ReadText;
  readonly #gazetteer: Gazetteer;
  readonly #table: PlaceCueTable;
  readonly #isTitle: boolean;
  readonly #labels: readonly { readonly from: number; readonly to: number }[];
  readonly #prepositionEnds: ReadonlySet<number>;
  readonly #factAt: ReadonlyMap<number, ShortFact>;

  constructor(
    read: ReadText,
    gazetteer: Gazetteer,
    table: PlaceCueTable,
    isTitle: boolean,
    labels: readonly { readonly from: number; readonly to: number }[],
  ) {
    this.#read = read;
    this.#gazetteer = gazetteer;
    this.#table = table;
    this.#isTitle = isTitle;
    this.#labels = labels;
    this.#factAt = new Map(
      read.facts.filter(({ from, to }) => to - from <= LONGEST_NAME).map((fact) => [fact.from, fact]),
    );
    this.#prepositionEnds = new Set(read.cues.placePreposition.map(({ to }) => to));
  }

  mentions(isCued: (at: number) => boolean): readonly PlaceMention[] {
    const mentions: PlaceMention[] = [];
    let at = 0;
    while (at < this.#read.tokens.length) {
      const previous = mentions.at(-1);
      const seen = this.#postCodeAt(at) ?? this.#listedAt(at, previous) ?? this.#namedAt(at, isCued);
      // "Maçon" is a function, but Sas van Gent is more than the label SAS
      const label = seen === null ? undefined : hitsBetween(this.#labels, at, at + 1)[0];
      const mention = seen !== null && label !== undefined && label.to >= seen.to ? null : seen;
      // "Siena, Tuscany", "Milano, zona Isola": the second name only tells more of the first
      const isMore = mention !== null && previous !== undefined && this.#tellsMore(previous, mention);
      if (mention !== null && !isMore) mentions.push(mention);
      at = mention?.to ?? at + 1;
    }
    return mentions;
  }

  /** "9000 Gent", "1012 AB Amsterdam": the name must follow and be a place; the code then is most likely its own. */
  #postCodeAt(at: number): PlaceMention | null {
    const { tokens, original, language } = this.#read;
    const code = tokens[at];
    const next = tokens[at + 1];
    if (code === undefined || next === undefined || code.number === null || !POST_CODE.test(code.key)) return null;
    if (next.followsBreak || !isCapital(this.#read, at + 1)) return null;
    const hasLetters = /^[A-Z]{2}$/.test(original.slice(next.start, next.end));
    const named =
      lookUpPlace(this.#read, this.#gazetteer, at + 1) ??
      (hasLetters ? lookUpPlace(this.#read, this.#gazetteer, at + 2) : null);
    if (named === null) return null;
    const places = this.#gazetteer.resolvePlace(`${code.key} ${named.place.name}`, { language });
    const place = places.find(({ postCodes }) => postCodes.includes(code.key));
    const mention = this.#mention({ ...named, place: place ?? named.place }, place ? 'postCode' : 'preposition');
    return { ...mention, from: at, listFrom: at, postCode: place === undefined ? null : code.key };
  }

  /** The next name of a list, named as the one before it is: "X, Y et Z". */
  #listedAt(at: number, previous: PlaceMention | undefined): PlaceMention | null {
    const { tokens, original } = this.#read;
    const token = tokens[at];
    if (previous === undefined || token === undefined || !isCapital(this.#read, at)) return null;
    // "Le Teil (07) ou à Privas (07)"
    const gap = original.slice(tokens[previous.to - 1]?.end ?? 0, token.start).replace(/^ ?\(\d{2,5}\)(?= )/, '');
    if (gap.length > LONGEST_GAP || this.#read.sentenceOf(at) !== this.#read.sentenceOf(previous.from)) return null;
    // "Lyon, Genève ou Montréal": a name unknown here does not end the list
    const rest = gap.replace(/^,?(?: \p{Lu}[\p{L}-]+,?)?/u, '').trim();
    if (!/^[,/]?$/.test(rest) && !this.#table.isAnd(foldLabel(rest.replace(/^,/, '')).trim())) return null;
    if (rest === '' && !/[,/]/.test(gap)) return null;
    const named = lookUpPlace(this.#read, this.#gazetteer, at);
    if (named === null || named.place.kind === 'country') return null;
    // "Geel, Mol en Turnhout": three letters are a name between names, two are not
    if (
      token.key.length < SHORT_NAME ||
      (token.key.length === SHORT_NAME && this.#read.table.lightWords.has(token.key))
    )
      return null;
    return { ...this.#mention(named, previous.form), listFrom: previous.listFrom };
  }

  /** "Zona San Siro | (Milano)": what stands in brackets behind a part of town is the town. */
  #isDistrictOf(to: number): boolean {
    const read = this.#read;
    const isBracketed = /^ ?\(\p{Lu}/u.test(read.original.slice(read.tokens[to - 1]?.end ?? 0).slice(0, SAMPLE));
    const town = isBracketed ? lookUpPlace(read, this.#gazetteer, to) : null;
    return town?.place.kind === 'town' && town.place.population >= KNOWN_TOWN;
  }

  #namedAt(at: number, isCued: (at: number) => boolean): PlaceMention | null {
    const read = this.#read;
    const token = read.tokens[at];
    const sentence = read.sentenceOf(at);
    if (token === undefined || sentence === undefined || token.number !== null || !isCapital(read, at)) return null;
    if (!mayBeginPlace(read, this.#gazetteer, at)) return null;
    // Midden-Nederland is not the Netherlands
    if (/[-‐‑]/.test(read.original.charAt(token.start - 1))) return null;
    const isAfterPreposition = this.#prepositionEnds.has(at);
    const isStrong = isAfterPreposition || isCued(at);
    const isLine = sentence.from === at && sentence.to - sentence.from <= LONGEST_NAME;
    // "Infermiere | RSA Brescia": an abbreviation behind the function belongs to it
    const before = read.tokens[at - 1];
    const behind = ABBREVIATION.test(read.original.slice(before?.start, before?.end)) ? at - 1 : at;
    const isBehindLabel = hitsBetween(this.#labels, behind - 1, at).some(({ to }) => to === at || to === behind);
    const isPart = isBetweenDashes(read, sentence, at, isBehindLabel);
    const isHead = !this.#isTitle && isInHead(read, at, isBehindLabel);
    const fact = this.#factAt.get(at);
    const isJobTown =
      !this.#isTitle && at > 0 && at <= JOB_WORDS && !isCapital(read, at - 1) && isInHead(read, at, true);
    const isFirst = sentence.from === at && isBeforeNumber(read, at);
    const isMarked = isBeforeMark(read, at);
    const isEmployer = isBeforeSeeking(read, sentence, at);
    const isPlain = !this.#isTitle && isPlainName(read, at);
    const isAddress = !this.#isTitle && (token.followsBreak || sentence.from === at) && isBeforeArea(read, at);
    // in a sentence all in capitals, a capital says nothing: a town of some size behind a small word, or between dashes
    const isInCapitals =
      !this.#isTitle && !isLine && !(isCued(at) && token.followsBreak) && !isEmployer && isShouted(read, sentence);
    const isBehindSmallWord = isInCapitals && !token.followsBreak && this.#isSmallWord(before?.key ?? '');
    if (isInCapitals && !isAfterPreposition && !isPart && !isBehindSmallWord) return null;
    const mayName = [
      isStrong,
      this.#isTitle,
      isLine,
      isPart,
      isMarked,
      isEmployer,
      isPlain,
      isAddress,
      isFirst,
      isHead,
      isBehindSmallWord,
      fact !== undefined && !this.#isTitle,
      isJobTown,
      !this.#isTitle && read.facts.length > 0 && this.#table.isSite(before?.key ?? ''),
    ];
    if (!mayName.includes(true)) return null;
    const named = lookUpPlace(this.#read, this.#gazetteer, at);
    if (named === null || isCalledAfter(read, this.#table, named)) return null;
    const { place, to } = named;
    if (isInCapitals && (place.kind === 'country' || place.population < KNOWN_TOWN)) return null;
    // "Parce que" and "SOS Seniors" begin sentences, not towns
    const isWord =
      to - at === 1
        ? token.key.length <= SHORT_NAME || this.#table.townWords.has(token.key) || read.table.isWord(token.key)
        : this.#table.townWords.has(`${token.key} ${read.tokens[to - 1]?.key ?? ''}`);
    const isDoubtful = isWord || (place.kind === 'town' && place.population < SMALL_PLACE);
    const postCode = this.#codeBehind(named);
    // "per la zona di Alba", "Chef d'équipe – Ath"
    const isTownWord = this.#table.townWords.has(token.key);
    const isArea =
      isCued(at) && [isTownWord ? 2 : 1, 2].some((back) => this.#table.isArea(read.tokens[at - back]?.key ?? ''));
    const isBehindArea = this.#table.isArea(before?.key ?? '');
    if (isBehindArea && place.population < KNOWN_TOWN && this.#isDistrictOf(to)) return null;
    const isShortEnd = this.#isTitle && isSetApart(read, at, to) && !isTownWord;
    const isInRegion = isAddress && this.#isInArea(named);
    // "Plaats: Geel." as all that stands behind a label
    const isLabelled =
      isCued(at) && token.followsBreak && (to === sentence.to || read.tokens[to]?.followsBreak === true);
    // "£41,250 • Derby • 37.5 hrs": a town between the terms of a job, be it a word as well
    const isTerm =
      (fact?.to === to || this.#endsNameOfSite(at, to)) &&
      place.population >= KNOWN_TOWN &&
      (read.cues.contract.length > 0 || read.cues.hours.length > 0) &&
      sentence.section !== 'profile' &&
      sentence.section !== 'tasks';
    const isSure =
      isTerm || isAfterPreposition || postCode !== null || isArea || isInRegion || isLabelled || (isShortEnd && at > 0);
    if (isWord && (!isSure || token.key.length < SHORT_NAME || isArticleOfWord(read, named))) return null;
    // "Rejoindre Gallo & Associés"
    if (isDoubtful && /^ ?& ?\p{Lu}/u.test(read.original.slice(read.tokens[to - 1]?.end ?? 0).slice(0, SAMPLE)))
      return null;
    // "Grand-Place" is no town, Almere-Haven is
    if (isDoubtful && /[-‐‑]/.test(read.original.charAt(read.tokens[to - 1]?.end ?? 0))) return null;
    const isWholeLine = isLine && behindDistrict(read, to) === sentence.to;
    let form: MentionForm;
    if (postCode !== null) form = 'postCode';
    else if (this.#isTitle) {
      // a small town at the end of a title, or alone between dashes, is meant
      const isEnd = isStrong || (token.followsBreak && !isDoubtful) || isSetApart(read, at, to);
      if (isDoubtful && (at === 0 || (!isEnd && token.key.length <= SHORT_NAME + 1))) return null;
      form = isEnd ? 'titleEnd' : 'title';
    } else if (isWholeLine) form = 'line';
    else if (
      isPart ||
      isTerm ||
      (isJobTown && !isDoubtful && this.#endsHead(named)) ||
      (isHead && !isWord && isFact(read, named, isBehindLabel))
    )
      form = 'part';
    else if (isMarkedBehind(read, to) || isInRegion) form = 'mark';
    else if (isStrong || isBehindSmallWord) form = 'preposition';
    else if (
      isEmployer &&
      place.kind === 'town' &&
      // "Marie Blachère recrute": a capital right behind a name makes it a person's or firm's
      ((isRightBeforeSeeking(read, sentence, to) && !(isWord && isCapital(read, at - 1))) ||
        (!isPartOfName(read, this.#table, named) && (!isDoubtful || token.followsBreak)))
    )
      form = 'employer';
    else if (place.kind === 'town' && isIntroduced(read, this.#table, named)) form = 'employer';
    else if (isFirst && !isWord && place.kind === 'town' && place.population >= KNOWN_TOWN) form = 'plain';
    else if (isPlain && place.kind === 'town' && place.population >= leastPopulation(read, named)) form = 'plain';
    else return null;
    return { ...this.#mention(named, form), isDoubtful, postCode, to: postCode === null ? to : to + 1 };
  }

  /** "Orderpicker koelcel | Bleiswijk |: ochtend 07:00": a town behind the words of the job, before a break. */
  #endsHead({ from, to, place }: NamedPlace): boolean {
    const { tokens } = this.#read;
    const isEnd = tokens[to] === undefined || tokens[to].followsBreak;
    return isEnd && tokens[from]?.followsBreak === false && place.kind === 'town' && place.population >= SMALL_PLACE;
  }

  /** "… - University Hospital | Waterford | - 3 years": the end of a fact that names a house. */
  #endsNameOfSite(at: number, to: number): boolean {
    const { facts, tokens } = this.#read;
    if (!this.#table.isSite(tokens[at - 1]?.key ?? '')) return false;
    return facts.some((fact) => fact.to === to && fact.from < at);
  }

  /** A preposition and the like; "LA GRANDE FAMILLE" is no town. */
  #isSmallWord(key: string): boolean {
    return this.#read.table.lightWords.has(key) && !ARTICLE[this.#read.language].has(key);
  }

  #mention({ place, from, to }: NamedPlace, form: MentionForm): PlaceMention {
    const { tokens, original } = this.#read;
    const written = original.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
    const key = foldLabel(written);
    const name = place.names.some((other) => foldLabel(other) === key) ? written : place.name;
    const isDoubtful = place.kind === 'town' && place.population < SMALL_PLACE;
    return { place, name, postCode: null, from, to, form, isDoubtful, listFrom: from };
  }

  /** "Saint-Étienne (42100)", "Gent (9000)". */
  #codeBehind({ place, to }: NamedPlace): string | null {
    const code = this.#read.tokens[to];
    return code !== undefined && place.postCodes.includes(code.key) ? code.key : null;
  }

  /** "Ballyhaunis, Co. Mayo", "Siena, Toscana": what follows is a region around it. */
  #isInArea({ place, to }: NamedPlace): boolean {
    const { tokens, original, language } = this.#read;
    const end = tokens[to - 1]?.end ?? 0;
    const area = AREA_BEHIND.exec(original.slice(end, end + AREA_SAMPLE))?.[1];
    if (area === undefined) return false;
    return this.#gazetteer.resolvePlace(area, { language }).some(({ id }) => place.within.includes(id));
  }

  /** Whether a name right behind another only tells in which region, city or quarter that one lies. */
  #tellsMore(previous: PlaceMention, { place, from, to, form }: PlaceMention): boolean {
    const { tokens } = this.#read;
    if (from - previous.to > 2 || previous.place.kind !== 'town') return false;
    if (this.#read.sentenceOf(from) !== this.#read.sentenceOf(previous.from)) return false;
    if (from === previous.to && previous.place.within.includes(place.id)) return true;
    // "Ballycoolin, Dublin 15"
    const isDistrict = from === previous.to && tokens[to]?.followsBreak === false && tokens[to]?.number !== null;
    return (isDistrict && form !== 'postCode') || this.#table.quarters.has(tokens[from - 1]?.key ?? '');
  }
}
