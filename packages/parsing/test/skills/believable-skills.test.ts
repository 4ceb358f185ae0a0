import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

function conceptsIn(title: string, text: string, language: Language): readonly string[] {
  return parser
    .parseJob({ title, text, language })
    .parsingAspects.flatMap((aspect) =>
      aspect.aspectType === 'JOB_PROPERTY' || aspect.aspectType === 'JOB_SOFT_COMPTENCE' ? [aspect.conceptId] : [],
    );
}

function phrasesIn(text: string, language: Language): readonly string[] {
  return parser
    .parseJob({ title: '', text, language })
    .parsingAspects.flatMap((aspect) => (aspect.aspectType === 'PHRASE' ? [aspect.matchedText] : []));
}

describe('a common word is a skill where the ad makes it one', () => {
  it.each<readonly [Language, string, string, string, string]>([
    ['DUT', 'Kelner', 'Boekhouder', 'Daarnaast doe je ook afrekenen met ons.', 'cash-handling'],
    ['FRE', 'Serveur', 'Comptable', 'Le soir on fait la mise en place du lendemain.', 'mise-en-place'],
    ['ENG', 'Cook', 'Accountant', 'In the morning we do plating together.', 'plating'],
    ['ITA', 'Cameriere', 'Contabile', 'La mattina si fa incasso insieme.', 'cash-handling'],
  ])('ENG-10c in %s below the title %s, not below %s: %s', (language, title, other, text, concept) => {
    expect(conceptsIn(title, text, language)).toContain(concept);
    expect(conceptsIn(other, text, language)).not.toContain(concept);
  });
  it.each<readonly [Language, string, string, string]>([
    ['ENG', 'Tasks\n- Repairs of old frames', 'Nobody here repairs frames.', 'breakdown-repairs'],
    ['DUT', 'Taken\n- Afrekenen van tickets', 'Wie wil afrekenen, wacht even.', 'cash-handling'],
    ['ITA', 'Mansioni\n- Incasso dei pagamenti', 'Un grande incasso ieri sera.', 'cash-handling'],
    ['FRE', 'Missions\n- Encaissement des tickets', "L'encaissement est ailleurs.", 'cash-handling'],
  ])('ENG-10c in %s as the first word of a task that goes on with its object: %s', (language, text, twin, concept) => {
    expect(conceptsIn('', text, language)).toContain(concept);
    expect(conceptsIn('', twin, language)).not.toContain(concept);
  });
  it.each<readonly [Language, string, string, string]>([
    [
      'ENG',
      'Requirements\n- good knowledge of insolvency',
      'Requirements\n- no insolvency frightens you',
      'insolvency-law',
    ],
    ['FRE', 'Profil\n- une pratique de la plonge', 'Profil\n- tu ne crains aucune plonge', 'dishwashing'],
  ])('ENG-10c in %s behind words of knowing: %s', (language, text, twin, concept) => {
    expect(conceptsIn('', text, language)).toContain(concept);
    expect(conceptsIn('', twin, language)).not.toContain(concept);
  });
});

describe('words that agree with a skill by chance', () => {
  it.each<readonly [Language, string, string, string]>([
    [
      'ENG',
      'You do job interviews. You meet candidates and manage the office.',
      'You handle candidate management.',
      'candidate-contact',
    ],
    ['ENG', 'You build your own practice.', 'You work to Good Manufacturing Practice.', 'gmp'],
    ['FRE', 'Services - Garde d’enfant à domicile', 'Service de garde un week-end sur trois', 'on-call'],
  ])('ENG-10c in %s are none: %s', (language, text, twin, concept) => {
    expect(conceptsIn('', text, language)).not.toContain(concept);
    expect(conceptsIn('', twin, language)).toContain(concept);
  });
  it('ENG-10c are none behind "by"', () => {
    const title = 'Animateur socioculturel';
    expect(conceptsIn(title, 'Des rencontres organisées par le Groupe.', 'FRE')).not.toContain('group-facilitation');
    expect(conceptsIn(title, 'Vous organisez des groupes.', 'FRE')).toContain('group-facilitation');
  });
  it('ENG-10c of a text that lost its punctuation are none, the same words between borders are', () => {
    const run = 'we are a growing firm that likes to see people develop themselves in what they do each day '.repeat(5);
    const task = 'match the supplier invoices every week accounts payable';
    expect(conceptsIn('', `${run}${task} ${run}`, 'ENG')).toEqual(['accounts-payable']);
    expect(conceptsIn('', `Tasks:\n- match the supplier invoices every week\n- accounts payable`, 'ENG')).toEqual([
      'invoice-order-matching',
      'accounts-payable',
    ]);
  });
});

describe('a quality of the team is none of the reader', () => {
  it.each<readonly [Language, string, string]>([
    ['FRE', 'Vous rejoignez une équipe comptable professionnelle et motivée.', 'Profil : personne motivée.'],
    ['ITA', 'Entri in una squadra commerciale affiatata e motivata.', 'Profilo: sei motivata.'],
  ])('ENG-10d in %s whatever kind of team it is: %s', (language, text, twin) => {
    expect(conceptsIn('', text, language)).not.toContain('motivation');
    expect(conceptsIn('', twin, language)).toContain('motivation');
  });
});

