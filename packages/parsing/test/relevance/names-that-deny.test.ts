import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { aspectsOf } from '../aspects-of.ts';

describe('what is asked by a name that begins with "no"', () => {
  it.each<readonly [Language, string]>([
    ['DUT', 'Je hebt geen hoogtevrees.'],
    ['FRE', 'Vous n’avez pas le vertige.'],
    ['ENG', 'You have no fear of heights.'],
    ['ITA', 'Requisiti: non soffrire di vertigini.'],
  ])('ENG-10c is work at height in %s: %s', (language, text) => {
    expect(aspectsOf(language, text, 'JOB_PROPERTY')).toMatchObject([{ conceptId: 'working-at-height' }]);
  });

  it.each<readonly [Language, string]>([
    ['DUT', 'Je hebt geen rijbewijs B nodig.'],
    ['FRE', 'Vous n’avez pas besoin du permis B.'],
    ['ENG', 'You do not need a driving licence B.'],
    ['ITA', 'Non è richiesta la patente B.'],
  ])('ENG-10c a denied licence is none in %s: %s', (language, text) => {
    expect(aspectsOf(language, text, 'JOB_PROPERTY')).toEqual([]);
  });
});
