import type { Language } from '@counterpart/domain';
import { stripMarkup } from '@counterpart/text';
import { blankGender } from '../tokens/blank-gender.ts';
import type { Cues } from '../language/cue-kinds.ts';
import { type CueTable, cueTable, type Heading } from '../language/cue-table.ts';
import {
  announcesTerms,
  behindColon,
  headingOf,
  isAmbiguous,
  isStrangeHeading,
  LEFT_BEHIND,
} from './headings/headings.ts';
import { isListItem } from './headings/line-shapes.ts';
import type { SectionKind } from '../language/section-kind.ts';
import { type LongerName, longerNames } from '../language/longer-names.ts';
import { type RequirementCues, requirementTable } from '../language/requirement-cues.ts';
import { factLists, partFacts } from './facts/fact-lists.ts';
import { type ClockSpan, clockSpans } from './clock-spans.ts';
import { type ShortFact, shortFacts } from './facts/short-facts.ts';
import { type CheckBoxes, checkBoxes, NO_BOXES } from './facts/check-boxes.ts';
import { boundedSentences } from './bounded-sentences.ts';
import { firmSentences } from './firm-sentences.ts';
import { hasHitBetween } from '../tokens/hits-between.ts';
import { misreadSections } from './misread-sections.ts';
import { proseSections } from './prose-sections.ts';
import { type Token, tokensOf } from '../tokens/text-tokens.ts';
import { zoneScores } from './zone-scores.ts';

/** A sentence or line: its tokens and the part of the ad it stands in. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
  /** The first token behind the heading that the line begins with ("Profil : …"); `from` without one. */
  readonly body: number;
  readonly section: SectionKind | null;
  /** What the heading above says of everything below it. */
  readonly required: boolean | null;
  readonly isHeading: boolean;
  /** It begins with a bullet. */
  readonly isItem: boolean;
  /** It lists the facts of the job: the ad is one line. */
  readonly isFactList: boolean;
  /** It describes the firm. */
  readonly isAboutCompany: boolean;
  /** Its words surely tell of the firm, its offer or how to apply, whatever heading stands above. */
  readonly isOfFirm: boolean;
}

/** A text as every finder sees it: cut once into tokens, sentences and cues. Offsets are those of the original. */
export interface ReadText {
  readonly original: string;
  readonly language: Language;
  readonly table: CueTable;
  readonly tokens: readonly Token[];
  readonly cues: Cues;
  /** Longer names of other things, of which labels are parts. */
  readonly longerNames: readonly LongerName[];
  /** What tells musts and nice to haves. */
  readonly requirementCues: RequirementCues;
  readonly sentences: readonly Sentence[];
  /** What stands by itself in rows of facts. */
  readonly facts: readonly ShortFact[];
  /** What is chosen and what is not in a form with boxes. */
  readonly boxes: CheckBoxes;
  /** Stretches of the clock. */
  readonly clockSpans: readonly ClockSpan[];
  /** The sentence that a token belongs to. */
  sentenceOf(token: number): Sentence | undefined;
}

/** Sections whose lists hold nothing but what is done and asked. */
const LISTED: ReadonlySet<SectionKind | null> = new Set(['tasks', 'profile']);

/**
 * Reads a text: markup and gender marks are blanked, then words, sentences, sections and cues are found. `prepare`
 * changes what the words are cut from, and no length.
 */
