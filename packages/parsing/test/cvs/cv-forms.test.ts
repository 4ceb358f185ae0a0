import type { Aspect, Language } from '@counterpart/domain';
import { loadGazetteer, loadStarterOntology } from '@counterpart/ontology';
import { describe, expect, it } from 'vitest';
import { createParser } from '../../src/index.ts';

const ontology = loadStarterOntology();
const parser = createParser(ontology, loadGazetteer());

const TODAY = '2026-11-25';

function enriched(language: Language, cvText: string) {
  return parser.enrich('CANDIDATE', { id: 'c', language, cvText }, { today: TODAY });
}

function labelsOf(aspect: Aspect | undefined): readonly string[] {
  const items = aspect?.value;
  return Array.isArray(items) ? items.flatMap((item) => ('label' in item ? [item.label] : [])) : [];
}

function licencesOf(language: Language, cvText: string): readonly string[] {
  return enriched(language, cvText)
    .enrichment.evidence.map(({ conceptId }) => conceptId)
    .filter((id) => ontology.concept(id)?.kind === 'licence');
}

describe('ENG-18 classes of licences behind their name', () => {
  it.each<[language: Language, text: string, licences: readonly string[]]>([
    ['DUT', 'Rijbewijs: BE', ['driving-licence-be']],
    ['DUT', 'Rijbewijs     B', ['driving-licence-b']],
    ['DUT', 'Rijbewijzen: B, C en CE', ['driving-licence-b', 'driving-licence-c', 'driving-licence-ce']],
    ['DUT', 'RIJBEWIJZEN\nB, C', ['driving-licence-b', 'driving-licence-c']],
    ['FRE', 'Permis      B', ['driving-licence-b']],
    ['FRE', 'Permis de conduire : B, C', ['driving-licence-b', 'driving-licence-c']],
    ['ENG', 'Driving licence: B, C1', ['driving-licence-b', 'driving-licence-c1']],
    ['ITA', 'Patente      B', ['driving-licence-b']],
    ['ITA', 'Patenti: B e C', ['driving-licence-b', 'driving-licence-c']],
    ['ITA', 'Patenti: B - C - CE', ['driving-licence-b', 'driving-licence-c', 'driving-licence-ce']],
    ['ENG', 'Driving licence: full, clean, categories B and BE', ['driving-licence-b', 'driving-licence-be']],
    ['DUT', 'Rijbewijs B, C+E en D', ['driving-licence-b', 'driving-licence-ce', 'driving-licence-d']],
    ['ENG', 'Driving licence: B, C+E', ['driving-licence-b', 'driving-licence-ce']],
    ['FRE', 'Permis : C, B+E', ['driving-licence-c', 'driving-licence-be']],
    ['ENG', 'Licences held: B, C1.', ['driving-licence-b', 'driving-licence-c1']],
    ['FRE', 'Permis : catégories B et C', ['driving-licence-b', 'driving-licence-c']],
    ['FRE', 'Permis B - CE - mutuelle', ['driving-licence-b']],
    ['DUT', 'Rijbewijs: in bezit van B en C', ['driving-licence-b', 'driving-licence-c']],
  ])('%s: %s', (language, line, licences) => {
    expect(licencesOf(language, `Ana Lima\nGent\n\n${line}`)).toEqual(licences);
  });

  it.each<[language: Language, text: string]>([
    ['FRE', 'Permis : à passer au printemps'],
    ['DUT', 'Rijbewijs: bezig'],
  ])('but no word that is none (%s: %s)', (language, line) => {
    const found = licencesOf(language, `Ana Lima\nGent\n\n${line}`);
    expect(found.filter((id) => id !== 'driving-licence')).toEqual([]);
  });

  it.each<[language: Language, text: string]>([
    ['DUT', 'Rijbewijs B: nee'],
    ['DUT', 'Rijbewijs\t\tnee'],
    ['FRE', 'Permis de conduire : aucun'],
    ['ENG', 'Driving licence: no'],
    ['ITA', 'Patente di guida: no'],
  ])('and none where the form says so (%s: %s)', (language, line) => {
    expect(licencesOf(language, `Ana Lima\nGent\n\n${line}`)).toEqual([]);
  });
});

