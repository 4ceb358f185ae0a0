import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { conceptsIn } from '../names/concepts-in.ts';

type Case = readonly [Language, string, string, string];

describe('ENG-10c licences and certificates that somebody hands out', () => {
  it.each<Case>([
    ['DUT', 'Medewerker burgerzaken', 'Uitgifte van paspoorten en rijbewijzen aan het loket.', 'driving-licence'],
    ['DUT', 'Medewerker burgerzaken', 'Omwisseling van een buitenlands rijbewijs.', 'driving-licence'],
    ['DUT', 'Medewerker burgerzaken', 'Aanvragen van verklaringen omtrent het gedrag voor burgers.', 'vog'],
    ['FRE', "Agent d'état civil", 'Délivrance des passeports et des permis de conduire.', 'driving-licence'],
    ['FRE', "Agent d'état civil", 'Traitement des extraits de casier judiciaire.', 'vog'],
    ['FRE', "Agent d'état civil", 'Échange de permis de conduire étrangers.', 'driving-licence'],
    ['ENG', 'Licensing clerk', 'Issue driving licences to the residents of the county.', 'driving-licence'],
    ['ENG', 'Volunteer officer', 'You process DBS checks for our volunteers.', 'vog'],
    ['ITA', 'Impiegato comunale', 'Rilascio delle carte di identità e delle patenti di guida.', 'driving-licence'],
    ['ITA', 'Impiegato comunale', 'Gestisce le richieste di certificati penali.', 'vog'],
  ])('%s (%s): "%s" asks no %s', (language, title, text, concept) => {
    expect(conceptsIn(language, title, text)).not.toContain(concept);
  });

  it.each<Case>([
    ['DUT', 'Koerier', 'Uitgifte van pakketten. Je hebt een rijbewijs B.', 'driving-licence-b'],
    ['DUT', 'Begeleider', 'Voor de aanvraag van je VOG zorgen wij.', 'vog'],
    ['DUT', 'Begeleider', 'Verlengen van contracten, een verklaring omtrent het gedrag is nodig.', 'vog'],
    ['FRE', 'Livreur', 'Délivrer les colis aux clients, permis de conduire exigé.', 'driving-licence'],
    ['DUT', 'Koerier', 'Uitgifte van pakketten met rijbewijs B.', 'driving-licence-b'],
    ['ENG', 'Bus driver', 'Issue tickets to passengers. A driving licence is required.', 'driving-licence'],
    ['ENG', 'Carer', 'Renewal of a DBS check every year is a condition.', 'vog'],
    ['ITA', 'Fattorino', 'Rilascio delle ricevute, patente di guida richiesta.', 'driving-licence'],
  ])('%s (%s): "%s" asks %s', (language, title, text, concept) => {
    expect(conceptsIn(language, title, text)).toContain(concept);
  });
});

describe('ENG-10c what a firm has where it works', () => {
  it.each<Case>([
    ['DUT', 'Leerkracht', 'Profiel\nJe hebt een diploma.\nOnze school heeft een labo robotica.', 'robotics'],
    ['FRE', 'Enseignant', "Profil\nVous avez un diplôme.\nNotre école dispose d'un atelier de soudure.", 'welding'],
    ['ENG', 'Teacher', 'Requirements\nA degree.\nOur school has its own welding shop and robotics lab.', 'robotics'],
    ['ITA', 'Insegnante', 'Requisiti\nUna laurea.\nLa nostra scuola ha un laboratorio di robotica.', 'robotics'],
  ])('%s (%s): "%s" asks no %s', (language, title, text, concept) => {
    expect(conceptsIn(language, title, text)).not.toContain(concept);
  });

  it.each<Case>([
    ['DUT', 'Leerkracht', 'Profiel\nJe hebt een diploma.\nOnze leerlingen leren robotica.', 'robotics'],
    ['FRE', 'Enseignant', 'Profil\nVous avez un diplôme.\nNotre école vous confie un atelier de soudure.', 'welding'],
    ['ENG', 'Teacher', 'Requirements\nA degree.\nOur school has a robotics lab that you run.', 'robotics'],
    ['DUT', 'Leerkracht', 'Profiel\nJe hebt een diploma.\nOnze school vraagt robotica.', 'robotics'],
    ['ITA', 'Insegnante', 'Requisiti\nUna laurea.\nIl nostro candidato ha esperienza di robotica.', 'robotics'],
  ])('%s (%s): "%s" asks %s', (language, title, text, concept) => {
    expect(conceptsIn(language, title, text)).toContain(concept);
  });
});

