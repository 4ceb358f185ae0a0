import { type ConceptMention, findConcepts } from '../concepts/find-concepts.ts';
import { keysByLanguage } from '../language/word-lists.ts';
import { type ReadText, readText } from '../structure/read-text.ts';
import type { Lexicon } from './lexicon.ts';

/** How sure a title that is turned round is: as a compound's head, it is not written so. */
const TURNED_CONFIDENCE = 0.75;
const HEADS = keysByLanguage('title.turned');
/** Ranks before the head say nothing of the field: "Senior Associate Vice President". */
const RANKS = 4;
/** Heads that names of jobs end in, the commonest first. */
const ENDS = ['manager', 'director'];

/**
 * The function of a title whose field stands behind its head: "Vice President of Marketing" and "Director, Digital
 * Marketing" are named as "marketing manager" and "digital marketing director" are. Null where no such name is known.
 */
export function turnedFunction(lexicon: Lexicon, title: ReadText): ConceptMention | null {
  const head = headOf(title);
  if (head === null) return null;
  const { tokens, original, language, table } = title;
  let from = head.to;
  while (tokens[from] !== undefined && table.stopWords.has(tokens[from]?.key ?? '')) from++;
  let to = from;
  while (to < tokens.length && (to === from || tokens[to]?.followsBreak === false)) to++;
  const [first, start] = [tokens[from], tokens[head.from]];
  if (first === undefined || start === undefined) return null;
  // "Marketing & Growth": the whole field, then what it begins with
  for (let end = to; end > from; end--) {
    const last = tokens[end - 1];
    if (last === undefined) continue;
    for (const word of ENDS) {
      const part = readText(`${original.slice(first.start, last.end)} ${word}`, language);
      const hit = findConcepts(part, lexicon.labels(language), 'title').find(
        (found) => found.concept.type === 'OCCUPATION' && found.to === part.tokens.length && found.to - found.from > 1,
      );
      if (hit !== undefined) {
        const { concept, quality } = hit;
        const place = { from: head.from, to: end, start: start.start, end: last.end };
        return { concept, quality, ...place, confidence: TURNED_CONFIDENCE };
      }
    }
  }
  return null;
}

/** The head that begins a title, behind its ranks. */
function headOf({ tokens, language }: ReadText): { readonly from: number; readonly to: number } | null {
  for (let from = 0; from < Math.min(tokens.length, RANKS); from++) {
    for (const length of [2, 1]) {
      const words = tokens.slice(from, from + length).map(({ key }) => key);
      if (words.length === length && HEADS[language].has(words.join(' '))) return { from, to: from + length };
    }
  }
  return null;
}
