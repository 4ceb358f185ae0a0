import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import type { ParsingAspect } from '../../src/index.ts';
import { parser } from '../starter-parser.ts';

/** What an ad's text asks: each skill as its words and the concept that they were taken for, null for none. */
function found(text: string, language: Language, title = ''): readonly (readonly [string, string | null])[] {
  const aspects: readonly ParsingAspect[] = parser.parseJob({ title, text, language }).parsingAspects;
  return aspects.flatMap((aspect): readonly (readonly [string, string | null])[] => {
    const { aspectType, matchedText } = aspect;
    if (aspectType === 'PHRASE') return [[matchedText, null]];
    if (aspectType !== 'JOB_PROPERTY' && aspectType !== 'JOB_SOFT_COMPTENCE') return [];
    return [[matchedText, aspect.conceptId]];
  });
}

const concepts = (text: string, language: Language, title = ''): readonly (string | null)[] =>
  found(text, language, title).map(([, concept]) => concept);

describe('two roots that agree with a label', () => {
  it.each<readonly [Language, string, string]>([
    ['FRE', 'Vos missions :\n- organiser chaque mois les formations', 'giving-training'],
    ['ENG', 'Your tasks\n- guide visitors through their career here', 'career-guidance'],
    ['DUT', 'Jouw taken\n- je beheert de aanbestedings- en bouwdossiers', 'case-files-admin'],
  ])('ENG-10c are no skill of %s when nothing else tells of its trade: %s', (language, text, concept) => {
    expect(concepts(text, language)).not.toContain(concept);
  });
  it('ENG-10c are one beside a skill of its trade', () => {
    const text = 'Vos missions :\n- paie\n- suivre scrupuleusement les absences';
    expect(concepts(text, 'FRE')).toContain('absence-management');
    expect(concepts('Vos missions :\n- suivre scrupuleusement les absences', 'FRE')).not.toContain(
      'absence-management',
    );
  });
  it('ENG-10c are one in an ad whose title asks for the skill, and only there', () => {
    const text = 'Cosa farai\n- porti i piatti in terrazza';
    expect(concepts(text, 'ITA', 'Cameriere')).toContain('plate-service');
    expect(concepts(text, 'ITA', 'Contabile')).not.toContain('plate-service');
  });
  it.each<readonly [Language, string, string, string, string]>([
    ['FRE', 'Conducteur de ligne', 'gérer la ligne de production', 'la production de la ligne', 'production-line-work'],
    ['DUT', 'Laborant', 'je neemt monsters', 'de monsters', 'sampling'],
    [
      'ENG',
      'Process engineer',
      'you improve our processes',
      'an improvement, then other processes',
      'process-improvement',
    ],
    ['ITA', 'Magazziniere', 'prepari gli ordini', 'ordini in preparazione', 'order-picking'],
  ])('ENG-10c stand in an order that says the same in %s: %s, %s', (language, title, text, twin, concept) => {
    expect(concepts(`- ${text}`, language, title)).toContain(concept);
    expect(concepts(`- ${twin}`, language, title)).not.toContain(concept);
  });
  it.each<readonly [Language, string, string, string, string]>([
    ['DUT', 'Vestigingsmanager', 'Je komt in een hecht team.', 'Wondzorg: je hecht wonden.', 'suturing'],
    [
      'FRE',
      'Chauffeur de camion aspiratrice',
      'Vous conduisez.',
      'Missions : aspirer et laver les sols.',
      'vacuuming-mopping',
    ],
    ['ITA', 'Sviluppatore Java', "Un'esperienza d'acquisto eccellente.", 'Gestione acquisti.', 'purchasing'],
    ['ENG', 'Java developer', 'You will see a label.', 'You label boxes: labelling.', 'labelling'],
  ])('ENG-10c one word in another form needs the trade in %s: %s, %s', (language, title, text, twin, concept) => {
    expect(concepts(text, language, title)).not.toContain(concept);
    expect(concepts(twin, language, '')).toContain(concept);
  });
  it.each<readonly [Language, string, string, string]>([
    ['DUT', 'Profiel\n- een rol met strategische impact', 'Profiel\n- strategisch', 'strategic-thinking'],
    ['FRE', 'Profil\n- réponses aux demandes ponctuelles', 'Profil\n- vous êtes ponctuel', 'punctuality'],
    ['ITA', 'Profilo\n- consegne puntuali', 'Profilo\n- sei puntuale', 'punctuality'],
  ])('ENG-10c a quality in another form is told of a thing in %s: %s', (language, text, twin, concept) => {
    expect(concepts(text, language)).not.toContain(concept);
    expect(concepts(twin, language)).toContain(concept);
  });
  it('ENG-10c are none over a word that lost what stood between two', () => {
    const title = 'Acheteur';
    const twin = 'Missions\n- commandes fournisseurs\n- suivi des litiges';
    expect(concepts('Missions\n- litiges des commandes fournisseursVérifier les RIB', 'FRE', title)).toEqual(
      expect.not.arrayContaining(['supplier-orders']),
    );
    expect(concepts(twin, 'FRE', title).length).toBeGreaterThan(0);
  });
  it('ENG-10c what is refused is told in the words of the ad', () => {
    const all = found('Vos missions :\n- suivre scrupuleusement les absences', 'FRE');
    expect(all).toContainEqual(['suivre scrupuleusement les absences', null]);
  });
});

