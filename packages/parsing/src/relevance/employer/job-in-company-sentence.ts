import type { ConceptMention } from '../../concepts/find-concepts.ts';
import { taskWords } from '../../language/task-words.ts';
import type { ReadText, Sentence } from '../../structure/read-text.ts';
import { hasHitBetween, hitsBetween } from '../../tokens/hits-between.ts';
import { REACH } from '../../tokens/reach.ts';

/** Tokens above which a sentence is a text that lost its full stops, as a tenth of real advertisements did. */
const LONGEST_SENTENCE = 60;

/**
 * Whether a sentence that says something of the firm asks what stands here of the job: the firm is named far away in a
 * text without full stops, or in the tasks the reader does it ("op ons kantoor volg je je eigen dossiers op").
 */
export function isOfJob(read: ReadText, sentence: Sentence, { from, to }: ConceptMention): boolean {
  if (isBehindSought(read, sentence, from, to)) return true;
  const { company, subject } = REACH.relevance;
  if (sentence.to - sentence.from > LONGEST_SENTENCE) {
    const [near, end] = [Math.max(sentence.from, from - company), Math.min(sentence.to, to + company)];
    return !hasHitBetween(read.cues.companySentence, near, end);
  }
  if (sentence.section === 'profile') return false;
  const words = taskWords(read.language);
  const before = read.tokens.slice(Math.max(sentence.from, from - subject), to);
  return before.some(({ key }) => words.isAddressee(key) || words.isPronoun(key));
}

/**
 * "Family business seeks a warehouse operative with a forklift licence": behind the verb that seeks the job is told, as
 * long as nothing more is said of the firm there ("seeks, for its plant specialised in welding, …").
 */
function isBehindSought(read: ReadText, sentence: Sentence, from: number, to: number): boolean {
  const seeking = hitsBetween(read.cues.seeking, sentence.from, from).findLast((cue) => cue.to <= from);
  return seeking !== undefined && !hasHitBetween(read.cues.companySentence, seeking.to, to);
}
