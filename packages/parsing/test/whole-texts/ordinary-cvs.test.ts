import type { Language } from '@counterpart/domain';
import { loadGazetteer, loadStarterOntology } from '@counterpart/ontology';
import { describe, expect, it } from 'vitest';
import { createParser } from '../../src/index.ts';

const ontology = loadStarterOntology();
const parser = createParser(ontology, loadGazetteer());

function evidenceOf(language: Language, cvText: string): readonly string[] {
  const { enrichment } = parser.enrich('CANDIDATE', { id: 'c', language, cvText }, { today: '2026-11-25' });
  return enrichment.evidence.filter(({ conceptType }) => conceptType !== 'CATEGORY').map(({ conceptId }) => conceptId);
}

describe('ENG-18 the name of whom a CV is about', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Ik heet Femke van den Berg en ik zoek werk als kok.', 'Femke van den Berg'],
    ['FRE', "Je m'appelle Amélie Durand, j'ai 31 ans.", 'Amélie Durand'],
    ['ENG', 'My name is Priya Nair and I live in Leeds.', 'Priya Nair'],
    ['ITA', 'Mi chiamo Ahmed Hassan, ho 31 anni.', 'Ahmed Hassan'],
    ['DUT', 'Naam: El Amrani\nVoornaam: Mohamed', 'Mohamed El Amrani'],
    ['DUT', 'Curriculum vitae van Femke Jansen (1993), wonend in Utrecht', 'Femke Jansen'],
  ])('%s: %s', (language, text, name) => {
    expect(parser.parseCv({ language, text }).name?.text).toBe(name);
  });
  it('is none in "je m\'appelle" alone', () => {
    expect(parser.parseCv({ language: 'FRE', text: "On m'appelle quand une machine tombe en panne." }).name).toBeNull();
  });
});

describe('ENG-18 where somebody lives', () => {
  it.each<readonly [Language, string, string]>([
    ['FRE', 'Karim Benali\n6000 Charleroi - né le 3 mai 1989 - père de deux enfants', 'Charleroi'],
    ['ENG', 'Priya Nair\nBirmingham B15 | 07000 000000 | priya@post.example', 'Birmingham'],
    ['ENG', 'Daniel Osei, SE15 London, d.osei@kitchen.example', 'London'],
  ])('%s: %s', (language, text, town) => {
    expect(parser.parseCv({ language, text }).residence?.name).toBe(town);
  });
  it('is not where somebody was born', () => {
    const text = 'Karim Benali\nNé à Charleroi le 3 mai 1989';
    expect(parser.parseCv({ language: 'FRE', text }).residence).toBeNull();
  });
});

describe('ENG-18 licences of several classes', () => {
  it.each<readonly [Language, string, readonly string[]]>([
    ['DUT', 'Rijbewijs B, C en CE', ['driving-licence-b', 'driving-licence-c', 'driving-licence-ce']],
    ['FRE', 'Permis B et C', ['driving-licence-b', 'driving-licence-c']],
    ['FRE', 'CACES R489 catégories 1, 3 et 5', ['caces-r489-1', 'caces-r489-3', 'caces-r489-5']],
    ['ENG', 'Driving licence B and C', ['driving-licence-b', 'driving-licence-c']],
    ['ITA', 'Patenti A e B', ['driving-licence-a', 'driving-licence-b']],
  ])('%s: %s', (language, text, licences) => {
    expect([...new Set(evidenceOf(language, text))]).toEqual(licences);
  });
  it.each<readonly [Language, string]>([
    ['DUT', 'Rijbewijs B en Excel'],
    ['FRE', 'Permis B, 3 enfants'],
    ['ENG', 'Driving licence B and a car'],
    ['ITA', 'Patente B e auto'],
  ])('%s: no further class in %s', (language, text) => {
    const licences = evidenceOf(language, text).filter((id) => ontology.concept(id)?.kind === 'licence');
    expect(new Set(licences)).toEqual(new Set(['driving-licence-b']));
  });
});

describe('ENG-18 a short word for a job behind "as"', () => {
  it.each<readonly [Language, string]>([
    ['DUT', 'Als kok in een rusthuis heb ik geleerd om voor 120 mensen te koken.'],
    ['FRE', "En tant que cuisinier j'ai appris à cuisiner pour 120 personnes."],
    ['ENG', 'As a cook I learned to feed 120 people.'],
    ['ITA', 'Come cuoco ho imparato a cucinare per 120 persone.'],
  ])('%s: %s', (language, text) => {
    expect(evidenceOf(language, text)).toContain('cook');
  });
  it('is no job where it goes on', () => {
    expect(evidenceOf('FRE', "Comme chef de l'équipe bleue, j'ai couru un marathon.")).not.toContain('cook');
  });
});