describe('words that only look like those of a label', () => {
  it.each<readonly [Language, string, string]>([
    ['FRE', 'Missions\n- comptabilité\n- suivi des paiements des clients', 'payroll'],
    ['FRE', 'Missions\n- pose de portes\n- vous serez formé à monter des cloisons', 'hardware-fitting'],
    ['ENG', 'Tasks\n- laboratory experience that shapes the design', 'design-of-experiments'],
  ])('ENG-10c share a root with it by chance in %s: %s', (language, text, concept) => {
    expect(concepts(text, language)).not.toContain(concept);
  });
  it('ENG-10c the numbers of a label stand in the text', () => {
    expect(concepts('Requisiti\n- corso di 90 ore, gratuito', 'ITA')).not.toContain('construction-safety-16h');
    expect(concepts('Requisiti\n- corso di 16 ore, gratuito', 'ITA')).toContain('construction-safety-16h');
  });
  it('ENG-10c a verb is no second half of a word written apart', () => {
    expect(concepts('Jouw taken\n- elke dag werken we aan nieuwe dijken', 'DUT')).not.toContain('day-shift');
    expect(concepts('Profiel\n- ervaring met dag werk', 'DUT')).toContain('day-shift');
  });
});

describe('qualities of others', () => {
  it.each<readonly [Language, string, readonly string[]]>([
    ['FRE', 'Votre profil\nVous rejoignez une équipe créative, soudée et dynamique.', []],
    [
      'FRE',
      'Profil\nTravail en équipe, dynamique et autonome.',
      ['working-in-team', 'energy', 'working-independently'],
    ],
    ['DUT', 'Profiel\nJe bent flexibel. Je komt terecht in een enthousiast en ambitieus team.', ['flexibility']],
    ['DUT', 'Wat je doet\nWe bouwen aan een cultuur waarin samenwerken gewoon is.', []],
    ['ENG', 'Profile\nWe are focused and you join a friendly, creative team. You are patient.', ['patience']],
    ['ENG', 'Profile\n- creativity and team spirit', ['creativity', 'working-in-team']],
    ['ITA', 'Profilo\nEntri in una squadra affiatata, dinamica e creativa. Sei preciso.', ['accuracy']],
    ['ITA', 'Profilo\nLa squadra è dinamica. Sei preciso.', ['accuracy']],
  ])('ENG-10d what is told of the firm or its team is asked of nobody in %s: %s', (language, text, expected) => {
    expect(concepts(text, language)).toEqual(expected);
  });
});

describe('work in a team', () => {
  it.each<readonly [Language, string]>([
    ['DUT', 'Je houdt van teamwork.'],
    ['FRE', 'Vous aimez le travail en équipe.'],
    ['ENG', 'You love teamwork.'],
    ['ITA', 'Buona predisposizione al lavoro di squadra.'],
    ['ITA', 'Buona attitudine al lavoro di squadra.'],
  ])('ENG-10d is found in the words of each language in %s: %s', (language, text) => {
    expect(concepts(text, language)).toEqual(['working-in-team']);
  });
});

