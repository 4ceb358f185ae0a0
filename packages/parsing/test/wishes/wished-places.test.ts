import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

/** Above each wish: where somebody lives and worked. */
const CVS: Readonly<Record<Language, string>> = {
  DUT: 'Jan Peeters\nKerkstraat 12, 9300 Aalst\n\nWERKERVARING\n2019 - heden Lasser, DHL, Zaventem\n\nPROFIEL\n',
  FRE: 'Jean Dupont\n12 rue Foch, 51100 Reims\n\nEXPÉRIENCE\n2019 - présent Cariste, DHL, Nancy\n\nPROFIL\n',
  ENG: 'John Smith\n12 High Street, Derby DE1 2AB\n\nWORK EXPERIENCE\n2019 - present Welder, DHL, Luton\n\nPROFILE\n',
  ITA: 'Mario Rossi\nVia Roma 12, 47921 Rimini\n\nESPERIENZA\n2019 - presente Carrellista, DHL, Ancona\n\nPROFILO\n',
};
const HOMES: Readonly<Record<Language, string>> = {
  DUT: '9300 Aalst',
  FRE: '51100 Reims',
  ENG: 'Derby',
  ITA: '47921 Rimini',
};

function placesOf(language: Language, wish: string): readonly string[] {
  const stored = { id: 'c', language, cvText: `${CVS[language]}${wish}` };
  const items = parser.enrich('CANDIDATE', stored, { today: '2026-06-15' }).document.matchProfile?.aspects?.locations
    ?.value;
  return Array.isArray(items) ? items.flatMap((item) => ('label' in item ? [item.label] : [])) : [];
}

describe('where somebody wishes to work', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Ik zoek een job in de regio Gent.', 'Gent'],
    ['DUT', 'Gewenste werkplek: Mechelen', 'Mechelen'],
    ['DUT', 'Beschikbaar voor fulltime werk in de regio Eindhoven.', 'Eindhoven'],
    ['FRE', 'Je recherche un CDI dans la région de Nantes.', 'Nantes'],
    ['FRE', 'Je souhaite travailler à Namur ou dans les environs.', 'Namur'],
    ['ENG', 'Looking for part-time work in the Bristol area.', 'Bristol'],
    ['ENG', 'Preferred location: Manchester', 'Manchester'],
    ['ITA', 'Cerco un impiego full time in zona Torino.', 'Torino'],
    ['ITA', 'Vorrei lavorare a Verona o dintorni.', 'Verona'],
  ])('ENG-19 %s: "%s" adds %s behind the home', (language, wish, place) => {
    expect(placesOf(language, wish)).toEqual([HOMES[language], place]);
  });

  it.each<readonly [Language, string]>([
    ['DUT', 'Ik zoek een nieuwe uitdaging na tien jaar in Brussel.'],
    ['DUT', 'Ik zoek een vaste job, liever niet in Brussel.'],
    ['FRE', 'Après dix ans à Paris, je cherche un CDI.'],
    ['FRE', 'Je cherche un emploi après mes études à Louvain.'],
    ['ENG', 'I am looking for a permanent job, but not in London.'],
    ['ENG', 'I am looking for a job after my studies in Oxford.'],
    ['ITA', 'Cerco lavoro dopo gli studi a Pisa.'],
    ['ITA', 'Cerco un lavoro full time.'],
  ])('ENG-19 %s: "%s" adds none', (language, wish) => {
    expect(placesOf(language, wish)).toEqual([HOMES[language]]);
  });

  it('ENG-19 a wish for the place where somebody lives is one place', () => {
    expect(placesOf('DUT', 'Ik zoek een job in Aalst.')).toEqual(['9300 Aalst']);
  });
});
