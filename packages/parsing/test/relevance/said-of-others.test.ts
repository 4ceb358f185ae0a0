import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

function conceptsIn(text: string, language: Language): readonly string[] {
  return parser
    .parseJob({ title: '', text, language })
    .parsingAspects.flatMap((aspect) => ('conceptId' in aspect && aspect.conceptId !== null ? [aspect.conceptId] : []));
}

describe('what the firm does, makes or has', () => {
  it.each<readonly [Language, string, string, string]>([
    [
      'ITA',
      "L'azienda progetta e costruisce linee di confezionamento.",
      'Lavorerai sulle linee di confezionamento.',
      'packaging-line',
    ],
    [
      'FRE',
      'Notre client possède de nombreux chariots élévateurs.',
      'Vous menez des chariots élévateurs.',
      'forklift-driving',
    ],
    ['DUT', 'Het machinepark telt heftrucks.', 'Je rijdt met heftrucks.', 'forklift-driving'],
    ['DUT', 'Onze ploeg doet ook dakwerken en metselwerk.', 'Je doet dakwerken.', 'roofing'],
    ['ENG', 'Our studios offer plumbing and tiling.', 'You offer plumbing and tiling.', 'tiling'],
  ])('ENG-10b is no skill of the job, what the reader does is (%s: %s)', (language, firm, reader, concept) => {
    expect(conceptsIn(firm, language)).not.toContain(concept);
    expect(conceptsIn(reader, language)).toContain(concept);
    expect(conceptsIn(`${firm}\n${reader}`, language)).toContain(concept);
  });
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Onze apotheek is klein. Wij werken met Excel.', 'microsoft-excel'],
    ['FRE', 'Notre cabinet utilise Excel.', 'microsoft-excel'],
    ['ENG', 'Our office uses Excel.', 'microsoft-excel'],
    ['ITA', 'Il nostro studio usa Excel.', 'microsoft-excel'],
    ['ENG', 'Our client needs somebody for plumbing; you do tiling.', 'tiling'],
  ])('ENG-10b but what it works with, and what it wants, is (%s: %s)', (language, text, concept) => {
    expect(conceptsIn(text, language)).toContain(concept);
  });
});

describe('other jobs than this one', () => {
  it.each<readonly [Language, string, string]>([
    ['ITA', 'Cerchiamo inoltre: saldatore, addetto alla saldatura TIG.', 'tig-welding'],
    ['DUT', 'Onze andere vacatures: TIG-lassen, planner.', 'tig-welding'],
    ['FRE', 'Nos autres offres : soudage TIG, planification.', 'tig-welding'],
    ['ENG', 'Other vacancies: TIG welding, planning.', 'tig-welding'],
  ])('ENG-10b tell nothing of it (%s: %s)', (language, text, concept) => {
    expect(conceptsIn(text, language)).not.toContain(concept);
    expect(conceptsIn(text.replace(/^.*: ?/, ''), language)).toContain(concept);
  });
  it('ENG-10b nor does what "we" make', () => {
    expect(conceptsIn('Siamo in 70: produciamo valvole per oleodinamica.', 'ITA')).not.toContain('hydraulics');
    expect(conceptsIn('Produciamo valvole. Lavorerai in oleodinamica.', 'ITA')).toContain('hydraulics');
  });
});

describe('a sentence that begins with the name of a firm', () => {
  it.each<readonly [Language, string, string, string]>([
    ['DUT', 'Van Dam vervoert stro en doet dakwerken.', 'Dakwerken doe je zelf.', 'roofing'],
    ['FRE', 'Circet Distribution propose de la maçonnerie.', 'Vous ferez de la maçonnerie.', 'bricklaying'],
    ['ENG', 'Acme Homes offers plumbing and tiling.', 'Skills: plumbing and tiling.', 'tiling'],
    [
      'ITA',
      'Nuvola Digital è forte in contabilità generale.',
      'Ti occuperai di contabilità generale.',
      'general-ledger',
    ],
  ])('ENG-10b tells what the firm does (%s: %s)', (language, firm, job, concept) => {
    expect(conceptsIn(`Job\n${firm}`, language)).not.toContain(concept);
    expect(conceptsIn(`Job\n${job}`, language)).toContain(concept);
  });
});

describe('departments that one stands between', () => {
  it.each<readonly [Language, string, string, string]>([
    [
      'DUT',
      'Je bent de schakel tussen sales, supply chain en klant.',
      'Je kent supply chain.',
      'supply-chain-management',
    ],
    ['FRE', 'Vous êtes le pont entre marketing et production.', 'Vous connaissez le marketing.', 'marketing'],
    ['ENG', 'You are the bridge between marketing and sales.', 'You know marketing.', 'marketing'],
    ['ITA', 'Sei il ponte tra marketing e produzione.', 'Conosci il marketing.', 'marketing'],
  ])('ENG-10b are no skills (%s: %s)', (language, between, known, concept) => {
    expect(conceptsIn(between, language)).not.toContain(concept);
    expect(conceptsIn(known, language)).toContain(concept);
  });
});

