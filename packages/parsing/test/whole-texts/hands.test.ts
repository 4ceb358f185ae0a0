import { readFileSync } from 'node:fs';
import { type Language, LANGUAGES } from '@counterpart/domain';
import { foldLabel } from '@counterpart/text';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

const FIELDS = ['contract', 'hours', 'wage', 'place', 'years'] as const;
type Field = (typeof FIELDS)[number];
const ROWS: Readonly<Record<Field, string>> = {
  contract: 'ENG-10e',
  hours: 'ENG-10f',
  wage: 'ENG-10h',
  place: 'ENG-10g',
  years: 'ENG-10a',
};

/** Values read wrong and missed at most, of contracts, hours, wages, places and years: one more is red. */
const MOST_FAULTS: Readonly<Record<string, Readonly<Record<Language, readonly number[]>>>> = {
  'a-boards': { DUT: [0, 0, 0, 1, 0], ENG: [0, 2, 0, 0, 0], ITA: [0, 0, 0, 0, 0], FRE: [0, 0, 0, 0, 0] },
  'b-chats': { DUT: [1, 0, 0, 0, 1], ENG: [0, 0, 0, 0, 0], ITA: [0, 0, 0, 1, 0], FRE: [0, 0, 0, 0, 0] },
  'c-public': { DUT: [2, 1, 0, 0, 0], ENG: [0, 1, 0, 0, 0], ITA: [0, 0, 0, 0, 0], FRE: [0, 0, 0, 0, 0] },
  'd-agency': { DUT: [0, 0, 0, 2, 0], ENG: [0, 2, 0, 2, 1], ITA: [0, 0, 0, 1, 0], FRE: [0, 0, 0, 0, 0] },
  'e-shifts': { DUT: [1, 1, 1, 3, 1], ENG: [0, 0, 1, 2, 1], ITA: [0, 0, 0, 0, 0], FRE: [0, 1, 0, 0, 1] },
  'f-tech': { DUT: [1, 4, 0, 2, 1], ENG: [0, 2, 1, 0, 5], ITA: [0, 0, 0, 1, 2], FRE: [0, 1, 0, 2, 0] },
  'g-formal': { DUT: [5, 1, 1, 0, 1], ENG: [1, 3, 1, 3, 1], ITA: [1, 0, 0, 1, 0], FRE: [2, 1, 0, 0, 0] },
  'h-slips': { DUT: [2, 2, 2, 3, 1], ENG: [5, 0, 2, 0, 0], ITA: [1, 1, 0, 1, 1], FRE: [1, 1, 1, 0, 0] },
  'i-mixed': { DUT: [3, 4, 0, 1, 1], ENG: [2, 3, 0, 1, 0], ITA: [1, 1, 0, 0, 1], FRE: [1, 1, 0, 0, 1] },
};
/** Texts of each set by language; the last has fewer. */
const TEXTS: Readonly<Record<Language, number>> = { DUT: 24, ENG: 16, ITA: 8, FRE: 8 };
const LAST_TEXTS: Readonly<Record<Language, number>> = { DUT: 16, ENG: 8, ITA: 4, FRE: 4 };

interface Text {
  readonly language: Language;
  readonly wanted: Readonly<Record<Field, string>>;
  readonly text: string;
}

function textsOf(hand: string): readonly Text[] {
  return readFileSync(new URL(`hands/${hand}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line): Text => {
      const [language = '', contract = '', hours = '', wage = '', place = '', years = '', ...text] = line.split('|');
      return {
        language: language as Language,
        wanted: { contract, hours, wage, place, years },
        text: text.join('|').replaceAll(' ⏎ ', '\n'),
      };
    });
}

function read({ language, text }: Text): Readonly<Record<Field, readonly string[]>> {
  const found: Record<Field, string[]> = { contract: [], hours: [], wage: [], place: [], years: [] };
  for (const aspect of parser.parseJob({ title: '', text, language }).parsingAspects) {
    if (aspect.aspectType === 'CONTRACT_TYPE') found.contract.push(aspect.value);
    if (aspect.aspectType === 'WORKING_HOURS') found.hours.push(aspect.value);
    if (aspect.aspectType === 'GEO') found.place.push(foldLabel(aspect.labels[0] ?? ''));
    if (aspect.aspectType === 'SENIORITY') found.years.push(String(aspect.value));
    if (aspect.aspectType === 'WAGE')
      found.wage.push(`${aspect.originalLow ?? ''}-${aspect.originalHigh ?? ''} ${aspect.period}`);
  }
  return found;
}

/** What is wrong or missing of one field: `a/b` is either, an empty one may be missing, "+" parts several. */
function faultsOf(field: Field, { wanted, text }: Text, found: readonly string[]): readonly string[] {
  if (wanted[field] === '?') return [];
  const items = wanted[field]
    .split('+')
    .filter((item) => item !== '')
    .map((item) => item.split('/').map((value) => (field === 'place' ? foldLabel(value) : value)));
  const missed = items.filter((either) => !either.includes('') && !either.some((value) => found.includes(value)));
  const wrong = found.filter((value) => !items.flat().includes(value));
  return [
    ...missed.map((either) => `missed ${either.join('/')}: ${text}`),
    ...wrong.map((value) => `wrong ${value}: ${text}`),
  ];
}

const faults = new Map<string, readonly string[]>();
const counts = new Map<string, number>();
for (const hand of Object.keys(MOST_FAULTS)) {
  for (const text of textsOf(hand)) {
    const found = read(text);
    const count = `${hand} ${text.language}`;
    counts.set(count, (counts.get(count) ?? 0) + 1);
    for (const field of FIELDS) {
      const key = `${count} ${field}`;
      faults.set(key, [...(faults.get(key) ?? []), ...faultsOf(field, text, found[field])]);
    }
  }
}

describe('terms as different hands write them', () => {
  it.each(Object.keys(MOST_FAULTS).flatMap((hand) => LANGUAGES.map((language) => [hand, language] as const)))(
    '%s has its texts in %s',
    (hand, language) => {
      expect(counts.get(`${hand} ${language}`)).toBe((hand === 'i-mixed' ? LAST_TEXTS : TEXTS)[language]);
    },
  );
  it.each(
    Object.entries(MOST_FAULTS).flatMap(([hand, languages]) =>
      LANGUAGES.flatMap((language) =>
        FIELDS.map((field, at) => [ROWS[field], hand, language, field, languages[language][at] ?? 0] as const),
      ),
    ),
  )('%s %s, %s: %s', (_row, hand, language, field, most) => {
    const found = faults.get(`${hand} ${language} ${field}`) ?? [];
    expect(found.length <= most ? [] : found).toEqual([]);
  });
});
