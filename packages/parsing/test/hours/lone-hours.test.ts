import type { Language, WorkingHours } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { aspectsOf } from '../aspects-of.ts';

function hoursIn(language: Language, text: string): readonly string[] {
  return aspectsOf(language, text, 'WORKING_HOURS').map(({ value }) => value);
}

describe('hours that are a line of a short ad', () => {
  it.each<readonly [Language, string, WorkingHours]>([
    ['DUT', 'Wij zoeken een kok in Gent.\nDrie dagdelen', 'PART_TIME'],
    ['DUT', 'Wij zoeken een kok in Gent.\nEen 80%-job', 'PART_TIME'],
    ['DUT', 'Wij zoeken een kok in Gent.\nAlleen op woensdagnamiddag en zaterdag', 'PART_TIME'],
    ['DUT', 'Wij zoeken een kok in Gent.\nFulltime, 32 uur is ook bespreekbaar.', 'MIXED'],
    ['FRE', 'Nous cherchons un cuisinier à Lille.\n100 %', 'FULL_TIME'],
    ['FRE', 'Nous cherchons un cuisinier à Lille.\nLe lundi, le mardi et le jeudi', 'PART_TIME'],
    ['FRE', 'Nous cherchons un cuisinier à Lille.\nQuatre heures par jour', 'PART_TIME'],
    ['ENG', 'We are looking for a cook in Leeds.\nFT', 'FULL_TIME'],
    ['ENG', 'We are looking for a cook in Leeds.\nSaturdays', 'PART_TIME'],
    ['ENG', 'We are looking for a cook in Leeds.\n22.5 hrs', 'PART_TIME'],
    ['ITA', 'Cerchiamo un cuoco a Torino.\nSolo weekend', 'PART_TIME'],
    ['ITA', 'Cerchiamo un cuoco a Torino.\n4 ore al giorno', 'PART_TIME'],
  ])('ENG-10f %s: "%s" is %s', (language, text, hours) => {
    expect(hoursIn(language, text)).toEqual([hours]);
  });

  it.each<readonly [Language, string]>([
    ['DUT', 'Wij zoeken een kok in Gent.\nOpen 6 uur per dag'],
    ['DUT', 'Wij zoeken een kok in Gent.\nJe berekent de prestaties van voltijdse arbeiders.'],
    ['FRE', 'Nous cherchons un cuisinier à Lille.\nVous établissez les plannings du personnel à temps partiel.'],
    ['ENG', 'We are looking for a cook in Leeds.\n20% staff discount'],
    ['ITA', 'Cerchiamo un cuoco a Torino.\nUn corso di 40 ore'],
  ])('ENG-10f %s: "%s" tells none', (language, text) => {
    expect(hoursIn(language, text)).toEqual([]);
  });

  it('ENG-10f gives way to hours that are told', () => {
    expect(hoursIn('ENG', 'Full-time cook in Leeds.\nSaturdays')).toEqual(['FULL_TIME']);
  });
});