describe('parts of the firm and what it gives', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', "Taken\nJe stemt af met collega's uit sales, marketing en supply chain.", 'marketing'],
    ['FRE', 'Vos missions\n- suivre les commandes en lien avec la comptabilité et la production', 'accounting'],
    ['ENG', 'Your tasks\n- liaise with finance and marketing', 'marketing'],
    ['ITA', 'Le tue mansioni\n- in collaborazione con marketing e vendite', 'marketing'],
  ])('ENG-10c those whom one works with are no skill in %s: %s', (language, text, concept) => {
    expect(concepts(text, language)).not.toContain(concept);
  });
  it('ENG-10c what is done beside them is one', () => {
    const text = 'Vos missions\n- assurer, en lien avec la direction, la communication interne';
    expect(concepts(text, 'FRE')).toContain('internal-communication');
    expect(concepts('Your tasks\n- you run marketing and you report to the owner', 'ENG')).toContain('marketing');
  });
  it.each<readonly [Language, string, string]>([
    ['DUT', 'We bieden een laptop en een groepsverzekering.', 'group-insurance'],
    ['DUT', 'Voltijds. Maaltijdcheques, tankkaart, groepsverzekering, smartphone', 'group-insurance'],
    ['ITA', 'Offriamo divisa, assicurazione e una pizza al mese.', 'insurance-products'],
  ])('ENG-10c benefits are no skill in %s: %s', (language, text, concept) => {
    expect(concepts(text, language)).not.toContain(concept);
  });
  it('ENG-10c what the firm sells is one', () => {
    expect(concepts('Vos missions\n- vendre nos produits : assurance vie, retraite, prévoyance', 'FRE')).toContain(
      'life-insurance',
    );
  });
});

describe('what an ad denies', () => {
  it.each<readonly [Language, string, string, string]>([
    ['FRE', 'Conditions\n- week-ends non travaillés\n- travail de nuit', 'weekend-work', 'night-shift'],
    [
      'DUT',
      'Profiel\nRijbewijs B is nodig, een medische schifting niet.',
      'medical-fitness-driver',
      'driving-licence-b',
    ],
    ['DUT', 'Profiel\nJe schuwt nachtwerk niet. Avondwerk en weekendwerk zijn er niet.', 'weekend-work', 'night-shift'],
    [
      'ITA',
      'Requisiti\nNon è prevista attività di microbiologia. Serve cromatografia.',
      'microbiology',
      'chromatography',
    ],
  ])('ENG-10c is not asked in %s: %s', (language, text, denied, asked) => {
    const all = concepts(text, language);
    expect(all).not.toContain(denied);
    expect(all).toContain(asked);
  });
});

describe('titles that mark both genders', () => {
  const functionOf = (title: string): readonly (readonly [string, string | null])[] =>
    parser
      .parseJob({ title, text: '', language: 'FRE' })
      .parsingAspects.flatMap((aspect) =>
        aspect.aspectType === 'JOB_FUNCTION' ? [[aspect.matchedText, aspect.conceptId] as const] : [],
      );
  it.each([
    ["Mécanicien(ne) d'engins de chantier (H/F)", 'plant-mechanic'],
    ['Conducteur(trice) de travaux', 'construction-site-manager'],
    ['Technicien/technicienne de maintenance', 'maintenance-technician'],
  ])('ENG-10b name one job: %s', (title, concept) => {
    expect(functionOf(title).map(([, id]) => id)).toEqual([concept]);
  });
  it('ENG-10b keep all their words where no label covers them', () => {
    const [[words] = []] = functionOf('Graisseur(euse) de téléphériques (H/F)');
    expect(words).toBe('Graisseur(euse) de téléphériques');
  });
});

describe('fields of study that nothing says are studied', () => {
  it.each<readonly [Language, string, readonly [string, string | null]]>([
    ['FRE', 'Vos missions\n- gestion de la facturation', ['facturation', 'invoicing']],
    ['ENG', 'Your tasks\n- plan the logistics and inventory management', ['inventory management', 'stock-management']],
  ])('ENG-10c hide no skill behind them in %s: %s', (language, text, skill) => {
    expect(found(text, language)).toContainEqual(skill);
  });
  it.each<readonly [Language, string, string]>([
    [
      'FRE',
      'Vos missions\n- surveiller la mécanique diesel des chalutiers',
      'surveiller la mécanique diesel des chalutiers',
    ],
    ['DUT', 'Taken\n- bouw oude orgels om', 'bouw oude orgels om'],
    ['ITA', 'Mansioni\n- meccanica dei telai antichi', 'meccanica dei telai antichi'],
  ])('ENG-10c are told in the words of the ad in %s: %s', (language, text, words) => {
    expect(found(text, language)).toContainEqual([words, null]);
  });
  it('ENG-10c what was studied stays a study', () => {
    expect(found('Profil\n- master en gestion', 'FRE')).toEqual([]);
    expect(found('Profile\n- a degree in nursing', 'ENG')).toEqual([]);
  });
});
