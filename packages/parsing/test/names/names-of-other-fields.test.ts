import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { conceptsIn } from './concepts-in.ts';

describe('ENG-10c a label that other fields use otherwise needs its field', () => {
  it.each<readonly [Language, string, string, string]>([
    ['ENG', 'Backend engineer', 'It is not only about shipping code: you write Java and SQL.', 'shipping-goods'],
    ['ENG', 'Plumber', 'Manage buildings.', 'property-management'],
    ['DUT', 'Magazijnier', 'Je registreert patiënt- en behandelgegevens in het systeem.', 'warehouse-software-use'],
    ['DUT', 'Verzorgende', 'Zorgen voor een gepaste behandeling.', 'care-records'],
    ['FRE', "Agent d'état civil", 'Instruire les demandes de permis de chasse.', 'assessing-planning-applications'],
    ['FRE', 'Gestionnaire de recouvrement', 'Relancer par téléphone les clients.', 'telephone-handling'],
    ['ITA', 'Cuoco', 'Attestato sicurezza in corso di validità e HACCP.', 'construction-safety-16h'],
    ['ITA', 'Magazziniere', 'Formazione generale e specifica già svolta.', 'construction-safety-16h'],
  ])('%s (%s): "%s" is no %s', (language, title, text, concept) => {
    expect(conceptsIn(language, title, text)).not.toContain(concept);
  });

  it.each<readonly [Language, string, string, string]>([
    ['ENG', 'Warehouse operative', 'Picking, packing and shipping of orders.', 'shipping-goods'],
    ['ENG', 'Vineyard guide', 'You pack bottles for shipping.', 'shipping-goods'],
    ['ENG', 'Site engineer', 'Knowledge of the Occupational Health and Safety Act.', 'occupational-safety'],
    ['FRE', 'Chef de chantier', 'Vous connaissez la santé et sécurité au travail.', 'occupational-safety'],
    ['DUT', 'Werfleider', 'Je kent de regels van veiligheid en gezondheid op het werk.', 'occupational-safety'],
    ['ITA', 'Capocantiere', 'Conosci la salute e sicurezza sul lavoro.', 'occupational-safety'],
    ['FRE', 'Homme toutes mains', 'Vous faites le petit entretien des bâtiments et les réparations.', 'minor-repairs'],
    ['FRE', 'Gestionnaire de recouvrement', 'Relancer par téléphone les clients.', 'credit-control'],
    ['ITA', 'Magazziniere', 'Formazione generale e specifica già svolta.', 'safety-training-general'],
    ['ITA', 'Cuoco', 'Serve la formazione sicurezza.', 'safety-training-general'],
    ['ITA', 'Muratore', 'Corso 16 ore edilizia e attestato in regola.', 'construction-safety-16h'],
  ])('%s (%s): "%s" is %s', (language, title, text, concept) => {
    expect(conceptsIn(language, title, text)).toContain(concept);
  });
});

describe('ENG-10c of two things with one name', () => {
  it('the one is meant that the trade of the title lists', () => {
    const text = 'Schoonmaken van meubilair, installaties, publieke ruimten, sanitair, kantoorruimten.';
    const cleaner = conceptsIn('DUT', 'Schoonmaker', text);
    expect(cleaner).toContain('sanitary-cleaning');
    expect(cleaner).not.toContain('plumbing-installation');
    const plumber = conceptsIn('DUT', 'Loodgieter', 'Plaatsen van leidingen, radiatoren en sanitair.');
    expect(plumber).toContain('plumbing-installation');
  });
});
