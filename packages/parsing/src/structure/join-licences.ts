import { phrasesOfAll } from '../language/word-lists.ts';

const ENDINGS = phrasesOfAll('cv.licence-wrap').map((ending) => ending.toLowerCase());
/** Characters of a line's end in which the longest of them stands. */
const TAIL = 40;
/** The next line goes on in small letters, or is a class alone: "Rijbewijs / B", "permis de / conduire". */
const NEXT = /^[ \t]*(?:\p{Ll}|(?:AM|A[12]?|B|BE|B\+E|C1?|C1?E|C\+E|D)(?![\p{L}\p{N}+]))/u;
/** Characters of the next line that tell. */
const HEAD = 12;

/** The text of a person with licences that a line break parts on one line; the length stays. */
export function joinLicences(plain: string): string {
  let joined = '';
  let from = 0;
  for (let at = plain.indexOf('\n'); at !== -1; at = plain.indexOf('\n', at + 1)) {
    if (!NEXT.test(plain.slice(at + 1, at + 1 + HEAD))) continue;
    if (!endsInLicence(plain.slice(Math.max(from, at - TAIL), at))) continue;
    joined += `${plain.slice(from, at).replace(/\r$/, ' ')} `;
    from = at + 1;
  }
  return joined + plain.slice(from);
}

function endsInLicence(tail: string): boolean {
  const line = tail.trimEnd().toLowerCase();
  return ENDINGS.some(
    (ending) => line.endsWith(ending) && !/\p{L}/u.test(line.charAt(line.length - ending.length - 1)),
  );
}
