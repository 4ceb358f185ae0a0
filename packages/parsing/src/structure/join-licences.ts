import { phrasesOfAll } from '../language/word-lists.ts';

const ENDINGS = phrasesOfAll('cv.licence-wrap')
  .toSorted((a, b) => b.length - a.length)
  .join('|');
/** A class of driving licence. */
const CLASS = String.raw`(?:AM|A[12]?|B|BE|B\+E|C1?|C1?E|C\+E|D)(?![\p{L}\p{N}+])`;
/** The next line goes on in small letters, or is a class alone: "Rijbewijs / B", "permis de / conduire". */
const WRAPPED = new RegExp(String.raw`(?<!\p{L})(${ENDINGS})([ \t]*\r?\n[ \t]*)(?=\p{Ll}|${CLASS})`, 'giu');

/** The text of a person with licences that a line break parts on one line; the length stays. */
export function joinLicences(plain: string): string {
  return plain.replace(WRAPPED, (_, words: string, gap: string) => words + ' '.repeat(gap.length));
}
