import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { backupStore, openSqliteStore, restoreStore } from '../src/index.ts';
import { putCandidate } from './candidate-write.ts';
import { storeInFolder } from './store-in-folder.ts';

const own = storeInFolder();
const FIRST = '2026-03-01T10:00:00.000Z';
const LATER = '2026-03-02T10:00:00.000Z';
const SET = { fromKind: 'JOB', toKind: 'CANDIDATE', key: 'k' } as const;

describe('a document that is kept', () => {
  it('ENG-16a has the day of its first write, and that of its last', () => {
    own.store.write('candidates', [putCandidate('c1', 'een')], FIRST);
    own.store.write('candidates', [putCandidate('c1', 'twee')], LATER);
    expect(own.store.get('candidates', 'c1')?.document).toMatchObject({ createdAt: FIRST, updatedAt: LATER });
    own.store.write('candidates', [{ op: 'delete', id: 'c1' }], LATER);
    own.store.write('candidates', [putCandidate('c1', 'drie')], LATER);
    expect(own.store.get('candidates', 'c1')?.document).toMatchObject({ createdAt: LATER });
  });

  it('ENG-16b a removal is a version of its own', () => {
    own.store.write('candidates', [putCandidate('c1', 'een')], FIRST);
    const [removed] = own.store.write('candidates', [{ op: 'delete', id: 'c1' }], FIRST);
    expect(removed).toMatchObject({ status: 'deleted', version: 2 });
    expect(own.store.write('candidates', [putCandidate('c1', 'twee')], FIRST)[0]).toMatchObject({ version: 3 });
  });

  it('is there in the version of a change, and in no other; one that is gone is in none', () => {
    own.store.write('candidates', [putCandidate('c1', 'een')], FIRST);
    const first = own.store.lastChange('candidates');
    own.store.write('candidates', [putCandidate('c1', 'twee')], FIRST);
    const second = own.store.lastChange('candidates');
    expect(own.store.at('candidates', 'c1', first)).toBeNull();
    expect(own.store.at('candidates', 'c1', second)?.document.cvText).toBe('twee');
    expect([first, second].map((change) => own.store.holds('candidates', 'c1', change))).toEqual([false, true]);
    own.store.write('candidates', [{ op: 'delete', id: 'c1' }], FIRST);
    expect(own.store.holds('candidates', 'c1', own.store.lastChange('candidates'))).toBe(false);
  });

  it('leaves what was selected and judged of it to one of its id in another index', () => {
    own.store.write('candidates', [putCandidate('c1')], FIRST);
    own.store.write('interns', [putCandidate('c1')], FIRST);
    own.store.selections.add('candidatesForJob', 'j1', [{ id: 'c1', status: null }], FIRST);
    own.store.judgements.put(SET, [{ fromId: 'j1', toId: 'c1', decision: 'ACCEPT' }], FIRST);
    const kept = () => [
      own.store.selections.list('candidatesForJob', 'j1').length,
      own.store.judgements.of(SET, ['j1']).length,
    ];
    own.store.write('interns', [{ op: 'delete', id: 'c1' }], FIRST);
    expect(kept()).toEqual([1, 1]);
    own.store.write('candidates', [{ op: 'delete', id: 'c1' }], FIRST);
    expect(kept()).toEqual([0, 0]);
  });
});

describe('records that are listed', () => {
  it('ENG-13c the selections of a document come in the order in which they were made', () => {
    own.store.selections.add('candidatesForJob', 'a', [{ id: 'c1', status: null }], LATER);
    own.store.selections.add('candidatesForJob', 'b', [{ id: 'c1', status: null }], FIRST);
    own.store.selections.add('candidatesForJob', 'c', [{ id: 'c1', status: null }], FIRST);
    const made = own.store.selections.membershipsOf(['candidatesForJob'], ['c1']);
    expect(made.map(({ subjectId }) => subjectId)).toEqual(['b', 'c', 'a']);
  });

  it('TST-06d tests come newest first, what they found by profile and place, and what was not found last', () => {
    const report = (id: string, startedAt: string) => ({ id, startedAt, status: 'FINISHED', report: '{}' }) as const;
    for (const one of [report('old', FIRST), report('new', LATER)]) own.store.reports.put(one);
    expect(own.store.reports.list(5).map(({ id }) => id)).toEqual(['new', 'old']);
    expect(own.store.reports.list(1).map(({ id }) => id)).toEqual(['new']);
    const found = (fromId: string, toId: string, rank: number | null) =>
      ({ fromId, toId, decision: 'ACCEPT', score: rank === null ? null : 0.5, rank }) as const;
    own.store.reports.addResults('new', SET, [
      found('j2', 'c1', 1),
      found('j1', 'c3', null),
      found('j1', 'c2', 10),
      found('j1', 'c1', 2),
    ]);
    const listed = own.store.reports.results('new').map(({ fromId, toId, rank }) => [fromId, toId, rank]);
    expect(listed).toEqual([
      ['j1', 'c1', 2],
      ['j1', 'c2', 10],
      ['j1', 'c3', null],
      ['j2', 'c1', 1],
    ]);
  });

  it('the accesses come newest first, as many as are asked for, and go by their day', () => {
    const access = (at: string, index: string) =>
      own.store.accesses.add({
        at,
        caller: null,
        action: 'csv',
        kind: 'CANDIDATE',
        index,
        requestHash: 'h',
        asked: 9,
        found: 3,
      });
    access(FIRST, 'a');
    access(FIRST, 'b');
    access(LATER, 'c');
    const listed = (limit: number, before?: number) => own.store.accesses.list(limit, before).map(({ index }) => index);
    expect([listed(2), listed(9), listed(9, 3)]).toEqual([
      ['c', 'b'],
      ['c', 'b', 'a'],
      ['b', 'a'],
    ]);
    // what was made at that very moment is no older
    expect([own.store.accesses.countBefore(LATER), own.store.accesses.removeBefore(LATER), listed(9)]).toEqual([
      2,
      2,
      ['c'],
    ]);
  });
});

describe('a backup that is put back', () => {
  it('keeps who read what since, and forgets an erased person of whom only a judgement was kept', async () => {
    const copy = path.join(own.folder, 'copy');
    own.store.judgements.put(SET, [{ fromId: 'j1', toId: 'c1', decision: 'ACCEPT' }], FIRST);
    await backupStore(own.folder, copy);
    own.store.accesses.add({
      at: LATER,
      caller: null,
      action: 'ids',
      kind: 'JOB',
      index: 'jobs',
      requestHash: 'h',
      asked: 5,
      found: 5,
    });
    own.store.erase('c1', LATER);
    own.store.close();
    expect(restoreStore(copy, own.folder, LATER)).toEqual({ documents: 0, erased: 1 });
    own.store = openSqliteStore(own.folder);
    expect(own.store.accesses.list(5).map(({ action, index }) => [action, index])).toEqual([['ids', 'jobs']]);
    expect(own.store.judgements.of(SET, ['j1'])).toEqual([]);
  });

  it('is refused when a newer Counterpart made it, be it by one version', async () => {
    const copy = path.join(own.folder, 'copy');
    await backupStore(own.folder, copy);
    const database = new DatabaseSync(path.join(copy, 'counterpart.db'));
    const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
    database.exec(`PRAGMA user_version = ${version + 1}`);
    database.close();
    own.store.close();
    expect(() => restoreStore(copy, own.folder, LATER)).toThrow('newer Counterpart');
    own.store = openSqliteStore(own.folder);
  });
});
