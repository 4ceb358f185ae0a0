import { foldLabel } from '@counterpart/text';
import { departmentCodeAt } from './department-code.ts';
import { mentionBySigns } from './mention-form.ts';
import { signsAt } from './name-signs.ts';
import { isCapital, SHORT_NAME } from './names/name-surroundings.ts';
import { mentionOf, type PlaceMention, type PlaceText } from './place-mention.ts';
import { lookUpPlace } from './names/place-names.ts';
import { hitsBetween } from '../tokens/hits-between.ts';

const POST_CODE = /^\d{4,5}$/;
/** The digits of a Dutch post code, and what stands behind them. */
const DUTCH_DIGITS = 4;
const DUTCH_LETTERS = /^[A-Z]{2}$/;
/** Characters between two names of a list. */
const LONGEST_GAP = 24;

/** Every place that a text names, in order; `isCued` says before which tokens a place is announced. */
export function placeMentions(text: PlaceText, isCued: (at: number) => boolean): readonly PlaceMention[] {
  const mentions: PlaceMention[] = [];
  let at = 0;
  while (at < text.read.tokens.length) {
    const previous = mentions.at(-1);
    const coded = postCodeAt(text, at);
    const isBelow = previous !== undefined && isNextLine(text, previous, at) && isCued(previous.listFrom);
    const single =
      (coded === null ? null : withList(text, coded, previous)) ??
      departmentCodeAt(text, at) ??
      listedAt(text, at, previous) ??
      namedAt(text, at, isBelow ? ALL : isCued);
    const isListed = isBelow && single !== null && isWholeLine(text, single);
    const seen =
      onNextLine(text, at, previous, coded) ?? (isListed ? { ...single, listFrom: previous.listFrom } : single);
    // "Maçon" is a function, but Sas van Gent is more than the label SAS
    const label = seen === null ? undefined : hitsBetween(text.labels, at, at + 1)[0];
    const mention = seen !== null && label !== undefined && label.to >= seen.to ? null : seen;
    // "Siena, Tuscany", "Milano, zona Isola": the second name only tells more of the first
    const isMore = mention !== null && previous !== undefined && tellsMore(text, previous, mention);
    if (mention !== null && !isMore) mentions.push(mention);
    at = mention?.to ?? at + 1;
  }
  return mentions;
}

const ALL = (): boolean => true;

/** Whether a name is all that stands in its line: an item of a list of places. */
function isWholeLine({ read }: PlaceText, { from, to }: PlaceMention): boolean {
  const line = read.sentenceOf(from);
  return line?.from === from && line.to === to;
}

/** Whether a line begins right below one that is nothing but a place: "Lieux de travail | 1300 Wavre | 5000 Namur". */
function isNextLine(text: PlaceText, previous: PlaceMention, at: number): boolean {
  return previous.to === at && isWholeLine(text, previous) && text.read.sentenceOf(at)?.from === at;
}

function namedAt(text: PlaceText, at: number, isCued: (at: number) => boolean): PlaceMention | null {
  const signs = signsAt(text, at, isCued);
  return signs === null ? null : mentionBySigns(text, at, signs);
}

/** "9000 Gent", "1012 AB Amsterdam": the name must follow and be a place; the code then is most likely its own. */
function postCodeAt(text: PlaceText, at: number): PlaceMention | null {
  const { read, gazetteer } = text;
  const { tokens, original, language } = read;
  const code = tokens[at];
  const next = tokens[at + 1];
  if (code === undefined || next === undefined || code.number === null || !POST_CODE.test(code.key)) return null;
  if (next.followsBreak || !isCapital(read, at + 1)) return null;
  const own = lookUpPlace(read, gazetteer, at + 1);
  const hasLetters = code.key.length === DUTCH_DIGITS && DUTCH_LETTERS.test(original.slice(next.start, next.end));
  // the letters of "3584 BA Utrecht" are the sign of Bari as well; those of "8660 DE PANNE" begin the name
  const isApart = hasLetters && (own === null || own.to === at + 2) && tokens[at + 2]?.followsBreak === false;
  const named = (isApart ? lookUpPlace(read, gazetteer, at + 2) : null) ?? own;
  if (named === null) return null;
  const places = gazetteer.resolvePlace(`${code.key} ${named.place.name}`, { language });
  const place = places.find(({ postCodes }) => postCodes.includes(code.key));
  const mention = mentionOf(text, { ...named, place: place ?? named.place }, place ? 'postCode' : 'preposition');
  return { ...mention, from: at, listFrom: at, postCode: place === undefined ? null : code.key };
}

/** A bullet or dash at the beginning of a line. */
const BULLET = String.raw`[ \t]*([•·*–—-])[ \t]*`;
const AFTER_BULLET = new RegExp(String.raw`^\s*\n${BULLET}$`);
const LINE_OF_BULLET = new RegExp(String.raw`(?:^|\n)${BULLET}$`);

