import { readFileSync } from 'node:fs';
import { type Language, LANGUAGES } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

/** A CV around the wish. */
const CVS: Readonly<Record<Language, (wish: string) => string>> = {
  ENG: (wish) => `Laura Hughes\nLeeds\n\n${wish}\n\nWork experience\n2019 - 2024 Receptionist, Oak House, Leeds`,
  DUT: (wish) => `Els Peeters\nGent\n\n${wish}\n\nWerkervaring\n2019 - 2024 Receptionist, Hotel De Linde, Gent`,
  FRE: (wish) =>
    `Claire Dubois\nLyon\n\n${wish}\n\nExpérience professionnelle\n2019 - 2024 Réceptionniste, Hôtel du Parc, Lyon`,
  ITA: (wish) =>
    `Giulia Conti\nBologna\n\n${wish}\n\nEsperienze lavorative\n2019 - 2024 Receptionist, Hotel Reno, Bologna`,
};
/** Wishes of twenty that are read right; nothing else is read in the others. */
const LEAST: Readonly<Record<Language, number>> = { ENG: 16, DUT: 13, FRE: 13, ITA: 15 };

const wishes = readFileSync(new URL('../whole-texts/hands/wished-hours.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('|'));

function hoursOf(language: Language, wish: string): readonly string[] {
  const stored = { id: 'c', language, cvText: CVS[language](wish) };
  const { matchProfile } = parser.enrich('CANDIDATE', stored, { today: '2026-06-15' }).document;
  const hours = matchProfile?.aspects['workingHours']?.value;
  return Array.isArray(hours) ? hours.flatMap((item) => ('label' in item ? [item.label] : [])) : [];
}

describe('working hours that CVs wish, written before they were read', () => {
  it.each(LANGUAGES)('ENG-19 in %s: most of twenty ways to say them', (language) => {
    const own = wishes.filter(([of]) => of === language);
    const read = own.map(([, wanted = '', wish = '']) => ({ wanted, wish, hours: hoursOf(language, wish) }));
    expect(own).toHaveLength(20);
    expect(read.filter(({ wanted, hours }) => hours.some((value) => value !== wanted))).toEqual([]);
    const missed = read.filter(({ hours }) => hours.length === 0);
    expect(missed.length <= own.length - LEAST[language] ? [] : missed).toEqual([]);
  });
});
