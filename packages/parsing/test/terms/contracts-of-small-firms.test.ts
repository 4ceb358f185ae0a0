import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { aspectsOf } from '../aspects-of.ts';

function contractsOf(language: Language, text: string): readonly string[] {
  return aspectsOf(language, text, 'CONTRACT_TYPE').flatMap((aspect) => ('value' in aspect ? [aspect.value] : []));
}

describe('contracts as agencies and small firms write them', () => {
  it.each<[Language, string, string]>([
    ['FRE', 'Nous cherchons un magasinier afin de pallier les absences du personnel.', 'TEMPORARY'],
    ['FRE', "Nous cherchons un chauffeur pour palier aux congés d'été.", 'TEMPORARY'],
    ['FRE', 'Nous cherchons un chauffeur pour pallier aux absences de deux collègues.', 'TEMPORARY'],
    ['FRE', 'Nous cherchons une vendeuse afin de remplacer une salariée absente.', 'TEMPORARY'],
    ['FRE', 'Nous cherchons un chauffeur pour pallier les absences de deux collègues.', 'TEMPORARY'],
    ['FRE', 'Nous cherchons un magasinier afin de pallier aux absences.', 'TEMPORARY'],
    ['FRE', 'Nous cherchons un magasinier afin de palier aux absences.', 'TEMPORARY'],
    ['FRE', 'Nous cherchons un cariste pour palier aux absences.', 'TEMPORARY'],
    ['FRE', 'Nous cherchons un cariste afin de pallier les congés.', 'TEMPORARY'],
    ['FRE', 'Nous cherchons un cariste pour pallier les congés.', 'TEMPORARY'],
    ['FRE', 'Nous cherchons un cariste afin de pallier aux congés.', 'TEMPORARY'],
    ['FRE', 'Nous cherchons un cariste pour pallier aux congés.', 'TEMPORARY'],
    ['FRE', 'Nous cherchons un cariste afin de palier aux congés.', 'TEMPORARY'],
    ['FRE', 'Nous cherchons un boucher afin de remplacer un salarié du magasin.', 'TEMPORARY'],
    ['FRE', 'Nous cherchons une vendeuse afin de remplacer une salariée du magasin.', 'TEMPORARY'],
    ['FRE', "Vous prenez la place d'une salariée absente.", 'TEMPORARY'],
    ['FRE', "Vous prenez la place d'un salarié absent.", 'TEMPORARY'],
    ['FRE', 'Nous cherchons un peintre pour une durée de quelques mois.', 'TEMPORARY'],
    ['FRE', 'Agent de tri en parcours emploi compétences.', 'TEMPORARY'],
    ['FRE', 'Agent de tri en CUI-CAE.', 'TEMPORARY'],
    ['FRE', "Mission d'intérim avec possibilité d'intégration.", 'PERMANENT_POSSIBLE'],
    ['DUT', 'Wij zoeken een kok om de verlofperiode op te vangen.', 'TEMPORARY'],
    ['ITA', 'Cerchiamo un magazziniere per coprire assenze.', 'TEMPORARY'],
    ['FRE', 'Cuisinier, saison complète, nourri et logé.', 'TEMPORARY'],
    ['FRE', 'Nous cherchons un maçon pour une durée de quelques semaines.', 'TEMPORARY'],
    ['FRE', 'Agent de tri en CDDI.', 'TEMPORARY'],
    ['FRE', 'Jardinier, contrat PEC.', 'TEMPORARY'],
    ['FRE', 'Aide-cuisinier : contrat aidé.', 'TEMPORARY'],
    ['FRE', 'Animatrice en CDII.', 'PERMANENT'],
    ['FRE', 'Nous cherchons un soudeur, intégration en CDI possible.', 'PERMANENT_POSSIBLE'],
    ['FRE', 'Nous cherchons un soudeur, embauche définitive ensuite.', 'PERMANENT_POSSIBLE'],
    ['ENG', 'We are looking for a waiter as cover for an absent colleague.', 'TEMPORARY'],
    ['ENG', 'Chef de partie wanted, full season, staff room included.', 'TEMPORARY'],
    ['DUT', 'Wij zoeken een kok om de vakantieperiode op te vangen.', 'TEMPORARY'],
    ['DUT', 'Wij zoeken een kok voor het volledige seizoen.', 'TEMPORARY'],
    ['ITA', 'Cerchiamo un magazziniere per coprire le assenze del personale.', 'TEMPORARY'],
    ['ITA', 'Cuoco, stagione completa con vitto e alloggio.', 'TEMPORARY'],
  ])('ENG-10e are read (%s: %s)', (language, text, type) => {
    expect(contractsOf(language, text)).toEqual([type]);
  });

  it.each<[Language, string]>([
    ['FRE', 'Vous organisez les plannings et savez pallier les absences de votre équipe.'],
    ['ENG', 'You deputise for the manager and cover staff absences.'],
    ['ITA', 'Organizzi i turni e sai coprire le assenze.'],
  ])('ENG-10e are no tasks (%s: %s)', (language, text) => {
    expect(contractsOf(language, text)).toEqual([]);
  });
});
