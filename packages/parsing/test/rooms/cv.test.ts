import { loadGazetteer } from '@counterpart/ontology';
import { describe, expect, it } from 'vitest';
import { findDateRanges } from '../../src/cv/dates/date-ranges.ts';
import { sectionOfWords } from '../../src/cv/layout/cv-headings.ts';
import { findContacts } from '../../src/cv/person/find-contacts.ts';
import { readCv } from '../../src/cv/read-cv.ts';
import { createLexicon } from '../../src/reading/lexicon.ts';
import { tokensOf } from '../../src/tokens/text-tokens.ts';
import { fewConcepts } from './few-words.ts';

const ranges = (text: string) =>
  findDateRanges(text, tokensOf(text)).map(({ dateFrom, dateTo, kind }) => [dateFrom, dateTo, kind]);

describe('a CV', () => {
  it('tells periods in words and numbers, and no period in a telephone number', () => {
    expect(ranges('maart 2018 - heden')).toEqual([['2018-03', null, 'range']]);
    expect(ranges('from 2010 to 2013')).toEqual([['2010', '2013', 'range']]);
    expect(ranges('0470 12 34 56')).toEqual([]);
  });
  it('has headings in any of the languages', () => {
    const section = (text: string) => sectionOfWords(tokensOf(text), 0, tokensOf(text).length);
    expect(section('My work experience')).toBe('experience');
    expect(section('Opleiding')).toBe('education');
    expect(section('Jan Peeters')).toBe(null);
  });
  it('tells how its owner is reached, and not how those are who speak for them', () => {
    const text = 'Ann Maes\nann@example.be\n\nReferenties:\nbob@example.be';
    expect(findContacts(text).email).toBe('ann@example.be');
    expect(findContacts('Referenties:\nbob@example.be').email).toBe(null);
  });
  it('is entries with a title, an employer and a period', () => {
    const ontology = fewConcepts('= occupation welder 7212\nnl lasser\nfr soudeur\nen welder\nit saldatore\n');
    const lexicon = createLexicon(ontology, loadGazetteer(), { hoursAMonth: 160, defaultRangeKm: 30 });
    const { name, workExperiences } = readCv(
      lexicon,
      'Ann Maes\n\nWerkervaring\n2018 - 2020\nLasser\nMetaal Desmet bv\n',
      'DUT',
    );
    expect(name?.text).toBe('Ann Maes');
    expect(workExperiences.map(({ title, company, dateFrom, dateTo }) => [title, company, dateFrom, dateTo])).toEqual([
      ['Lasser', 'Metaal Desmet bv', '2018', '2020'],
    ]);
  });
});
