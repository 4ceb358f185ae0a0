import { describe, expect, it } from 'vitest';
import { termCases, termsOf } from '../terms-of.ts';

const TEXTS = `
ITA||Inglese almeno B1, disponibilità a trasferte (50%).
DUT||Profiel ⏎ Reisbereidheid (60%) en rijbewijs B.
DUT||Een afwisselende functie ⏎ buitendienst (50%), kantoor ⏎ goede collega's
ENG||Willing to travel (50%) across Europe.
FRE||Déplacements fréquents (50 %) en région.
FRE||Poste avec 50 % de déplacements.
FRE|PART_TIME+PERMANENT|CDI, 80 %, à Rennes, déplacements en Bretagne.
ITA|PART_TIME|Trasferte, part time 50%.
FRE|PERMANENT|Conditions ⏎ Roulement de 10h, un week-end sur deux. CDI.
FRE|PART_TIME|12h par week-end
FRE|PART_TIME|24h par semaine.
`;

describe('percentages of journeys and weeks that are none', () => {
  it.each(termCases(TEXTS))('ENG-10f %s: "%s" in "%s"', (language, terms, text) => {
    expect(termsOf(text, language)).toBe(terms);
  });
});