describe('ENG-18 wishes in a list below their heading, or beside it', () => {
  const FRENCH =
    'Julien MOREAU\n21000 DIJON\n\nFormation\n2014-2016 BTS chimie, Lycée Boivin\n\nMes souhaits\n' +
    'Contrat     CDI, temps plein\nSalaire     à partir de 2 500 €\nPréavis     2 mois\n\nLoisirs : piano';
  const DUTCH =
    'Femke Declercq\n8800 Roeselare\n\nOpleiding\n2015          zevende jaar verzorging, VTI Roeselare\n\n' +
    'Talen         Nederlands (moedertaal)\n\nWat ik zoek   halftijds werk met een vast contract\n' +
    'Beschikbaar   onmiddellijk\n';
  const ENGLISH =
    'Aaron Mitchell\nDerby\n\nAvailable immediately for temporary or permanent work\n' +
    'Full time, days or two shifts\nFrom £17.00 an hour\n\nSKILLS\ndrawings';
  const ITALIAN =
    'Giulia Ferraro\nPadova\n\nFORMAZIONE\n2015  Diploma, Liceo Curiel\n\nCOSA CERCO\n' +
    'Contratto      tempo indeterminato, part-time mattina\nPreavviso      30 giorni';

  it.each<[language: Language, text: string, contracts: readonly string[], hours: readonly string[], days: number]>([
    ['FRE', FRENCH, ['PERMANENT'], ['FULL_TIME'], 60],
    ['DUT', DUTCH, ['PERMANENT'], ['PART_TIME'], 0],
    ['ENG', ENGLISH, ['TEMPORARY', 'PERMANENT'], ['FULL_TIME'], 0],
    ['ITA', ITALIAN, ['PERMANENT'], ['PART_TIME'], 30],
  ])('%s', (language, text, contracts, hours, days) => {
    const { contractTypes, workingHours, availabilityAspect } =
      enriched(language, text).document.matchProfile?.aspects ?? {};
    expect(labelsOf(contractTypes)).toEqual(contracts);
    expect(labelsOf(workingHours)).toEqual(hours);
    expect(availabilityAspect).toMatchObject({ value: { value: days } });
  });

  it('the wage of such a list is a month’s or a year’s by its size', () => {
    expect(enriched('FRE', FRENCH).document.matchProfile?.aspects?.wage).toMatchObject({
      value: { from: 2500, to: null },
    });
    const english = 'Ana Lima\nCork\n\nI am looking for a full-time job as an accountant in Cork, from €38,000.';
    expect(enriched('ENG', english).document.matchProfile?.aspects?.wage).toMatchObject({
      value: { from: 3166.67, to: null },
    });
  });

  it('a volunteer below a wish wishes nothing more', () => {
    const text = 'Ana Lima\nTrento\n\nDesidero un impiego part time.\nVolontario nella banda degli alpini; sci';
    expect(labelsOf(enriched('ITA', text).document.matchProfile?.aspects?.contractTypes)).toEqual([]);
  });

  it.each<[language: Language, text: string, hours: string, days: number]>([
    ['ENG', 'WHAT I AM LOOKING FOR\nRole        nurse\nHours       part time\nNotice      4 weeks', 'PART_TIME', 28],
    [
      'FRE',
      'CE QUE JE CHERCHE\nFonction      infirmière\nRégime        temps plein\nPréavis       3 mois',
      'FULL_TIME',
      90,
    ],
    ['DUT', 'Beschikbaarheid\nDeeltijds (75 %), na 3 maanden opzeg', 'PART_TIME', 90],
    ['DUT', 'Ik zoek fulltime werk als kok. Ik kan direct beginnen.', 'FULL_TIME', 0],
  ])('a heading may have five words, or be that of availability (%s: %s)', (language, lines, hours, days) => {
    const { workingHours, availabilityAspect } =
      enriched(language, `Ana Lima\nGent\n\n${lines}`).document.matchProfile?.aspects ?? {};
    expect(labelsOf(workingHours)).toEqual([hours]);
    expect(availabilityAspect).toMatchObject({ value: { value: days } });
  });

  it('a heading of availability is answered by the line below it', () => {
    const text = 'Ana Lima\nLivorno\n\nDISPONIBILITÀ E RICHIESTE\nImmediata; full time, anche a termine';
    expect(enriched('ITA', text).document.matchProfile?.aspects?.availabilityAspect).toMatchObject({
      value: { value: 0 },
    });
  });
});

describe('ENG-18 what stands in a CV above "I am looking for"', () => {
  it.each<[language: Language, text: string, conceptId: string]>([
    ['FRE', 'Ana Lima\nLille\n\nFIMO à jour.\n\nJe cherche un poste de chauffeur.', 'code-95'],
    ['ENG', 'Ana Lima\nCork\n\nThere I look after the weekly payroll in Sage.\n\nI am looking for a job.', 'payroll'],
    ['DUT', 'Ana Lima\nGent\n\nCode 95 tot 2029.\n\nOp zoek naar een job als chauffeur.', 'code-95'],
    ['ITA', 'Ana Lima\nBari\n\nCQC in corso di validità.\n\nCerco un lavoro come autista.', 'code-95'],
  ])('is its owner’s and no firm’s (%s: %s)', (language, text, conceptId) => {
    expect(enriched(language, text).enrichment.evidence.map((evidence) => evidence.conceptId)).toContain(conceptId);
  });
});

