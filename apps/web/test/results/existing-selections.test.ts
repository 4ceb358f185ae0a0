import { describe, expect, it } from 'vitest';
import { readSelections, selectionsById, withSelected } from '../../src/state/selection/existing-selections.ts';

describe('existing selections', () => {
  it('RES-14 are four sets of ids and three maps to the ids of another system', () => {
    const answer = {
      candidatesForJob: ['c1', 'c2'],
      jobsForCandidate: ['j1'],
      candidatesForCompany: ['c1'],
      companiesForCandidate: ['acme'],
      externalSelectionIdByCandidate: { c1: 'ext-c1' },
      externalSelectionIdByJob: { j1: 71 },
      externalSelectionIdByCompany: { acme: 'ext-acme' },
    };
    expect(readSelections(answer, 'candidatesForJob')).toEqual({
      ...answer,
      externalSelectionIdByJob: { j1: '71' },
    });
  });

  it('RES-14 keyed by id, each with the types it stands in and the id of the other system, null without one', () => {
    const selections = readSelections(
      {
        candidatesForJob: ['c1', 'c2'],
        candidatesForCompany: ['c1'],
        jobsForCandidate: ['j1'],
        companiesForCandidate: ['acme'],
        externalSelectionIdByCandidate: { c1: 'ext-c1' },
        externalSelectionIdByJob: { j1: 'ext-j1' },
        externalSelectionIdByCompany: { acme: 'ext-acme' },
      },
      'candidatesForJob',
    );
    expect(selectionsById(selections)).toEqual({
      c1: { candidatesForJob: { externalId: 'ext-c1' }, candidatesForCompany: { externalId: 'ext-c1' } },
      c2: { candidatesForJob: { externalId: null } },
      j1: { jobsForCandidate: { externalId: 'ext-j1' } },
      acme: { companiesForCandidate: { externalId: 'ext-acme' } },
    });
  });

  it('RES-08a ENG-13a the answer of our own endpoint is the set that was asked for', () => {
    expect(readSelections({ ids: ['c1', 7] }, 'jobsForCandidate')).toMatchObject({
      jobsForCandidate: ['c1', '7'],
      candidatesForJob: [],
    });
  });

  it.each([['c1'], [null], [{ a: 1 }], [7]])('RES-08c %j is no list: nobody', (ids) => {
    expect(readSelections({ ids, candidatesForCompany: ids }, 'candidatesForJob')).toMatchObject({
      candidatesForJob: [],
      candidatesForCompany: [],
    });
  });

  it('RES-06 what is selected comes after what was, each once, in its own set', () => {
    const before = readSelections({ ids: ['c1', 'c2'] }, 'candidatesForJob');
    const after = withSelected(before, 'candidatesForJob', ['c2', 'c3']);
    expect(after.candidatesForJob).toEqual(['c1', 'c2', 'c3']);
    expect(after.candidatesForCompany).toEqual([]);
    expect(before.candidatesForJob).toEqual(['c1', 'c2']);
  });
});
