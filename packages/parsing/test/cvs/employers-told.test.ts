import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { jobs } from './cv-told.ts';

const HEADS: Readonly<Record<Language, string>> = {
  DUT: 'Jan Peeters\nGent\n\nWERKERVARING\n',
  FRE: 'Luc Masson\nNamur\n\nEXPÉRIENCE\n',
  ENG: 'Ian Barlow\nLeeds\n\nEXPERIENCE\n',
  ITA: 'Aldo Serra\nParma\n\nESPERIENZA\n',
};

describe('ENG-19 an employer and a title on one line', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', '2011 - 2015: bij VDL als lasser', 'lasser | VDL'],
    ['FRE', '2011 - 2015 : chez Renault comme soudeur', 'soudeur | Renault'],
    ['ENG', '2011 - 2015: at Tesco as a cashier', 'cashier | Tesco'],
    ['ITA', '2011 - 2015: presso Fiat come saldatore', 'saldatore | Fiat'],
  ])('the title follows its employer (%s: %s)', (language, line, job) => {
    expect(jobs(language, HEADS[language] + line)).toEqual([`${job} | 2011 | 2015`]);
  });

  it.each<readonly [Language, string, string]>([
    ['DUT', '2011 - 2015: Stikster bij confectieatelier Van de Velde', 'Stikster | confectieatelier Van de Velde'],
    ['FRE', '2011 - 2015 : vendeuse au sein de la boutique Morgane', 'vendeuse | la boutique Morgane'],
    ['ENG', '2011 - 2015: seamstress at dress shop Bella Moda', 'seamstress | dress shop Bella Moda'],
    ['ITA', '2011 - 2015: sarta presso il piccolo atelier Bianchi', 'sarta | piccolo atelier Bianchi'],
    // what no name follows is rather a part of the story
    ['ENG', '2011 - 2015: clerk at the busy head office downtown', 'clerk at the busy head office downtown | '],
  ])('what kind of firm it is stands before its name (%s: %s)', (language, line, job) => {
    expect(jobs(language, HEADS[language] + line)).toEqual([`${job} | 2011 | 2015`]);
  });
});