describe('what is paid asks nothing', () => {
  it.each<readonly [Language, string, string, string]>([
    ['FRE', 'Primes annuelles, prime équipe, prime assiduité, mutuelle.', 'Profil : assiduité.', 'punctuality'],
    ['FRE', 'Astreintes de nuit, indemnités de déplacements.', 'Déplacements fréquents.', 'travel-required'],
    ['ITA', 'Reperibilità notturna, rimborso trasferte.', 'Disponibilità a trasferte.', 'travel-required'],
  ])('ENG-10c in %s: %s', (language, text, twin, concept) => {
    expect(conceptsIn('', text, language)).not.toContain(concept);
    expect(conceptsIn('', twin, language)).toContain(concept);
  });
});

describe('sections of an ad', () => {
  it('ENG-10c a long question that begins with a known heading is one', () => {
    const text = (heading: string): string =>
      `About us\nWe make gears.\n\n${heading}\n- deburring\n- measuring parts with micrometer`;
    expect(conceptsIn('', text('What are you going to do as a CNC milling operator?'), 'ENG')).toContain('deburring');
    expect(conceptsIn('', text('Since when have we made gears in the valley of the Dommel?'), 'ENG')).toEqual([]);
  });
  it('ENG-10c an item of the tasks tells nothing of the employer', () => {
    const tasks = 'Mansioni\n– adeguamento al GDPR e aggiornamento del Modello 231;';
    expect(conceptsIn('', tasks, 'ITA')).toEqual(expect.arrayContaining(['gdpr', 'model-231']));
  });
});

describe('a quality of the firm', () => {
  it.each<readonly [Language, string, string, string]>([
    ['ENG', 'We make decisions on what is right for our customers.', 'You make decisions.', 'decision-making'],
    ['FRE', 'Chez nous, la bienveillance compte.', 'Vous faites preuve de bienveillance.', 'care-for-others'],
    ['DUT', 'Wij helpen elkaar en tonen enthousiasme.', 'Jij toont enthousiasme.', 'enthusiasm'],
    ['ITA', 'Noi crediamo nel problem solving.', 'Hai problem solving.', 'problem-solving'],
    ['DUT', 'Profiel\n- in deze veelzijdige rol', 'Profiel\n- je bent veelzijdig', 'multitasking'],
    ['FRE', 'Vous rejoindrez notre client dynamique.', 'Profil : vous êtes dynamique.', 'energy'],
    ['ENG', 'A creative inclusive and dynamic workplace.', 'Profile: you are creative.', 'creativity'],
  ])('ENG-10c is asked of nobody in %s: %s, %s', (language, text, twin, concept) => {
    expect(conceptsIn('', text, language)).not.toContain(concept);
    expect(conceptsIn('', twin, language)).toContain(concept);
  });
});

describe('an offered phrase', () => {
  it('ENG-10c is not cut off from what its second half names', () => {
    const cut = phrasesIn('Missions\n- Assurer la conduite et le suivi des procédures\n- tailler les rosiers', 'FRE');
    expect(cut).not.toContain('Assurer la conduite');
    expect(phrasesIn('Missions\n- Assurer la conduite du petit train\n- tailler les rosiers', 'FRE')).toContain(
      'Assurer la conduite du petit train',
    );
  });
  it('ENG-10c is no quality of tools that nobody names', () => {
    const found = phrasesIn('Profil\n- Maîtrise des outils digitaux performants\n- maîtrise du logiciel Zorba', 'FRE');
    expect(found.join(' | ')).not.toContain('digitaux');
    expect(found.join(' | ')).toContain('Zorba');
  });
  it('ENG-10c is no step of the selection and no invitation', () => {
    const text =
      'Vos missions\n- tailler les bougainvilliers anciens\n- vous rencontrerez le responsable du laboratoire';
    expect(phrasesIn(text, 'FRE')).toEqual(['tailler les bougainvilliers anciens']);
  });
  it('ENG-10c is no name of the firm', () => {
    const text = 'Profil\n- Vous aimez ZORBA et ses outils.\n- Chaque centre ZORBA est ouvert le soir.';
    expect(phrasesIn(text, 'FRE')).not.toContain('ZORBA');
    expect(phrasesIn('Profil\n- Maîtrise de Word et ZORBA.', 'FRE')).toContain('ZORBA');
  });
});

describe('a phrase that English offers', () => {
  it('ENG-10c ends before no quality whose noun comes later', () => {
    expect(phrasesIn('Tasks:\n- deliver clean tested and maintainable widgets', 'ENG').join()).not.toMatch(/tested$/);
    expect(phrasesIn('Tasks:\n- repair old looms', 'ENG')).toEqual(['repair old looms']);
  });
});
