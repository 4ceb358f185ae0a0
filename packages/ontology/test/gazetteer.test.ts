import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadGazetteer } from '../src/index.ts';

const gazetteer = loadGazetteer();
const first = (label: string, hints = {}): string | undefined => gazetteer.resolvePlace(label, hints)[0]?.id;

describe('the gazetteer', () => {
  it.each([
    ['Gent', 'be-9000-gent'],
    ['Gand', 'be-9000-gent'],
    ['9000 Gent', 'be-9000-gent'],
    ['Gent, 9000', 'be-9000-gent'],
    ['B-9000 GENT (België)', 'be-9000-gent'],
    ['Luik', 'be-4000-liège'],
    ['Liège', 'be-4000-liège'],
    ['Bergen', 'be-7000-mons'],
    ['Brussels', 'be-1000-bruxelles'],
    ['Den Haag', "nl-2491-'s-gravenhage"],
    ['Milano (MI)', 'it-20121-milano'],
    ['Paris 11e', 'fr-75001-paris'],
    ['St Etienne', 'fr-42000-saint-étienne'],
    ['07 - TOURNON SUR RHONE', 'fr-07300-tournon-sur-rhône'],
    ['Genève', 'ch-town-genève'],
    ['Ginevra', 'ch-town-genève'],
    ['Lugano', 'ch-town-lugano'],
    ['Mendrisio', 'ch-town-mendrisio'],
    ['Payerne', 'ch-town-payerne'],
    ['Jesolo', 'it-30016-iesolo'],
    ['Svizzera', 'ch'],
    ['Chamonix', 'fr-74400-chamonix-mont-blanc'],
    ['provincie Antwerpen', 'be-van'],
    ['Flandre-Orientale', 'be-vov'],
    ['East Flanders', 'be-vov'],
    ['Noord-Brabant', 'nl-nb'],
    ['Limburg', 'be-vli'],
    ['Île-de-France', 'fr-idf'],
    ['Lombardije', 'it-lombardia'],
    ['Frankrijk', 'fr'],
    ['Royal Berkshire', 'gb-berkshire'],
    ['Principauté de Monaco', 'mc'],
    ['Gibilterra', 'gi'],
    ['St Moritz', 'ch-town-st.-moritz'],
  ])('finds %s', (label, id) => {
    expect(first(label)).toBe(id);
  });
  it.each([
    ['Ballyhaunis, Co. Mayo', 'ie-mayo'],
    ['Manorhamilton', 'ie-leitrim'],
    ['Manchester', 'gb-eng'],
    ['Glasgow', 'gb-sct'],
    ['Caerdydd', 'gb-wls'],
    ['Newport, Wales', 'gb-wls'],
    ['Newry', 'gb-nir'],
    ['Peterlee', 'gb-eng'],
    ['Dalgety Bay', 'gb-sct'],
    ['Castlewellan', 'gb-nir'],
    ['Terenure', 'ie-dublin'],
    ['Londres', 'gb-eng'],
    ['Dorking', 'gb-surrey'],
    ['Dartford', 'gb-kent'],
    ['Skelmersdale', 'gb-lancashire'],
    ['Harrogate', 'gb-yorkshire'],
    ['Lisburn', 'gb-county-antrim'],
    ['St Helier', 'je'],
  ])('knows the towns of the islands: %s', (label, area) => {
    expect(gazetteer.resolvePlace(label, { language: 'ENG' })[0]?.within).toContain(area);
  });
  it('tells what holds a town and where it is', () => {
    const [gent] = gazetteer.resolvePlace('Gent');
    expect(gent).toMatchObject({ kind: 'town', country: 'BE', within: ['be-vov', 'be-vlg', 'be'] });
    expect(gent?.lat).toBeCloseTo(51.05, 1);
    expect(gent?.lon).toBeCloseTo(3.72, 1);
  });
  it('ENG-10g takes a town where the language is spoken for one of the name that is larger elsewhere', () => {
    const countryOf = (label: string, language?: 'DUT' | 'FRE') =>
      gazetteer.resolvePlace(label, language === undefined ? {} : { language })[0]?.country;
    // 12,600 people in Belgium, 29,400 in France
    expect(['DUT' as const, 'FRE' as const, undefined].map((language) => countryOf('Rochefort', language))).toEqual([
      'BE',
      'FR',
      'FR',
    ]);
    // 19,200 people in Belgium, 45,700 in the Netherlands
    expect(['DUT' as const, 'FRE' as const, undefined].map((language) => countryOf('Zwijndrecht', language))).toEqual([
      'NL',
      'BE',
      'NL',
    ]);
  });

  it('prefers places nearby', () => {
    expect(first('Saint-Nicolas', { near: { lat: 50.63, lon: 5.55 } })).toBe('be-4420-saint-nicolas');
    expect(first('Halle', { near: { lat: 51.2, lon: 4.6 } })).toBe('be-2980-halle');
  });
  it('finds every place by its id and its folded names', () => {
    let count = 0;
    for (const place of gazetteer.places()) {
      if (count++ % 500 === 0) expect(gazetteer.place(place.id)).toBe(place);
    }
    expect(count).toBeGreaterThan(50_000);
    expect(gazetteer.placesNamed('gand').map(({ id }) => id)).toContain('be-9000-gent');
    expect([...gazetteer.names()].length).toBeGreaterThan(40_000);
  });
  it('survives any label', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 10_000 }), (label) => {
        expect(gazetteer.resolvePlace(label).length).toBeLessThanOrEqual(20);
      }),
      { seed: 7, numRuns: 200 },
    );
    for (const label of ['', '   ', ',,,;()', '9'.repeat(10_000), 'a-'.repeat(5_000)])
      expect(gazetteer.resolvePlace(label)).toEqual([]);
  });
});

