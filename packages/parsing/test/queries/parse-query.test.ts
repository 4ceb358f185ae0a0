import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../test-ontology.ts';

function items(query: string, language: Language = 'DUT'): readonly string[] {
  return parser.parseQuery({ query, language }).map(({ type, text, start, end, range, rangeUnit }) => {
    expect(query.slice(start, end)).toBe(text);
    return range === undefined ? `${type} ${text}` : `${type} ${text} ${range} ${rangeUnit}`;
  });
}

describe('parseQuery', () => {
  it('ENG-11 finds function, location with range, and company', () => {
    expect(items('java developer Gent 20km bij Barco')).toEqual([
      'FUNCTION java developer',
      'LOCATION Gent 20 KILOMETER',
      'COMPANY Barco',
    ]);
  });
  it('ENG-11 takes a name with capitals or a legal form for a company, also without a preposition', () => {
    expect(items('java developer Colruyt')).toEqual(['FUNCTION java developer', 'COMPANY Colruyt']);
    expect(items('lasser vandenborre metaal nv')).toEqual(['FUNCTION lasser', 'COMPANY vandenborre metaal nv']);
    expect(items('lasser onderwater')).toEqual(['FUNCTION lasser', 'TEXT onderwater']);
  });
  it('ENG-11 reads the same in four languages', () => {
    expect(items('soudeur à Lyon chez Renault', 'FRE')).toEqual([
      'FUNCTION soudeur',
      'LOCATION Lyon',
      'COMPANY Renault',
    ]);
    expect(items('nurse in Brussels at Medicare within 5 miles', 'ENG')).toEqual(
      ['FUNCTION nurse', 'LOCATION Brussels', 'COMPANY Medicare'].map((item) =>
        item.startsWith('LOCATION') ? `${item} 5 MILE` : item,
      ),
    );
    expect(items('saldatore Milano presso Fincantieri', 'ITA')).toEqual([
      'FUNCTION saldatore',
      'LOCATION Milano',
      'COMPANY Fincantieri',
    ]);
  });
  it('ENG-11 tells hard from soft skills and leaves the rest as text', () => {
    expect(items('kok binnen 10 km van Antwerpen stressbestendig HACCP vegan')).toEqual([
      'FUNCTION kok',
      'LOCATION Antwerpen 10 KILOMETER',
      'SOFT_SKILL stressbestendig',
      'HARD_SKILL HACCP',
      'TEXT vegan',
    ]);
  });
  it('keeps a quoted phrase together', () => {
    expect(items('"technische tekeningen" lasser "nooit gehoord van"')).toEqual([
      'HARD_SKILL technische tekeningen',
      'FUNCTION lasser',
      'TEXT nooit gehoord van',
    ]);
  });
  it('gives each location the distance written beside it', () => {
    expect(items('lasser Gent 10 km Brugge 30 km')).toEqual([
      'FUNCTION lasser',
      'LOCATION Gent 10 KILOMETER',
      'LOCATION Brugge 30 KILOMETER',
    ]);
  });
  it('answers nothing to a blank query', () => {
    expect(items('   ')).toEqual([]);
    expect(items('""')).toEqual([]);
  });
});
