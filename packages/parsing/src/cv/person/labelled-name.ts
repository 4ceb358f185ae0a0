import type { CvSpan } from '../entries/cv-entries.ts';
import { isNameWord, isTitle, nameOfField } from './bare-name.ts';
import { labelAt } from '../layout/cv-labels.ts';
import type { CvLine } from '../layout/cv-line.ts';
import type { Token } from '../../tokens/text-tokens.ts';
import { CV_WORDS } from '../words/cv-words.ts';
import { keysOfAll } from '../../language/word-lists.ts';

const GIVEN = keysOfAll('cv.given-name');
/** Words of the longest name. */
const MOST_WORDS = 6;

/** The name behind its label in a form, with the given name or surname that stands on the next line. */
export function labelledName(
  plain: string,
  tokens: readonly Token[],
  head: readonly CvLine[],
  isWork: (line: string) => boolean,
): (CvSpan & { readonly text: string }) | null {
  for (const [at, line] of head.entries()) {
    const label = labelAt(plain, tokens, line);
    const to = label?.label === 'name' ? label.to : line.from;
    if (to > line.from && to < line.to) {
      const start = tokens[to]?.start ?? line.end;
      const text = nameOfField(plain.slice(start, line.end), true);
      const surname = text.includes(' ') ? null : surnameBeside(plain, tokens, head, at);
      const given = surname === null ? givenNameIn(plain, tokens, head[at + 1]) : null;
      const whole = surname === null ? (given === null ? text : `${given} ${text}`) : `${text} ${surname}`;
      const end = plain.startsWith(text, start) ? start + text.length : line.end;
      return { start, end, text: whole };
    }
    const candidate = candidateIn(plain, tokens, line, isWork);
    if (candidate !== null) return candidate;
    // "Voornaam: Jan" above "Achternaam: Peeters"
    const given = givenNameIn(plain, tokens, line);
    const surname = given === null ? null : surnameBeside(plain, tokens, head, at);
    if (given === null || surname === null) continue;
    const start = line.start + plain.slice(line.start, line.end).lastIndexOf(given);
    return { start, end: start + given.length, text: `${given} ${surname}` };
  }
  return null;
}

/** "Kandidaat: R. (Ricardo) Pinas", but a number or a trade behind that label is no name. */
function candidateIn(
  plain: string,
  tokens: readonly Token[],
  line: CvLine,
  isWork: (line: string) => boolean,
): (CvSpan & { readonly text: string }) | null {
  const to = CV_WORDS.candidate.endOf(tokens, line.from, line.to);
  const start = tokens[to]?.start ?? line.end;
  if (to === line.from || to >= line.to || !/^ ?: *$/.test(plain.slice(tokens[to - 1]?.end, start))) return null;
  const text = nameOfField(plain.slice(start, line.end), false);
  const words = text.split(' ').filter((word) => !isTitle(word));
  if (words.length < 2 || words.length > MOST_WORDS || !words.every(isNameWord) || isWork(text)) return null;
  return { start, end: line.end, text };
}

/** "Voornaam: Mohamed": the given name of a line that says so, null where it does not. */
function givenNameIn(plain: string, tokens: readonly Token[], line: CvLine | undefined): string | null {
  return line !== undefined && GIVEN.has(tokens[line.from]?.key ?? '') ? nameBehindColon(plain, line) : null;
}

/** The surname on the line above or below. */
function surnameBeside(plain: string, tokens: readonly Token[], head: readonly CvLine[], at: number): string | null {
  return surnameIn(plain, tokens, head[at + 1]) ?? surnameIn(plain, tokens, head[at - 1]);
}

function surnameIn(plain: string, tokens: readonly Token[], line: CvLine | undefined): string | null {
  if (line === undefined || CV_WORDS.surname.endOf(tokens, line.from, line.to) === line.from) return null;
  return nameBehindColon(plain, line);
}

function nameBehindColon(plain: string, { start, end }: CvLine): string | null {
  return /^[^:]*:\s*(?<name>\p{Lu}[\p{L} '’-]*)$/u.exec(plain.slice(start, end))?.groups?.['name'] ?? null;
}
