import type { CvSpan } from '../entries/cv-entries.ts';
import { labelAt } from '../layout/cv-labels.ts';
import type { CvLine } from '../layout/cv-line.ts';
import type { Token } from '../../tokens/text-tokens.ts';
import { CV_WORDS } from '../words/cv-words.ts';
import { keysOfAll } from '../../language/word-lists.ts';

const GIVEN = keysOfAll('cv.given-name');

/** The name behind its label in a form, with the given name or surname that stands on the next line. */
export function labelledName(
  plain: string,
  tokens: readonly Token[],
  head: readonly CvLine[],
): (CvSpan & { readonly text: string }) | null {
  for (const [at, line] of head.entries()) {
    const label = labelAt(plain, tokens, line);
    const to = label?.label === 'name' ? label.to : line.from;
    if (to > line.from && to < line.to) {
      const start = tokens[to]?.start ?? line.end;
      // "Nome: Marco Bellini, 44 anni, Verona"
      const written = plain.slice(start, line.end);
      const text = /^[^,(|;]*/.exec(written)?.[0].trim() ?? written;
      const surname = text.includes(' ') ? null : surnameBeside(plain, tokens, head, at);
      const given = surname === null ? givenNameIn(plain, tokens, head[at + 1]) : null;
      const whole = surname === null ? (given === null ? text : `${given} ${text}`) : `${text} ${surname}`;
      return { start, end: start + text.length, text: whole };
    }
    // "Voornaam: Jan" above "Achternaam: Peeters"
    const given = givenNameIn(plain, tokens, line);
    const surname = given === null ? null : surnameBeside(plain, tokens, head, at);
    if (given === null || surname === null) continue;
    const start = line.start + plain.slice(line.start, line.end).lastIndexOf(given);
    return { start, end: start + given.length, text: `${given} ${surname}` };
  }
  return null;
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
