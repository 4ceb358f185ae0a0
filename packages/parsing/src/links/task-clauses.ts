import { grammarOf } from '../language/grammar/grammars.ts';
import { taskWords } from '../language/task-words.ts';
import { keysOfAll } from '../language/word-lists.ts';
import type { Clause, SkillPhrase } from '../phrases/phrase-of.ts';
import { hasLostCommas, isPunctuated } from '../structure/text-marks.ts';
import type { ReadText, Sentence } from '../structure/read-text.ts';
import { hasHitBetween } from '../tokens/hits-between.ts';

/** Tokens of a clause: what is done, and to what; more make a sentence. */
const FEWEST = 2;
const MOST = 9;
/** A clause with one of these is a remark, an invitation or a denial: "write us three lines". */
const UNSAID = keysOfAll('phrase.unsaid');

/**
 * The clauses of an ad's tasks and profile, and of what stands under no heading, in which nothing was found (`taken`,
 * in order): too doubtful to be offered, but one may say what a label says.
 */
export function taskClauses(read: ReadText, taken: readonly Clause[]): readonly SkillPhrase[] {
  if (!isPunctuated(read) || hasLostCommas(read)) return [];
  return read.sentences.flatMap((sentence) =>
    isAsked(sentence) ? clausesOf(read, sentence).filter(({ from, to }) => !hasHitBetween(taken, from, to)) : [],
  );
}

function isAsked({ isHeading, isAboutCompany, section }: Sentence): boolean {
  return !isHeading && !isAboutCompany && (section === 'tasks' || section === 'profile' || section === null);
}

/**
 * Whether a clause says what is done: with its first word, known as a verb or followed by an article ("trinciano | i
 * sarmenti"), or with its last where a noun may ("stock control").
 */
function isDone({ language, table, tokens }: ReadText, from: number, to: number): boolean {
  const words = taskWords(language);
  const keyAt = (at: number): string => tokens[at]?.key ?? '';
  if (words.isVerb(keyAt(from)) || table.stopWords.has(keyAt(from + 1))) return true;
  return grammarOf(language).putsQualitiesFirst && words.isVerb(keyAt(to - 1));
}

/** What stands between commas, brackets and "and", without the small words that open it. */
function clausesOf(read: ReadText, sentence: Sentence): readonly SkillPhrase[] {
  const { tokens, table } = read;
  const clauses: SkillPhrase[] = [];
  let from = sentence.body;
  for (let at = sentence.body; at <= sentence.to; at++) {
    const token = at < sentence.to ? tokens[at] : undefined;
    const isJoining = token !== undefined && table.joiningWords.has(token.key);
    if (token !== undefined && !isJoining && (at === from || !token.followsBreak)) continue;
    const before = from;
    while (from < at && table.stopWords.has(tokens[from]?.key ?? '')) from++;
    const [first, last] = [tokens[from], tokens[at - 1]];
    const isLong = at - from >= FEWEST && at - from <= MOST;
    if (isLong && first !== undefined && last !== undefined && isDone(read, from, at)) {
      const isUnsaid = tokens.slice(before, at).some(({ key }) => UNSAID.has(key));
      if (!isUnsaid) clauses.push({ from, to: at, start: first.start, end: last.end });
    }
    from = isJoining ? at + 1 : at;
  }
  return clauses;
}
