import { type ConceptMention, skillsOf } from '../../concepts/find-concepts.ts';
import type { ReadText } from '../../structure/read-text.ts';

/** What the title of an ad says of the job. */
export interface TitleOfJob {
  readonly read: ReadText;
  readonly functions: readonly ConceptMention[];
}

/** Shorter words of a title ("H/F", "van") are in every sentence. */
const TELLING_LENGTH = 5;
/** Where a sentence that begins with the job names it: "The Data Partner …", "Il tecnico redige …". */
const BEGINNING = 6;

/**
 * The hard skills that are named where the words surely tell of the firm, its offer or how to apply, and that are not
 * of the trade of the title: "our engineers draw in SolidWorks" for a welder. A title that names no known function
 * cannot say what is of its trade, and a sentence that begins with a word of the title tells of the job.
 */
export function skillsOfFirm(
  read: ReadText,
  title: TitleOfJob | null,
  hits: readonly ConceptMention[],
): readonly ConceptMention[] {
  if (title === null || title.functions.length === 0) return [];
  const named = hits.filter(
    ({ concept: { type, kind }, from }) =>
      type === 'SKILL' && kind === undefined && read.sentenceOf(from)?.isOfFirm === true,
  );
  if (named.length === 0) return named;
  const trade = skillsOf(title.functions.map(({ concept }) => concept));
  const words = new Set(title.read.tokens.map(({ key }) => key).filter(({ length }) => length >= TELLING_LENGTH));
  return named.filter(({ concept, from }) => {
    if (trade.has(concept.id)) return false;
    const begin = read.sentenceOf(from)?.from ?? from;
    return !read.tokens.slice(begin, begin + BEGINNING).some(({ key }) => words.has(key));
  });
}
