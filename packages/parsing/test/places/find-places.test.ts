import { loadGazetteer } from '@counterpart/ontology';
import { describe, expect, it } from 'vitest';
import { createParser } from '../../src/index.ts';
import { PLACE_SNIPPETS } from '../snippets/places.ts';
import { ontology } from '../test-ontology.ts';

const gazetteer = loadGazetteer();
const parser = createParser(ontology, gazetteer);

/**
 * Some sentences tell the place of work only to who understands all of it; they are kept so that the share is honest.
 */
const SHARE = 0.95;
const SAME_PLACE_DEGREES = 0.05;

describe('the place of work among other places', () => {
  it.each(Object.entries(PLACE_SNIPPETS))('ENG-10g is found in %s', (code, snippets) => {
    const language = code as keyof typeof PLACE_SNIPPETS;
    const right = snippets.filter(([text, wanted]) => {
      const { parsingAspects } = parser.parseJob({ title: '', text, language });
      const found = parsingAspects.flatMap((aspect) => (aspect.aspectType === 'GEO' ? [aspect] : []));
      const places = wanted.split('+').map((name) => gazetteer.resolvePlace(name, { language })[0]);
      return (
        found.length === places.length &&
        places.every((place) =>
          found.some(
            ({ lat, lon }) => Math.hypot(lat - (place?.lat ?? 0), (lon - (place?.lon ?? 0)) / 2) < SAME_PLACE_DEGREES,
          ),
        )
      );
    });
    expect(right.length / snippets.length).toBeGreaterThanOrEqual(SHARE);
  });
});

type Code = keyof typeof PLACE_SNIPPETS;

/** The names of the places of work of an ad, as its text writes them. */
function placesOf(language: Code, text: string, title = ''): readonly string[] {
  const { parsingAspects } = parser.parseJob({ title, text, language });
  return parsingAspects.flatMap((aspect) => (aspect.aspectType === 'GEO' ? [aspect.labels[0] ?? ''] : []));
}

