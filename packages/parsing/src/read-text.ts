import type { Language } from '@counterpart/domain';
import { sentenceSpans, stripMarkup } from '@counterpart/text';
import { blankGender } from './blank-gender.ts';
import { type Cues, type CueTable, cueTable, type Heading } from './cue-table.ts';
import type { SectionKind } from './language-cues.ts';
import { proseSections } from './prose-sections.ts';
import { type Piece, textPieces } from './text-pieces.ts';

/** A sentence or line: its pieces and the part of the ad it stands in. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
  /** The first piece behind the heading that the line begins with ("Profil : …"); `from` without one. */
  readonly body: number;
  readonly section: SectionKind | null;
  /** What the heading above says of everything below it. */
  readonly required: boolean | null;
  readonly isHeading: boolean;
  /** It begins with a bullet. */
  readonly isItem: boolean;
  /** It describes the firm. */
  readonly isAboutCompany: boolean;
}

/** A text as every finder sees it: cut once into pieces, sentences and cues. Offsets are those of the original. */
export interface ReadText {
  readonly original: string;
  readonly language: Language;
  readonly table: CueTable;
  readonly pieces: readonly Piece[];
  readonly cues: Cues;
  readonly sentences: readonly Sentence[];
  /** The sentence that a piece belongs to. */
  sentenceOf(piece: number): Sentence | undefined;
}

const LONGEST_HEADING = 6;
const LONGEST_HEADING_LINE = 9;
/** Characters of bullets and decoration between a line break and its heading. */
const LONGEST_BULLET = 12;

/** Reads a text: markup and gender marks are blanked, then words, sentences, sections and cues are found. */
export function readText(original: string, language: Language): ReadText {
  const plain = blankGender(stripMarkup(original));
  const table = cueTable(language);
  const pieces = textPieces(plain);
  const cues = table.find(pieces);
  const companyPieces = new Set(cues.companySentence.map(({ from }) => from));
  const found: (Sentence & { readonly isNewLine: boolean; readonly isNewBlock: boolean })[] = [];
  const sentenceIndex = new Int32Array(pieces.length);
  let at = 0;
  let current: Heading = { section: null, required: null };
  let above = current;
  let lastEnd = 0;
  let isInList = false;
  for (const { start, end } of sentenceSpans(plain, language)) {
    const from = at;
    let isAboutCompany = false;
    while (at < pieces.length && (pieces[at]?.start ?? 0) < end) {
      sentenceIndex[at] = found.length;
      if (companyPieces.has(at)) isAboutCompany = true;
      at++;
    }
    const heading = headingOf(plain, pieces, table, { start, end, from, to: at });
    // "Pay: € 14 an hour" binds its line; alone on its line a heading binds all below
    const gap = plain.slice(lastEnd, start);
    if (/[\n\r]/.test(gap)) current = above;
    // a blank line and plain text behind a list: what the heading announced was the list
    const isItem = isListItem(plain, start);
    if (isInList && !isItem && /\n\s*\n/.test(gap)) current = above = { section: null, required: null };
    // a sentence of its own below a list of pluses is none of them
    else if (isInList && !isItem && /[\n\r]/.test(gap) && current.required === false && current.section === 'profile')
      current = above = { section: 'profile', required: true };
    isInList = isItem || (isInList && !/[\n\r]/.test(gap));
    lastEnd = end;
    // "Le job" below "Le client": a heading that nobody knows ends what the firm told of itself or of its offer
    if (
      heading === null &&
      LEFT_BEHIND.has(current.section) &&
      isStrangeHeading(plain, { start, end }, at - from, isItem)
    )
      current = above = { section: null, required: null };
    if (heading !== null) current = heading.heading;
    if (heading?.isWhole === true && isAmbiguous(pieces, from, at))
      current = tellsTerms(plain, end) ? { section: 'offer', required: null } : { section: 'profile', required: true };
    if (heading?.isWhole === true) above = current;
    found.push({
      start,
      end,
      from,
      to: at,
      body: heading?.isWhole === false ? behindColon(plain, pieces, from, at) : from,
      ...current,
      isHeading: heading?.isWhole ?? false,
      isItem,
      isAboutCompany,
      isNewLine: /[\n\r]/.test(gap),
      isNewBlock: /\n\s*\n/.test(gap),
    });
    // what "Requirements: a, b." asks ends with the sentence
    if (heading?.isWhole === false && current.section !== 'profile') current = { ...current, required: null };
  }
  const prose = proseSections(language, pieces, cues, found);
  const sentences = found.map((sentence, index): Sentence => {
    const section = prose[index] ?? null;
    return section === null ? sentence : { ...sentence, section, required: section === 'profile' ? true : null };
  });
  return {
    original,
    language,
    table,
    pieces,
    cues,
    sentences,
    sentenceOf: (piece) => sentences[sentenceIndex[piece] ?? -1],
  };
}

