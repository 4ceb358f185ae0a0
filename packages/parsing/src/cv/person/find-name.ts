import type { Gazetteer } from '@counterpart/ontology';
import { foldLabel } from '@counterpart/text';
import type { Token } from '../../tokens/text-tokens.ts';
import type { CvSpan } from '../entries/cv-entries.ts';
import { labelledName } from './labelled-name.ts';
import { isCalledByTitle, isNameWord, isTitle, NAME_WORD, withoutTitle } from './bare-name.ts';
import type { CvLine } from '../layout/cv-line.ts';
import type { CvRegion } from '../layout/cv-sections.ts';
import { CV_WORDS } from '../words/cv-words.ts';
import { alternativesOfAll, keyOf, keysOfAll } from '../../language/word-lists.ts';

/** Lines in which a name may stand. */
const MOST_LINES = 4;
/** Lines of a form in which a name may stand behind its label. */
const MOST_LABELLED = 12;
const LONGEST_NAME = 60;
const TITLES = alternativesOfAll('cv.document-title').replaceAll(' ', String.raw`\s+`);
const OF = alternativesOfAll('cv.document-of');
/** "Curriculum vitae van", and the "of" that a line break leaves behind. */
const DOCUMENT_TITLE = new RegExp(String.raw`^(?:(?:${TITLES})\s*)+(?:${OF}|:|-|–)?\s*|^(?:di|of)\s+`, 'iu');

/**
 * The name of whom a CV is about: after its label, or the first line that reads as one. `isWork`: a line is called as
 * jobs and skills are.
 */
export function findName(
  plain: string,
  tokens: readonly Token[],
  regions: readonly CvRegion[],
  gazetteer: Gazetteer,
  isWork: (line: string) => boolean,
): (CvSpan & { readonly text: string }) | null {
  const head = regions
    .filter(({ section }) => section === 'none' || section === 'personal')
    .flatMap(({ lines }) => lines);
  const labelled = labelledName(plain, tokens, head.slice(0, MOST_LABELLED), isWork);
  if (labelled !== null) return labelled;
  const called = nameInProse(plain, head, INTRODUCED);
  if (called !== null) return called;
  for (const line of head.slice(0, MOST_LINES)) {
    // below the period of a job stands its employer
    if (line.start > 0 && line.ranges.some(({ kind }) => kind !== 'point')) break;
    const name = nameOfLine(plain, line, gazetteer);
    // "PAYROLL ACCOUNTANT", "Microsoft Office"
    if (name !== null && (isCalledByTitle(plain.slice(line.start, line.end), name.text) || !isWork(name.text)))
      return name;
  }
  return nameInProse(plain, head, INTRODUCED_BRIEFLY) ?? signature(plain, tokens, regions, gazetteer)?.name ?? null;
}

/** The name below "Kind regards," in a letter, and the line below that name. */
export function signature(
  plain: string,
  tokens: readonly Token[],
  regions: readonly CvRegion[],
  gazetteer: Gazetteer,
): { readonly name: CvSpan & { readonly text: string }; readonly below: CvLine | null } | null {
  const lines = regions.flatMap((region) => region.lines);
  for (let at = lines.length - 2; at >= Math.max(0, lines.length - SIGNED_LINES); at--) {
    const [closing, signed] = [lines[at], lines[at + 1]];
    if (closing === undefined || signed === undefined) continue;
    if (CV_WORDS.closing.endOf(tokens, closing.from, closing.to) !== closing.to) continue;
    const name = nameOfLine(plain, signed, gazetteer);
    if (name !== null) return { name, below: lines[at + 2] ?? null };
  }
  return null;
}

/** "Dear Ms Brown": whom a letter is for. */
const SALUTATIONS = keysOfAll('cv.salutation');

/** Lines at the end of a letter in which it is signed. */
const SIGNED_LINES = 7;

