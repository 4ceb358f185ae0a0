import type { Language } from '@counterpart/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDateRanges } from '../../src/cv/dates/date-ranges.ts';
import { tokensOf } from '../../src/tokens/text-tokens.ts';
import { parser } from '../test-ontology.ts';

const LANGUAGES: readonly Language[] = ['DUT', 'FRE', 'ENG', 'ITA'];
const SNIPPETS = [
  'Werkervaring\n',
  'EDUCATION\n',
  'Talen: ',
  '2018 - 2020',
  'depuis mars 2019 ',
  "'15–'18 ",
  '03/2019 – heden',
  '01.02.2018',
  'lasser',
  'Firma NV',
  ' bij ',
  ', ',
  ' | ',
  '\n',
  '\n\n',
  '\t',
  '- ',
  '(',
  ')',
  '9000 Gent',
  'Woonplaats: ',
  'bachelor ',
  'Hogeschool ',
  '<p>',
  '</li>',
  '\u0000',
  '😀',
];
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fc.constantFrom(...SNIPPETS), { maxLength: 40 }).map((parts) => parts.join('')),
);

describe('any CV text', () => {
  it('is read without failing, and every part holds what its characters say', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...LANGUAGES), (text, language) => {
        const { workExperiences, educations } = parser.parseCv({ text, language });
        for (const entry of [...workExperiences, ...educations]) {
          const { spans } = entry;
          const values = Object.fromEntries(Object.entries(entry).filter(([, value]) => typeof value === 'string'));
          for (const [name, { start, end }] of Object.entries(spans)) {
            expect(end).toBeGreaterThan(start);
            expect(end).toBeLessThanOrEqual(text.length);
            if (name !== 'dates' && !text.includes('<')) expect(text.slice(start, end)).toBe(values[name]);
          }
          for (const date of [entry.dateFrom, entry.dateTo]) expect(date ?? '2000').toMatch(/^\d{4}(?:-\d{2})?$/);
        }
      }),
      { seed: 21, numRuns: 600 },
    );
  });
  it('enriching what was read from it changes nothing', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...LANGUAGES), (cvText, language) => {
        const once = parser.enrich('CANDIDATE', { id: 'x', language, cvText }, { today: '2026-01-01' });
        expect(parser.enrich('CANDIDATE', once.document, { today: '2026-01-01' })).toEqual(once);
      }),
      { seed: 22, numRuns: 200 },
    );
  });
  it('is bounded: one endless word, 100,000 lines of dates and every cue repeated', () => {
    const parts = [
      '2018 ',
      '2018 - ',
      '2018 - 2019\n',
      'mrt 2019 ',
      'van ',
      'bij Jan ',
      'Werkervaring ',
      'Werkervaring: ',
      'Woonplaats: Gent ',
      'wonende te Gent ',
      '(',
      ' • ',
      'Lasser\nFirma\n2018-2019\n',
      'Opleiding\nBachelor school 2018\n',
    ];
    const texts = [
      'x'.repeat(5_000_000),
      ...parts.map((part) => `Werkervaring\n${part.repeat(300_000 / part.length)}`),
    ];
    texts.push('2018 - 2019 lasser\n'.repeat(100_000));
    for (const text of texts) {
      const { workExperiences, educations } = parser.parseCv({ text, language: 'DUT' });
      expect(workExperiences.length + educations.length).toBeLessThanOrEqual(100);
    }
  }, 60_000);
});

describe('the finder of dates', () => {
  const dates = (text: string): readonly string[] =>
    findDateRanges(text, tokensOf(text)).map(
      ({ dateFrom, dateTo, kind }) => `${dateFrom}..${dateTo ?? ''}${kind === 'point' ? ' point' : ''}`,
    );
  it.each([
    ['03/2019 - 12/2021', '2019-03..2021-12'],
    ['mrt 2019 – heden', '2019-03..'],
    ['sept. 2020 à ce jour', '2020-09..'],
    ['depuis 2018', '2018..'],
    ['da marzo 2018 a oggi', '2018-03..'],
    ['2015-2018', '2015..2018'],
    ['’15–’18', '2015..2018'],
    ['sinds 2020', '2020..'],
    ['Jan 2018 to present', '2018-01..'],
    ['2018-03 – 2019-11', '2018-03..2019-11'],
    ['01.02.2018 - 31.12.2019', '2018-02..2019-12'],
    ['09/15 - 03/18', '2015-09..2018-03'],
    ['2008/09', '2008..2009'],
    ['2013-14', '2013..2014'],
    ['05/2017 - ...', '2017-05..'],
    ['maart - juni 2024', '2024-03..2024-06'],
    ['1er mars 2019 au 30 juin 2020', '2019-03..2020-06'],
    ['zomer 2015', '2015..2015'],
    ['juni 2014', '2014-06..2014-06 point'],
  ])('reads %s', (text, expected) => {
    expect(dates(text)).toEqual([expected]);
  });
  it('takes no post code after letters, amount or version for a period', () => {
    expect(dates('L-4170 Esch, niveau 2.2, 480 medewerkers, 36 k€')).toEqual([]);
  });
});
