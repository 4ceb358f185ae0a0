import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

/** The concepts that an ad names as skills or places of work, or as its function. */
function namedIn(language: Language, text: string, title = ''): readonly string[] {
  return parser
    .parseJob({ title, text, language })
    .parsingAspects.flatMap((aspect) =>
      aspect.aspectType === 'JOB_PROPERTY' || aspect.aspectType === 'JOB_FUNCTION' ? (aspect.conceptId ?? []) : [],
    );
}

describe('a chip has the name of what the text says (issue 18)', () => {
  it.each([
    ['DUT', 'Je weegt de ingrediënten af om ze aan het deeg toe te voegen.', 'brick-pointing-joints'],
    ['DUT', 'Je staat vaak in de werkplaats aan een bank. Je kunt lassen.', 'sheet-metal-work'],
    ['DUT', 'Je geeft remote support aan klanten.', 'remote-work'],
    ['ENG', 'You provide remote support to clients.', 'remote-work'],
    ['ITA', "Ti occupi dell'assistenza da remoto ai clienti.", 'remote-work'],
    ['DUT', 'Als account manager zoek je elke dag de volgende klant.', 'account-management'],
    ['DUT', 'Jij doet de contractonderhandelingen met leveranciers.', 'contract-management'],
    ['DUT', 'Omschrijving van de vacature\nJe verkoopt brood aan de toonbank.', 'job-ads-writing'],
    ['DUT', 'Je taak: bewaken van de planning van onze verbouwingen.', 'maintenance-planning'],
    ['DUT', 'Je bundelt dossiers voor het inschrijven van onze werken.', 'quantity-take-off'],
    ['DUT', 'Onze verkeersschool biedt rijopleidingen voor de rijbewijzen B, BE en C.', 'driving-licence-c'],
    ['FRE', 'Nous proposons des cours de conduite pour les permis B et C.', 'driving-licence-c'],
    ['ENG', 'We offer driving lessons for driving licence B.', 'driving-licence-b'],
    ['ITA', 'Offriamo corsi di guida per la patente B.', 'driving-licence-b'],
    ['DUT', 'Je maakt vleesschotels voor de barbecue van onze klanten.', 'cheese-deli-counter'],
    ['DUT', 'Onze klanten zijn ketens (denk aan bol.com en andere).', 'bol-com'],
  ] as const)('ENG-10c %s "%s" is no %s', (language, text, concept) => {
    expect(namedIn(language, text)).not.toContain(concept);
  });

  it.each([
    ['DUT', 'Je gaat gevels voegen.', 'brick-pointing-joints'],
    ['DUT', 'Ervaring met plaatwerk en lassen.', 'sheet-metal-work'],
    ['DUT', 'Je kunt remote werken.', 'remote-work'],
    ['DUT', 'Je taak: bewaken van de planning van onze verbouwingen.', 'schedule-monitoring'],
    ['FRE', 'Vous assurez le suivi du planning du chantier.', 'schedule-monitoring'],
    ['DUT', 'Jij doet de contractonderhandelingen met leveranciers.', 'contract-negotiation'],
    ['FRE', 'Vous êtes chargé de négocier les contrats.', 'contract-negotiation'],
    ['DUT', 'Je bent in het bezit van rijbewijs C.', 'driving-licence-c'],
    ['DUT', 'Je maakt kaas- en vleesschotels op bestelling.', 'platters-making'],
    ['ENG', 'You will be making up platters and cheese boards.', 'platters-making'],
    ['FRE', 'Vous composez les plateaux de fromages.', 'platters-making'],
    ['ITA', 'Ti occupi della preparazione taglieri.', 'platters-making'],
  ] as const)('ENG-10c %s "%s" is %s', (language, text, concept) => {
    expect(namedIn(language, text)).toContain(concept);
  });

  it.each([
    ['Magazijnier', 'Je doet het stockbeheer, vindt je weg in Excel en bereidt bestellingen voor.', 'warehouse-worker'],
    ['Operator', 'Je stelt de machines in en volgt de productielijn op.', 'production-operator'],
    ['Operator', 'Je werkt aan CNC-machines: frezen, draaien en opmeten.', 'cnc-operator'],
  ])('ENG-10b %s: %s', (title, text, concept) => {
    expect(namedIn('DUT', text, title)).toContain(concept);
  });
});
