import type { BehaviourRule } from './language-rules.ts';
import type { Match } from './pattern-trie.ts';
import type { Polarity } from './rule-files.ts';
import type { CueName } from './rule-lists.ts';

/** What a thought asks for. */
export type FeedbackCategory = 'START_DOING' | 'KEEP_DOING' | 'STOP_DOING' | 'UNKNOWN';

/** A behaviour in a thought and what is asked of it. */
export interface JudgedBehaviour {
  readonly match: Match<BehaviourRule>;
  readonly category: FeedbackCategory;
  /** What the words say of it, denials counted. */
  readonly polarity: Polarity;
}

/** Words before something that a denial reaches, and words behind. */
const DENIES_AHEAD = 3;
const DENIES_BEHIND = 2;

type CueMatch = Match<CueName>;

/** Whether a denial stands near a match, and not within it. */
function isDenied({ from, to }: Match<unknown>, denials: readonly CueMatch[]): boolean {
  const near = denials.filter(
    (denial) =>
      (denial.to <= from && from - denial.to < DENIES_AHEAD) || (denial.from >= to && denial.from - to < DENIES_BEHIND),
  );
  return near.length === 1;
}

function flipped(polarity: Polarity, isFlipped: boolean): Polarity {
  if (!isFlipped || polarity === 0) return polarity;
  return polarity === 1 ? -1 : 1;
}

/** What the wishes of a thought ask for; null when there is none. */
function wishOf(cues: readonly CueMatch[], denials: readonly CueMatch[]): FeedbackCategory | null {
  const first = (name: CueName): CueMatch | undefined => cues.find(({ value }) => value === name);
  const [stop, keep, start] = [first('cue.stop'), first('cue.keep'), first('cue.start')];
  // "never stop asking", "nooit stoppen met"
  if (stop !== undefined) return isDenied(stop, denials) ? 'KEEP_DOING' : 'STOP_DOING';
  if (keep !== undefined) return isDenied(keep, denials) ? 'STOP_DOING' : 'KEEP_DOING';
  if (start === undefined) return null;
  // "should not", "zou niet mogen": what follows is to end
  const isRefused = denials.some(({ from }) => from >= start.to && from - start.to < DENIES_BEHIND);
  return isRefused ? 'STOP_DOING' : 'START_DOING';
}

function ofPolarity(polarity: number): FeedbackCategory {
  if (polarity === 0) return 'UNKNOWN';
  return polarity > 0 ? 'KEEP_DOING' : 'STOP_DOING';
}

/**
 * What a thought asks of each behaviour in it. A wish goes first; then what the pattern itself says, turned round by a
 * denial; then the praise and complaints beside it.
 */
export function judgeThought(
  behaviours: readonly Match<BehaviourRule>[],
  cues: readonly CueMatch[],
): readonly JudgedBehaviour[] {
  // a denial within the words of a behaviour is part of it: "does not listen" as one pattern
  const isPart = ({ from, to }: CueMatch): boolean =>
    behaviours.some((match) => from >= match.from && to <= match.to && match.to - match.from > to - from);
  const outside = cues.filter((cue) => !isPart(cue));
  const denials = outside.filter(({ value }) => value === 'negation');
  const wish = wishOf(outside, denials);
  const mood = outside.reduce((sum, cue) => {
    if (cue.value === 'praise') return sum + flipped(1, isDenied(cue, denials));
    return cue.value === 'complaint' ? sum + flipped(-1, isDenied(cue, denials)) : sum;
  }, 0);
  return behaviours.map((match) => {
    const said = flipped(match.value.polarity, isDenied(match, denials));
    // "can be impatient", "should interrupt less": whoever wishes for something bad wishes it away
    if (wish === 'START_DOING' && said < 0 && match.value.polarity < 0)
      return { match, category: 'STOP_DOING', polarity: said };
    return { match, category: wish ?? ofPolarity(said === 0 ? mood : said), polarity: said };
  });
}