describe('ENG-18 languages rated with signs', () => {
  it.each<readonly [Language, string, readonly string[]]>([
    ['DUT', 'Talen\nNederlands ★★★★★  Engels B2', ['C2', 'B2']],
    ['FRE', 'Langues\nFrançais ***** Anglais ** Néerlandais *', ['C2', 'A2', 'A1']],
    ['ENG', 'Languages\nPolish  native\nDutch ●●●○○', ['C2', 'B1']],
    ['ITA', 'Lingue\nInglese ■■■■□\nTedesco ■■□□□', ['C1', 'A2']],
  ])('%s: %s', (language, cvText, levels) => {
    const { document } = parser.enrich('CANDIDATE', { id: 'c', language, cvText }, { today: '2026-11-25' });
    const { languages } = document.matchProfile?.aspects ?? {};
    const found = languages?.type === 'concepts' ? languages.value.map(({ level }) => level) : [];
    expect(found).toEqual(levels);
  });
});

describe('ENG-19 a time without a job is none', () => {
  it.each<readonly [Language, string]>([
    ['DUT', 'Werkervaring\n2024 - 2025: op zoek naar werk\n2010 - 2023: Magazijnier, Colruyt, Halle'],
    ['FRE', "Expérience\n2024 - 2025 : recherche d'emploi\n2010 - 2023 : Magasinier, Colruyt, Halle"],
    ['ENG', 'Experience\n2024 - 2025: career break\n2010 - 2023: Warehouse operative, Tesco, Leeds'],
    ['ITA', 'Esperienze\n2024 - 2025: in cerca di lavoro\n2010 - 2023: Magazziniere, Coop, Parma'],
  ])('%s: %s', (language, text) => {
    const { workExperiences } = parser.parseCv({ language, text });
    expect(workExperiences.map(({ dateFrom }) => dateFrom)).toEqual(['2010']);
  });
});

describe('ENG-19 a diploma on a line of its own without a heading', () => {
  it.each<readonly [Language, string, string]>([
    [
      'DUT',
      'Jan Peeters\n2010 - 2023: Magazijnier, Colruyt, Halle\n\nDiploma logistiek, Hogeschool Gent, 2009',
      '2009',
    ],
    ['FRE', 'Jean Petit\n2010 - 2023 : Magasinier, Colruyt, Halle\n\nBEP logistique, Lycée Jean Moulin, 2009', '2009'],
    [
      'ENG',
      'Ann Hill\n2010 - 2023: Warehouse operative, Tesco, Leeds\n\nBSc Logistics, Leeds University, 2009',
      '2009',
    ],
    [
      'ITA',
      'Anna Neri\n2010 - 2023: Magazziniera, Coop, Parma\n\nDiploma alberghiero, Istituto Magnaghi, 2009',
      '2009',
    ],
  ])('%s: %s', (language, text, year) => {
    const { educations, workExperiences } = parser.parseCv({ language, text });
    expect(educations.map(({ dateTo }) => dateTo)).toEqual([year]);
    expect(workExperiences).toHaveLength(1);
  });
});

describe('ENG-19 a wish goes on in the next sentence', () => {
  const wishes = (language: Language, cvText: string) => {
    const { document } = parser.enrich('CANDIDATE', { id: 'c', language, cvText }, { today: '2026-11-25' });
    return document.matchProfile?.aspects.workingHours?.value;
  };
  it.each<readonly [Language, string]>([
    ['DUT', 'Ik ben op zoek naar werk in de zorg. Deeltijds, 20 uur per week.'],
    ['FRE', 'Je cherche du travail dans le soin. Temps partiel, 20 h par semaine.'],
    ['ENG', 'I am looking for work in care. Part time, 20 hours a week.'],
    ['ITA', 'Cerco lavoro in ambito sanitario. Part time, 20 ore a settimana.'],
  ])('%s: %s', (language, text) => {
    expect(wishes(language, text)).toMatchObject([{ label: 'PART_TIME' }]);
  });
  it.each<readonly [Language, string]>([
    ['DUT', 'Ik ben op zoek naar werk in de zorg. Bij Colruyt werkte ik deeltijds.'],
    ['FRE', 'Je cherche du travail dans le soin. Chez Colruyt, je travaillais à temps partiel.'],
    ['ENG', 'I am looking for work in care. At Tesco I worked part time.'],
    ['ITA', 'Cerco lavoro in ambito sanitario. Alla Coop lavoravo part time.'],
  ])('%s: and not in what was: %s', (language, text) => {
    expect(wishes(language, text)).toBeUndefined();
  });
});
