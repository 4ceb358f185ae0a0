import type { ReadCv } from '../../cv/read-cv.ts';
import { functionsOfPart } from '../../reading/job-functions.ts';
import { linkedFunction } from '../../reading/linked-function.ts';
import type { Lexicon } from '../../reading/lexicon.ts';
import { skillsOf, type ConceptMention } from '../../concepts/find-concepts.ts';
import type { ReadText } from '../../structure/read-text.ts';
import type { TextReading } from '../../reading/text-reading.ts';

/** How to reach somebody: an address, a number, a page. */
const CONTACT = /@|\d{3}|https?:|www\./u;

/** Words with a small letter in a line that is a title, small words apart. */
const SMALL_WORDS = 4;

/** Less sure functions of a title are those of its last word alone. */
const SURE = 0.7;

/**
 * A CV with what its head is called: "CHEF", "Vice President, Marketing" and "HR MANAGER" name a job as titles do and
 * in no sentence. Where no label does, the nearest job of which the CV has a skill.
 */
export function withHeadTitle(lexicon: Lexicon, reading: TextReading, cv: ReadCv): TextReading {
  const { read, functions } = reading;
  const line = titleLine(read, cv);
  if (line === undefined) return reading;
  const { from, to } = line;
  const isNamed = ({ from: at, quality }: ConceptMention): boolean => at >= from && at < to && quality !== 'spelling';
  if (functions.some(isNamed) || isSentence(read, from, to)) return reading;
  const named = functionsOfPart(lexicon, read, from, to).filter(
    ({ quality, confidence }) => quality !== 'spelling' && confidence >= SURE,
  );
  const found = named.length > 0 ? named : nearest(lexicon, reading, from, to);
  if (found.length === 0) return reading;
  const inOrder = (hits: readonly ConceptMention[]): readonly ConceptMention[] =>
    [...hits, ...found].sort((a, b) => a.start - b.start);
  return { ...reading, functions: inOrder(functions), occupations: inOrder(reading.occupations) };
}

/**
 * The line in which somebody calls themselves something: below the name and how to reach them; the next line is a list
 * of skills or a story.
 */
export function titleLine(read: ReadText, cv: ReadCv): { readonly from: number; readonly to: number } | undefined {
  return cv.headLines.find(({ from, to }) => !CONTACT.test(charactersOf(read, from, to)));
}

function charactersOf({ tokens, original }: ReadText, from: number, to: number): string {
  return original.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
}

/** "Two years at Baker Tilly.", "Stage dans un cabinet d’avocats": what ends as a sentence does, or has small words. */
function isSentence(read: ReadText, from: number, to: number): boolean {
  const { original, tokens, table } = read;
  const end = tokens[to - 1]?.end ?? 0;
  if (/^\s?[.!?;:,]/.test(original.slice(end, end + 2))) return true;
  const words = tokens.slice(from, to);
  const small = words.filter(({ key, start }) => !table.lightWords.has(key) && /\p{Ll}/u.test(original.charAt(start)));
  // "Medewerker onthaal en planning"
  return small.length > SMALL_WORDS;
}

function nearest(lexicon: Lexicon, { read, skills }: TextReading, from: number, to: number): readonly ConceptMention[] {
  const [first, last] = [read.tokens[from], read.tokens[to - 1]];
  if (first === undefined || last === undefined) return [];
  const line = charactersOf(read, from, to);
  if (!lexicon.workWords(read.language).isTitled(line)) return [];
  const linked = linkedFunction(lexicon, line, read.language, skills);
  const concept = linked === null ? undefined : lexicon.ontology.concept(linked.conceptId);
  if (linked === null || concept === undefined) return [];
  const own = skillsOf([concept]);
  if (!skills.some((skill) => own.has(skill.concept.id))) return [];
  const { confidence } = linked;
  return [{ concept, from, to, start: first.start, end: last.end, quality: 'inflected', confidence }];
}
