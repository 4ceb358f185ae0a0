import type { Aspects } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { addPhrase, offeredPhrases, phrasesOfParsedJob } from '../../src/state/profile/phrase-offers.ts';

const hit = { start: 0, end: 6, field: 'text' as const, confidence: 1, required: null };
const skills = (...labels: string[]): Aspects => ({
  hardSkills: {
    type: 'concepts',
    weight: 150,
    required: true,
    value: labels.map((label) => ({ id: label, label, weight: 50, required: false })),
  },
});

describe('phrases of a parsed job', () => {
  it('are told once each, in the order of the text, and nothing else is', () => {
    expect(
      phrasesOfParsedJob([
        { aspectType: 'PHRASE', ...hit, matchedText: 'wijnkaart opstellen' },
        { aspectType: 'JOB_PROPERTY', ...hit, conceptId: 'x', matchedText: 'tapinstallatie' },
        { aspectType: 'PHRASE', ...hit, matchedText: 'dagmenu' },
        { aspectType: 'PHRASE', ...hit, matchedText: 'Wijnkaart opstellen' },
      ]),
    ).toEqual(['wijnkaart opstellen', 'dagmenu']);
  });

  it('MAT-18a a phrase is offered until a hard skill has its words, whatever their case', () => {
    const phrases = ['wijnkaart opstellen', 'dagmenu'];
    expect(offeredPhrases(phrases, {})).toEqual(phrases);
    expect(offeredPhrases(phrases, skills('DAGMENU'))).toEqual(['wijnkaart opstellen']);
  });

  it('a phrase that is added is a skill of weight 100, not required, looked for by its words', () => {
    const added = addPhrase(skills('MIG'), 'dagmenu', 'n1');
    expect(added.hardSkills).toMatchObject({ weight: 150, required: true });
    expect(added.hardSkills?.value).toEqual([
      { id: 'MIG', label: 'MIG', weight: 50, required: false },
      { id: 'n1', label: 'dagmenu', weight: 100, required: false, custom: true },
    ]);
    expect(offeredPhrases(['dagmenu'], added)).toEqual([]);
    expect(addPhrase({}, 'dagmenu', 'n1').hardSkills).toMatchObject({ weight: 100, required: false });
  });

  it('what is a skill already is not added again', () => {
    const before = skills('Dagmenu');
    expect(addPhrase(before, 'dagmenu', 'n1')).toBe(before);
  });
});
