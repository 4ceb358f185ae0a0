import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { aspectsOf } from '../aspects-of.ts';

function placesOf(language: Language, text: string): string {
  return aspectsOf(language, text, 'GEO')
    .map(({ matchedText }) => matchedText)
    .join('+');
}

describe('counties', () => {
  it.each<[Language, string, string]>([
    ['ENG', 'Location: Berkshire\nPermanent', 'Berkshire'],
    ['ENG', 'A hotel in the heart of Suffolk is looking for a chef.', 'Suffolk'],
    ['ENG', 'We are looking for carers in West Sussex.', 'West Sussex'],
    ['ENG', 'Location: Greater Manchester\nPermanent', 'Greater Manchester'],
    ['ENG', 'Location: County Antrim\nPermanent', 'County Antrim'],
    ['ENG', 'We are looking for a driver in County Cork.', 'County Cork'],
    ['ITA', 'Sede di lavoro: Kent\nTempo indeterminato', 'Kent'],
    ['DUT', 'Wij zoeken een kok voor ons hotel in Cornwall.', 'Cornwall'],
    ['FRE', 'Nous cherchons un cuisinier pour notre hôtel dans le Devon.', 'Devon'],
  ])('ENG-10g are places of work (%s: %s)', (language, text, place) => {
    expect(placesOf(language, text)).toBe(place);
  });

  it.each<[string, string]>([
    ['We seek a care manager for our home in Workington, Cumbria.', 'Workington'],
    ['Our client is located in Dorking, Surrey and seeks an analyst.', 'Dorking'],
    ['Wigan, Greater Manchester\nPart time', 'Wigan'],
  ])('ENG-10g tell where a town lies: %s', (text, place) => {
    expect(placesOf('ENG', text)).toBe(place);
  });

  it('ENG-10g are no people', () => {
    expect(placesOf('ENG', 'Kent Smith is looking for a cleaner.')).toBe('');
  });
});

describe('small countries', () => {
  it.each<[Language, string, string]>([
    ['FRE', 'Nous cherchons un cuisinier pour notre restaurant à Monaco.', 'Monaco'],
    ['ITA', 'Per il nostro negozio di San Marino cerchiamo una commessa.', 'San Marino'],
    ['ENG', 'We are looking for a croupier in Gibraltar.', 'Gibraltar'],
    ['ENG', 'Registered nurse required for a home in St Helier, Jersey.', 'St Helier'],
    ['DUT', 'Wij zoeken een kok voor ons hotel in Malta.', 'Malta'],
  ])('ENG-10g are places of work (%s: %s)', (language, text, place) => {
    expect(placesOf(language, text)).toBe(place);
  });

  it('ENG-10g New Jersey is none of them', () => {
    expect(placesOf('ENG', 'We sell cars in New Jersey. You work in Leeds.')).toBe('Leeds');
  });
});

describe('names as firms write them', () => {
  it.each<[Language, string, string]>([
    ['ITA', 'Cerchiamo un cuoco per il nostro hotel di St. Moritz.', 'St. Moritz'],
    ['ENG', 'We are looking for a cook for our hotel in St. Albans.', 'St. Albans'],
    ['FRE', 'Nous cherchons un cuisinier pour notre hôtel de St. Malo.', 'St. Malo'],
    ['ITA', 'Fabbro\nMascalucia CT\npatente B', 'Mascalucia'],
    ['ITA', 'Fabbro\nCarate Brianza MB\npatente B', 'Carate Brianza'],
  ])('ENG-10g are read whole (%s: %s)', (language, text, place) => {
    expect(placesOf(language, text)).toBe(place);
  });

  it.each<[Language, string, string]>([
    [
      'ENG',
      'Dental Nurse, Littlehampton/Rustington/Worthing, full time. Apply now.',
      'Littlehampton+Rustington+Worthing',
    ],
    ['DUT', 'Kok, Gent/Aalst, voltijds. Wij zoeken een kok voor ons restaurant.', 'Gent+Aalst'],
    ['FRE', 'Cuisinier, Rennes/Nantes, temps plein. Candidatez vite.', 'Rennes+Nantes'],
    ['ITA', 'Cuoco, Brescia/Bergamo, tempo pieno. Candidati subito.', 'Brescia+Bergamo'],
  ])('ENG-10g are listed with strokes in the headline of one line (%s: %s)', (language, text, places) => {
    expect(placesOf(language, text)).toBe(places);
  });

  it('ENG-10g two letters of another province make no line of a town', () => {
    expect(placesOf('ITA', 'Fabbro\nMascalucia MB\npatente B')).toBe('');
  });
});

describe('the number of a département before a town', () => {
  it.each<[string, string]>([
    ['Nous cherchons un vendeur.\n07 - AUBENAS', 'AUBENAS'],
    ['Poste CDI\n26 – VALENCE\n35 h par semaine', 'VALENCE'],
    ['Nous cherchons un vendeur.\nCDI, 07 - ST JEAN DE MUZOLS, temps partiel', 'ST JEAN DE MUZOLS'],
    ['Nous cherchons un vendeur.\n07 - CRUAS\n07 - LE TEIL', 'CRUAS'],
  ])('ENG-10g makes it the place of work: %s', (text, place) => {
    expect(placesOf('FRE', text)).toBe(place);
  });

  it.each<[string, number]>([
    ['41 - SAINT-OUEN', 48],
    ['80 - SAINT-OUEN', 50],
  ])('ENG-10g says which town of a name is meant: %s', (line, latitude) => {
    const [place] = aspectsOf('FRE', `Nous cherchons un vendeur.\n${line}`, 'GEO');
    expect(Math.round(place?.lat ?? 0)).toBe(latitude);
  });

  it.each<[string, string]>([
    ['where the town lies elsewhere', '33 - AUBENAS'],
    ['of one digit, as items of a list have', '6 - MAURY'],
    ['before a word in small letters', '07 - cruas'],
    ['at the end of a sentence', 'Le bureau 07. AUBENAS vous attend.'],
  ])('ENG-10g is none %s', (_, line) => {
    expect(placesOf('FRE', `Nous cherchons un vendeur.\n${line}`)).toBe('');
  });
});

describe('who has a job to give (issue 18)', () => {
  it.each<[Language, string, string]>([
    ['ENG', 'A well known local business in Leeds has a vacancy for a joiner.', 'Leeds'],
    ['ENG', 'A well known local business in Leeds has an opening for a joiner.', 'Leeds'],
    ['ENG', 'A well known local business in Leeds has an opportunity for a joiner.', 'Leeds'],
    ['ENG', 'A well known local business in Leeds has a position for a joiner.', 'Leeds'],
  ])('ENG-10g is where the work is (%s: %s)', (language, text, place) => {
    expect(placesOf(language, text)).toBe(place);
  });

  it.each<[string]>([['Mendrisiotto'], ['Luganese'], ['Bellinzonese'], ['Locarnese']])(
    'ENG-10g names a part of Ticino: %s',
    (region) => {
      expect(placesOf('ITA', `Cerchiamo un cuoco nel ${region}.`)).toBe(region);
    },
  );
});
