import type { CueTable, Heading } from '../../language/cue-table.ts';
import type { RequirementTable } from '../../language/requirement-cues.ts';
import type { Token } from '../../tokens/text-tokens.ts';
import {
  isBlockStart,
  isFirst,
  isInCapitals,
  isLineEnd,
  isLineStart,
  isListItem,
  LINE_SAMPLE,
  lineBelow,
  LIST_BELOW,
  LONGEST_BULLET,
} from './line-shapes.ts';
import { alternativesOfAll, keyOf, keysOfAll, phrasesOfAll } from '../../language/word-lists.ts';
import type { SectionKind } from '../../language/section-kind.ts';

const LONGEST_HEADING = 6;
const LONGEST_HEADING_LINE = 9;
/** Words of a heading that leave no doubt, and the longest question that begins with so many. */
const SURE_HEADING = 4;
const LONGEST_QUESTION = 14;

/** The words of headings of one language. */
interface Tables {
  readonly table: CueTable;
  readonly requirements: RequirementTable;
}

/**
 * A heading stands alone on its line, or before a colon ("Profil : rigoureux"), or is a short question or
 * announcement.
 */
export function headingOf(
  plain: string,
  tokens: readonly Token[],
  tables: Tables,
  { start, end, from, to }: { start: number; end: number; from: number; to: number },
): { readonly heading: Heading; readonly isWhole: boolean } | null {
  const { table } = tables;
  if (!isLineStart(plain, start)) return null;
  const count = to - from;
  let key = '';
  let best: { heading: Heading; length: number; isInline: boolean } | null = null;
  for (let length = 1; length <= Math.min(LONGEST_HEADING, count); length++) {
    const token = tokens[from + length - 1];
    if (token === undefined || (length === 1 && !table.mayBeginHeading(token))) break;
    key = length === 1 ? token.key : `${key} ${token.key}`;
    const heading = table.heading(key);
    if (heading === undefined) continue;
    const isColonNext = /^\s?:/.test(plain.slice(token.end, token.end + 2));
    const isAlone = length === count;
    // "What are you going to do as a CNC milling operator?": more words of a heading bear a longer line
    const longest = length >= SURE_HEADING ? LONGEST_QUESTION : LONGEST_HEADING_LINE;
    const isAnnounced = length > 1 && count <= longest && /[:?]$/.test(plain.slice(start, end));
    if (isAlone || isColonNext || isAnnounced) best = { heading, length, isInline: !isAlone && !isAnnounced };
  }
  if (best !== null) return { heading: best.heading, isWhole: !best.isInline };
  return headingByShape(plain, tokens, tables, { start, end, from, to });
}

/** The first token of a line behind its colon. */
export function behindColon(plain: string, tokens: readonly Token[], from: number, to: number): number {
  for (let at = from + 1; at < to; at++) {
    if (plain.slice(tokens[at - 1]?.end, tokens[at]?.start).includes(':')) return at;
  }
  return from;
}

/** "Conditions" heads what is offered or what is demanded. */
const AMBIGUOUS = keysOfAll('heading.ambiguous');
/** Letters of the article before it: "les conditions", "le condizioni". */
const LONGEST_ARTICLE = 3;
/** Characters below such a heading that tell which of the two. */
const TERMS_SAMPLE = 300;

/** Whether the line of tokens `from` to `to` is such a heading: "2. Les conditions". */
export function isAmbiguous(tokens: readonly Token[], from: number, to: number): boolean {
  const before = tokens.slice(from, to - 1);
  return (
    AMBIGUOUS.has(tokens[to - 1]?.key ?? '') &&
    before.length <= 2 &&
    before.every(({ key, number }) => number !== null || key.length <= LONGEST_ARTICLE)
  );
}

const TERMS = new RegExp(
  String.raw`€|\d ?(?:${alternativesOfAll('clock.unit')}|%)\b|${alternativesOfAll('heading.terms')}`,
  'iu',
);

/** Whether what stands below a heading, up to a blank line, speaks of money, hours or contracts. */
export function announcesTerms(plain: string, end: number): boolean {
  const [below = ''] = plain
    .slice(end, end + TERMS_SAMPLE)
    .trimStart()
    .split(/\n[ \t]*\n/);
  return TERMS.test(below);
}

/** Sections that do not go on below another heading; a list of tasks or demands may have headings of its own. */
export const LEFT_BEHIND: ReadonlySet<SectionKind | null> = new Set(['company', 'offer', 'contact']);

/**
 * Whether a short line stands alone like a heading: in capitals or with a capital, above a list or behind a blank
 * line.
 */
export function isStrangeHeading(
  plain: string,
  { start, end }: { readonly start: number; readonly end: number },
  words: number,
  isItem: boolean,
): boolean {
  if (isItem || words === 0 || words > LONGEST_HEADING || !isLineStart(plain, start)) return false;
  const line = plain.slice(start, end).trim();
  if (FACTS.has(keyOf(line.replace(/\s*:$/, ''))) && isLineEnd(plain, end)) return true;
  if (!/^[\p{Lu}\d]/u.test(line) || /[.,;!)…|]$/.test(line) || /[€:]/.test(line.slice(0, -1))) return false;
  if (!isLineEnd(plain, end)) return false;
  const below = plain.slice(end, end + LINE_SAMPLE);
  const isAboveList = LIST_BELOW.test(below);
  return isAboveList || /\n[ \t\r]*\n[ \t]*$/.test(plain.slice(Math.max(0, start - LINE_SAMPLE), start));
}

