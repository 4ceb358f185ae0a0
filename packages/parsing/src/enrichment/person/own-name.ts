import type { WireDocument } from '@counterpart/domain';
import type { ConceptMention } from '../../concepts/find-concepts.ts';
import type { CvSpan } from '../../cv/entries/cv-entries.ts';
import type { TextReading } from '../../reading/text-reading.ts';
import { isCapital } from '../../tokens/is-capital.ts';
import { tokensOf } from '../../tokens/text-tokens.ts';

const LINE_BREAK = /[\n\r]/;

/** The name of a person, by the properties of their document; null where none is given. */
export function nameIn({ extraProperties = {} }: WireDocument): string | null {
  const { name, firstName, lastName } = extraProperties;
  const given = [name, firstName, lastName].filter((part) => typeof part === 'string' && part !== '');
  return given.length === 0 ? null : given.join(' ');
}

/**
 * What a text names without the name of whom it is about: many surnames are trades ("Jan Bakker", "Sophie Boulanger"),
 * whatever somebody does. A word of the name counts as one where another stands beside it on its line.
 */
export function withoutOwnName(reading: TextReading, name: string | null): TextReading {
  const words = new Set(tokensOf(name ?? '').map(({ key }) => key));
  if (words.size < 2) return reading;
  const { tokens, original } = reading.read;
  const isBeside = (a: number, b: number): boolean => {
    const [first, second] = [tokens[a], tokens[b]];
    if (first === undefined || second === undefined) return false;
    return words.has(first.key) && words.has(second.key) && !LINE_BREAK.test(original.slice(first.end, second.start));
  };
  const isOfName = ({ from, to, start }: ConceptMention): boolean =>
    isCapital(original, { start }) &&
    tokens.slice(from, to).every(({ key }) => words.has(key)) &&
    (isBeside(from - 1, from) || isBeside(to - 1, to));
  const occupations = reading.occupations.filter((hit) => !isOfName(hit));
  if (occupations.length === reading.occupations.length) return reading;
  return { ...reading, occupations, functions: reading.functions.filter((hit) => !isOfName(hit)) };
}

/**
 * What a text names without the names of employers, the characters `employers`: "Magazijnier, Bakker Logistics" is no
 * baker, and "DHL Supply Chain" no skill.
 */
export function withoutEmployers(reading: TextReading, employers: readonly CvSpan[]): TextReading {
  if (employers.length === 0) return reading;
  const isOfEmployer = ({ start, end }: ConceptMention): boolean =>
    employers.some((employer) => start >= employer.start && end <= employer.end);
  const without = (hits: readonly ConceptMention[]) => hits.filter((hit) => !isOfEmployer(hit));
  return {
    ...reading,
    occupations: without(reading.occupations),
    functions: without(reading.functions),
    skills: without(reading.skills),
    softSkills: without(reading.softSkills),
  };
}