/** A heading stands alone on its line, or before a colon ("Profil : rigoureux"), or is a short question or announcement. */
function headingOf(
  plain: string,
  pieces: readonly Piece[],
  table: CueTable,
  { start, end, from, to }: { start: number; end: number; from: number; to: number },
): { readonly heading: Heading; readonly isWhole: boolean } | null {
  if (!isLineStart(plain, start)) return null;
  const count = to - from;
  let key = '';
  let best: { heading: Heading; length: number; isInline: boolean } | null = null;
  for (let length = 1; length <= Math.min(LONGEST_HEADING, count); length++) {
    const piece = pieces[from + length - 1];
    if (piece === undefined || (length === 1 && !table.mayBeginHeading(piece))) break;
    key = length === 1 ? piece.key : `${key} ${piece.key}`;
    const heading = table.heading(key);
    if (heading === undefined) continue;
    const isColonNext = /^\s?:/.test(plain.slice(piece.end, piece.end + 2));
    const isAlone = length === count;
    const isAnnounced = length > 1 && count <= LONGEST_HEADING_LINE && /[:?]$/.test(plain.slice(start, end));
    if (isAlone || isColonNext || isAnnounced) best = { heading, length, isInline: !isAlone && !isAnnounced };
  }
  if (best !== null) return { heading: best.heading, isWhole: !best.isInline };
  return headingByShape(plain, pieces, table, { start, end, from, to });
}

/** The first piece of a line behind its colon. */
function behindColon(plain: string, pieces: readonly Piece[], from: number, to: number): number {
  for (let at = from + 1; at < to; at++) {
    if (plain.slice(pieces[at - 1]?.end, pieces[at]?.start).includes(':')) return at;
  }
  return from;
}

/** "Conditions" heads what is offered or what is demanded. */
const AMBIGUOUS = new Set('conditions voorwaarden condizioni'.split(' '));
/** Characters below such a heading that tell which of the two. */
const TERMS_SAMPLE = 300;

/** Whether the line of pieces `from` to `to` is such a heading: "2. Les conditions". */
function isAmbiguous(pieces: readonly Piece[], from: number, to: number): boolean {
  return to - from <= 3 && AMBIGUOUS.has(pieces[to - 1]?.key ?? '');
}

/** Whether what stands below a heading, up to a blank line, speaks of money, hours or contracts. */
function tellsTerms(plain: string, end: number): boolean {
  const [below = ''] = plain
    .slice(end, end + TERMS_SAMPLE)
    .trimStart()
    .split(/\n[ \t]*\n/);
  return /€|\d ?(?:h|u|uur|heures|ore|hours|%)\b|brut|netto|loon|sala|wage|verlof|congé|leave|contra|cdi|cdd|tempo |dienstverband/iu.test(
    below,
  );
}

/** Sections that do not go on below another heading; a list of tasks or demands may have headings of its own. */
const LEFT_BEHIND: ReadonlySet<SectionKind | null> = new Set(['company', 'offer', 'contact']);

