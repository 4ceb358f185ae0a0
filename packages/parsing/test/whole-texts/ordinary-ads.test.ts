import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { aspectsOf } from '../aspects-of.ts';

describe('ads all in capitals', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'JE PROFIEL\n- ADR IS EEN PLUS\n- JE SPREEKT NEDERLANDS, ENGELS IS MEEGENOMEN', 'Nederlands'],
    ['FRE', 'TON PROFIL\n- ADR EST UN PLUS\n- TU PARLES FRANÇAIS, ANGLAIS APPRÉCIÉ', 'français'],
    ['ENG', 'YOUR PROFILE\n- ADR IS A PLUS\n- YOU SPEAK FRENCH, DUTCH IS WELCOME', 'French'],
    ['ITA', 'REQUISITI\n- ADR È UN PLUS\n- PARLI FRANCESE, INGLESE GRADITO', 'francese'],
  ])('ENG-10c %s: an item is no heading of the next one: %s', (language, text, spoken) => {
    const skills = aspectsOf(language, text, 'JOB_PROPERTY');
    expect(skills.find(({ conceptId }) => conceptId === 'adr-certificate')).toMatchObject({ required: false });
    const languages = aspectsOf(language, text, 'LANGUAGE');
    expect(languages.map(({ required }) => required)).toEqual([true, false]);
    expect(languages[0]?.matchedText.toLowerCase()).toBe(spoken.toLowerCase());
  });
  it.each<readonly [Language, string, string]>([
    ['DUT', 'DRINGEND GEZOCHT VOOR ONZE KLANT IN MECHELEN\nLASSER', 'Mechelen'],
    ['FRE', 'HÔTEL 4* - CANNES - POSTE LOGÉ - SAISON\nFEMME DE CHAMBRE (H/F)', 'Cannes'],
    ['ENG', 'ORDER PICKERS WANTED - TILBURG, NETHERLANDS - START MONDAY', 'Tilburg'],
    ['ITA', 'AGENZIA SELEZIONA PER AZIENDA CLIENTE DI PIACENZA\nMULETTISTA', 'Piacenza'],
  ])('ENG-10g %s: %s', (language, text, town) => {
    const places = aspectsOf(language, text, 'GEO').map(({ labels }) => labels[0]?.toLowerCase());
    expect(places).toEqual([town.toLowerCase()]);
  });
});

describe('ENG-10c what heads nothing', () => {
  it.each<readonly [Language, string, string]>([
    [
      'DUT',
      'MEDTECH BEDRIJF - GENT - CONTRACT 12 MAANDEN\n\n*** LABORANT ***\n\nWAT JE DOET\n- ELISA UITVOEREN',
      'elisa',
    ],
    ['FRE', 'SOCIÉTÉ PHARMA - GENT - CONTRAT 12 MOIS\n\n*** LABORANTIN ***\n\nCE QUE TU FAIS\n- TESTS ELISA', 'elisa'],
    [
      'ENG',
      'MEDTECH FIRM - GALWAY - 12 MONTH CONTRACT\n\n*** LABORATORY TECHNICIAN ***\n\nWHAT YOU DO\n- RUN ELISA',
      'elisa',
    ],
    [
      'ITA',
      'AZIENDA PHARMA - PISA - CONTRATTO 12 MESI\n\n*** TECNICO DI LABORATORIO ***\n\nCOSA FAI\n- TEST ELISA',
      'elisa',
    ],
  ])('%s: the first line in capitals: %s', (language, text, skill) => {
    expect(aspectsOf(language, text, 'JOB_PROPERTY').map(({ conceptId }) => conceptId)).toContain(skill);
  });
});

describe('ENG-10g a town among the facts below the first line', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Werken bij ons\nVerpleegkundige\nAmersfoort | 24-32 uur | mbo', 'Amersfoort'],
    ['FRE', 'Accueil | Offres\nGestionnaire de paie (H/F) - CDI - Lyon 3e\nPostuler', 'Lyon'],
    ['ENG', 'Jobs\nPayroll Officer\nFull time • Leeds • £30,000', 'Leeds'],
    ['ITA', 'Home / Offerte / Veneto / Padova\nContabile\nSede a Padova, zona industriale.', 'Padova'],
  ])('%s: %s', (language, text, town) => {
    expect(aspectsOf(language, text, 'GEO').map(({ labels }) => labels[0])).toEqual([town]);
  });
});

