import { hitsBetween } from '../tokens/hits-between.ts';
import type { ReadText } from '../structure/read-text.ts';
import { taskWords } from '../language/task-words.ts';
import { keysOfAll, startsWithAny } from '../language/word-lists.ts';

/** Words by which an ad says that somebody is wanted; "as", "function" and the like may stand anywhere. */
const WANTED = keysOfAll('employer.wanted');

/** "Environnement technique : Linux, Kubernetes": a line with its own heading tells of the job. */
const LABELLED = /^[^\n:]{3,40} ?:(?!\/)/u;

/** Whether a line has its own heading. */
export function isLabelled(line: string): boolean {
  return LABELLED.test(line);
}

/** Stretches of a text: tokens `from` to `to` (exclusive). */
export type Stretches = readonly { readonly from: number; readonly to: number }[];

/**
 * Sentences under no heading in which the firm tells who it is, up to where it says whom it wants, speaking to nobody:
 * "Voor onze klant, een groothandel in sanitair, zoeken we een bediende". What it deals in is no skill of the job.
 */
export function employerDescription(read: ReadText): Stretches {
  const words = taskWords(read.language);
  const wanted = read.cues.seeking.filter((cue) =>
    read.tokens.slice(cue.from, cue.to).some(({ key }) => startsWithAny(key, WANTED)),
  );
  const first = wanted[0];
  if (first === undefined) return [];
  let isAnswer = false;
  return read.sentences.flatMap((sentence) => {
    const { section, isItem, from, to, start, end } = sentence;
    const tokens = read.tokens.slice(from, to);
    const isAddressed = tokens.some(({ key }) => words.isAddressee(key));
    // "Tes journées ? Sourcing, entretiens": what answers a question to the reader is no story
    const isTold = !isAnswer;
    isAnswer = isAddressed && read.original.charAt(end - 1) === '?';
    if (section !== null || isItem || !isTold || isAddressed || isLabelled(read.original.slice(start, end))) return [];
    if (to <= first.from) return [sentence];
    const cue = hitsBetween(wanted, from, to)[0];
    const isEmployer = tokens.some(({ key }) => words.isEmployer(key) || words.isEmployerNoun(key));
    if (cue === undefined || !isEmployer) return [];
    // "our client needs a driver to haul stone": behind what is wanted stands the job, unless the firm does
    // and so do the facts of the job in an ad of one line
    const isFirmBehind =
      !sentence.isFactList && read.tokens.slice(cue.to + 1, to).some(({ key }) => words.isEmployerNoun(key));
    return [{ from, to: isFirmBehind ? to : cue.to }];
  });
}
