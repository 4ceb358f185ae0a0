import type { Language } from '@counterpart/domain';
import { grammarOf } from '../language/grammar/grammars.ts';
import { taskWords } from '../language/task-words.ts';
import { wordLists } from '../language/word-lists.ts';
import { type PhraseHit, PhraseTable } from '../tokens/phrase-table.ts';
import { hasHitBetween } from '../tokens/hits-between.ts';
import type { ReadText, Sentence } from '../structure/read-text.ts';
import { isLabelled, type Stretches } from './employer-description.ts';

/** Words of a sentence; a longer one has lost its ends, and what else stands in it is not the firm's. */
const LONGEST = 50;

type Kind = 'subject' | 'does' | 'tools' | 'other-jobs';
const compiled = new Map<Language, PhraseTable<Kind>>();

function tableOf(language: Language): PhraseTable<Kind> {
  let table = compiled.get(language);
  if (table === undefined) {
    compiled.set(language, (table = new PhraseTable()));
    for (const kind of ['subject', 'does', 'tools', 'other-jobs'] as const)
      for (const phrase of wordLists(language).phrases(`employer.${kind}`)) table.add(phrase, kind);
  }
  return table;
}

/**
 * Sentences under no heading that begin with the firm and tell what it does, makes or has: "L'azienda progetta linee di
 * confezionamento", "produciamo valvole". What stands there is no skill of the job unless the text says it elsewhere.
 * One that speaks to the reader, asks for something, seeks somebody or names what one works with is none. And wherever
 * they stand, those that list what else is to be had: "Altre offerte: saldatore, contabile".
 */
export function employerStatements(read: ReadText): Stretches {
  const { seeking, required, nice } = read.cues;
  return read.sentences.filter((sentence) => {
    const { section, isItem, from, to } = sentence;
    if (to - from > LONGEST) return false;
    const hits = tableOf(read.language).find(read.tokens.slice(from, to));
    if (hits.some(({ value }) => value === 'other-jobs')) return true;
    if (section !== null || isItem || !isOfFirm(read, sentence, hits)) return false;
    return ![seeking, required, nice].some((cues) => hasHitBetween(cues, from, to));
  });
}

function isOfFirm(read: ReadText, { from, to, start, end }: Sentence, hits: readonly PhraseHit<Kind>[]): boolean {
  const words = taskWords(read.language);
  const tokens = read.tokens.slice(from, to);
  if (hits.some(({ value }) => value === 'tools')) return false;
  const name = nameAt(read, from, to);
  const isSubject = hits.some(
    (hit) => (hit.value === 'subject' && hit.from === 0) || (hit.value === 'does' && name > 0 && hit.from === name),
  );
  // "our tools: Excel, SAP" lists what one works with
  const isTold = isSubject && !isLabelled(read.original.slice(start, end));
  if (!isTold && !tokens.some((_, at) => isDoneByFirm(read, from + at))) return false;
  return !tokens.some(({ key }) => words.isAddressee(key) || words.isPronoun(key));
}

/** Words of the longest name of a firm. */
const LONGEST_NAME = 4;

/** How many words of a name a sentence begins with: two with capitals, or one that is no word of the language. */
function nameAt({ tokens, original, table }: ReadText, from: number, to: number): number {
  let at = from;
  while (at < to && at < from + LONGEST_NAME && /^\p{Lu}/u.test(original.slice(tokens[at]?.start))) at++;
  const isWord = table.stopWords.has(tokens[from]?.key ?? '') || table.isWord(tokens[from]?.key ?? '');
  return at - from > 1 || (at - from === 1 && !isWord) ? at - from : 0;
}

/** Words from the head of a clause at which only an ending that no noun has is a verb of the firm. */
const ANYWHERE = 2;

/** "…, produciamo valvole": a verb that says by its ending that "we" do it, at the head of its clause. */
function isDoneByFirm(read: ReadText, at: number): boolean {
  const token = read.tokens[at];
  if (token === undefined || !(token.followsBreak || read.sentenceOf(at)?.from === at)) return false;
  return grammarOf(read.language).isOfEmployer(token.key, ANYWHERE);
}
