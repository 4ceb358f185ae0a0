import type { BehaviourRule } from '../rules/language-rules.ts';
import type { Match } from '../rules/pattern-trie.ts';
import type { Polarity } from '../rules/rule-files.ts';
import type { CueName } from '../rules/rule-lists.ts';

/** What a thought asks for. */
export type FeedbackCategory = 'START_DOING' | 'KEEP_DOING' | 'STOP_DOING' | 'UNKNOWN';

/** A behaviour in a thought and what is asked of it. */
export interface JudgedBehaviour {
  readonly match: Match<BehaviourRule>;
  readonly category: FeedbackCategory;
  /** What the words say of it, denials counted. */
  readonly polarity: Polarity;
}

type SaidBehaviour = Omit<JudgedBehaviour, 'category'>;

/** Words before something that a denial reaches, and words behind. */
const DENIES_AHEAD = 3;
const DENIES_BEHIND = 2;

type CueMatch = Match<CueName>;

function isDenial({ value }: Pick<CueMatch, 'value'>): boolean {
  return value === 'negation' || value === 'negation-ahead';
}

/** Whether a denial stands near a match, or in a gap of it. */
function isDenied({ from, to }: Match<unknown>, denials: readonly CueMatch[]): boolean {
  const near = denials.filter(
    (denial) =>
      (denial.to <= from && from - denial.to < DENIES_AHEAD) ||
      (denial.value === 'negation' && denial.from >= to && denial.from - to < DENIES_BEHIND) ||
      (denial.from > from && denial.to < to),
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
  // what is within the words of a behaviour is part of it; a wish for more and a denial in its gap are not
  const isPart = ({ from, to, value }: CueMatch): boolean =>
    value !== 'cue.start' &&
    behaviours.some((match) => from >= match.from && to <= match.to && !(isDenial({ value }) && !match.value.denies));
  const outside = cues.filter((cue) => !isPart(cue));
  const denials = outside.filter(isDenial);
  const wish = wishOf(outside, denials);
  const mood = outside.reduce((sum, cue) => {
    if (cue.value === 'praise') return sum + flipped(1, isDenied(cue, denials));
    return cue.value === 'complaint' ? sum + flipped(-1, isDenied(cue, denials)) : sum;
  }, 0);
  const said = behaviours.map((match): SaidBehaviour => {
    const isExcess = outside.some(({ value, to }) => value === 'excess' && match.from - to <= 1 && match.from >= to);
    const denied = !match.value.denies && isDenied(match, denials);
    // what is only named is lacking when it is denied: "has no planning"
    if (isExcess || (denied && match.value.polarity === 0)) return { match, polarity: -1 };
    return { match, polarity: flipped(match.value.polarity, denied) };
  });
  if (wish === null) {
    // what is only named beside something that is told is where it happens: "interrupts customers"
    const told = said.filter(({ polarity }) => polarity !== 0);
    const counted = told.length > 0 ? told : said;
    return counted.map(({ match, polarity }) => ({
      match,
      polarity,
      category: ofPolarity(polarity === 0 ? mood : polarity),
    }));
  }
  return said.map(({ match, polarity }) => {
    // "can be impatient", "should interrupt less": whoever wishes for something bad wishes it away
    const isBad = wish === 'START_DOING' && polarity < 0 && match.value.polarity < 0;
    return { match, polarity, category: isBad ? 'STOP_DOING' : wish };
  });
}
