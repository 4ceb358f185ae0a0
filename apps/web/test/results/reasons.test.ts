import { describe, expect, it } from 'vitest';
import { reasonsOf } from '../../src/state/results/reasons.ts';
import { aMatch, item, missing } from './a-match.ts';

const YEAR = 2026;
const told = (match: ReturnType<typeof aMatch>) => reasonsOf(match, YEAR).map(({ kind, label }) => `${kind} ${label}`);

describe('the reasons of a row', () => {
  it('what is required and missing comes first, then what is required and met, found, and only near', () => {
    const match = aMatch([
      item('reachtruck', { similarity: 0.6 }),
      item('laden via bandwerk', { holds: false, similarity: 0.4 }),
      item('orderpicken', { similarity: 0.9 }),
      item('heftruckattest', { required: true }),
      missing('twee ploegen', { required: true }),
      missing('SAP'),
    ]);
    expect(told(match)).toEqual([
      'missing twee ploegen',
      'found heftruckattest',
      'found orderpicken',
      'found reachtruck',
      'near laden via bandwerk',
    ]);
  });

  it('what is required and unknown is asked, not missing; a wish that was not found is no reason', () => {
    const unknown = missing('rijbewijs B', { required: true, status: 'unknown' });
    expect(told(aMatch([unknown, missing('SAP'), missing('Excel', { status: 'unknown' })]))).toEqual([
      'unknown rijbewijs B',
    ]);
  });

  it('a function stands before a skill, and a place that was found is in the first line of the row', () => {
    const match = aMatch([
      item('lassen'),
      item('Gent', { aspect: 'locations', found: { label: 'Gent', distanceKm: 4 } }),
      item('lasser', { aspect: 'jobFunctions' }),
    ]);
    expect(told(match)).toEqual(['found lasser', 'found lassen']);
  });

  it('a function that was wished for is a reason where none of those asked was found: the row is of another trade', () => {
    const other = missing('kapper', { aspect: 'jobFunctions' });
    const barber = missing('barbier', { aspect: 'jobFunctions' });
    const nearby = item('agenda', { similarity: 0.6 });
    expect(told(aMatch([nearby, other, barber]))).toEqual(['missing kapper', 'found agenda']);
    expect(told(aMatch([nearby, other, item('barbier', { aspect: 'jobFunctions', holds: false })]))).toEqual([
      'found agenda',
      'near barbier',
    ]);
    expect(told(aMatch([nearby, missing('kapper', { aspect: 'jobFunctions', status: 'unknown' })]))).toEqual([
      'found agenda',
    ]);
  });

  it('only the direction that the list is ordered by tells reasons', () => {
    const explanations = [item('lassen'), item('dagploeg', { scoreType: 'REVERSE' })];
    expect(told(aMatch(explanations))).toEqual(['found lassen']);
    expect(told(aMatch(explanations, { balance: 1 }))).toEqual(['found dagploeg']);
  });

  it.each([
    [2026, null],
    [2021, null],
    [2020, { source: 'WORK_EXPERIENCES', year: 2020 }],
    [2014, { source: 'WORK_EXPERIENCES', year: 2014 }],
  ])('evidence that ended in %i is old only when that is more than five years ago', (endYear, old) => {
    const match = aMatch([item('filiaalmanager', { matchedTo: [{ source: 'WORK_EXPERIENCES', endYear }] })]);
    expect(reasonsOf(match, YEAR)[0]?.old).toEqual(old);
  });

  it('evidence that lasts is not old', () => {
    expect(reasonsOf(aMatch([item('lasser')]), YEAR)[0]?.old).toBeNull();
  });

  it('says by way of what it was found when the asked itself was not, and never for a concept that holds', () => {
    const near = item('voorraad', { holds: false, foundConcept: { id: 'x', label: 'inventaris' } });
    const narrower = item('lassen', { foundConcept: { id: 'y', label: 'MIG-lassen' } });
    const same = item('Excel', { holds: false, foundConcept: { id: 'z', label: 'excel' } });
    expect(reasonsOf(aMatch([near, narrower, same]), YEAR).map(({ label, via }) => [label, via])).toEqual([
      ['lassen', null],
      ['voorraad', 'inventaris'],
      ['Excel', null],
    ]);
  });

  it('a language that falls short tells the level that was found', () => {
    const french = item('Frans', {
      aspect: 'languages',
      holds: false,
      asked: { label: 'Frans', level: 'C1' },
      found: { label: 'Frans', level: 'B1' },
    });
    expect(reasonsOf(aMatch([french]), YEAR)[0]).toMatchObject({ level: 'C1', foundLevel: 'B1', via: null });
  });

  it('a contract or hours that match by being near say by way of what, also where that meets the flag', () => {
    const near = (aspect: string, label: string, found: string) =>
      item(label, {
        aspect,
        asked: { label },

        found: { label: found },
        similarity: 0.8,
        holds: true,
      });
    const all = [near('contractTypes', 'PERMANENT', 'PERMANENT_POSSIBLE'), near('workingHours', 'MIXED', 'MIXED')];
    expect(reasonsOf(aMatch(all), YEAR).map(({ kind, label, via }) => [kind, label, via])).toEqual([
      ['found', 'PERMANENT', 'PERMANENT_POSSIBLE'],
      ['found', 'MIXED', null],
    ]);
  });

  it('an amount brings what was found, a value with a label of its own does not', () => {
    const years = item('seniority', { aspect: 'seniority', asked: { label: 'seniority' }, found: { value: 7 } });
    const reasons = reasonsOf(aMatch([years, item('lassen')]), YEAR);
    expect(reasons.map(({ label, amount }) => [label, amount?.found?.value])).toEqual([
      ['lassen', undefined],
      ['seniority', 7],
    ]);
  });
});
