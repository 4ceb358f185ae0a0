import { taskWords } from '../language/task-words.ts';
import type { ReadText } from '../structure/read-text.ts';
import { hasHitBetween } from '../tokens/hits-between.ts';
import type { Stretches } from './employer-description.ts';

/** A sentence that surely tells the firm, its offer or how to apply: with its neighbours, and by its own words. */
const SURE = -3;
const SURE_ALONE = -1;
/** Words of a sentence; a longer one has lost its ends, and what else stands in it is not the firm's. */
const LONGEST = 60;

/**
 * Sentences whose words surely are those of the firm, of its offer or of applying, whatever stands above them: "our
 * passion drives our commitment". One that speaks to the reader, asks for something or says whom the firm seeks is
 * none.
 */
export function employerZones(read: ReadText): Stretches {
  const words = taskWords(read.language);
  const { own, around } = read.zones;
  const asking = [read.cues.seeking, read.cues.required, read.cues.nice, read.requirementCues.cues];
  return read.sentences.filter(({ from, to, isHeading }, at) => {
    if ((around[at] ?? 0) > SURE || (own[at] ?? 0) > SURE_ALONE || isHeading || to - from > LONGEST) return false;
    if (asking.some((cues) => hasHitBetween(cues, from, to))) return false;
    return !read.tokens.slice(from, to).some(({ key }) => words.isAddressee(key) || words.isPronoun(key));
  });
}
