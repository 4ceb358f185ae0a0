import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

/** The skills and qualities that the text of an ad names. */
function named(language: Language, title: string, text: string): readonly string[] {
  return parser
    .parseJob({ title, text, language })
    .parsingAspects.flatMap((aspect) =>
      'conceptId' in aspect && aspect.conceptId !== null && 'field' in aspect && aspect.field === 'text'
        ? [aspect.conceptId]
        : [],
    );
}

// each named the skill when it was written: the word is a label of another trade, and an everyday word here
const ELSEWHERE: readonly (readonly [Language, string, string, readonly string[]])[] = [
  [
    'ENG',
    'Systems administrator',
    'You are responsible for patching and hardening of our servers.',
    ['potholes', 'heat-treatment'],
  ],
  [
    'ENG',
    'Data engineer',
    'You improve partitioning and batching of tables.',
    ['drywall-installation', 'dosing-mixing'],
  ],
  ['ENG', 'Machine learning engineer', 'You have trained transformers.', ['transformer-substations']],
  ['ENG', 'Office manager', 'You keep proving that details matter.', ['dough-making']],
  ['ENG', 'Machine operator', 'The machine guarding is checked daily.', ['surveillance']],
  ['ENG', 'Product owner', 'You help us through pivots.', ['microsoft-excel']],
  ['ENG', 'Warehouse worker', 'Returns and removals from stock are recorded.', ['furniture-moving']],
  ['FRE', 'Chef de projet informatique', "Vous accompagnez l'adoption des outils.", ['adoption-services']],
  ['FRE', 'Comptable', "Vous assurez l'affiliation des salariés à la mutuelle.", ['affiliate-marketing']],
  ['FRE', 'Comptable', 'Vous assurez la rectification des erreurs.', ['surface-grinding']],
  ['FRE', 'Monteur', 'Les pièces sont assemblées sur la ligne.', ['council-meetings']],
  ['FRE', 'Grutier', 'Vous assurez le guidage des camions.', ['tour-guiding']],
  ['FRE', 'Développeur web', 'Vous intégrez les maquettes du designer.', ['model-making']],
  ['FRE', 'Responsable RH', 'Vous suivez les échelles de rémunération.', ['ladders-trestles']],
  ['FRE', 'Responsable RH', 'Vous suivez les dérogations.', ['concessions-mrb']],
  ['FRE', 'Cuisinier', 'Vous préparez le mélange des épices et le garnissage.', ['upholstery', 'dosing-mixing']],
  ['FRE', 'Designer produit', "Une attention à l'esthétique du produit.", ['beauty-treatments']],
  ['FRE', 'Logisticien', "Vous organisez l'embarquement des équipes.", ['passenger-check-in']],
  ['FRE', 'Chargé de clientèle', "Vous développez des offres d'hospitalité.", ['hospitality']],
  ['FRE', "Chef d'équipe", 'Vous gérez deux équipes de monteurs.', ['two-shift']],
  ['FRE', 'Gestionnaire de paie', "Chèques-repas de 8 €, voiture de l'entreprise.", ['fleet-management']],
  ['ITA', 'Impiegato amministrativo', "Cura dell'interfaccia grafica.", ['graphic-design']],
  ['ITA', 'Sviluppatore software', 'Migliori la navigazione del sito.', ['navigation-vessel']],
  ['ITA', 'Addetto vendite', 'Abbiamo una carta fedeltà per i clienti.', ['loyalty']],
  ['ITA', 'Responsabile commerciale', 'Visiti le insegne della distribuzione.', ['signmaking']],
  ['ITA', 'Responsabile commerciale', 'Lavoriamo con le principali insegne e con fondazioni.', ['foundation-work']],
  ['ITA', 'Analista di mercato', 'Indagini di mercato presso i clienti.', ['criminal-investigation']],
  ['ITA', 'Consulente', 'Compilazione del timesheet ogni venerdì.', ['time-billing-legal']],
  ['ITA', 'Commessa', 'Piegatura dei maglioni.', ['press-brake-operation']],
  ['ITA', 'Commessa', 'Accoppiamento dei capi.', ['laminating']],
  ['ITA', 'Tecnico della qualità', 'Ispezioni presso i fornitori.', ['inspecting-premises']],
  ['DUT', 'Onderhoudstechnieker', 'Je werkt aan verschillende typen machines.', ['typing']],
  ['DUT', 'Onderhoudstechnieker', 'Je meet weerstanden.', ['endurance']],
  ['DUT', 'Beleidsmedewerker', 'Je onderzoekt de effecten van de maatregelen.', ['securities']],
  ['DUT', 'Magazijnmedewerker', 'Alle voorkomende werkzaamheden.', ['politeness']],
  ['DUT', 'Laborant', 'Je voert proeven uit op kunststof.', ['sensory-analysis']],
  ['DUT', 'Consultant', 'Wij doen aan bemiddeling tussen werkgever en werknemer.', ['mediation-neighbourhood']],
  ['DUT', 'Kok', 'Het team is bevlogen en er heerst openheid.', ['motivation', 'intercultural-skills']],
  ['DUT', 'Accountmanager', 'Je werkt samen met inbound en outbound.', ['inbound', 'outbound']],
];

