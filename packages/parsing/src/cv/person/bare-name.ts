import { keyOf, keysOfAll } from '../../language/word-lists.ts';

const PARTICLE = keysOfAll('cv.person.particle');
/** A word of a name, or an initial. */
export const NAME_WORD = /^\p{Lu}[\p{L}'’.-]*$/u;
/** "Dr", "Dott.ssa": before a name, and no part of it. */
const ADDRESSED = keysOfAll('cv.person.title');
/** "ACCA", "PhD": behind a name, and no part of it. */
const BEHIND = keysOfAll('cv.person.suffix');

/** Whether a word may stand in a name: with a capital, or the "van" of one. */
export function isNameWord(word: string): boolean {
  return NAME_WORD.test(word) || PARTICLE.has(word.toLowerCase());
}

/** "dhr.", "ir.": before a name, with or without a capital. */
export function isTitle(word: string): boolean {
  return ADDRESSED.has(keyOf(word));
}

/** "Dr. Ir. Anna Bos" is Anna Bos, "Ann Hill ACCA" Ann Hill; a name of one word keeps what stands around it. */
export function withoutTitle(name: string): string {
  let bare = name;
  for (;;) {
    const last = bare.split(' ').at(-1) ?? '';
    const rest = bare.slice(0, bare.length - last.length).trimEnd();
    if (!BEHIND.has(keyOf(last)) || !rest.includes(' ')) break;
    bare = rest;
  }
  for (;;) {
    const [first = ''] = bare.split(' ');
    const rest = bare.slice(first.length).trimStart();
    if (!ADDRESSED.has(keyOf(first)) || !rest.includes(' ')) return bare;
    bare = rest;
  }
}

/** "J. Bakker". */
const INITIAL = /^(?:\p{Lu}\. ?){1,2} \p{Lu}[\p{L}'’-]+$/u;

/** Whether a line calls somebody so that no trade is meant: "dhr. Jan Bakker", "J. Bakker". */
export function isCalledByTitle(line: string, name: string): boolean {
  return isTitle(line.trimStart().split(' ')[0] ?? '') || INITIAL.test(name);
}

/** "R. (Ricardo) Pinas": initials with the name somebody is called by. */
const INITIALS = /^(?:\p{Lu}\.?[ -]?){1,6} ?\((?<given>\p{Lu}[\p{L} '’-]*)\) (?<surname>\p{L}[\p{L} '’.-]*)/u;
/** "SMITH, JOHN", "De Vries, Eva": all that a field says. */
const SURNAME_FIRST =
  /^(?<surname>(?:\p{L}{1,3} )*\p{Lu}[\p{L}'’-]+), ?(?<given>\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)?)$/u;

/** A name as people are called, of what a field of a form says: "Mevr. A. (Anna) Bos" is Anna Bos. */
export function nameOfField(written: string, isSurnameFirst: boolean): string {
  const bare = withoutTitle(written.trim());
  const { given, surname } = (INITIALS.exec(bare) ?? (isSurnameFirst ? SURNAME_FIRST.exec(bare) : null))?.groups ?? {};
  // "de Vries - van Dijk"
  if (given !== undefined && surname !== undefined) return `${given} ${surname.trim().replace(/ [-–] /, '-')}`;
  // "Nome: Marco Bellini, 44 anni, Verona"
  return /^[^,(|;]*/.exec(bare)?.[0].trim() ?? bare;
}
