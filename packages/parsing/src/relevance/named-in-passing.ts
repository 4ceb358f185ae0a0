import type { ConceptMention } from '../concepts/find-concepts.ts';
import { keysByLanguage, keysOfAll } from '../language/word-lists.ts';
import type { ReadText } from '../structure/read-text.ts';
import { hasHitBetween } from '../tokens/hits-between.ts';
import { isCapital } from '../tokens/is-capital.ts';
import { REACH } from '../tokens/reach.ts';

const OF_FIRM = keysByLanguage('people.of-firm');
const AT_FIRM = keysByLanguage('people.at-firm');
const POST = keysByLanguage('people.post');
const WORKPLACE = keysByLanguage('people.workplace');
const SALUTATION = keysOfAll('people.salutation');
/** The plural that Dutch and English share; other endings are also those of women. */
const SEVERAL = /s$/;
/** "A butcher's shop": the mark, and the word that it leaves behind it. */
const POSSESSIVE = /^['’]s\s\p{L}/u;
/** Characters that such an ending takes. */
const POSSESSIVE_LENGTH = 4;

/** Whether the sentence of a mention says before it that this is what somebody does besides work. */
export function isFreeTime(read: ReadText, { from }: Pick<ConceptMention, 'from'>): boolean {
  const start = Math.max(read.sentenceOf(from)?.from ?? from, from - REACH.relevance.freeTime);
  return hasHitBetween(read.cues.freeTime, start, from);
}

/** Whether a mention and the word behind it have capitals, as the parts of a name. */
function isNamed({ tokens, original }: ReadText, { to, start }: ConceptMention): boolean {
  const next = tokens[to];
  return next?.followsBreak === false && isCapital(original, { start }) && isCapital(original, next);
}

/** Whether a mention begins the name of an employer, which says what the firm does: "bij Catering Kwadelaan". */
export function isOfEmployerName(read: ReadText, hit: ConceptMention): boolean {
  const { tokens, language } = read;
  if (tokens[hit.from]?.followsBreak !== false) return false;
  return AT_FIRM[language].has(tokens[hit.from - 1]?.key ?? '') && isNamed(read, hit);
}

/** Characters between a salutation and a name: a blank, or a full stop and one. */
const SALUTATION_GAP = 2;

/** Whether a word for a trade is a surname, as the salutation before it shows: "mevr. Kuiper", "M. Boulanger". */
export function isSurname({ tokens, original }: ReadText, { from, start }: ConceptMention): boolean {
  const before = tokens[from - 1];
  if (before === undefined || start - before.end > SALUTATION_GAP || !isCapital(original, { start })) return false;
  // "M. Boulanger", but not "op 2 m Schilder"
  return SALUTATION.has(before.key) && (before.key.length > 1 || isCapital(original, before));
}

/**
 * Whether an occupation in a text about a person only names where they worked: a part of a firm's name ("bij
 * Accountants Rijnbeek", "for Baker Tilly"), or which place of work it is ("studio legale", "a butcher's shop").
 */
export function isOfWorkplace(read: ReadText, hit: ConceptMention): boolean {
  const { tokens, language, original } = read;
  const { from, end, quality } = hit;
  const [first, before] = [tokens[from], tokens[from - 1]];
  if (POSSESSIVE.test(original.slice(end, end + POSSESSIVE_LENGTH))) return true;
  if (first === undefined || before === undefined || first.followsBreak) return false;
  // "cabinet d'avocats": a small word may stand between
  const place = read.table.lightWords.has(before.key) && !before.followsBreak ? tokens[from - 2] : before;
  if (place !== undefined && WORKPLACE[language].has(place.key)) return true;
  const isOfName = isNamed(read, hit);
  const areSeveral = quality === 'inflected' && SEVERAL.test(first.key) && isCapital(original, first);
  // "Northgate Couriers": nobody is several
  if (areSeveral && (isOfName || isCapital(original, before))) return true;
  return isOfName && OF_FIRM[language].has(before.key) && !POST[language].has(tokens[from - 2]?.key ?? '');
}
