import type { Language } from '@counterpart/domain';
import type { Cues } from '../language/cue-kinds.ts';
import type { RequirementCues } from '../language/requirement-cues.ts';
import type { SectionKind } from '../language/section-kind.ts';
import { taskWords } from '../language/task-words.ts';
import { hasHitBetween } from '../tokens/hits-between.ts';
import type { Token } from '../tokens/text-tokens.ts';
import type { ProseSection } from './prose-sections.ts';
import type { ZoneScores } from './zone-scores.ts';

interface Line {
  readonly from: number;
  readonly to: number;
  readonly section: SectionKind | null;
  readonly isHeading: boolean;
  readonly isItem: boolean;
}

/** What a text says of whom it speaks to and what it asks. */
interface Said {
  readonly language: Language;
  readonly tokens: readonly Token[];
  readonly cues: Cues;
  readonly requirementCues: RequirementCues;
}

/**
 * A sentence that surely tells of the firm: with its neighbours, and by its own words. Of 51 hard skills outside the
 * title's trade that stood in one, in advertisements that the weights had not seen, 46 were nobody's task; with half of
 * both 63 of 76 (docs/adr/0028-zones-that-were-learned.md).
 */
const SURE = -2;
const SURE_ALONE = -1;
/** Where the firm speaks of itself ("we") under no heading, any doubt is enough: all of 16. */
const SURE_OF_ITSELF = 0;

/** Headings below which a firm that speaks of itself tells how the work is done ("we track progress in Jira"). */
const HEADED: ReadonlySet<SectionKind | null> = new Set(['tasks', 'profile']);

/**
 * The sentences whose words say that they tell of the firm, its offer or how to apply: "our engineers draw in
 * SolidWorks". None is an item, speaks to the reader, asks for something, says whom the firm seeks or stands right
 * behind that ("We need a rigger. The rigger will inspect shackles").
 */
export function firmSentences(
  scores: ZoneScores,
  said: Said,
  sentences: readonly Line[],
  prose: readonly ProseSection[],
): readonly boolean[] {
  const words = taskWords(said.language);
  const { cues, requirementCues, tokens } = said;
  const asking = [cues.seeking, cues.required, cues.nice, requirementCues.cues];
  return sentences.map(({ from, to, section, isHeading, isItem }, at) => {
    const [own = 0, around = 0] = [scores.own[at], scores.around[at]];
    // most sentences end here
    if (own > SURE_OF_ITSELF || around > SURE_OF_ITSELF || isHeading || isItem || prose[at] !== null) return false;
    const isHeaded = HEADED.has(section);
    if (section !== null && !isHeaded) return false;
    const line = tokens.slice(from, to);
    const isOfItself = line.some(({ key }) => words.isEmployer(key));
    const isSure = own <= SURE_ALONE && around <= SURE;
    if (isHeaded ? isOfItself || !isSure : !isOfItself && !isSure) return false;
    if (line.some(({ key }) => words.isAddressee(key) || words.isPronoun(key))) return false;
    const before = sentences[at - 1];
    if (before !== undefined && hasHitBetween(cues.seeking, before.from, before.to)) return false;
    return !asking.some((hits) => hasHitBetween(hits, from, to));
  });
}
