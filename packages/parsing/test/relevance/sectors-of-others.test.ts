import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { conceptsIn } from '../names/concepts-in.ts';

/** A language, a title, a text, a concept, and whether it is asked. */
type Sector = readonly [language: Language, title: string, text: string, concept: string, isAsked: boolean];

describe('sectors of firms, trades of customers, places of work', () => {
  it.each<Sector>([
    ['FRE', 'Comptable', 'Expérience exigée dans un groupe spécialisé en menuiserie.', 'joinery', true],
    ['FRE', 'Comptable', 'Vous rejoignez notre client dans le secteur du BTP.', 'construction-work', false],
    ['FRE', 'Comptable', 'Expérience exigée dans le secteur du BTP.', 'construction-work', true],
    ['FRE', 'Vendeur', 'Vous suivez une clientèle de professionnels (plomberie, menuiserie).', 'joinery', false],
    [
      'FRE',
      'Vendeur',
      'Vous suivez une clientèle de professionnels (plomberie, menuiserie).',
      'plumbing-installation',
      false,
    ],
    ['FRE', 'Ouvrier', 'Vous réalisez des travaux (plomberie, menuiserie).', 'joinery', true],
    ['FRE', 'Cadre', 'Vous animez les professionnels de santé et assurez la facturation.', 'invoicing', true],
    ['FRE', 'Pâtissier', "Au sein d'une boulangerie, vous préparez les gâteaux.", 'bread-baking', false],
    ['FRE', 'Boulanger', 'Vous travaillez en boulangerie et au four.', 'bread-baking', true],
    ['ENG', 'Accountant', 'You join a group specialised in welding.', 'welding', false],
    ['ENG', 'Accountant', 'You have experience in a group specialised in welding.', 'welding', true],
    ['ITA', 'Operaio', 'Ti occuperai della saldatura.', 'welding', true],
    ['DUT', 'Boekhouder', 'Je werkt voor een klant, een groep gespecialiseerd in lassen.', 'welding', false],
    ['DUT', 'Arbeider', 'Je staat in voor lassen en slijpen.', 'welding', true],
  ])('ENG-10b %s, "%s": %s (%s: %s)', (language, title, text, concept, isAsked) => {
    expect(conceptsIn(language, title, text).includes(concept)).toBe(isAsked);
  });

  it.each<Sector>([
    [
      'FRE',
      'Monteur',
      'Vous rejoignez la Carrosserie Delmarque pour un nouveau défi au sein de nos ateliers.',
      'bodywork',
      false,
    ],
    [
      'FRE',
      'Monteur',
      'Vous rejoignez nos ateliers et vous y réalisez la carrosserie de nos véhicules.',
      'bodywork',
      true,
    ],
    [
      'FRE',
      'Aide',
      'Depuis trente ans, Rampion Travaux Publics pose des réseaux dans la région.',
      'civil-works',
      false,
    ],
    ['FRE', 'Aide', 'Vous réalisez des travaux publics et cherchez un renfort.', 'civil-works', true],
  ])('ENG-10b a firm is called by its trade. %s, "%s": %s (%s: %s)', (language, title, text, concept, isAsked) => {
    expect(conceptsIn(language, title, text).includes(concept)).toBe(isAsked);
  });

  it.each<Sector>([
    [
      'FRE',
      'Chef de projet',
      'En lien avec le contrôle de gestion, vous suivez le budget.',
      'management-control',
      false,
    ],
    ['FRE', 'Chef de projet', 'Vous assurez le contrôle de gestion.', 'management-control', true],
    ['ITA', 'Tecnico', 'Ti occupi del controllo di gestione.', 'management-control', true],
    ['FRE', 'Infirmier', 'Repos les week-ends et jours fériés.', 'holidays-work', false],
    ['ITA', 'Infermiere', 'Riposo nei fine settimana.', 'weekend-work', false],
    ['FRE', 'Cuisinier', 'Vous travaillez le samedi.', 'saturday-work', true],
    ['ITA', 'Cuoco', 'Si lavora il sabato.', 'saturday-work', true],
    ['FRE', 'Moniteur', "Vous formez les élèves en vue de l'obtention du permis B.", 'driving-licence-b', false],
    ['FRE', 'Moniteur', 'Vous êtes titulaire du permis B.', 'driving-licence-b', true],
  ])(
    'ENG-10b departments, days of rest, licences of pupils. %s, "%s": %s (%s: %s)',
    (language, title, text, concept, isAsked) => {
      expect(conceptsIn(language, title, text).includes(concept)).toBe(isAsked);
    },
  );

  it('ENG-10b other vacancies in a text that has lost its full stops are no skills', () => {
    const lost = 'Vous cherchez un poste dans un centre et vous avez envie de changer '.repeat(5);
    const text = `${lost} profitez de nos offres d'emploi sur toute la France en dermatologie, cardiologie`;
    expect(conceptsIn('FRE', 'Ophtalmologue', text)).not.toContain('cardiology');
    expect(conceptsIn('FRE', 'Ophtalmologue', `${lost} vous pratiquez la dermatologie, cardiologie`)).toContain(
      'cardiology',
    );
  });

  it('ENG-10b sectors and brackets without an end are read in a second', { timeout: 20_000 }, () => {
    for (const text of [
      'un groupe spécialisé dans la menuiserie ',
      '(clientèle de plomberie ',
      "au sein d'une boulangerie ",
    ]) {
      const begin = performance.now();
      conceptsIn('FRE', 'Vendeur', text.repeat(4000));
      expect(performance.now() - begin).toBeLessThan(5000);
    }
  });
});
