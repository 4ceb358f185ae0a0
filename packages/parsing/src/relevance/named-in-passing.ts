import type { ConceptMention } from '../concepts/find-concepts.ts';
import { keysByLanguage, keysOfAll } from '../language/word-lists.ts';
import type { ReadText } from '../structure/read-text.ts';
import { hasHitBetween } from '../tokens/hits-between.ts';
import { REACH } from '../tokens/reach.ts';

const OF_FIRM = keysByLanguage('people.of-firm');
const AT_FIRM = keysByLanguage('people.at-firm');
const POST = keysByLanguage('people.post');
const WORKPLACE = keysByLanguage('people.workplace');
const SALUTATION = keysOfAll('people.salutation');
/** The plural that Dutch and English share; other endings are also those of women. */
const SEVERAL = /s$/;
const CAPITAL = /^\p{Lu}/u;
/** "A butcher's shop": the mark, and the word that it leaves behind it. */
const POSSESSIVE = /^['’]s\s\p{L}/u;
/** Characters that such an ending takes. */
const POSSESSIVE_LENGTH = 4;

/** Whether the sentence of a mention says before it that this is what somebody does besides work. */
export function isFreeTime(read: ReadText, { from }: Pick<ConceptMention, 'from'>): boolean {
  const start = Math.max(read.sentenceOf(from)?.from ?? from, from - REACH.relevance.freeTime);
  return hasHitBetween(read.cues.freeTime, start, from);
}

/** Whether a mention begins the name of an employer, which says what the firm does: "bij Catering Kwadelaan". */
export function isOfEmployerName(
  { tokens, language, original }: ReadText,
  { from, to, start }: ConceptMention,
): boolean {
  const [before, next] = [tokens[from - 1], tokens[to]];
  if (before === undefined || tokens[from]?.followsBreak !== false || !AT_FIRM[language].has(before.key)) return false;
  return (
    CAPITAL.test(original.slice(start)) && next?.followsBreak === false && CAPITAL.test(original.slice(next.start))
  );
}

/** Characters between a salutation and a name: a blank, or a full stop and one. */
const SALUTATION_GAP = 2;

/** Whether a word for a trade is a surname, as the salutation before it shows: "mevr. Kuiper", "M. Boulanger". */
export function isSurname({ tokens, original }: ReadText, { from, start }: ConceptMention): boolean {
  const before = tokens[from - 1];
  if (before === undefined || start - before.end > SALUTATION_GAP || !CAPITAL.test(original.slice(start))) return false;
  // "M. Boulanger", but not "op 2 m Schilder"
  return SALUTATION.has(before.key) && (before.key.length > 1 || CAPITAL.test(original.slice(before.start)));
}

/**
 * Whether an occupation in a text about a person only names where they worked: a part of a firm's name ("bij
 * Accountants Rijnbeek", "for Baker Tilly"), or which place of work it is ("studio legale", "a butcher's shop").
 */
export function isOfWorkplace(read: ReadText, { from, to, start, end, quality }: ConceptMention): boolean {
  const { tokens, language, original } = read;
  const [first, before, next] = [tokens[from], tokens[from - 1], tokens[to]];
  if (POSSESSIVE.test(original.slice(end, end + POSSESSIVE_LENGTH))) return true;
  if (first === undefined || before === undefined || first.followsBreak) return false;
  // "cabinet d'avocats": a small word may stand between
  const place = read.table.lightWords.has(before.key) && !before.followsBreak ? tokens[from - 2] : before;
  if (place !== undefined && WORKPLACE[language].has(place.key)) return true;
  if (!CAPITAL.test(original.slice(start))) return false;
  const isNamed = next?.followsBreak === false && CAPITAL.test(original.slice(next.start));
  // "Northgate Couriers": nobody is several
  if (quality === 'inflected' && SEVERAL.test(first.key) && (isNamed || CAPITAL.test(original.slice(before.start)))) {
    return true;
  }
  return isNamed && OF_FIRM[language].has(before.key) && !POST[language].has(tokens[from - 2]?.key ?? '');
}