/** "Regio", "Working pattern": alone on a line of a form above what they name. */
const FACTS: ReadonlySet<string> = new Set(phrasesOfAll('section.fact').map(keyOf));

/** Characters of the longest label, with room for a colon, a bullet and spaces. */
const LONGEST_LABEL = Math.max(...[...FACTS].map(({ length }) => length)) + 12;

/** How many lines of a text are the label of a fact, as forms that were pasted have them above their values. */
export function labelsOfForm(text: string): number {
  return text
    .split('\n')
    .filter((line) => line.length <= LONGEST_LABEL && FACTS.has(keyOf(line.trim().replace(/\s*:$/, '')))).length;
}

/** Words before the colon of a line that begins with its own heading ("Wat we van je vragen: …"). */
const LONGEST_INLINE = 6;
/** The same where they tell a need ("Not required on the closing date, but taken into account: …"). */
const LONGEST_OPENING = 12;

/** A short line with a colon, in capitals or above a list is a heading whatever it says; its words tell of what. */
function headingByShape(
  plain: string,
  tokens: readonly Token[],
  tables: Tables,
  { start, end, from, to }: { start: number; end: number; from: number; to: number },
): { readonly heading: Heading; readonly isWhole: boolean } | null {
  const line = plain.slice(start, end);
  const colon = line.indexOf(':');
  const ahead = colon === -1 ? 0 : tokens.slice(from, to).findIndex((token) => token.start >= start + colon);
  if (colon !== -1 && ahead > 0 && ahead <= LONGEST_OPENING && ahead < to - from) {
    const heading = headingByWords(tables, tokens.slice(from, from + ahead), ahead <= LONGEST_INLINE);
    // "Salaire : 2 400 €. Anglais courant apprécié.": a label of one value announces nothing that follows it
    const isLabel = ahead === 1 && heading?.section === 'offer';
    return heading === undefined || isLabel ? null : { heading, isWhole: false };
  }
  // "Vous :" goes on in the lines below
  const isPronoun = to - from === 1 && colon !== -1 && colon <= LONGEST_PRONOUN + 1;
  if (to - from > LONGEST_OPENING || to === from || isPronoun) return null;
  const isAlone = /^[ \t]*(?:[\n\r]|$)/.test(plain.slice(end, end + LINE_SAMPLE));
  const isAnnounced = isAlone && /[:?]$/.test(line);
  const below = plain.slice(end, end + LINE_SAMPLE);
  // an item of a list is no heading of the items below it
  const isItem = isListItem(plain, start);
  // in a text all in capitals they tell no heading apart, and the first line heads all of it
  const isTop = start < LONGEST_BULLET && plain.slice(0, start).trim() === '';
  const isShouted = !isItem && !isTop && isInCapitals(line) && !isInCapitals(lineBelow(plain, end));
  const isOfAll = isTop && isInCapitals(line);
  const isOpen = isAlone && !isOfAll && !isItem && isFirst(plain, start) && !/[.,;!)]$/.test(line);
  const isAbove =
    isOpen &&
    (LIST_BELOW.test(below) || (to - from <= SHORT_HEADING && /^\p{Ll}/u.test(line) && /^[^\n]*\n/.test(below)));
  // "Compétences attendues" between a blank line and its paragraph
  const isTitle =
    isOpen &&
    to - from <= LONGEST_TITLE &&
    /^\p{Lu}/u.test(line) &&
    /^[^\n]*\n[^\n]/.test(below) &&
    isBlockStart(plain, start);
  if (!isAnnounced && !isShouted && !isAbove && !isTitle) return null;
  const heading = headingByWords(tables, tokens.slice(from, to), to - from <= LONGEST_HEADING_LINE);
  // "Gruppo Rossi, Torino" on top of an ad names the firm, and heads nothing
  if (heading?.section === 'company' && isTop && !isAnnounced && !LIST_BELOW.test(below) && NAME_BEHIND.test(line))
    return null;
  return heading === undefined ? null : { heading, isWhole: true };
}

/** A word of firms with a name beside it: "Gruppo Rossi", "Smith Group". */
const NAME_BEHIND = /^\p{Lu}[\p{L}'’-]*,? \(?\p{Lu}/u;

/** What a line of these words announces; `isSure`: its shape is that of a heading, so that any word of one will do. */
function headingByWords(
  { table, requirements }: Tables,
  tokens: readonly Token[],
  isSure: boolean,
): Heading | undefined {
  const byNeed = requirements.heading(tokens);
  const other = table.headingByWords(tokens);
  if (byNeed === undefined) return isSure ? other : undefined;
  // "What we offer on top", "What you have to do"
  const isOther =
    other !== undefined && other.section !== 'profile' && (byNeed.required === true || other.section === 'offer');
  return isOther ? (isSure ? other : undefined) : byNeed;
}

/** Letters of "you" and "vous". */
const LONGEST_PRONOUN = 4;
/** Words of a title above its paragraph. */
const LONGEST_TITLE = 5;

/** A line of so few words needs no list below it. */
const SHORT_HEADING = 4;