describe('ENG-10c the field of a colleague', () => {
  it.each<Case>([
    ['DUT', 'Boekhouder', 'Je werkt samen met de verantwoordelijken onderhoud.', 'maintenance'],
    ['DUT', 'Boekhouder', 'Je werkt samen met de collega’s van facturatie.', 'invoicing'],
    ['FRE', 'Comptable', 'Vous travaillez en lien avec le référent facturation.', 'invoicing'],
    ['FRE', 'Comptable', 'Relations avec les référentes facturation.', 'invoicing'],
    ['ENG', 'Accountant', 'You work with the invoicing lead.', 'invoicing'],
    ['DUT', 'Boekhouder', 'Je werkt samen met de verantwoordelijken lassen.', 'welding'],
    ['DUT', 'Boekhouder', 'Je werkt samen met facturatie.', 'invoicing'],
    ['FRE', 'Comptable', 'Vous travaillez en lien avec la facturation.', 'invoicing'],
    ['FRE', 'Comptable', 'Vous travaillez en lien avec le référent soudure.', 'welding'],
    ['ENG', 'Accountant', 'You work with invoicing and marketing.', 'invoicing'],
    ['ITA', 'Contabile', 'Lavorerai con la fatturazione.', 'invoicing'],
    ['ITA', 'Contabile', "Lavorerai con l'addetta saldatura.", 'welding'],
  ])('%s (%s): "%s" asks no %s', (language, title, text, concept) => {
    expect(conceptsIn(language, title, text)).not.toContain(concept);
  });
  it.each<Case>([
    ['DUT', 'Boekhouder', 'Je staat in voor de facturatie.', 'invoicing'],
    ['FRE', 'Comptable', 'Vous assurez la facturation avec le référent.', 'invoicing'],
    ['ENG', 'Accountant', 'You lead on invoicing.', 'invoicing'],
    ['ITA', 'Contabile', 'Lavorerai alla fatturazione.', 'invoicing'],
  ])('%s (%s): "%s" asks %s', (language, title, text, concept) => {
    expect(conceptsIn(language, title, text)).toContain(concept);
  });
});

describe('ENG-10c the courses that a firm gives', () => {
  it.each<Case>([
    ['DUT', 'Verzorgende', 'Je krijgt bij ons een opleiding:\n- e-learning\n- training reanimatie', 'e-learning'],
    ['ENG', 'Carer', 'We provide full training, including:\n- first aid\n- moving and handling', 'first-aid'],
    ['ENG', 'Carer', 'You will receive:\n- first aid training\n- a uniform', 'first-aid'],
  ])('%s (%s): "%s" asks no %s', (language, title, text, concept) => {
    expect(conceptsIn(language, title, text)).not.toContain(concept);
  });
  it.each<Case>([
    ['DUT', 'Verzorgende', 'Dit doe je:\n- je geeft e-learning\n- je leidt op', 'e-learning'],
    ['ENG', 'Carer', 'You bring:\n- first aid\n- moving and handling', 'first-aid'],
  ])('%s (%s): "%s" asks %s', (language, title, text, concept) => {
    expect(conceptsIn(language, title, text)).toContain(concept);
  });
});

