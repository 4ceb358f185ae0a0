import { hitsBetween } from '../../tokens/hits-between.ts';
import type { ReadText, Sentence } from '../../structure/read-text.ts';
import { taskWords } from '../../language/task-words.ts';
import { keysByLanguage, keysOfAll, startsWithAny } from '../../language/word-lists.ts';

/** Words by which an ad says that somebody is wanted; "as", "function" and the like may stand anywhere. */
const WANTED = keysOfAll('employer.wanted');
/** "For", before the firm for whom somebody is sought. */
const FOR = keysOfAll('employer.for');
const ARTICLES = keysByLanguage('grammar.article');

/** Characters of the heading that a line has before its colon. */
const LABEL = { shortest: 3, longest: 40 } as const;

/** Whether a line has its own heading: "Environnement technique : Linux, Kubernetes" tells of the job. */
export function isLabelled(line: string): boolean {
  const colon = line.indexOf(':');
  const label = line.slice(0, Math.max(0, colon));
  const { length } = label.endsWith(' ') && label.length > LABEL.longest ? label.slice(0, -1) : label;
  return length >= LABEL.shortest && length <= LABEL.longest && !label.includes('\n') && line[colon + 1] !== '/';
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
    return [{ from, to: endOfFirm(read, sentence, cue.to) }];
  });
}

/**
 * Where such a sentence ends to tell of the firm. Behind what is wanted stands the job, as in "our client needs a
 * driver to haul stone", and so do the facts of an ad of one line. Where a firm is named there the rest is the firm's,
 * or what stands before the article of the job: "wij zoeken voor een logistiek bedrijf een magazijnier".
 */
function endOfFirm({ tokens, language }: ReadText, { to, isFactList }: Sentence, wanted: number): number {
  if (isFactList) return wanted;
  const words = taskWords(language);
  const behind = tokens.slice(wanted + 1, to);
  const last = behind.findLastIndex(({ key }) => words.isEmployerNoun(key));
  if (last === -1) return wanted;
  const next = behind[last + 1];
  const isForWhom = FOR.has(tokens[wanted]?.key ?? '');
  const isJobBehind = next !== undefined && !next.followsBreak && ARTICLES[language].has(next.key);
  return isForWhom && isJobBehind ? wanted + 1 + last + 1 : to;
}