describe('ENG-10f what the wage is reckoned for', () => {
  it.each<readonly [Language, string]>([
    ['DUT', 'Je werkt 4/5, en verdient tussen 2.600 en 3.100 euro bruto op voltijdse basis.'],
    ['FRE', 'Mi-temps ou 3/4 temps, au choix, dans notre service.'],
    ['ENG', '21 hours per week (job share).\nFull-time equivalent salary £28,000 rising to £31,000.'],
    ['ITA', 'Part-time 20 ore. Stipendio full-time equivalente 24.000 euro.'],
  ])('%s: %s', (language, text) => {
    expect(aspectsOf(language, text, 'WORKING_HOURS')).toMatchObject([{ value: 'PART_TIME' }]);
  });
});

describe('ENG-10e contracts in passing and alone', () => {
  it('the firm is a contractor, and the job permanent', () => {
    const text = `Our client, a regional main contractor with a turnover of £80m, needs a Quantity Surveyor.
- Subcontract procurement
Package: £55,000, car allowance, 26 days off. Permanent. Hybrid.`;
    expect(aspectsOf('ENG', text, 'CONTRACT_TYPE')).toMatchObject([{ value: 'PERMANENT' }]);
  });
  it.each<readonly [Language, string]>([
    ['FRE', 'Contrat saisonnier de mars à novembre qui peut devenir un CDI.'],
    ['ITA', 'Contratto a termine di sei mesi che può diventare a tempo indeterminato.'],
    ['DUT', 'Tijdelijk contract van zes maanden dat vast kan worden.'],
  ])('%s: %s', (language, text) => {
    const contracts = aspectsOf(language, text, 'CONTRACT_TYPE').map(({ value }) => value);
    expect(contracts).toContain('PERMANENT_POSSIBLE');
    expect(contracts).not.toContain('PERMANENT');
  });
});

describe('ENG-10 how well a language is asked', () => {
  it.each<readonly [Language, string, readonly (readonly [string, string | null])[]]>([
    [
      'DUT',
      'Vereist: vlot Nederlands, wat Engels voor de handleidingen.',
      [
        ['DUT', 'B2'],
        ['ENG', 'A2'],
      ],
    ],
    ['DUT', 'Een goede basis Frans is nodig.', [['FRE', 'B1']]],
    [
      'FRE',
      'Français parfait et très bonne connaissance du néerlandais.',
      [
        ['FRE', 'C1'],
        ['DUT', 'C1'],
      ],
    ],
    [
      'ENG',
      'You speak fluent French and a little Dutch.',
      [
        ['FRE', 'C1'],
        ['DUT', 'A2'],
      ],
    ],
    [
      'ITA',
      "Richiesto ottimo inglese e un po' di francese.",
      [
        ['ENG', 'C1'],
        ['FRE', 'A2'],
      ],
    ],
  ])('%s: %s', (language, text, levels) => {
    const found = aspectsOf(language, text, 'LANGUAGE').map(({ value, level }) => [value, level]);
    expect(found).toEqual(levels);
  });
  it.each<readonly [Language, string, string]>([
    ['ITA', "Chi cerchiamo\n- precisione\n- l'inglese non è necessario ma aiuta", 'ENG'],
    ['FRE', "Ton profil\nL'anglais n'est pas indispensable mais aide.", 'ENG'],
    ['ENG', 'Your profile\nFrench is not needed but helps.', 'FRE'],
  ])('%s: not needed, and none the less of help: %s', (language, text, spoken) => {
    expect(aspectsOf(language, text, 'LANGUAGE').map(({ value }) => value)).toEqual([spoken]);
  });
});

describe('ENG-10c what stays with others is no task', () => {
  it.each<readonly [Language, string]>([
    ['DUT', 'Leraar\nJe geeft les aan vijf klassen. Het mentoraat blijft bij een collega.'],
    ['ITA', "Elettricista\nPosi i cavi. I preventivi e l'amministrazione restano all'ufficio."],
    ['FRE', 'Électricien\nTu poses les câbles. Les devis et la comptabilité restent au bureau.'],
    ['ENG', 'Electrician\nYou lay cables. Quotations and bookkeeping stay with the office.'],
  ])('%s: %s', (language, text) => {
    const others = /mentoraat|preventivi|amministrazione|devis|comptabilité|quotations|bookkeeping/i;
    const skills = aspectsOf(language, text, 'JOB_PROPERTY').filter(({ matchedText }) => others.test(matchedText));
    expect(skills).toEqual([]);
  });
});
