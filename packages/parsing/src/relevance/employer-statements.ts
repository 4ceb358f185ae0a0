import type { Language } from '@counterpart/domain';
import { taskWords } from '../language/task-words.ts';
import { wordLists } from '../language/word-lists.ts';
import { PhraseTable } from '../tokens/phrase-table.ts';
import { hasHitBetween } from '../tokens/hits-between.ts';
import type { ReadText, Sentence } from '../structure/read-text.ts';
import { isLabelled, type Stretches } from './employer-description.ts';

/** Words of a sentence; a longer one has lost its ends, and what else stands in it is not the firm's. */
const LONGEST = 50;

type Kind = 'subject' | 'tools';
const compiled = new Map<Language, PhraseTable<Kind>>();

function tableOf(language: Language): PhraseTable<Kind> {
  let table = compiled.get(language);
  if (table === undefined) {
    compiled.set(language, (table = new PhraseTable()));
    for (const kind of ['subject', 'tools'] as const)
      for (const phrase of wordLists(language).phrases(`employer.${kind}`)) table.add(phrase, kind);
  }
  return table;
}

/**
 * Sentences under no heading that begin with the firm and tell what it does, makes or has: "L'azienda progetta linee di
 * confezionamento", "our studios do product development". What stands there is no skill of the job unless the text says
 * it elsewhere. One that speaks to the reader, asks for something, seeks somebody or names what one works with is none.
 */
export function employerStatements(read: ReadText): Stretches {
  const { seeking, required, nice } = read.cues;
  return read.sentences.filter((sentence) => {
    const { section, isItem, from, to } = sentence;
    if (section !== null || isItem || to - from > LONGEST || !isOfFirm(read, sentence)) return false;
    return ![seeking, required, nice].some((cues) => hasHitBetween(cues, from, to));
  });
}

function isOfFirm(read: ReadText, { from, to, start, end }: Sentence): boolean {
  const words = taskWords(read.language);
  const tokens = read.tokens.slice(from, to);
  const hits = tableOf(read.language).find(tokens);
  if (!hits.some((hit) => hit.value === 'subject' && hit.from === 0)) return false;
  if (hits.some(({ value }) => value === 'tools') || isLabelled(read.original.slice(start, end))) return false;
  return !tokens.some(({ key }) => words.isAddressee(key) || words.isPronoun(key));
}
