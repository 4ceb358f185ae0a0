import type { ConceptMention } from '../concepts/find-concepts.ts';
import { taskWords } from '../language/task-words.ts';
import { keysByLanguage } from '../language/word-lists.ts';
import type { ReadText, Sentence } from '../structure/read-text.ts';
import { hasHitBetween } from '../tokens/hits-between.ts';
import type { Stretches } from './employer/employer-description.ts';

const ARTICLE = keysByLanguage('grammar.article');
const WHO = keysByLanguage('others.who');
/** ISCO groups of so many digits are of one kind: a carer and a nurse's assistant. */
const KIN = 3;

/**
 * Sentences that begin with an occupation which is not the job, and tell what whoever has it does: "De diëtiste stelt
 * de menu's op", "nos vendeurs prennent les commandes". Only a text that speaks to its reader elsewhere tells them
 * apart, and one that names the job. So do those that begin with a firm that is not the employer: "De garage doet het
 * onderhoud".
 */
export function othersAtWork(
  read: ReadText,
  hits: readonly ConceptMention[],
  functions: readonly ConceptMention[],
): Stretches {
  if (functions.length === 0) return [];
  const occupations = hits.filter(({ concept }) => concept.type === 'OCCUPATION');
  const firms = read.sentences.filter((sentence) => isFirmAtWork(read, sentence));
  if (occupations.length + firms.length === 0) return [];
  const words = taskWords(read.language);
  const isToReader = ({ key }: { readonly key: string }): boolean => words.isAddressee(key) || words.isPronoun(key);
  if (!read.tokens.some(isToReader)) return [];
  const groups = new Set(functions.map(({ concept }) => concept.isco?.slice(0, KIN)));
  const { seeking, required, nice } = read.cues;
  const isAsking = ({ from, to }: Sentence): boolean =>
    [seeking, required, nice].some((cues) => hasHitBetween(cues, from, to)) ||
    read.tokens.slice(from, to).some(isToReader);
  const people = occupations.flatMap((hit): Stretches => {
    const sentence = read.sentenceOf(hit.from);
    if (sentence === undefined || sentence.isHeading || !isSubject(read, sentence, hit)) return [];
    if (groups.has(hit.concept.isco?.slice(0, KIN))) return [];
    return isAsking(sentence) ? [] : [sentence];
  });
  return [...firms.filter((sentence) => !isAsking(sentence)), ...people].sort((a, b) => a.from - b.from);
}

/** Whether a sentence begins with an article and a firm that works for the employer. */
function isFirmAtWork({ language, tokens }: ReadText, { from, to, isHeading, isItem }: Sentence): boolean {
  if (isHeading || isItem || to < from + 3 || !WHO[language].has(tokens[from + 1]?.key ?? '')) return false;
  return ARTICLE[language].has(tokens[from]?.key ?? '') && tokens[from + 2]?.followsBreak === false;
}

/** Whether an occupation stands at the head with its article, or with "our", and a word of its sentence behind it. */
function isSubject({ language, tokens }: ReadText, sentence: Sentence, { from, to }: ConceptMention): boolean {
  const [first, next] = [tokens[sentence.from], tokens[to]];
  if (from !== sentence.from + 1 || first === undefined || next === undefined || next.followsBreak) return false;
  return to < sentence.to && (ARTICLE[language].has(first.key) || taskWords(language).isEmployer(first.key));
}
