import { type Language, LANGUAGES } from '@counterpart/domain';
import { foldLabel } from '@counterpart/text';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';
import { DUTCH_SHORT_ADS } from '../snippets/short-ads-dutch.ts';
import { ENGLISH_SHORT_ADS } from '../snippets/short-ads-english.ts';
import { FRENCH_SHORT_ADS } from '../snippets/short-ads-french.ts';
import { ITALIAN_SHORT_ADS } from '../snippets/short-ads-italian.ts';

const FIELDS = ['contract', 'hours', 'wage', 'place', 'years'] as const;
type Field = (typeof FIELDS)[number];

/** The F1 of contracts, hours, wages, places and years in each language, rounded down: one value less is red. */
const LEAST: Readonly<Record<Language, readonly [row: string, least: number][]>> = {
  DUT: [
    ['ENG-10e', 0.992],
    ['ENG-10f', 0.971],
    ['ENG-10h', 0.972],
    ['ENG-10g', 0.978],
    ['ENG-10a', 0.965],
  ],
  FRE: [
    ['ENG-10e', 1],
    ['ENG-10f', 1],
    ['ENG-10h', 0.967],
    ['ENG-10g', 0.983],
    ['ENG-10a', 0.975],
  ],
  ENG: [
    ['ENG-10e', 0.978],
    ['ENG-10f', 0.988],
    ['ENG-10h', 0.972],
    ['ENG-10g', 0.971],
    ['ENG-10a', 0.975],
  ],
  ITA: [
    ['ENG-10e', 0.992],
    ['ENG-10f', 0.99],
    ['ENG-10h', 1],
    ['ENG-10g', 0.966],
    ['ENG-10a', 0.926],
  ],
};

interface ShortAd {
  readonly language: Language;
  /** `a/b`: either is right, an empty one may be missing; "+" between several, "?" is not judged. */
  readonly wanted: Readonly<Record<Field, string>>;
  readonly text: string;
}

const ads = [DUTCH_SHORT_ADS, FRENCH_SHORT_ADS, ENGLISH_SHORT_ADS, ITALIAN_SHORT_ADS].flatMap((snippets) =>
  snippets
    .trim()
    .split(/\n+/)
    .map((line): ShortAd => {
      const [language = '', contract = '', hours = '', wage = '', place = '', years = '', ...text] = line.split('|');
      return {
        language: language as Language,
        wanted: { contract, hours, wage, place, years },
        text: text.join('|').replaceAll(' ⏎ ', '\n'),
      };
    }),
);

function read({ language, text }: ShortAd): Readonly<Record<Field, ReadonlySet<string>>> {
  const found = {
    contract: new Set<string>(),
    hours: new Set<string>(),
    wage: new Set<string>(),
    place: new Set<string>(),
    years: new Set<string>(),
  };
  for (const aspect of parser.parseJob({ title: '', text, language }).parsingAspects) {
    if (aspect.aspectType === 'CONTRACT_TYPE') found.contract.add(aspect.value);
    if (aspect.aspectType === 'WORKING_HOURS') found.hours.add(aspect.value);
    if (aspect.aspectType === 'GEO') found.place.add(foldLabel(aspect.labels[0] ?? ''));
    if (aspect.aspectType === 'SENIORITY') found.years.add(String(aspect.value));
    if (aspect.aspectType === 'WAGE')
      found.wage.add(`${aspect.originalLow ?? ''}-${aspect.originalHigh ?? ''} ${aspect.period}`);
  }
  return found;
}

describe('contract, hours, wage, place and years of short ads', () => {
  it.each(
    LANGUAGES.flatMap((language) =>
      LEAST[language].map(([row, least], at) => [row, language, FIELDS[at] ?? 'years', least] as const),
    ),
  )('%s in %s: %s', (_row, language, field, least) => {
    const [wrong, missed]: readonly [string[], string[]] = [[], []];
    let right = 0;
    const judged = ads.filter((ad) => ad.language === language && ad.wanted[field] !== '?');
    for (const ad of judged) {
      const found = read(ad)[field];
      const items = ad.wanted[field]
        .split('+')
        .filter((item) => item !== '')
        .map((item) => item.split('/').map((value) => (field === 'place' ? foldLabel(value) : value)));
      for (const either of items) {
        if (either.some((value) => value !== '' && found.has(value))) right++;
        else if (!either.includes('')) missed.push(`missed ${either.join('/')}: ${ad.text}`);
      }
      for (const value of found) if (!items.flat().includes(value)) wrong.push(`wrong ${value}: ${ad.text}`);
    }
    const f1 = (2 * right) / (2 * right + wrong.length + missed.length);
    expect(judged.length).toBeGreaterThanOrEqual(70);
    expect(f1 >= least ? [] : [f1, ...wrong, ...missed]).toEqual([]);
  });
});