describe('what is said around the name of a place', () => {
  it.each<[Code, string, readonly string[]]>([
    [
      'DUT',
      'Loodgietersbedrijf uit Lier zoekt een monteur voor werven in Duffel, Kontich en Mortsel.',
      ['Duffel', 'Kontich', 'Mortsel'],
    ],
    [
      'DUT',
      'Voor onze bakkerij in Eeklo zoeken we een hulp. Onze andere winkels in Zelzate en Assenede sluiten.',
      ['Eeklo'],
    ],
    ['FRE', 'Le poste est basé au Mans ; les cours ont lieu à Rennes, le siège est à Dinan.', ['Le Mans']],
    ['FRE', 'Une scierie de Morteau recrute un affûteur pour son site de Pontarlier.', ['Pontarlier']],
    ['ENG', 'You will work in our yard in Arklow. The firm was founded in Bray and delivers to Dublin.', ['Arklow']],
    ['ENG', 'Posts may arise in Tullamore or Birr. Interviews will be held in Athlone.', ['Tullamore', 'Birr']],
    ['ITA', 'Lavoriamo da Belluno a Treviso, però ogni mattina si parte insieme da Feltre.', ['Feltre']],
    ['ITA', 'Il tuo posto è nei due cantieri di Nuoro e Oristano; la direzione è a Cagliari.', ['Nuoro', 'Oristano']],
  ])('ENG-10g tells the job from the firm, the school and the customers: %s %s', (language, text, places) => {
    expect(placesOf(language, text)).toEqual(places);
  });
  it.each<[Code, string, readonly string[]]>([
    ['FRE', 'Le CHU de Reims recherche pour son service de réanimation un infirmier.', ['Reims']],
    ['DUT', 'Bakkerij Smit uit Aalst zoekt voor haar winkel een verkoper.', ['Aalst']],
    ['ITA', 'Il Comune di Lecce cerca per il proprio ufficio tecnico un geometra.', ['Lecce']],
    ['ITA', 'Farmacia in zona San Siro (Milano) cerca un farmacista.', ['Milano']],
    ['DUT', 'Je werkt vanuit Geel en soms ook van thuis uit.', ['Geel']],
  ])('ENG-10g is where a firm seeks somebody for itself: %s %s', (language, text, places) => {
    expect(placesOf(language, text)).toEqual(places);
  });
  it.each<[Code, string]>([
    ['FRE', 'APROJOB Gap recherche pour son client un menuisier.'],
    ['DUT', 'Interim Plus Gent zoekt voor haar klant een lasser.'],
    ['ITA', 'Agenzia Orizzonte di Lecce ricerca per il proprio cliente un geometra.'],
  ])('ENG-10g is not where an agency seeks for its customer: %s %s', (language, text) => {
    expect(placesOf(language, text)).toEqual([]);
  });
  it.each<[Code, string, readonly string[]]>([
    ['DUT', 'Waar? Dendermonde. Wanneer? Meteen.', ['Dendermonde']],
    ['FRE', 'Lieu : 07250 LE POUZIN', ['LE POUZIN']],
    ['ENG', 'Location:\n\nZaventem, BE\n\nWe make panels.', ['Zaventem']],
    ['ITA', 'Sede di lavoro: Carpi', ['Carpi']],
  ])('ENG-10g reads the line that answers where: %s %s', (language, text, places) => {
    expect(placesOf(language, text)).toEqual(places);
  });
  it.each<[Code, string, readonly string[]]>([
    ['DUT', 'Standplaats Eindhoven, 36-40 uur per week, salaris €4.200\nJe stuurt een team aan.', ['Eindhoven']],
    ['DUT', 'Tilburg, 24 uur per week\nJe stuurt een team aan.', ['Tilburg']],
    ['FRE', 'Lieu de travail Vannes\nVous rédigez des contrats.', ['Vannes']],
    ['FRE', 'Paris 8e / télétravail partiel\nVous rédigez des contrats.', ['Paris']],
    ['ENG', 'Dublin 2 / hybrid\nYou build dashboards.', ['Dublin']],
    ['ENG', 'London SE1\nYou build dashboards.', ['London']],
    ['ENG', 'Norwich / full time / £28k\nYou build dashboards.', ['Norwich']],
    ['ITA', 'Sede di lavoro Bergamo, full time su turni\nTi occupi degli ospiti.', ['Bergamo']],
    ['ITA', 'Vicenza / tempo pieno\nTi occupi degli ospiti.', ['Vicenza']],
  ])('ENG-10g reads a line of facts above the text: %s %s', (language, text, places) => {
    expect(placesOf(language, text)).toEqual(places);
  });
  it.each<[Code, string]>([
    ['DUT', 'Woonzorgcentrum De Linde zoekt een kok.'],
    ['FRE', 'Vos missions :\nPlacé sous la responsabilité du chef, vous préparez les commandes rue de Namur.'],
    ['FRE', 'REJOIGNEZ LA GRANDE FAMILLE DES LIVREURS !'],
    ['ENG', 'Reading and writing are a must. Our store is on Naas Road.'],
    ['ITA', 'Ufficio in via Roma. Gli orari sono flessibili.'],
  ])('ENG-10g takes no word, house or street for a town: %s %s', (language, text) => {
    expect(placesOf(language, text)).toEqual([]);
  });
  it('ENG-10g names the region only where no town is told', () => {
    expect(placesOf('ITA', 'La signora vive a Saluzzo.', 'Badante – provincia di Cuneo')).toEqual(['Saluzzo']);
    expect(placesOf('ITA', 'Cerchiamo una badante.', 'Badante – provincia di Cuneo')).toEqual(['Cuneo']);
    expect(placesOf('ENG', 'A farm shop in Moate, Co. Westmeath, needs a baker.')).toEqual(['Moate']);
  });
  it('stays linear in a text of names and cues only', () => {
    const text = 'Je werkt in Gent, Brugge en Aalst bij klanten in Mol, niet in Geel. '.repeat(8000);
    const start = process.cpuUsage();
    parser.parseJob({ title: '', text, language: 'DUT' });
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(20_000);
  });
});