/** Whether a short line stands alone like a heading: in capitals or with a capital, above a list or behind a blank line. */
function isStrangeHeading(
  plain: string,
  { start, end }: { readonly start: number; readonly end: number },
  words: number,
  isItem: boolean,
): boolean {
  if (isItem || words === 0 || words > LONGEST_HEADING || !isLineStart(plain, start)) return false;
  const line = plain.slice(start, end).trim();
  if (!/^[\p{Lu}\d]/u.test(line) || /[.,;!)…|]$/.test(line) || /[€:]/.test(line.slice(0, -1))) return false;
  const below = plain.slice(end, end + LINE_SAMPLE);
  if (!/^[ \t]*(?:[\n\r]|$)/.test(below)) return false;
  const isAboveList = LIST_BELOW.test(below);
  return isAboveList || /\n[ \t\r]*\n[ \t]*$/.test(plain.slice(Math.max(0, start - LINE_SAMPLE), start));
}

/** Words before the colon of a line that begins with its own heading ("Wat we van je vragen: …"). */
const LONGEST_INLINE = 6;

/** A short line with a colon, in capitals or above a list is a heading whatever it says; its words tell of what. */
function headingByShape(
  plain: string,
  pieces: readonly Piece[],
  table: CueTable,
  { start, end, from, to }: { start: number; end: number; from: number; to: number },
): { readonly heading: Heading; readonly isWhole: boolean } | null {
  const line = plain.slice(start, end);
  const colon = line.indexOf(':');
  const ahead = colon === -1 ? 0 : pieces.slice(from, to).findIndex((piece) => piece.start >= start + colon);
  if (colon !== -1 && ahead > 0 && ahead <= LONGEST_INLINE) {
    const heading = table.headingByWords(pieces.slice(from, from + ahead));
    // "Salaire : 2 400 €. Anglais courant apprécié.": a label of one value announces nothing that follows it
    const isLabel = ahead === 1 && heading?.section === 'offer';
    return heading === undefined || isLabel ? null : { heading, isWhole: false };
  }
  if (to - from > LONGEST_HEADING_LINE || to === from) return null;
  const isAlone = /^[ \t]*(?:[\n\r]|$)/.test(plain.slice(end, end + LINE_SAMPLE));
  const isAnnounced = isAlone && /[:?]$/.test(line);
  const isShouted = /\p{Lu}{3}/u.test(line) && !/\p{Ll}/u.test(line);
  const below = plain.slice(end, end + LINE_SAMPLE);
  // an item of a list is no heading of the items below it
  const isItem = isListItem(plain, start);
  const isOpen = isAlone && !isItem && !/[.,;!)]$/.test(line);
  const isAbove =
    isOpen &&
    (LIST_BELOW.test(below) || (to - from <= SHORT_HEADING && /^\p{Ll}/u.test(line) && /^[^\n]*\n/.test(below)));
  if (!isAnnounced && !isShouted && !isAbove) return null;
  const heading = table.headingByWords(pieces.slice(from, to));
  return heading === undefined ? null : { heading, isWhole: true };
}

const BULLET = /[-•*>·✓✔➤–—▪◦+→➢►▶●○■□❖✦✅☑~]/u;
const LIST_BELOW = /^[^\n]*\n\s*[-•*>·✓✔➤–→➢►▶●○■□❖✦✅☑~]/u;

/** Whether a line begins with a bullet; sentences may begin at the bullet or behind it. */
function isListItem(plain: string, start: number): boolean {
  if (BULLET.test(plain.charAt(start))) return true;
  return BULLET.test(plain.slice(Math.max(0, start - 3), start).trim());
}

/** A line of so few words needs no list below it. */
const SHORT_HEADING = 4;
/** Characters behind a line in which the bullet of a list below it must come. */
const LINE_SAMPLE = 12;

function isLineStart(plain: string, start: number): boolean {
  for (let at = start - 1; at >= 0 && start - at < LONGEST_BULLET; at--) {
    const character = plain.charAt(at);
    if (character === '\n' || character === '\r') return true;
    // bullets and decoration before a heading; also a blanked tag, after which a heading may follow
    if (character === ' ' && plain.charAt(at - 1) === ' ' && start - at > 2) return true;
    if (/[\p{L}\p{N}.,;]/u.test(character)) return /[.!?]/.test(character);
  }
  return true;
}