/** "BENNETT, Claire" at the begin of a line, with what is told of her behind it. */
const SURNAME_FIRST =
  /^(?<surname>\p{Lu}{2,}(?:['’-]\p{Lu}{2,})*), (?<given>\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?)(?=\s[-–|(]|$)/u;
/** What stands between a name and a date of birth. */
const BORN = new RegExp(
  String.raw`(?:°|\*|(?<!\p{L})(?:${alternativesOfAll('cv.birth-words')})(?!\p{L})[\p{L}\s]*)\s*$`,
  'iu',
);

/** The name with which a line begins, behind the title of the document. */
function nameOfLine(
  plain: string,
  { start, end, ranges }: CvLine,
  gazetteer: Gazetteer,
): (CvSpan & { readonly text: string }) | null {
  const written = plain.slice(start, Math.min(end, start + LONGEST_NAME * 2));
  const skip = DOCUMENT_TITLE.exec(written)?.[0].length ?? 0;
  // a firm with its dates is no name; "Curriculum vitae van Femke Jansen (1993)" is
  const surnameFirst = SURNAME_FIRST.exec(written);
  // "SILVA, Nurse" says what somebody is
  if (surnameFirst?.groups !== undefined && !CV_WORDS.titleWords.has(keyOf(surnameFirst.groups['given'] ?? ''))) {
    const { surname = '', given = '' } = surnameFirst.groups;
    return { start, end: start + surnameFirst[0].length, text: `${given} ${surname}` };
  }
  // "WOUTERS Els - °18/09/1993"
  const isBirth = ranges.length === 1 && ranges[0]?.kind === 'point' && BORN.test(plain.slice(start, ranges[0].start));
  if (ranges.length > 0 && skip === 0 && !isBirth) return null;
  const name = /^[\p{L} '’.-]*/u.exec(written.slice(skip).split(/ [-–—|•·] |\s{2,}|,/)[0] ?? '')?.[0].trim() ?? '';
  const words = name.split(/\s+/);
  const isName =
    words.length >= 2 &&
    words.length <= 6 &&
    !SALUTATIONS.has(keyOf(words[0] ?? '')) &&
    name.length <= LONGEST_NAME &&
    words.every((word) => isNameWord(word) || isTitle(word)) &&
    gazetteer.placesNamed(foldLabel(name)).length === 0;
  if (isName) {
    const bare = withoutTitle(name);
    const from = start + skip + written.slice(skip).indexOf(name) + name.indexOf(bare);
    return { start: from, end: from + bare.length, text: bare };
  }
  return null;
}

/** What introduces a name as a pattern, with either apostrophe. */
function introducing(list: 'cv.called' | 'cv.called.briefly'): string {
  return alternativesOfAll(list)
    .replaceAll(' ', String.raw`\s+`)
    .replaceAll(/['’]/g, "['’]");
}

const CALLED = introducing('cv.called');
/** "Mi chiamo Ahmed Hassan, ho 31 anni": the words with capitals behind what introduces them. */
const INTRODUCED = new RegExp(
  String.raw`(?:^|[.!,]\s+)(?:${CALLED})\s+(?<name>[\p{L}'’-]+(?:\s[\p{L}'’-]+){0,5})`,
  'iu',
);

const CALLED_BRIEFLY = introducing('cv.called.briefly');
/** "Sono Elena Marchetti, vivo a …": words that say as well what somebody is, where the name ends at once. */
const INTRODUCED_BRIEFLY = new RegExp(
  String.raw`(?:^|[.!,]\s+)(?:${CALLED_BRIEFLY})\s+(?<name>\p{Lu}[\p{L}'’-]+(?:\s[\p{L}'’-]+){1,4})(?=\s*[,(.])`,
  'iu',
);

/** The name with which somebody introduces themselves in the first lines. */
function nameInProse(
  plain: string,
  head: readonly CvLine[],
  introduced: RegExp,
): (CvSpan & { readonly text: string }) | null {
  for (const { start, end } of head.slice(0, MOST_LINES)) {
    const found = introduced.exec(plain.slice(start, end));
    const written = found?.groups?.['name'];
    if (found === null || written === undefined) continue;
    const words: string[] = [];
    for (const word of written.split(/\s/)) {
      if (!isNameWord(word)) break;
      words.push(word);
    }
    while (words.length > 0 && !NAME_WORD.test(words.at(-1) ?? '')) words.pop();
    if (words.length < 2) continue;
    const text = words.join(' ');
    const from = start + found.index + found[0].length - written.length;
    return { start: from, end: from + text.length, text };
  }
  return null;
}
