import type { Language } from '@counterpart/domain';
import { rootKey } from '@counterpart/text';
import type { ConceptMention } from '../concepts/find-concepts.ts';
import { grammarOf } from '../language/grammar/grammars.ts';
import { type TaskWords, taskWords } from '../language/task-words.ts';
import { keysByLanguage } from '../language/word-lists.ts';
import type { ReadText } from '../structure/read-text.ts';

const ARTICLE = keysByLanguage('grammar.article');
const BESIDE = keysByLanguage('people.beside');
const BESIDE_THE = keysByLanguage('people.beside-the');
const PLURAL_BESIDE = keysByLanguage('people.beside-several');
const WITH = keysByLanguage('people.with');
const POST = keysByLanguage('people.post');
/** Several of a trade, where that is one ending and no other form of a title has it. */
const PLURAL_IN_S: Readonly<Record<Language, RegExp>> = { DUT: /s$/, ENG: /s$/, FRE: /s$/, ITA: /$^/ };
const COUNT = /^\d{1,3}$/;

/**
 * Whether an occupation in a text about a person is somebody else's: "in duo met de vestigingsmanager", "trained by an
 * experienced welder", "une équipe de 6 soudeurs". Whoever has it says so without such a word ("als lasser"), or names
 * the post ("la fonction de chef d'agence").
 */
export function isSomebodyElse(read: ReadText, { from, to, quality }: ConceptMention): boolean {
  const { tokens, language } = read;
  const first = read.sentenceOf(from)?.from ?? from;
  const keyAt = (at: number): string => (at < first ? '' : (tokens[at]?.key ?? ''));
  // a line that begins with the occupation, or a comma before it, leaves it to itself
  const reach = Math.max(first, lastBreak(read, from));
  // "collaborate with administrators and buyers": nobody is several, wherever it stands
  if (quality === 'inflected' && PLURAL_IN_S[language].test(tokens[to - 1]?.key ?? '')) return true;
  // "voor advocaten": several without an article are the customers or the colleagues, and so are "18 poetshulpen"
  const areSeveral = PLURAL_BESIDE[language].has(keyAt(from - 1)) || COUNT.test(keyAt(from - 1));
  if (quality === 'inflected' && from - 1 >= reach && areSeveral) return true;
  if (from - 1 >= reach && WITH[language].has(keyAt(from - 1))) return true;
  // "the branch manager", "an experienced branch manager"
  for (const article of [from - 1, from - 2]) {
    if (article < reach) break;
    const isContracted = BESIDE_THE[language].has(keyAt(article));
    const isBeside =
      article - 1 >= reach &&
      (ARTICLE[language].has(keyAt(article)) || (article === from - 1 && COUNT.test(keyAt(article)))) &&
      BESIDE[language].has(keyAt(article - 1));
    if (isContracted) return !POST[language].has(keyAt(article - 1));
    if (isBeside) return !POST[language].has(keyAt(article - 2));
  }
  return false;
}

/**
 * Whether something is done to whoever an occupation names: "arts en familie informeren" with the verb behind, "advise
 * architects" and "former les vendeurs" with the verb before several of them.
 */
export function isObject(read: ReadText, { from, to, quality }: ConceptMention): boolean {
  const { tokens, language, table } = read;
  const [before, first, next, behind] = [tokens[from - 1], tokens[from], tokens[to], tokens[to + 1]];
  const words = taskWords(language);
  const { lastInfinitive } = grammarOf(language);
  if (lastInfinitive !== null) {
    // "als kok koken" is no cook that is cooked: the object opens its clause, or stands behind an article or "and"
    const opens = first?.followsBreak !== false || before === undefined;
    const isBare = opens || ARTICLE[language].has(before.key) || table.joiningWords.has(before.key);
    const isLast = behind === undefined || behind.followsBreak || table.joiningWords.has(behind.key);
    const isVerb = next?.followsBreak === false && lastInfinitive.test(next.key) && isDoneTo(words, language, next.key);
    // "nieuwe lassers opleiden": several are whom it is done to, whatever stands before them
    if ((isBare || quality === 'inflected') && isLast && isVerb) return true;
  }
  if (quality !== 'inflected' || before === undefined || first?.followsBreak !== false) return false;
  const verb = ARTICLE[language].has(before.key) && !before.followsBreak ? tokens[from - 2] : before;
  return verb !== undefined && isDoneTo(words, language, verb.key);
}

const DONE_TO = keysByLanguage('cv.done-to');
const doneToRoots = new Map<Language, ReadonlySet<string>>();

/** Whether a word is a form of a verb of work, or of what else is done to people ("bellen", "appelais"). */
function isDoneTo(words: TaskWords, language: Language, key: string): boolean {
  if (words.isVerb(key)) return true;
  const infinitive = grammarOf(language).infinitiveOfPast(key);
  if (infinitive !== key && words.isVerb(infinitive)) return true;
  let roots = doneToRoots.get(language);
  if (roots === undefined) {
    roots = new Set([...DONE_TO[language]].map((verb) => rootKey(verb, language)));
    doneToRoots.set(language, roots);
  }
  return roots.has(rootKey(key, language)) || roots.has(rootKey(infinitive, language));
}

/** Words before an occupation that are looked at: "by | an | experienced". */
const WORDS_BEFORE = 3;

/** The last token up to `to`, of those looked at, that follows a break: nothing before it governs what is there. */
function lastBreak({ tokens }: ReadText, to: number): number {
  let at = to;
  while (at > Math.max(0, to - WORDS_BEFORE) && tokens[at]?.followsBreak !== true) at--;
  return at;
}
