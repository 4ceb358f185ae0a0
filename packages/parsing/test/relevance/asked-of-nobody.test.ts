import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { conceptsIn } from '../names/concepts-in.ts';

/** A language, a title, a text, a concept, and whether it is asked. */
type Asked = readonly [language: Language, title: string, text: string, concept: string, isAsked: boolean];

describe('what an ad names of others, of the firm and of things', () => {
  it.each<Asked>([
    [
      'ENG',
      'Planner',
      'Tasks\n- You interface cross-functionally with product management, technical sales and fulfilment.',
      'technical-sales',
      false,
    ],
    ['ENG', 'Planner', 'Tasks\n- You support technical sales.', 'technical-sales', true],
    [
      'ENG',
      'Warehouse Manager',
      'Tasks\n- Collaborate cross-functionally with manufacturing, quality assurance and quality control.',
      'quality-control',
      false,
    ],
    ['ENG', 'Warehouse Manager', 'Tasks\n- Quality control of what comes in.', 'quality-control', true],
    ['ENG', 'Clerk', 'Tasks\n- Communicate with internal departments (logistics, accounting).', 'accounting', false],
    ['ENG', 'Clerk', 'Tasks\n- Accounting for two shops.', 'accounting', true],
    [
      'DUT',
      'Planner',
      'Taken\n- Je stemt af met kwaliteitscontrole, werkvoorbereiding en expeditie.',
      'quality-control',
      false,
    ],
    ['DUT', 'Planner', 'Taken\n- Je doet kwaliteitscontrole en werkvoorbereiding.', 'quality-control', true],
    ['DUT', 'Planner', 'Taken\n- Je schakelt met boekhouding en verkoop.', 'accounting', false],
    [
      'FRE',
      'Planificateur',
      'Missions\n- Échanger avec le contrôle qualité et les approvisionnements.',
      'quality-control',
      false,
    ],
    ['FRE', 'Chef de projet', 'Missions\n- Contrôle de gestion du chantier.', 'management-control', true],
    [
      'FRE',
      'Chef de projet',
      'Missions\n- En lien avec le contrôle de gestion, vous suivez le chantier.',
      'management-control',
      false,
    ],
    [
      'ITA',
      'Pianificatore',
      'Attività\n- Si interfaccia con controllo qualità, logistica e vendite.',
      'quality-control',
      false,
    ],
    ['ITA', 'Pianificatore', 'Attività\n- Effettuare il controllo qualità.', 'quality-control', true],
    [
      'ENG',
      'Vet',
      'Our passion and empathy carry every animal through the winter, and yours will too.',
      'empathy',
      false,
    ],
    ['ENG', 'Vet', 'You share our enthusiasm.', 'enthusiasm', true],
    [
      'ENG',
      'Vet',
      'Do you want a clinic? You would join a company that is results-oriented.',
      'results-orientation',
      false,
    ],
    ['ENG', 'Vet', 'Profile\n- Someone that is results-oriented.', 'results-orientation', true],
    ['FRE', 'Vétérinaire', 'Chez nous, notre enthousiasme vous portera.', 'enthusiasm', false],
    ['FRE', 'Vétérinaire', 'Vous partagez notre enthousiasme.', 'enthusiasm', true],
    ['DUT', 'Dierenarts', 'Onze flexibiliteit geeft je vrijheid.', 'flexibility', false],
    ['DUT', 'Dierenarts', 'Je flexibiliteit geeft ons vrijheid.', 'flexibility', true],
    ['ITA', 'Veterinario', 'Da noi il nostro entusiasmo ti accompagna.', 'enthusiasm', false],
    ['ENG', 'Agent', 'Requirements\n- Hands-on knowledge of our tills', 'hands-on', false],
    ['ENG', 'Agent', 'Requirements\n- You are hands-on.', 'hands-on', true],
    ['ENG', 'Counsel', 'You give clients the information they need to make decisions.', 'decision-making', false],
    ['ENG', 'Counsel', 'You make decisions.', 'decision-making', true],
    ['ENG', 'Fitter', 'You are there once they place an order.', 'purchase-orders', false],
    ['ENG', 'Fitter', 'You place an order when the stock is low.', 'purchase-orders', true],
    ['ENG', 'Nurse', 'Job facts\nWillingness to travel: Never', 'travel-required', false],
    ['ENG', 'Nurse', 'Job facts\nWillingness to travel: Often', 'travel-required', true],
    ['FRE', 'Vendeur', 'Le poste\nDéplacements professionnels : jamais', 'travel-required', false],
    ['FRE', 'Vendeur', 'Le poste\nDéplacements professionnels : souvent', 'travel-required', true],
    ['DUT', 'Verkoper', 'De functie\nReisbereidheid: nooit', 'travel-required', false],
    ['DUT', 'Verkoper', 'De functie\nReisbereidheid: geregeld', 'travel-required', true],
    ['ITA', 'Commesso', 'La posizione\nTrasferte internazionali: mai', 'travel-required', false],
    ['ITA', 'Commesso', 'La posizione\nTrasferte internazionali: spesso', 'travel-required', true],
    ['ENG', 'Engineer', 'You travel overnight twice a month.', 'night-shift', false],
    ['ENG', 'Engineer', 'You work overnight twice a month.', 'night-shift', true],
    ['ENG', 'Developer', 'We make a tool for firms with remote employees.', 'remote-work', false],
    ['ENG', 'Developer', 'Remote work is possible.', 'remote-work', true],
    [
      'ENG',
      'Insurance Agent',
      'Every agent has access to group insurance for the family.',
      'insurance-products',
      false,
    ],
    ['ENG', 'Insurance Agent', 'Every agent sells insurance for the family.', 'insurance-products', true],
    ['ENG', 'Cashier', 'With us you develop your leadership skills.', 'leadership', false],
    ['ENG', 'Cashier', 'Profile\n- Leadership skills.', 'leadership', true],
    ['DUT', 'Rechterhand plant manager', 'Wij zoeken jou.', 'production-manager', false],
    ['DUT', 'Plant manager', 'Wij zoeken jou.', 'production-manager', true],
    ['FRE', "Bras droit du directeur d'usine", 'Rejoignez-nous.', 'production-manager', false],
    ['FRE', "Directeur d'usine", 'Rejoignez-nous.', 'production-manager', true],
    ['ITA', 'Braccio destro del direttore di stabilimento', 'Cerchiamo te.', 'production-manager', false],
    ['ITA', 'Direttore di stabilimento', 'Cerchiamo te.', 'production-manager', true],
  ])('ENG-10b %s, "%s": %s (%s: %s)', (language, title, text, concept, isAsked) => {
    expect(conceptsIn(language, title, text).includes(concept)).toBe(isAsked);
  });

  it.each([
    ['reliable high speed internet', false],
    ['a reliable mode of transportation', false],
    ['reliable people who stay', true],
  ])('ENG-10b in a text that lost its commas, "%s" asks for reliability: %s', (words, isAsked) => {
    const filler = 'we bake bread every night in our old town shop '.repeat(20);
    const text = `Requirements. ${filler}. You need ${words}. Thanks.`;
    expect(conceptsIn('ENG', 'Baker', text).includes('reliability')).toBe(isAsked);
  });
});