describe('an everyday word names no skill of a trade that the ad is not of', () => {
  it.each(ELSEWHERE)('%s %s: %s', (language, title, text, concepts) => {
    for (const concept of concepts) expect(named(language, title, text)).not.toContain(concept);
  });
});

describe('the same word names the skill in its trade', () => {
  it.each<readonly [Language, string, string, string]>([
    ['ENG', 'Bricklayer', 'You lay bricks and do the pointing.', 'pointing'],
    ['ENG', 'Baker', 'Mixing, proving and baking of sourdough loaves.', 'dough-making'],
    ['ENG', 'Drywall installer', 'Partitioning and suspended ceilings.', 'drywall-installation'],
    ['ENG', 'Security guard', 'Static guarding and mobile patrols.', 'surveillance'],
    ['FRE', 'Coiffeur', 'Vous réalisez coupes, balayage et brushing.', 'hair-colouring'],
    ['FRE', 'Guide touristique', 'Vous assurez le guidage de groupes.', 'tour-guiding'],
    ['FRE', 'Rectifieur', 'Rectification plane et cylindrique.', 'surface-grinding'],
    ['FRE', 'Opérateur de production', 'Travail en deux équipes.', 'two-shift'],
    ['ITA', 'Grafico', 'Esperienza in grafica e impaginazione.', 'graphic-design'],
    ['ITA', 'Lamierista', 'Taglio laser, piegatura e saldatura.', 'press-brake-operation'],
    ['ITA', 'Tecnico elettronico', 'Conoscenze di elettronica.', 'electronics'],
    ['DUT', 'Ober', 'Je hebt ervaring in de bediening.', 'table-service'],
    ['DUT', 'Verloskundige', 'Je kan hechten.', 'suturing'],
    ['DUT', 'Zandstraler', 'Stralen en spuiten van stalen onderdelen.', 'sandblasting'],
  ])('%s %s: %s', (language, title, text, concept) => {
    expect(named(language, title, text)).toContain(concept);
  });
});

describe('what the job offers and what things are like is no quality that it asks', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Je bent betrokken bij alle projecten van de afdeling.', 'engagement-organisation'],
    ['DUT', 'Je komt terecht in een multiculturele omgeving.', 'intercultural-skills'],
    ['DUT', 'De producten hebben een nette afwerking.', 'quality-awareness'],
    ['DUT', 'Nederlands lezen en schrijven is noodzakelijk.', 'reading-writing-basics'],
    ['FRE', 'Un accueil chaleureux vous attend.', 'hospitality'],
    ['FRE', 'Une opportunité pour apprendre un nouveau métier.', 'eagerness-to-learn'],
    ['FRE', 'Les meubles sont livrés avec des finitions soignées.', 'quality-awareness'],
    ['FRE', 'Lire et écrire le français.', 'reading-writing-basics'],
    ['ENG', 'You will join multicultural teams.', 'intercultural-skills'],
    ['ENG', 'You will receive a warm welcome from supportive colleagues.', 'collegiality'],
    ['ENG', 'The hospital is known for compassionate care.', 'care-for-others'],
    ['ITA', 'Un ambiente multiculturale ti aspetta.', 'intercultural-skills'],
    ['ITA', 'I prodotti rispondono a standard elevati.', 'quality-awareness'],
    ['ITA', 'Avrai un feedback costruttivo dal responsabile.', 'giving-feedback'],
  ])('%s %s', (language, text, quality) => {
    expect(named(language, '', text)).not.toContain(quality);
  });
});
