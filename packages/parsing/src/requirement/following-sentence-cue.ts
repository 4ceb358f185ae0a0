import { opensList } from '../structure/clause-borders.ts';
import { startsClause, type RequirementCue } from '../language/requirement-cues.ts';
import { hitsBetween } from '../tokens/hits-between.ts';
import type { ReadText, Sentence } from '../structure/read-text.ts';
import { REACH } from '../tokens/reach.ts';

/** Sentences behind a question in which its answer may come ("Have it? Good. Don't have it? We pay for it"). */
const ANSWERS = 3;
/** Words of a sentence that an answer may follow ("Good."). */
const SHORT_ANSWER = 4;
/** Words of a line that names something to be judged by the next sentence. */
const SHORT_LINE = 7;

/**
 * The cue by which the next sentence of the line judges what this one names: "SAP? Des te beter.", "Un peu de SAP.
 * C'est un plus."
 */
export function followingSentenceCue(read: ReadText, sentence: Sentence, to: number): RequirementCue | undefined {
  const isQuestion = read.original.charAt(sentence.end - 1) === '?';
  const isShort = sentence.isItem && sentence.to - sentence.from <= SHORT_LINE;
  let last = sentence;
  for (let count = 0; count < (isQuestion ? ANSWERS : 1); count++) {
    const next = read.sentenceOf(last.to);
    if (next === undefined || /[\n\r]/.test(read.original.slice(last.end, next.start))) return undefined;
    const cue = hitsBetween(read.requirementCues.cues, next.from, next.to).find(
      (found) => found.from >= next.from && found.to <= next.to && (!found.isAhead || found.to === next.to),
    );
    const isNear = cue !== undefined && cue.from - next.from <= REACH.requirement.answer;
    if (
      cue !== undefined &&
      isNear &&
      (isQuestion ||
        (isShort && cue.kind === 'soft' && cue.from === next.from) ||
        isAboutIt(read, next, cue, sentence, to))
    )
      return cue;
    const isShortToo = next.to - next.from <= SHORT_ANSWER || read.original.charAt(next.end - 1) === '?';
    if (!isShortToo) return undefined;
    last = next;
  }
  return undefined;
}

/** "It's a plus", "Dat is geen must": the sentence begins with what was named last and tells nothing else. */
function isAboutIt(read: ReadText, next: Sentence, cue: RequirementCue, sentence: Sentence, to: number): boolean {
  const isAll = cue.from === next.from && startsClause(read.tokens, cue.to) && !opensList(read, next, cue, cue.to);
  if (cue.kind === 'hard' || (!isAll && !read.requirementCues.anaphors.has(next.from))) return false;
  for (let at = to; at < sentence.to; at++) if (read.tokens[at]?.followsBreak === true) return false;
  return true;
}
