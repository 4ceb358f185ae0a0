import type { ConceptMention } from '../concepts/find-concepts.ts';
import { keysOfAll } from '../language/word-lists.ts';
import { isSoughtJob } from '../relevance/sought-job.ts';
import type { ReadText } from '../structure/read-text.ts';
import { hitsBetween } from '../tokens/hits-between.ts';

const JOINING = keysOfAll('headline.or');
const ARTICLE = keysOfAll('grammar.article', 'grammar.indefinite');

/**
 * The trades of a title that are its jobs: not the second in "We seek a nurse to support our | doctor", nor a word of a
 * longer thing: "rilievi e agenti | fisici". Tokens of the hits are those of the text.
 */
export function jobsOfTitle<Hit extends ConceptMention>(read: ReadText, hits: readonly Hit[]): readonly Hit[] {
  const jobs = hits.filter((hit) => !isOfThing(read, hit));
  const [first] = jobs;
  return first !== undefined && isSoughtJob(read, first) ? besideFirst(read, jobs) : jobs;
}

/** Words between two jobs that are sought together: "a cook and an experienced waiter". */
const WORDS_BETWEEN = 4;

/** The first job, and those of which no small word but "and" or an article parts them: "samen | met | de arts". */
function besideFirst<Hit extends ConceptMention>(read: ReadText, hits: readonly Hit[]): readonly Hit[] {
  const jobs = hits.slice(0, 1);
  for (const hit of hits.slice(1)) {
    const gap = read.tokens.slice(jobs.at(-1)?.to, hit.from);
    if (gap.length <= WORDS_BETWEEN && gap.every(({ key }) => isNoPreposition(read, key))) jobs.push(hit);
  }
  return jobs;
}

function isNoPreposition({ table }: ReadText, key: string): boolean {
  return table.joiningWords.has(key) || JOINING.has(key) || ARTICLE.has(key) || !table.stopWords.has(key);
}

function isOfThing({ cues }: ReadText, { from, to }: ConceptMention): boolean {
  return hitsBetween(cues.noTrade, from, to).some(
    (thing) => thing.from <= from && thing.to >= to && thing.to - thing.from > to - from,
  );
}
