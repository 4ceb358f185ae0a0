import type { ConceptMention } from '../concepts/find-concepts.ts';
import { keysByLanguage } from '../language/word-lists.ts';
import type { ReadText } from '../structure/read-text.ts';
import { isGenderGap } from '../tokens/blank-gender.ts';

const FOR_PEOPLE = keysByLanguage('title.for-people');
const GROUP = keysByLanguage('title.group');
const BESIDE_TRADE = keysByLanguage('title.beside-trade');
const POSSESSIVE = 's';
const NO_WORDS: ReadonlySet<string> = new Set();
/** "Nurse | recruiter", "plumber | 's | mate". */
const BETWEEN = /^(?:['’]s)?\s+$/u;

/**
 * Whether a trade in a title is that of those for whom the job works:
 *
 *     recruiter | verpleegkundigen       conseiller en | assistantes maternelles       nurse | recruiter
 */
export function isOfPeople(title: ReadText, hit: ConceptMention): boolean {
  const { tokens, language, original } = title;
  const next = tokens[tokens[hit.to]?.key === POSSESSIVE ? hit.to + 1 : hit.to];
  // "Nurse - assistant wanted too" tells of two
  const isBeside = next !== undefined && BETWEEN.test(original.slice(hit.end, next.start));
  if (isBeside && BESIDE_TRADE[language].has(next.key)) return true;
  // several of them: "coach infirmier" may name both that somebody is
  return hit.quality === 'inflected' && FOR_PEOPLE[language].has(wordBefore(title, hit.from, title.table.stopWords));
}

/** "Formateur équipes | commerciales": the name of a trade that is a quality of the word before it. */
export function isOfGroup(title: ReadText, { from, to }: ConceptMention): boolean {
  return to - from === 1 && GROUP[title.language].has(wordBefore(title, from, NO_WORDS));
}

/** The word before `from` that no break parts from it, behind these small words if any; empty where there is none. */
function wordBefore({ tokens, original }: ReadText, from: number, small: ReadonlySet<string>): string {
  const joined = (at: number): string => {
    const [before, token] = [tokens[at - 1], tokens[at]];
    if (before === undefined || token === undefined) return '';
    // "conseiller·ère | assistantes maternelles"
    const isJoined = !token.followsBreak || isGenderGap(original, before.start, before.end, token.start);
    return isJoined ? before.key : '';
  };
  let at = from;
  while (small.has(joined(at))) at--;
  return joined(at);
}
