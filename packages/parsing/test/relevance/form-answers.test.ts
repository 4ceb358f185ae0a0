import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { aspectsOf } from '../aspects-of.ts';

const skills = (language: Language, text: string): readonly string[] =>
  aspectsOf(language, text, 'JOB_PROPERTY').map(({ conceptId }) => conceptId);

describe('a form that answers with no', () => {
  it.each<readonly [Language, string]>([
    ['DUT', 'Plaats: Gent\nThuiswerk: nee\nContract: vast'],
    ['DUT', 'Rijbewijs B\nNee\nUren\n38 per week'],
    ['FRE', 'Lieu : Namur\nTélétravail possible : Non\nContrat : CDI'],
    ['FRE', 'Télétravail\nNon\nPermis B\nNon'],
    ['ENG', 'Location: Leeds\nRemote working: No\nContract: permanent'],
    ['FRE', 'Encadrement Non • Télétravail possible Non Vos missions en bref'],
    ['DUT', 'Leidinggevend Nee • Thuiswerk mogelijk Nee • Start Direct'],
    ['ENG', 'Overtime No | Remote work No | Start Now'],
    ['ITA', 'Trasferte No • Smart working No • Inizio Subito'],
    ['ITA', 'Sede: Milano\nSmart working: No\nContratto: indeterminato'],
  ])('ENG-10c does not ask what its label names in %s: %s', (language, text) => {
    expect(skills(language, text)).toEqual([]);
  });

  it.each<readonly [Language, string, string]>([
    ['DUT', 'Plaats: Gent\nThuiswerk: ja\nContract: vast', 'remote-work'],
    ['FRE', 'Télétravail\nOui\nContrat\nCDI', 'remote-work'],
    ['ENG', 'Driving licence B: no points, please', 'driving-licence-b'],
    ['FRE', 'Encadrement Non • Télétravail possible Oui Vos missions en bref', 'remote-work'],
    ['ENG', 'Overtime No | Remote work no problem | Start Now', 'remote-work'],
    ['ITA', 'Smart working: due giorni\nContratto: indeterminato', 'remote-work'],
  ])('ENG-10c asks what it answers otherwise in %s: %s', (language, text, skill) => {
    expect(skills(language, text)).toContain(skill);
  });
});
