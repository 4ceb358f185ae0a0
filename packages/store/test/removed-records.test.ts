import { describe, expect, it } from 'vitest';
import { putCandidate } from './candidate-write.ts';
import { storeInFolder } from './store-in-folder.ts';

const own = storeInFolder();
const NOW = '2026-03-01T10:00:00.000Z';
const SET = { fromKind: 'JOB', toKind: 'CANDIDATE', key: 'k' } as const;
const seed = () => own.store.write('candidates', [putCandidate('c1'), putCandidate('c2')], NOW);

describe('what a store says of what it kept and removed', () => {
  const subject = { kind: 'CANDIDATE', index: 'candidates', id: 'c1' } as const;
  const note = { id: 'n1', type: 'call', subject: 'x', body: 'y', createdAt: NOW, createdBy: null } as const;

  it('RES-12 a note is read, changed and removed by its id, and no other', () => {
    const { store } = own;
    seed();
    store.notes.add(subject, { ...note, version: 1, updatedAt: null, updatedBy: null });
    store.notes.add(subject, { ...note, id: 'n2', version: 1, updatedAt: null, updatedBy: null });
    const anna = { subject: 'anna', name: 'Anna' };
    store.notes.replace(subject, { ...note, body: 'z', version: 2, updatedAt: NOW, updatedBy: anna });
    expect(store.notes.get(subject, 'n1')).toMatchObject({ body: 'z', version: 2, updatedAt: NOW, updatedBy: anna });
    expect(store.notes.get(subject, 'n2')).toMatchObject({ body: 'y', version: 1, updatedBy: null });
    expect(store.notes.get(subject, 'n3')).toBeNull();
    store.notes.remove(subject, 'n1', NOW, null);
    expect(store.notes.list(subject).map(({ id }) => id)).toEqual(['n2']);
  });

  it('an erasure counts notes, selections and judgements, and names the indices', () => {
    const { store } = own;
    seed();
    store.write('interns', [putCandidate('c1')], NOW);
    store.notes.add(subject, { ...note, version: 1, updatedAt: null, updatedBy: null });
    store.selections.add('candidatesForJob', 'j1', [{ id: 'c1', status: null }], NOW);
    store.selections.add('jobsForCandidate', 'c1', [{ id: 'j1', status: null }], NOW);
    store.selections.add('jobsForCandidate', 'c2', [{ id: 'j1', status: null }], NOW);
    store.judgements.put(SET, [{ fromId: 'j1', toId: 'c1', decision: 'ACCEPT' }], NOW);
    store.judgements.put(SET, [{ fromId: 'j2', toId: 'c1', decision: 'ACCEPT' }], NOW);
    expect(store.erase('c1', NOW)).toEqual({
      indices: ['candidates', 'interns'],
      notes: 1,
      selections: 2,
      judgements: 2,
    });
  });

  it('many documents are read at once, and who is not there is left out', () => {
    seed();
    const found = own.store.getMany('candidates', ['c2', 'nobody', 'c1']);
    expect(found.map(({ id }) => id)).toEqual(['c2', 'c1']);
  });

  it('a report is found by its id and removed with its results', () => {
    const { store } = own;
    seed();
    store.reports.put({ id: 'r1', startedAt: NOW, status: 'FINISHED', report: '{}' });
    store.reports.addResults('r1', SET, [{ fromId: 'j1', toId: 'c1', decision: 'ACCEPT', score: 0.5, rank: 1 }]);
    expect(store.reports.get('r1')).toMatchObject({ id: 'r1' });
    expect(store.reports.get('r2')).toBeNull();
    expect([store.reports.remove('r2'), store.reports.remove('r1'), store.reports.remove('r1')]).toEqual([
      false,
      true,
      false,
    ]);
    expect(store.reports.results('r1')).toEqual([]);
  });
});
