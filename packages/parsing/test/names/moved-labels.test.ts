import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { conceptsIn } from './concepts-in.ts';

describe('a label that names another thing', () => {
  it.each<readonly [Language, string, string, string]>([
    ['ITA', 'Mansioni\n- dichiarazioni dei redditi dei clienti', 'tax-law', 'tax-returns-preparing'],
    ['FRE', 'Missions\n- préparer les reportings de gestion', 'variance-analysis', 'management-reporting'],
    ['ITA', 'Requisiti\n- esperienza nel controllo di gestione', 'variance-analysis', 'management-control'],
    ['ENG', 'Profile\n- you know NIS2', 'iso-27001', 'nis2'],
    ['ENG', 'Profile\n- you manage devices by group policies', 'sccm', 'group-policy'],
    ['DUT', 'Profiel\n- je kent cGMP', 'gmp-annex1', 'gmp'],
    ['ENG', 'Profile\n- knowledge of net asset value calculation', 'fund-vehicles', 'fund-accounting'],
    ['FRE', 'Missions\n- rédiger les contrats avec les fournisseurs', 'contract-law', 'contract-drafting'],
    ['DUT', 'Taken\n- contracten opstellen en nalezen', 'contract-law', 'contract-drafting'],
    ['ITA', 'Mansioni\n- redazione di contratti commerciali', 'contract-law', 'contract-drafting'],
    ['ENG', 'Tasks\n- batch release of the finished products', 'stability-release', 'batch-release'],
  ])('ENG-10c is with the concept of that thing (%s): %s', (language, text, other, concept) => {
    const found = conceptsIn(language, '', text);
    expect(found).toContain(concept);
    expect(found).not.toContain(other);
  });
});

describe('a product, an examination or a field of law', () => {
  it.each<readonly [Language, string, string, string]>([
    ['ENG', 'Profile\n- experience with SSRS', 'ssis', 'ssrs'],
    ['ITA', 'Requisiti\n- esperienza con Crystal Reports', 'sap-bo', 'crystal-reports'],
    ['FRE', 'Profil\n- vous maîtrisez Basware', 'peppol', 'basware'],
    ['DUT', 'Profiel\n- je kent SAP BTP', 's4hana', 'sap-btp'],
    ['ENG', 'Profile\n- you hold a CISM certificate', 'cissp', 'cism'],
    ['FRE', 'Profil\n- connaissance du droit de la santé', 'regulatory-law-fields', 'health-law'],
    ['DUT', 'Profiel\n- kennis van internationaal recht', 'eu-public-law', 'international-law'],
  ])('ENG-10c is not shown as another one of its kind (%s): %s', (language, text, other, concept) => {
    const found = conceptsIn(language, '', text);
    expect(found).toContain(concept);
    expect(found).not.toContain(other);
  });
});

describe('a word with another everyday sense', () => {
  it.each<readonly [Language, string, string, string]>([
    ['ENG', 'Tasks\n- you refit the retrofit parts of old trams', 'Tram mechanic', 'retrofit'],
    ['ITA', 'Requisiti\n- conoscenza di elementi di informatica', 'Operaio', 'informatica'],
    ['ENG', 'Tasks\n- cash management at the till', 'Waiter', 'treasury'],
    ['FRE', 'Profil\n- vous êtes agile et réactif', 'Serveur', 'agile'],
    ['FRE', 'Missions\n- établir les bilans psychologiques', 'Psychologue', 'annual-accounts'],
    ['ENG', 'Tasks\n- face-to-face meetings with pupils', 'Teacher', 'customer-visits'],
  ])('ENG-10c is no skill of another sector (%s): %s', (language, text, title, concept) => {
    expect(conceptsIn(language, title, text)).not.toContain(concept);
  });
});

describe('a title that is another job', () => {
  it.each<readonly [Language, string, string, string]>([
    ['ENG', 'Data protection officer', 'compliance-officer', 'data-protection-officer'],
    ['FRE', 'Délégué à la protection des données', 'compliance-officer', 'data-protection-officer'],
    ['DUT', 'Tendermanager', 'contract-manager', 'tender-manager'],
    ['ITA', 'Addetta gare', 'contract-manager', 'tender-manager'],
    ['FRE', 'Secrétaire', 'executive-assistant', 'secretary'],
    ['DUT', 'Tolk', 'translator', 'interpreter'],
    ['ENG', 'R&D engineer', 'design-engineer-mechanical', 'rd-engineer'],
  ])('ENG-10b is its own job (%s): %s', (language, title, other, concept) => {
    const found = conceptsIn(language, title, '');
    expect(found).toContain(concept);
    expect(found).not.toContain(other);
  });
});