describe('ENG-10c what a promise to treat all alike names', () => {
  it.each<Case>([
    [
      'DUT',
      'Ingenieur',
      'Bij Ferrum wordt iedereen gelijk beloond, zonder onderscheid naar geloof of lassen.',
      'welding',
    ],
    ['FRE', 'Ingénieur', "L'entreprise traite chacun sans distinction d'origine, de soudure ou de santé.", 'welding'],
    [
      'ENG',
      'Engineer',
      'Profile\nA degree.\nPay and training for all, welding included, are set without discrimination.',
      'welding',
    ],
    ['ITA', 'Ingegnere', 'La selezione avviene senza distinzione di origine, saldatura o salute.', 'welding'],
  ])('%s (%s): "%s" asks no %s', (language, title, text, concept) => {
    expect(conceptsIn(language, title, text)).not.toContain(concept);
  });
  it.each<Case>([
    ['DUT', 'Ingenieur', 'Zonder onderscheid naar leeftijd: we zoeken iemand met ervaring in lassen.', 'welding'],
    ['FRE', 'Ingénieur', 'Vous assurez la soudure sans distinction entre les clients.', 'welding'],
    ['ENG', 'Engineer', 'You do the welding for all customers without discrimination.', 'welding'],
    ['ITA', 'Ingegnere', 'Senza distinzione di genere cerchiamo chi ha esperienza di saldatura.', 'welding'],
  ])('%s (%s): "%s" asks %s', (language, title, text, concept) => {
    expect(conceptsIn(language, title, text)).toContain(concept);
  });
});

describe('ENG-10c fields of study behind "such as"', () => {
  it.each<Case>([
    ['DUT', 'Ingenieur', 'Een diploma in een technisch domein, zoals mechatronica, robotica of fysica.', 'robotics'],
    [
      'FRE',
      'Ingénieur',
      'Un diplôme dans un domaine technique, tel que la mécatronique, la robotique ou la physique.',
      'robotics',
    ],
    [
      'ENG',
      'Engineer',
      'A degree in a STEM field, such as Computer Science, Robotics, Physics or Automation.',
      'robotics',
    ],
    ['ITA', 'Ingegnere', 'Una laurea in un ambito tecnico, come meccatronica, robotica o fisica.', 'robotics'],
  ])('%s (%s): "%s" asks no %s', (language, title, text, concept) => {
    expect(conceptsIn(language, title, text)).not.toContain(concept);
  });
  it.each<Case>([
    ['ENG', 'Engineer', 'A degree in a technical field, such as physics, and solid robotics.', 'robotics'],
    ['ENG', 'Engineer', 'A degree in a technical field, such as physics, with robotics.', 'robotics'],
    ['ENG', 'Engineer', 'A degree and experience in a technical field, such as physics, robotics.', 'robotics'],
    ['ENG', 'Engineer', 'You know a technical field, such as robotics.', 'robotics'],
    ['DUT', 'Ingenieur', 'Een diploma en kennis van systemen zoals robotica.', 'robotics'],
  ])('%s (%s): "%s" asks %s', (language, title, text, concept) => {
    expect(conceptsIn(language, title, text)).toContain(concept);
  });
});

describe('ENG-10c the fields of teams in brackets', () => {
  it.each<Case>([
    ['DUT', 'Tester', 'Je werkt samen met alle teams (firmware, robotica, marketing).', 'robotics'],
    ['FRE', 'Testeuse', 'Vous travaillez en lien avec les équipes (firmware, robotique, marketing).', 'robotics'],
    ['ENG', 'Tester', 'You work with teams (firmware, robotics, marketing and QA) from early on.', 'robotics'],
    ['ITA', 'Tester', 'Lavorerai con i reparti (firmware, robotica, marketing).', 'robotics'],
  ])('%s (%s): "%s" asks no %s', (language, title, text, concept) => {
    expect(conceptsIn(language, title, text)).not.toContain(concept);
  });
  it.each<Case>([
    ['ENG', 'Developer', 'You work with teams (React, robotics and AWS) from early on.', 'robotics'],
    ['ENG', 'Developer', 'You work with tools (robotics, marketing, QA) from early on.', 'robotics'],
  ])('%s (%s): "%s" asks %s', (language, title, text, concept) => {
    expect(conceptsIn(language, title, text)).toContain(concept);
  });
});
