import { describe, expect, it } from 'vitest';
import { passagesOf } from '../../src/state/results/details/passages.ts';
import { item } from './a-match.ts';

const place = (field: string, start: number, end: number) => ({ source: 'CV_TEXT' as const, field, start, end });

describe('the evidence on paper', () => {
  it('DET-05 has each item once, at its first place, with the whole words around it on that line', () => {
    const cvText =
      'Eerste regel.\nGedurende tien jaar werkte zij in de zware metaalbouw aan TIG-lassen van inox leidingen voor de voedingsindustrie in Gent.\nLassen.';
    const start = cvText.indexOf('TIG-lassen');
    const again = cvText.lastIndexOf('Lassen');
    const [only, ...others] = passagesOf(
      [item('lassen', { matchedTo: [place('cvText', start, start + 10), place('cvText', again, again + 6)] })],
      'FORWARD',
      { id: 'c1', cvText },
    );
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      before: '… jaar werkte zij in de zware metaalbouw aan ',
      words: 'TIG-lassen',
      after: ' van inox leidingen voor de voedingsindustrie …',
    });
  });

  it('reads entries of lists, leaves tags out, and has nothing of the profile or of the other direction', () => {
    const text = '<b>Nam</b> <i>pompen</i> in onderhoud 👷🏽‍♀️';
    const start = text.indexOf('pompen');
    const document = { id: 'c1', workExperiences: [{ text: 'Iets anders' }, { text }] };
    const at = place('workExperiences[1].text', start, start + 6);
    const passages = passagesOf(
      [
        item('pompen', { matchedTo: [place('matchProfile.aspects.hardSkills', 0, 3), at] }),
        item('dagploeg', { scoreType: 'REVERSE', matchedTo: [at] }),
        item('nergens', { matchedTo: [place('cvText', 2, 6)] }),
      ],
      'FORWARD',
      document,
    );
    expect(passages.map(({ before, words, after }) => [before, words, after])).toEqual([
      ['Nam ', 'pompen', ' in onderhoud 👷🏽‍♀️'],
    ]);
  });
});
