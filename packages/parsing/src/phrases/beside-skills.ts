import { hasHitBetween, hitsBetween } from '../tokens/hits-between.ts';
import { genericWords } from './generic-words.ts';
import { type Clause, isOfAnotherKind, type SkillPhrase } from './phrase-of.ts';
import type { ReadText, Sentence } from '../structure/read-text.ts';
import type { TaskWords } from '../language/task-words.ts';
import { keysOfAll } from '../language/word-lists.ts';
import { REACH } from '../tokens/reach.ts';

/** A place of a text where a concept was found. */
export interface NamedSpan extends Clause {
  readonly concept?: { readonly id: string; readonly type?: string };
}

/** Words of a thing in a list, link words left out; more make a sentence. */
const MOST_WORDS = 3;
/** Tokens of it, link words included. */
const MOST_PIECES = 5;

/** Words of a remark about what was named, not of a thing. */
const REMARK = keysOfAll('phrase.remark');

/** What the neighbours of a part of a list are: how many name a hard skill, and how many something else. */
interface Company {
  readonly hard: number;
  readonly other: number;
}

function companyOf(read: ReadText, named: readonly NamedSpan[], parts: readonly Clause[]): Company {
  let [hard, other] = [0, 0];
  for (const { from, to } of parts) {
    const types = hitsBetween(named, from, to).map(({ concept }) => concept?.type);
    if (types.includes('SKILL')) hard++;
    else if (types.length > 0 || isOfAnotherKind(read, from, to)) other++;
  }
  return { hard, other };
}

/**
 * The thing that a part of a list names which no label covers, where its neighbours are hard skills: "Cisco, routing
 * and VLANs", or a line "- Wireshark" among lines of programs. Null where the company is mixed: what stands beside
 * "accuracy" may be a quality.
 */
export function besideSkills(
  read: ReadText,
  words: TaskWords,
  sentence: Sentence,
  clauses: readonly Clause[],
  at: number,
  named: readonly NamedSpan[],
): SkillPhrase | null {
  const clause = clauses[at];
  if (clause === undefined || sentence.section !== 'profile') return null;
  const around = [-2, -1, 1, 2].flatMap((step) => {
    const other = clauses[at + step];
    const isOne = other !== undefined && isOneList(read, Math.min(at, at + step), Math.max(at, at + step), clauses);
    return isOne ? [other] : [];
  });
  const inLine = companyOf(read, named, around);
  const isStudied = hitsBetween(named, clause.from - REACH.phrases.study, clause.to + REACH.phrases.study).some(
    ({ concept }) => concept?.type === 'DEGREE' || concept?.type === 'FIELD',
  );
  if (isStudied) return null;
  const isListed = inLine.hard > 0 && inLine.other === 0;
  if (!isListed && !(clauses.length === 1 && sentence.isItem && isAmongSkills(read, sentence, named))) return null;
  return thingOf(read, words, clause);
}

/** Whether nothing but commas, slashes and "and" stands between two parts of a sentence. */
function isOneList(read: ReadText, first: number, last: number, clauses: readonly Clause[]): boolean {
  return clauses.slice(first, last).every(({ to }, i) => {
    const next = clauses[first + i + 1];
    const gap = read.original.slice(read.tokens[to - 1]?.end ?? 0, read.tokens[next?.from ?? to]?.start ?? 0);
    return !/[;:.()!?|–—]/.test(gap);
  });
}

/** Whether the lines around an item of a list name hard skills and nothing else. */
function isAmongSkills(read: ReadText, sentence: Sentence, named: readonly NamedSpan[]): boolean {
  const before = read.sentenceOf(sentence.from - 1);
  const after = read.sentenceOf(sentence.to);
  const around = [
    before === undefined ? undefined : read.sentenceOf(before.from - 1),
    before,
    after,
    after === undefined ? undefined : read.sentenceOf(after.to),
  ];
  const lines = around.flatMap((line) => (line?.isItem === true && line.section === sentence.section ? [line] : []));
  const { hard, other } = companyOf(read, named, lines);
  return hard >= 2 && other === 0;
}

/**
 * One to three words that say something, none of them a verb, a number or a word of somebody; null for anything else.
 */
function thingOf(read: ReadText, words: TaskWords, { from, to }: Clause): SkillPhrase | null {
  if (to - from > MOST_PIECES) return null;
  // only articles and link words may stand around it: "maar hoeft niet" and "ça nous ferait plaisir" are remarks
  const { lightWords, joiningWords } = read.table;
  const isLight = (at: number): boolean => {
    const key = read.tokens[at]?.key ?? '';
    return (lightWords.has(key) || joiningWords.has(key)) && !REMARK.has(key);
  };
  let [start, end] = [from, to];
  while (start < end && isLight(start)) start++;
  while (end > start && isLight(end - 1)) end--;
  const tokens = read.tokens.slice(start, end);
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined) return null;
  const generic = genericWords(read.language);
  const telling = tokens.filter((_, at) => !isLight(start + at));
  if (telling.length > MOST_WORDS || telling.every(({ key }) => key.length < 3)) return null;
  const isOther = telling.some(
    ({ key, number }) =>
      number !== null ||
      generic.has(key) ||
      REMARK.has(key) ||
      read.table.stopWords.has(key) ||
      words.isVerb(key) ||
      words.isVague(key) ||
      words.isAddressee(key) ||
      words.isEmployer(key) ||
      words.isEmployerNoun(key) ||
      words.isPronoun(key),
  );
  if (isOther || isOfAnotherKind(read, start, end)) return null;
  const cues = [read.cues.nice, read.cues.required, read.cues.languageWord, read.cues.year];
  if (cues.some((each) => hasHitBetween(each, start, end))) return null;
  return { from: start, to: end, start: first.start, end: last.end };
}
