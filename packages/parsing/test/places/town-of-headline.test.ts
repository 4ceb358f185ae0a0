import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { aspectsOf } from '../aspects-of.ts';

const TEXTS: readonly (readonly [language: Language, place: string, text: string])[] = [
  ['DUT', 'Arnhem', 'Adviseur zakelijke markt - Arnhem\n\nJe klanten wonen in Gelderland en Utrecht.'],
  ['DUT', 'Leiden', 'Verkoper 16-24 uur - Leiden\n\nMode is jouw ding?'],
  [
    'DUT',
    'Kortrijk',
    'Wij zoeken een kok\nKortrijk, voltijds, onbepaalde duur\nJe kookt volgens het Manchester systeem.',
  ],
  [
    'DUT',
    'Gent',
    'Een bakker\nGent, contract van onbepaalde duur\nJe bakt brood en je helpt in de winkel mee met bedienen.',
  ],
  ['ENG', 'Antwerp', 'Sales support (Dutch speaker), Antwerp\nYou call the warehouse in Ghent about deliveries.'],
  ['ENG', 'Winchester', 'Bar staff - The Plough, Winchester\nBusy gastro pub needs front of house people.'],
];

describe('the town at the end of a headline or before the terms of a job', () => {
  it.each(TEXTS)('ENG-10g %s: %s in "%s"', (language, place, text) => {
    expect(aspectsOf(language, text, 'GEO').map(({ labels }) => labels[0])).toEqual([place]);
  });
});