describe('ENG-18 who somebody is and where they live', () => {
  it.each<[language: Language, text: string, name: string | null, home: string | null]>([
    [
      'DUT',
      'Dr. Lotte Hendriks\nNijmegen, Nederland — Nederlandse nationaliteit\nORCID 0000',
      'Lotte Hendriks',
      'Nijmegen',
    ],
    ['ENG', 'Prof. Wei Chen\nEdinburgh', 'Wei Chen', 'Edinburgh'],
    ['ITA', 'Buongiorno,\n\nsono Elena Marchetti, vivo a Bologna e cerco lavoro.', 'Elena Marchetti', 'Bologna'],
    ['ITA', 'Europass Curriculum Vitae\n\nCognome/Nome  Rinaldi Paolo\nResidenza  Trento', 'Rinaldi Paolo', 'Trento'],
    ['FRE', 'Je m’appelle Chantal Leclercq et j’habite Charleroi.', 'Chantal Leclercq', 'Charleroi'],
    ['DUT', 'Mijn naam is Nadia El Idrissi, 27 jaar, uit Mechelen.', 'Nadia El Idrissi', 'Mechelen'],
    [
      'ENG',
      'My name is Olena Kovalenko, I live in Cork and I have been an accounts assistant with Murphy Foods for years.',
      'Olena Kovalenko',
      'Cork',
    ],
    ['ITA', 'Sono una persona solare, puntuale e precisa.', null, null],
  ])('%s: %s', (language, text, name, home) => {
    const cv = parser.parseCv({ text, language });
    expect(cv.name?.text ?? null).toBe(name);
    expect(cv.residence?.name ?? null).toBe(home);
  });
});

describe('ENG-18 jobs behind a name, in sentences and with open dates', () => {
  it.each<[language: Language, text: string, jobs: readonly string[]]>([
    [
      'ENG',
      'My name is Olena Kovalenko. I have been an accounts assistant with Murphy Foods since February 2023.',
      ['accounts assistant | Murphy Foods | 2023-02 | -'],
    ],
    [
      'FRE',
      'Je m’appelle Chantal Leclercq. Secrétaire médicale au CHU de Charleroi de 2009 à 2025, j’y ai assuré ' +
        'l’accueil. Auparavant, de 2003 à 2008, j’étais employée administrative à la Mutualité de Gilly.',
      [
        'Secrétaire médicale | CHU de Charleroi | 2009 | 2025',
        'employée administrative | Mutualité de Gilly | 2003 | 2008',
      ],
    ],
    [
      'ENG',
      'Jo Small\nCork\n\nAPPOINTMENTS\nOct. 2021–  Research Associate, University of Edinburgh\n' +
        '2014–2016  Teaching Assistant, Tsinghua University',
      [
        'Research Associate | University of Edinburgh | 2021-10 | -',
        'Teaching Assistant | Tsinghua University | 2014 | 2016',
      ],
    ],
  ])('%s: %s', (language, text, jobs) => {
    const { workExperiences } = parser.parseCv({ text, language });
    const told = workExperiences.map(({ title, company, dateFrom, dateTo }) =>
      [title, company, dateFrom, dateTo].map((part) => part ?? '-').join(' | '),
    );
    expect(told).toEqual(jobs);
  });
});

describe('ENG-18 languages of a line', () => {
  it.each<[language: Language, text: string, languages: readonly string[]]>([
    ['DUT', 'Talen\nFrans\nEngels', ['Frans -', 'Engels -']],
    ['ITA', 'Capacità personali\nMadrelingua  Italiano\nAltre lingue  Tedesco B2', ['italiano C2', 'tedesco B2']],
    [
      'ENG',
      'Languages: Ukrainian and Russian are my mother tongues, Polish B1',
      ['Ukrainian C2', 'Russian C2', 'Polish B1'],
    ],
    ['FRE', 'Langues\nNéerlandais : je comprends un peu', ['néerlandais A2']],
    ['DUT', 'Ik spreek Nederlands, goed Duits en redelijk Engels.', ['Nederlands -', 'Duits B2', 'Engels B1']],
  ])('%s: %s', (language, text, languages) => {
    const aspect = enriched(language, `Ana Lima\nGent\n\n${text}`).document.matchProfile?.aspects?.languages;
    const read = aspect?.type === 'concepts' ? aspect.value : [];
    expect(read.map((item) => `${item.label} ${item.level ?? '-'}`)).toEqual(languages);
  });
});