/** "• 1130 Haren | • 9200 Dendermonde": the next of a list whose lines hold nothing but a place behind one bullet. */
function onNextLine(
  text: PlaceText,
  at: number,
  previous: PlaceMention | undefined,
  coded: PlaceMention | null,
): PlaceMention | null {
  // a bullet is no token
  if (previous?.to !== at) return null;
  const { read, gazetteer } = text;
  const { tokens, original } = read;
  const [token, last, first] = [tokens[at], tokens[(previous?.to ?? 0) - 1], tokens[previous?.from ?? -1]];
  if (previous === undefined || token === undefined || last === undefined || first === undefined) return null;
  // a gap has no room for more than a line's end and a bullet
  if (token.start - last.end > LONGEST_GAP) return null;
  const bullet = AFTER_BULLET.exec(original.slice(last.end, token.start))?.[1];
  if (bullet === undefined) return null;
  const above = LINE_OF_BULLET.exec(original.slice(Math.max(0, first.start - LONGEST_GAP), first.start))?.[1];
  if (above !== bullet) return null;
  const named = coded === null && isCapital(read, at) ? lookUpPlace(read, gazetteer, at) : null;
  const mention = coded ?? (named === null ? null : mentionOf(text, named, previous.form));
  if (mention === null || mention.place.kind === 'country') return null;
  const end = tokens[mention.to - 1]?.end ?? 0;
  return /^[ \t]*(?:\n|$)/.test(original.slice(end, end + LONGEST_GAP))
    ? { ...mention, listFrom: previous.listFrom }
    : null;
}

/** "2000 Antwerpen of 9000 Gent": a post code goes on with the list as a name does. */
function withList(text: PlaceText, mention: PlaceMention, previous: PlaceMention | undefined): PlaceMention {
  const isListed = previous !== undefined && previous.postCode !== null && isListGap(text, previous, mention.from);
  return isListed ? { ...mention, listFrom: previous.listFrom } : mention;
}

/** Whether nothing but a comma, a slash or "and" stands between a place and what begins at a token. */
function isListGap({ read, table }: PlaceText, previous: PlaceMention, at: number): boolean {
  const { tokens, original } = read;
  const start = tokens[at]?.start ?? 0;
  const end = tokens[previous.to - 1]?.end ?? 0;
  if (start - end > LONGEST_GAP || read.sentenceOf(at) !== read.sentenceOf(previous.from)) return false;
  const gap = original.slice(end, start).trim();
  return /^[,/]$/.test(gap) || table.isAnd(foldLabel(gap.replace(/^,/, '')).trim());
}

/** The next name of a list, named as the one before it is: "X, Y et Z". */
function listedAt(text: PlaceText, at: number, previous: PlaceMention | undefined): PlaceMention | null {
  const { read, gazetteer, table } = text;
  const { tokens, original } = read;
  const token = tokens[at];
  if (previous === undefined || token === undefined || !isCapital(read, at)) return null;
  // "Le Teil (07) ou à Privas (07)"
  const gap = original.slice(tokens[previous.to - 1]?.end ?? 0, token.start).replace(/^ ?\(\d{2,5}\)(?= )/, '');
  if (gap.length > LONGEST_GAP || read.sentenceOf(at) !== read.sentenceOf(previous.from)) return null;
  // "Lyon, Genève ou Montréal": a name unknown here does not end the list
  const rest = gap.replace(/^,?(?: \p{Lu}[\p{L}-]+,?)?/u, '').trim();
  if (!/^[,/]?$/.test(rest) && !table.isAnd(foldLabel(rest.replace(/^,/, '')).trim())) return null;
  if (rest === '' && !/[,/]/.test(gap)) return null;
  const named = lookUpPlace(read, gazetteer, at);
  if (named === null || named.place.kind === 'country') return null;
  // "Geel, Mol en Turnhout": three letters are a name between names, two are not by themselves
  if (
    (token.key.length < SHORT_NAME && named.to === at + 1) ||
    (token.key.length === SHORT_NAME && read.table.lightWords.has(token.key))
  )
    return null;
  return { ...mentionOf(text, named, previous.form), listFrom: previous.listFrom };
}

/** Whether a name right behind another only tells in which region, city or quarter that one lies. */
function tellsMore({ read, table }: PlaceText, previous: PlaceMention, mention: PlaceMention): boolean {
  const { tokens } = read;
  const { place, from, to, form } = mention;
  if (from - previous.to > 2 || previous.place.kind !== 'town') return false;
  if (read.sentenceOf(from) !== read.sentenceOf(previous.from)) return false;
  if (from === previous.to && previous.place.within.includes(place.id)) return true;
  // "Ballycoolin, Dublin 15"
  const isDistrict = from === previous.to && tokens[to]?.followsBreak === false && tokens[to]?.number !== null;
  return (isDistrict && form !== 'postCode') || table.quarters.has(tokens[from - 1]?.key ?? '');
}
