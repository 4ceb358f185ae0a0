import { grammarOf } from '../../language/grammar/grammars.ts';
import { taskWords } from '../../language/task-words.ts';
import { keysByLanguage } from '../../language/word-lists.ts';
import type { PhraseHit } from '../../tokens/phrase-table.ts';
import { REACH } from '../../tokens/reach.ts';
import type { EmployerPhrase } from './employer-phrases.ts';
import { hasHitBetween, hitsBetween } from '../../tokens/hits-between.ts';
import type { ReadText, Sentence } from '../../structure/read-text.ts';
import { isLabelled, type Stretches } from './employer-description.ts';

/** Words of a sentence; a longer one has lost its ends, and what else stands in it is not the firm's. */
const LONGEST = 50;
/** Words of a text without full stops in which such words are looked for. */
const MOST_READ = 400;

/**
 * Sentences under no heading that begin with the firm and tell what it does, makes or has: "L'azienda progetta linee di
 * confezionamento", "produciamo valvole". What stands there is no skill of the job unless the text says it elsewhere.
 * One that speaks to the reader, asks for something, seeks somebody or names what one works with is none. And wherever
 * they stand, those that list what else is to be had: "Altre offerte: saldatore, contabile".
 */
export function employerStatements(read: ReadText, phrases: readonly PhraseHit<EmployerPhrase>[]): Stretches {
  const { seeking, required, nice } = read.cues;
  const told = phrases.filter(({ value }) => value !== 'benefit' && value !== 'offer');
  return read.sentences.flatMap((sentence): Stretches => {
    const { section, isItem, from, to } = sentence;
    const hits = hitsBetween(told, from, Math.min(to, from + MOST_READ));
    const others = hits.find(({ value }) => value === 'other-jobs');
    // a sentence that has lost its ends lists them behind such words
    if (to - from > LONGEST)
      return others === undefined ? [] : [{ from: others.from, to: Math.min(to, others.to + REACH.structure.list) }];
    if (others !== undefined) return [sentence];
    const isOfIt = section === null ? isOfFirm(read, sentence, hits) : hasPlaces(read, sentence, hits);
    if (isItem || !(isOfIt || isPromise(read, sentence, hits))) return [];
    return [seeking, required, nice].some((cues) => hasHitBetween(cues, from, to)) ? [] : [sentence];
  });
}

/** "Iedereen wordt geselecteerd zonder onderscheid naar taal": by what nobody is chosen is asked of nobody. */
function isPromise(read: ReadText, { from, to }: Sentence, hits: readonly PhraseHit<EmployerPhrase>[]): boolean {
  return hits.some(({ value }) => value === 'equal') && !speaksToReader(read, from, to);
}

const PLACE = keysByLanguage('employer.place');

/** "La nostra | scuola | ha | una piscina": what a firm has where it works is asked of nobody, under any heading. */
function hasPlaces(read: ReadText, { from, to }: Sentence, hits: readonly PhraseHit<EmployerPhrase>[]): boolean {
  const subject = hits.find((hit) => hit.value === 'subject' && hit.from === from);
  if (subject === undefined || !PLACE[read.language].has(read.tokens[subject.to]?.key ?? '')) return false;
  if (!hits.some((hit) => hit.value === 'has' && hit.from === subject.to + 1)) return false;
  return !speaksToReader(read, from, to);
}

function speaksToReader({ tokens, language }: ReadText, from: number, to: number): boolean {
  const words = taskWords(language);
  return tokens.slice(from, to).some(({ key }) => words.isAddressee(key) || words.isPronoun(key));
}

function isOfFirm(
  read: ReadText,
  { from, to, start, end }: Sentence,
  hits: readonly PhraseHit<EmployerPhrase>[],
): boolean {
  if (hits.some(({ value }) => value === 'tools')) return false;
  const does = hits.find(({ value }) => value === 'does')?.from ?? -1;
  const isSubject =
    hits.some((hit) => hit.value === 'subject' && hit.from === from) || (does > from && does === endOfName(read, from));
  // "our tools: Excel, SAP" lists what one works with
  const isTold = isSubject && !isLabelled(read.original.slice(start, end));
  const tokens = read.tokens.slice(from, to);
  if (!isTold && !tokens.some((_, at) => isDoneByFirm(read, from + at))) return false;
  return !speaksToReader(read, from, to);
}

/** Words of the longest name of a firm. */
const LONGEST_NAME = 4;

/**
 * Where the name ends that a sentence begins with: two words with capitals, or one that is no word of the language; -1
 * where it begins with none.
 */
function endOfName({ tokens, original, table }: ReadText, from: number): number {
  let at = from;
  while (at < from + LONGEST_NAME && /\p{Lu}/u.test(original.charAt(tokens[at]?.start ?? original.length))) at++;
  const first = tokens[from]?.key ?? '';
  const isName = at - from > 1 || (at - from === 1 && !table.stopWords.has(first) && !table.isWord(first));
  return isName ? at : -1;
}

/** Words from the head of a clause at which only an ending that no noun has is a verb of the firm. */
const ANYWHERE = 2;

/** "…, produciamo valvole": a verb that says by its ending that "we" do it, at the head of its clause. */
function isDoneByFirm(read: ReadText, at: number): boolean {
  const token = read.tokens[at];
  if (token === undefined || !grammarOf(read.language).isOfEmployer(token.key, ANYWHERE)) return false;
  return token.followsBreak || read.sentenceOf(at)?.from === at;
}
