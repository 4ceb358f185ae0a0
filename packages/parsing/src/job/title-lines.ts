import { keyOf, phrasesOfAll } from '../language/word-lists.ts';
import type { Lexicon } from '../reading/lexicon.ts';
import { titleCore } from '../reading/job-functions.ts';
import { linkedFunction } from '../reading/linked-function.ts';
import { type ConceptMention, skillsOf } from '../concepts/find-concepts.ts';
import type { ReadText } from '../structure/read-text.ts';
import { PhraseTable } from '../tokens/phrase-table.ts';

/** "Jobtitel", "intitulé du poste": what stands before the title of a form, or above it. */
const LABELS = new PhraseTable<true>();
for (const phrase of phrasesOfAll('headline.label')) LABELS.add(phrase, true);
/** Words of the longest of them. */
const LONGEST_LABEL = 6;

/** A line, or a part of one, that may be the title of a pasted ad: characters of the text. */
export interface TitleLine {
  readonly start: number;
  readonly end: number;
  /** A label, or a mark of gender, says that it is the title. */
  readonly isSure: boolean;
  /** It is called as jobs are ("Coördinator erfgoed"): the title, as it is written. */
  readonly isCalled: boolean;
}

/**
 * What follows the label of a title in the tokens `from` to `to` of a line: "Functie: | laborant", "Job title  |
 * Nurse". Its end where the label is all that the line has; null where no label begins it.
 */
export function behindLabel({ tokens, original }: ReadText, from: number, to: number): number | null {
  const words = tokens.slice(from, Math.min(to, from + LONGEST_LABEL));
  const ends = LABELS.find(words).flatMap((hit) => (hit.from === 0 ? [from + hit.to] : []));
  for (const end of ends.sort((a, b) => b - a)) {
    const [last, next] = [tokens[end - 1], tokens[end]];
    if (end === to) return end;
    if (last !== undefined && next !== undefined && DIVIDER.test(original.slice(last.end, next.start))) return end;
  }
  return null;
}

const DIVIDER = /^(?:\s*[:|=]\s*|\s+[-–—]\s+|\t+| {2,})/;

/** The function of a title line that no label of an occupation covers. */
export interface LinkedTitle {
  readonly conceptId: string | null;
  readonly confidence: number;
  readonly start: number;
  readonly end: number;
}

/**
 * The occupation nearest to a line that may be the title; a line that only looks like one, or is only called so, needs
 * a skill of that occupation in the text. Null where no line is near to one; a line that is the title then stays as it
 * is written (`conceptId` null, as sure as `keyword`).
 */
export function linkedTitle(
  lexicon: Lexicon,
  body: ReadText,
  lines: readonly TitleLine[],
  skills: readonly ConceptMention[],
  keyword: number,
): LinkedTitle | null {
  const own = new Set(skills.flatMap(({ concept }) => (concept.kind === undefined ? [concept.id] : [])));
  let written: LinkedTitle | null = null;
  for (const line of [...lines].sort((a, b) => Number(b.isSure) - Number(a.isSure))) {
    const core = titleCore(body.original.slice(line.start, line.end));
    if (core === null || keyOf(core.text) === '') continue;
    const place = { start: line.start + core.start, end: line.start + core.end };
    const found = linkedFunction(lexicon, core.text, body.language, skills);
    const occupation = found === null ? undefined : lexicon.ontology.concept(found.conceptId);
    const isBacked = occupation !== undefined && [...skillsOf([occupation])].some((id) => own.has(id));
    if (found !== null && (line.isSure || isBacked)) return { ...found, ...place };
    if (line.isSure || line.isCalled) written ??= { conceptId: null, confidence: keyword, ...place };
  }
  return written;
}
