import type { ConceptMention } from '../concepts/find-concepts.ts';
import { keysByLanguage } from '../language/word-lists.ts';
import type { ReadText } from '../structure/read-text.ts';

const ARTICLE = keysByLanguage('grammar.article');
const BESIDE = keysByLanguage('people.beside');
const BESIDE_THE = keysByLanguage('people.beside-the');
const PLURAL_BESIDE = keysByLanguage('people.beside-several');
const WITH = keysByLanguage('people.with');
const POST = keysByLanguage('people.post');
const COUNT = /^\d{1,3}$/;

/**
 * Whether an occupation in a text about a person is somebody else's: "in duo met de vestigingsmanager", "trained by an
 * experienced welder", "une équipe de 6 soudeurs". Whoever has it says so without such a word ("als lasser"), or names
 * the post ("la fonction de chef d'agence").
 */
export function isSomebodyElse(read: ReadText, { from, quality }: ConceptMention): boolean {
  const { tokens, language } = read;
  const first = read.sentenceOf(from)?.from ?? from;
  const keyAt = (at: number): string => (at < first ? '' : (tokens[at]?.key ?? ''));
  // a line that begins with the occupation, or a comma before it, leaves it to itself
  const reach = Math.max(first, lastBreak(read, from));
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

/** Words before an occupation that are looked at: "by | an | experienced". */
const WORDS_BEFORE = 3;

/** The last token up to `to`, of those looked at, that follows a break: nothing before it governs what is there. */
function lastBreak({ tokens }: ReadText, to: number): number {
  let at = to;
  while (at > Math.max(0, to - WORDS_BEFORE) && tokens[at]?.followsBreak !== true) at--;
  return at;
}