export function readText(
  original: string,
  language: Language,
  prepare: (plain: string) => string = partFacts,
): ReadText {
  const plain = prepare(blankGender(stripMarkup(original)));
  const table = cueTable(language);
  const tokens = tokensOf(plain);
  const cues = table.find(tokens);
  const requirements = requirementTable(language);
  const requirementCues = requirements.find(tokens, cues);
  const companyTokens = new Set(cues.companySentence.map(({ from }) => from));
  const areFacts = factLists(plain);
  const found: (Sentence & { readonly isNewLine: boolean; readonly isNewBlock: boolean })[] = [];
  const sentenceIndex = new Int32Array(tokens.length);
  let at = 0;
  let current: Heading = { section: null, required: null };
  let above = current;
  let lastEnd = 0;
  let isInList = false;
  for (const { start, end } of boundedSentences(plain, language)) {
    const from = at;
    let isAboutCompany = false;
    while (at < tokens.length && (tokens[at]?.start ?? 0) < end) {
      sentenceIndex[at] = found.length;
      if (companyTokens.has(at)) isAboutCompany = true;
      at++;
    }
    const announced = headingOf(plain, tokens, { table, requirements }, { start, end, from, to: at });
    const heading = announcesVacancy(announced, cues, tokens, from, at, plain) ? null : announced;
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
    const before = current;
    // "Le job" below "Le client": a heading that nobody knows ends what the firm told of itself or of its offer
    if (
      heading === null &&
      LEFT_BEHIND.has(current.section) &&
      isStrangeHeading(plain, { start, end }, at - from, isItem)
    )
      current = above = { section: null, required: null };
    if (heading !== null) current = heading.heading;
    if (heading?.isWhole === true && isAmbiguous(tokens, from, at))
      current = announcesTerms(plain, end)
        ? { section: 'offer', required: null }
        : { section: 'profile', required: true };
    if (heading?.isWhole === true) above = current;
    const isFactList = areFacts({ start, end });
    found.push({
      start,
      end,
      from,
      to: at,
      body: heading?.isWhole === false ? behindColon(plain, tokens, from, at) : from,
      ...current,
      isHeading: heading?.isWhole ?? false,
      isItem,
      // "- adeguamento al GDPR": an item of what is done or asked tells nothing of the employer
      isAboutCompany: isAboutCompany && !(isItem && LISTED.has(current.section)) && !isFactList,
      isFactList,
      isOfFirm: false,
      isNewLine: /[\n\r]/.test(gap),
      isNewBlock: /\n\s*\n/.test(gap),
    });
    // what "Requirements: a, b." asks ends with the sentence
    if (heading?.isWhole === false && current.section !== 'profile') current = { ...current, required: null };
    // and so does what "A plus: a, b." softens
    if (heading?.isWhole === false && current.required === false) current = before;
  }
  const scores = zoneScores(plain, language, tokens, found);
  const misread = misreadSections(scores, found);
  const lines = misread.includes(true)
    ? found.map((line, at) => (misread[at] === true ? { ...line, section: null, required: null } : line))
    : found;
  const prose = proseSections(language, tokens, cues, requirementCues.cues, lines);
  const sectioned = lines.map((sentence, index): Sentence => {
    const part = prose[index] ?? null;
    // what surely tells of the job is its work, where nothing says that it is its profile
    const section = misread[index] === true && part !== 'profile' ? 'tasks' : part;
    return section === null ? sentence : { ...sentence, section, required: section === 'profile' ? true : null };
  });
  const ofFirm = firmSentences(scores, { language, tokens, cues, requirementCues }, lines, prose);
  const sentences = ofFirm.includes(true)
    ? sectioned.map((sentence, at): Sentence => (ofFirm[at] === true ? { ...sentence, isOfFirm: true } : sentence))
    : sectioned;
  return {
    original,
    language,
    table,
    tokens,
    cues,
    longerNames: longerNames(tokens, language),
    requirementCues,
    sentences,
    facts: shortFacts(plain, tokens),
    boxes: checkBoxes(original, tokens),
    clockSpans: clockSpans(plain, tokens),
    sentenceOf: (token) => sentences[sentenceIndex[token] ?? -1],
  };
}

/** "Offre d'emploi : …", "Entreprise Delaunay embauche : …": what the job is follows, not the offer or the firm. */
function announcesVacancy(
  heading: ReturnType<typeof headingOf>,
  cues: Cues,
  tokens: readonly Token[],
  from: number,
  to: number,
  plain: string,
): boolean {
  if (heading === null || heading.isWhole || from > 0) return false;
  if (heading.heading.section !== 'offer' && heading.heading.section !== 'company') return false;
  return hasHitBetween(cues.seeking, from, behindColon(plain, tokens, from, to));
}

/** The tokens `from` to `to` (exclusive) of a text as a title: it has no sentences, and its first token is 0. */
export function titlePart(read: ReadText, from: number, to: number): ReadText {
  const { original, language, table } = read;
  const tokens = read.tokens.slice(from, to);
  const cues = table.find(tokens);
  // not spread: records of one shape are read faster
  return {
    original,
    language,
    table,
    tokens,
    cues,
    longerNames: longerNames(tokens, language),
    requirementCues: requirementTable(language).find(tokens, cues),
    sentences: [],
    facts: [],
    boxes: NO_BOXES,
    clockSpans: [],
    sentenceOf: () => undefined,
  };
}