describe('a quality', () => {
  it.each<readonly [Language, string, string, string]>([
    ['FRE', 'Vous assurez la précision des données.', 'Précision et rigueur', 'accuracy'],
    ['FRE', 'La confidentialité de votre candidature est assurée.', 'Sens de la confidentialité', 'discretion'],
    ['ENG', 'You increase the reliability of our software.', 'reliability and accuracy', 'reliability'],
    ['DUT', 'Je bewaakt de nauwkeurigheid van de metingen.', 'nauwkeurigheid en rust', 'accuracy'],
    ['FRE', 'Respect rigoureux des règles de sécurité.', 'Respect et écoute', 'respect'],
    ['ITA', "Garantisci l'affidabilità della linea.", 'affidabilità e calma', 'reliability'],
  ])('ENG-10b of a thing is asked of nobody (%s: %s)', (language, ofThing, asked, concept) => {
    expect(conceptsIn(ofThing, language)).not.toContain(concept);
    expect(conceptsIn(`Profil\n- ${asked}`, language)).toContain(concept);
  });
  it.each<readonly [Language, string, string]>([
    ['FRE', 'Profil\n- empathie, calme et mémoire des visages', 'memory'],
    ['FRE', 'Missions\n- la planification des soins', 'planning'],
    ['FRE', "Profil\n- rapidité d'exécution", 'speed'],
  ])('ENG-10b that has an object, or is what is done, is one (%s: %s)', (language, text, concept) => {
    expect(conceptsIn(text, language)).toContain(concept);
  });
  it.each<readonly [Language, string, string]>([
    ['FRE', "Votre agence est un lieu de repos, de bienveillance et d'échanges.", 'patient-orientation'],
    ['ENG', 'You join a culture of creativity.', 'creativity'],
    ['ITA', 'Troverai un ambiente di creatività.', 'creativity'],
    ['DUT', 'Je komt in een sfeer van creativiteit.', 'creativity'],
    ['FRE', 'Vous veillez au bien-être des patients.', 'patience'],
  ])('ENG-10b that a place is full of, or that is none, is no quality (%s: %s)', (language, text, concept) => {
    expect(conceptsIn(text, language)).not.toContain(concept);
  });
});

describe('the name of a program', () => {
  it.each<readonly [Language, string, string, string]>([
    ['ENG', 'You compose letters. Composing and Excel.', 'Composting and Excel.', 'composting'],
    ['FRE', 'La personne recrutée suivra Excel.', 'Vous utilisez Recruitee.', 'recruitee'],
    ['ENG', 'You do research and user testing with Excel.', 'You use User Testing and Excel.', 'usertesting'],
    ['ENG', 'Excel all through your work day.', 'Excel and Workday.', 'hr-software'],
    ['FRE', 'Poste : R_Pole marché public, Excel.', 'Profil\n- Python, R, Excel', 'r-language'],
  ])('ENG-10b is written as one (%s: %s)', (language, text, twin, concept) => {
    expect(conceptsIn(text, language)).not.toContain(concept);
    expect(conceptsIn(twin, language)).toContain(concept);
  });
});

describe('a part of a name or of a longer word', () => {
  it.each<readonly [Language, string, string, string]>([
    ['FRE', 'Responsable après-vente du garage.', 'Profil\n- expérience de vente', 'sales'],
    ['FRE', 'Profil\n- bienveillance, auto-détermination', 'Profil\n- bienveillance, détermination', 'motivation'],
    ['FRE', 'Equipe dynamique et bienveillante.', 'Personne dynamique et bienveillante.', 'care-for-others'],
    ['FRE', "Vous rejoignez l'hôpital de Joyeuse.", 'Vous êtes joyeuse.', 'positive-attitude'],
    ['ITA', 'Formazione a carico dell’azienda.', 'Carico e scarico con transpallet.', 'loading-unloading'],
    ['ITA', 'Annuncio\nLa risorsa eseguirà analisi chimico-fisiche.', 'Annuncio\nCerchiamo un chimico.', 'chemist'],
    ['ENG', 'Job\nWe are looking for chemist-like patience.', 'Job\nWe are looking for a chemist.', 'chemist'],
  ])('ENG-10b is no concept (%s: %s)', (language, text, twin, concept) => {
    expect(conceptsIn(text, language)).not.toContain(concept);
    expect(conceptsIn(twin, language)).toContain(concept);
  });
});

describe('an abbreviation of two concepts', () => {
  it('ENG-10b is the one whose likes stand beside it', () => {
    expect(conceptsIn('Experience with AWS, Docker, GCP and Azure.', 'ENG')).toContain('google-cloud');
    expect(conceptsIn('Experience with AWS, Docker, GCP and Azure.', 'ENG')).not.toContain('gcp');
    expect(conceptsIn('You monitor clinical trials by GCP and know pharmacovigilance.', 'ENG')).toContain('gcp');
  });

  it('ENG-10b is the same however often a text says it', () => {
    const found = conceptsIn('Experience with AWS, Docker, GCP and Azure. Then GCP again, and GCP.', 'ENG');
    expect(found).toContain('google-cloud');
    expect(found).not.toContain('gcp');
  });
});

describe('a quality of several things in a text that lost its commas', () => {
  const run = 'we grow each year and are looking for people who like what they do and what they learn from it '.repeat(
    9,
  );
  it('ENG-10b is none of the reader', () => {
    expect(conceptsIn(`${run}. You adapt to reliable technologies. ${run}`, 'ENG')).not.toContain('reliability');
    expect(conceptsIn(`${run}. You are reliable in all you do. ${run}`, 'ENG')).toContain('reliability');
  });
});
