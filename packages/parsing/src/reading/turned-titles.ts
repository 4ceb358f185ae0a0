import { type ConceptMention, findConcepts } from '../concepts/find-concepts.ts';
import { keysByLanguage } from '../language/word-lists.ts';
import { type ReadText, readText } from '../structure/read-text.ts';
import { endOfField } from './end-of-field.ts';
import type { Lexicon } from './lexicon.ts';

/** How sure a title that is turned round is: as a compound's head, it is not written so. */
const TURNED_CONFIDENCE = 0.75;
const LEADERS = keysByLanguage('title.turned');
const HEADS = keysByLanguage('title.turned-word');
/** Ranks before the head say nothing of the field: "Senior Associate Vice President". */
const RANKS = 4;
/** What names of jobs of whoever leads end in, the commonest first; other heads are their own ends. */
const ENDS_OF_LEADERS = ['manager', 'director'];

/**
 * The function of a title whose field stands behind its head: "Vice President of Marketing" and "Director, Digital
 * Marketing" are named as "marketing manager" and "digital marketing director" are, "Analyst II, Supply Chain" as a
 * supply chain analyst. Null where no such name is known.
 */
export function turnedFunction(lexicon: Lexicon, title: ReadText): ConceptMention | null {
  const head = headOf(title);
  if (head === null) return null;
  const { tokens, original, language, table } = title;
  let from = head.to;
  // "Analyst | II, | Supply Chain"
  while (tokens[from] !== undefined && (table.stopWords.has(tokens[from]?.key ?? '') || isGrade(tokens[from]?.key)))
    from++;
  const to = endOfField(title, from);
  const [first, start] = [tokens[from], tokens[head.from]];
  if (first === undefined || start === undefined) return null;
  // "Premises Manager - Holme School": behind a dash stands a field from end to end, or something else
  const isApart = /\s[-–—]\s/.test(original.slice(tokens[head.to - 1]?.end, first.start));
  // "Marketing & Growth": the whole field, then what it begins with
  for (let end = to; end > from; end--) {
    const last = tokens[end - 1];
    if (last === undefined) continue;
    for (const word of head.ends) {
      const part = readText(`${original.slice(first.start, last.end)} ${word}`, language);
      const hit = findConcepts(part, lexicon.labels(language), 'title').find(
        (found) =>
          found.concept.type === 'OCCUPATION' &&
          found.to === part.tokens.length &&
          found.to - found.from > 1 &&
          (!isApart || found.from === 0),
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

function isGrade(key: string | undefined): boolean {
  return key !== undefined && /^[ivx]+$/.test(key);
}

/** A head, and what a name ends in that has it last. */
interface TitleHead {
  readonly from: number;
  readonly to: number;
  readonly ends: readonly string[];
}

/** The head that begins a title, behind its ranks. */
function headOf({ tokens, language }: ReadText): TitleHead | null {
  for (let from = 0; from < Math.min(tokens.length, RANKS); from++) {
    for (const length of [2, 1]) {
      const words = tokens.slice(from, from + length).map(({ key }) => key);
      if (words.length < length) continue;
      const head = words.join(' ');
      if (LEADERS[language].has(head)) return { from, to: from + length, ends: ENDS_OF_LEADERS };
      if (HEADS[language].has(head)) return { from, to: from + length, ends: [head] };
    }
  }
  return null;
}