describe('places as someone types', () => {
  const typed = (text: string, size = 5) => gazetteer.searchPlaces(text, 'DUT', size);
  const labels = (text: string) => typed(text).map(({ label }) => label);

  it('come by the beginning of a name in any of the four languages, the name as typed, larger ones first', () => {
    expect(labels('kort')[0]).toBe('8500 Kortrijk');
    expect(labels('courtr')[0]).toBe('8500 Courtrai');
    expect(typed('gan').map(({ place }) => place.id)).toContain('be-9000-gent');
    const found = typed('bru', 20).map(({ place }) => place.population);
    expect(found.length).toBe(20);
    expect(found).toEqual(found.toSorted((a, b) => b - a));
  });

  it('come by the beginning of a post code, alone or beside a name', () => {
    const codes = typed('85', 30).map(({ postCode }) => postCode);
    expect(codes).toContain('8500');
    expect(codes.every((code) => code?.startsWith('85'))).toBe(true);
    expect(labels('8500 kor')).toEqual(['8500 Kortrijk']);
    expect(labels('9050')).toContain('9050 Gentbrugge');
  });

  it('hold the one that the text names already, and say so', () => {
    const [gent, ...others] = typed('gent');
    expect(gent).toMatchObject({ label: '9000 Gent', isKnown: true, place: { id: 'be-9000-gent' } });
    expect(others.some(({ isKnown }) => isKnown)).toBe(false);
    expect(typed('kort').some(({ isKnown }) => isKnown)).toBe(false);
    expect(typed('West-Vlaanderen')[0]).toMatchObject({ label: 'West-Vlaanderen', postCode: null, isKnown: true });
    const [, hamlet] = typed('bru', 2);
    expect(hamlet).toMatchObject({ name: 'Bru', isKnown: true });
  });

  it('are none for what no gazetteer knows, and for a letter or a digit alone', () => {
    for (const text of ['Xyzstad', '', ' ', 'k', '8', '!']) expect(typed(text)).toEqual([]);
  });
});
