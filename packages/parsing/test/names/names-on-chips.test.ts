import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { conceptsIn } from './concepts-in.ts';

/** A language, a title, a text, and a concept. */
type Case = readonly [language: Language, title: string, text: string, concept: string];

describe('the names of what an ad asks (issue 18)', () => {
  it.each<Case>([
    ['ITA', 'Contabile', "Requisiti:\n- Iscrizione all'albo professionale", 'professional-register'],
    ['ITA', 'Infermiere', "Requisiti:\n- Iscrizione all'albo degli infermieri", 'nursing-registration'],
    ['ENG', 'IT auditor', 'You know ISAE 3402 reports.', 'isae-3402'],
    ['DUT', 'Schilder', 'Je draagt adembescherming bij het spuiten.', 'ppe'],
    ['ENG', 'Painter', 'You wear respiratory protection while spraying.', 'ppe'],
    ['ENG', 'Surveyor', 'You carry out stock condition surveys of our homes.', 'condition-surveys'],
    ['ITA', 'Tecnico', 'Ti occupi di ispezione degli edifici.', 'condition-surveys'],
  ])('ENG-10c are those of the thing itself (%s, %s: %s)', (language, title, text, concept) => {
    expect(conceptsIn(language, title, text)).toContain(concept);
  });

  it.each<Case>([
    ['ITA', 'Contabile', "Requisiti:\n- Iscrizione all'albo", 'allied-health-registration'],
    ['DUT', 'Schilder', 'Je draagt adembescherming bij het spuiten.', 'breathing-apparatus'],
    ['ITA', 'Operaio', 'Bando di concorso pubblico per un posto di operaio.', 'civil-service-exam'],
    [
      'ITA',
      'Autista',
      'Requisiti:\n- non avere procedimenti disciplinari in corso e gestione del protocollo',
      'grievances-disciplinary',
    ],
    ['ITA', 'Cassiera', 'Offriamo formazione informatica ai nuovi colleghi.', 'it-training'],
    ['FRE', 'Caissière', 'Nous offrons une formation bureautique aux nouveaux collègues.', 'it-training'],
    ['ENG', 'Waiter', 'You deliver to customers a warm experience.', 'multi-stop-delivery'],
  ])('ENG-10c are no others (%s, %s: %s)', (language, title, text, concept) => {
    expect(conceptsIn(language, title, text)).not.toContain(concept);
  });
});

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
    expect(conceptsIn(language, '', text)).not.toContain(concept);
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
    expect(conceptsIn(language, '', text)).toContain(concept);
  });

  it.each([
    ['Magazijnier', 'Je doet het stockbeheer, vindt je weg in Excel en bereidt bestellingen voor.', 'warehouse-worker'],
    ['Operator', 'Je stelt de machines in en volgt de productielijn op.', 'production-operator'],
    ['Operator', 'Je werkt aan CNC-machines: frezen, draaien en opmeten.', 'cnc-operator'],
  ])('ENG-10b %s: %s', (title, text, concept) => {
    expect(conceptsIn('DUT', title, text)).toContain(concept);
  });
});
