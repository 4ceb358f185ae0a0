import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

const nameOf = (language: Language, text: string): string | null =>
  parser.parseCv({ text, language }).name?.text ?? null;

describe('ENG-18 the name on a form of an agency', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Kandidaat: R. (Ricardo) Pinas\nWoonplaats: Rotterdam', 'Ricardo Pinas'],
    ['DUT', 'Naam kandidaat: Mevr. A.M. (Anna) de Vries - van Dijk\nUtrecht', 'Anna de Vries-van Dijk'],
    ['FRE', 'Candidat : K. (Karim) Haddad\nRésidence : Mons', 'Karim Haddad'],
    ['ENG', 'Applicant: Ms J Patel\nHome town: Leicester', 'J Patel'],
    ['ITA', 'Candidato: R. (Riccardo) Pinas\nResidenza: Torino', 'Riccardo Pinas'],
  ])('stands behind the word for a candidate in %s: %s', (language, text, name) => {
    expect(nameOf(language, text)).toBe(name);
  });

  it.each<readonly [Language, string]>([
    ['DUT', 'Kandidaat: 4512\nRegio: Gent'],
    ['DUT', 'Kandidaat: Ervaren Magazijnier\nRegio: Gent'],
    ['FRE', 'Candidat : Aide-Soignante Expérimentée\nLille'],
    ['ENG', 'Candidate: Forklift Driver\nLocation: Swansea'],
    ['ITA', 'Candidata: impiegata contabile\nZona: Brescia'],
  ])('but no number and no trade does in %s: %s', (language, text) => {
    expect(nameOf(language, text)).toBeNull();
  });

  it.each<readonly [Language, string, string]>([
    ['DUT', 'Naam: P. (Piet) Bos\nAdres: Zwolle', 'Piet Bos'],
    ['DUT', 'Achternaam, voornaam: Bos, Eva\nUtrecht', 'Eva Bos'],
    ['FRE', 'Nom, prénom : Moreau, Julie\nBordeaux', 'Julie Moreau'],
    ['ENG', 'NAME: SMITH, JOHN\nLeeds', 'JOHN SMITH'],
    ['ITA', 'Cognome, nome: Conti, Elena\nParma', 'Elena Conti'],
    ['ITA', 'Nome: Marco Bellini, Verona', 'Marco Bellini'],
  ])('is as people are called in %s: %s', (language, text, name) => {
    expect(nameOf(language, text)).toBe(name);
  });

  it.each<readonly [Language, string, string]>([
    ['DUT', 'dhr. J. Bakker\nwonende te Zwolle', 'J. Bakker'],
    ['DUT', 'Dr. ir. Jan-Willem Kuipers\nAmsterdam', 'Jan-Willem Kuipers'],
    ['FRE', 'M. Luc Boulanger\n59000 Lille', 'Luc Boulanger'],
    ['ENG', 'Mrs Anna Cook\nBristol', 'Anna Cook'],
    ['ITA', 'Sig.ra Anna Fabbro\nBergamo', 'Anna Fabbro'],
  ])('has its title before it, and is then no trade in %s: %s', (language, text, name) => {
    expect(nameOf(language, text)).toBe(name);
  });
});
