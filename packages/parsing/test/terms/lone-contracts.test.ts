import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { aspectsOf } from '../aspects-of.ts';

function contractsIn(language: Language, text: string): readonly string[] {
  return aspectsOf(language, text, 'CONTRACT_TYPE').map(({ value }) => value);
}

describe('a weak word for a contract in a short ad that tells no other', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Wij zoeken een lasser in Gent.\nInterim, start onmiddellijk.', 'TEMPORARY'],
    ['DUT', 'Wij zoeken een lasser in Gent.\nFreelance, tarief in overleg.', 'SELF_EMPLOYED'],
    ['DUT', 'Kelner in Brugge. Tijdelijke versterking van het team.', 'TEMPORARY'],
    ['FRE', 'Nous cherchons un cuisinier à Lille.\nApprenti boulanger', 'APPRENTICESHIP'],
    ['FRE', 'Ouvrier saisonnier pour les vignes, à Cahors.', 'TEMPORARY'],
    ['FRE', 'Coach sportif indépendant, on te loue notre salle à Annecy.', 'SELF_EMPLOYED'],
    ['ENG', 'Noticeboard: student helper wanted for stables, Saturday mornings, £11 an hour.', 'STUDENT'],
    ['ENG', 'We are looking for a cook in Leeds.\nTemporary Christmas staff', 'TEMPORARY'],
    ['ITA', 'Cerchiamo un cuoco a Torino.\nPersonale stagionale', 'TEMPORARY'],
    ['ITA', 'Cerchiamo un cuoco a Torino.\nDiventa volontario!', 'VOLUNTEER'],
  ])('ENG-10e %s: "%s" is %s', (language, text, contract) => {
    expect(contractsIn(language, text)).toEqual([contract]);
  });

  it.each<readonly [Language, string]>([
    ['DUT', 'Wij zoeken een lasser in Gent.\nEen tijdelijke parkeerplaats voorzien wij.'],
    ['DUT', 'Wij zoeken een lasser in Gent.\nStudenten en docenten zijn jouw gesprekspartners.'],
    ['DUT', 'Kelner in Gent.\nStudenten, gepensioneerden, iedereen is welkom.'],
    ['FRE', 'Nous cherchons un cuisinier à Lille.\nLogement temporaire proposé.'],
    ['FRE', 'Nous cherchons un infirmier à Lille.\nVous formez des étudiants infirmiers.'],
    ['FRE', 'Libraire à Lille.\nLa librairie indépendante du centre'],
    ['ENG', 'We are looking for a cook in Leeds.\nTemporary accommodation can be arranged.'],
    ['ENG', 'We are looking for a cook in Leeds.\nStudents and staff are your customers.'],
    ['ITA', 'Cerchiamo un cuoco a Torino.\nAlloggio temporaneo disponibile.'],
  ])('ENG-10e %s: "%s" tells none', (language, text) => {
    expect(contractsIn(language, text)).toEqual([]);
  });

  it.each<readonly [Language, string, readonly string[]]>([
    ['ENG', 'Fruit picker in Kent, June to August.', ['TEMPORARY']],
    ['FRE', 'Cuisinier à Lille.\nDu 15 juin au 15 septembre, en camping', ['TEMPORARY']],
    ['DUT', 'Kok in Gent.\nVan mei tot september', ['TEMPORARY']],
    ['ENG', 'Cook in Leeds.\nWe are closed from June to August.', []],
    ['ENG', 'Cook in Leeds.\nOpen from June to August', []],
  ])('ENG-10e %s: the period of "%s" tells %j', (language, text, contracts) => {
    expect(contractsIn(language, text)).toEqual(contracts);
  });

  it('ENG-10e counts neither in a long ad nor beside a contract that is told', () => {
    const story =
      'We are a studio for dance and theatre in the heart of Leeds, and we teach people of all ages how to move, ' +
      'to listen and to enjoy themselves, from the first lesson to the evening on which they stand on our stage. ' +
      'Our building has four halls, a garden and a kitchen in which somebody always makes tea for whoever comes in.';
    expect(contractsIn('ENG', `We are looking for a cook in Leeds.\nStudent helper\n${story}`)).toEqual([]);
    expect(contractsIn('ENG', 'Cook in Leeds.\nStudent helper\nPermanent contract')).toEqual(['PERMANENT']);
  });
});
