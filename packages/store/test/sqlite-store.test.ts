import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DEFAULT_STRATEGY_PARAMETERS } from '@counterpart/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteStore, type RecordStore, StoreFailure, type Write } from '../src/index.ts';
import { emptyEnrichment } from './candidate-write.ts';

let folder: string;
let store: RecordStore;
const NOW = '2026-03-01T10:00:00.000Z';

function put(id: string, cvText: string, ontologyVersion = 'o1'): Write {
  return {
    op: 'put',
    kind: 'CANDIDATE',
    id,
    document: { id, cvText },
    enrichment: emptyEnrichment(id, ontologyVersion),
  };
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'counterpart-store-'));
  store = openSqliteStore(folder);
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a first start that was cut off', () => {
  it('leaves no database that looks emptied: what was begun is begun anew', () => {
    const cut = mkdtempSync(path.join(tmpdir(), 'counterpart-cut-'));
    writeFileSync(path.join(cut, 'counterpart.db.new'), 'half a page');
    writeFileSync(path.join(cut, 'counterpart.db.new-journal'), 'half a journal');
    const begun = openSqliteStore(cut);
    begun.write('candidates', [put('c1', 'een')], NOW);
    begun.close();
    expect(readdirSync(cut).toSorted()).toEqual(['counterpart.db', 'lock.db']);
    expect(statSync(path.join(cut, 'counterpart.db')).mode & 0o777).toBe(0o600);
    rmSync(cut, { recursive: true });
  });
});

describe('documents', () => {
  it('ENG-16a a written document is read back with its version, and a second write raises it', () => {
    expect(store.write('candidates', [put('c1', 'een')], NOW)[0]).toMatchObject({ status: 'created', version: 1 });
    expect(store.write('candidates', [put('c1', 'twee')], NOW)[0]).toMatchObject({ status: 'replaced', version: 2 });
    expect(store.get('candidates', 'c1')?.document).toMatchObject({ id: 'c1', cvText: 'twee', version: 2 });
    expect(store.get('other', 'c1')).toBeNull();
  });

  it('a lost update is refused and changes nothing', () => {
    store.write('candidates', [put('c1', 'een')], NOW);
    const stale = { ...put('c1', 'drie'), precondition: (version) => version === 7 } as Write;
    const fresh = { ...put('c1', 'vier'), precondition: (version) => version === null } as Write;
    expect(store.write('candidates', [stale, fresh], NOW).map((result) => result.status)).toEqual([
      'conflict',
      'conflict',
    ]);
    expect(store.get('candidates', 'c1')?.document.cvText).toBe('een');
  });

  it('ENG-16b a removal shows in the feed of changes and a later write goes on counting versions', () => {
    store.write('candidates', [put('c1', 'een'), put('c2', 'twee')], NOW);
    const before = store.lastChange('candidates');
    expect(store.write('candidates', [{ op: 'delete', id: 'c1' }], NOW)[0]?.status).toBe('deleted');
    expect(store.write('candidates', [{ op: 'delete', id: 'c1' }], NOW)[0]?.status).toBe('missing');
    expect(store.changesAfter('candidates', before, 10)).toMatchObject([{ id: 'c1', row: null }]);
    expect(store.count('candidates')).toBe(1);
    expect(store.write('candidates', [put('c1', 'weer')], NOW)[0]).toMatchObject({ status: 'created', version: 3 });
  });

  it('pages are in code point order and do not show removed documents', () => {
    store.write('candidates', [put('b', ''), put('a', ''), put('Z', ''), put('é', ''), put('x', '')], NOW);
    store.write('candidates', [{ op: 'delete', id: 'x' }], NOW);
    expect(store.page('candidates', 1, 2).map((record) => record.id)).toEqual(['a', 'b']);
    expect(store.page('candidates', 0, 10).map((record) => record.id)).toEqual(['Z', 'a', 'b', 'é']);
  });

  it('documents of another ontology version are named and re-enriched unless written meanwhile', () => {
    store.write('candidates', [put('c1', 'een', 'old'), put('c2', 'twee', 'new')], NOW);
    expect(store.staleIds('candidates', 'new', 10)).toEqual(['c1']);
    const renewal = (version: number) => ({
      id: 'c1',
      version,
      document: { id: 'c1' },
      enrichment: emptyEnrichment('c1', 'new'),
    });
    expect(store.staleCount('candidates', 'new')).toBe(1);
    expect(store.reEnrich('candidates', [renewal(9)])).toBe(0);
    expect(store.reEnrich('candidates', [renewal(1)])).toBe(1);
    expect(store.staleCount('candidates', 'new')).toBe(0);
    expect(store.staleIds('candidates', 'new', 10)).toEqual([]);
  });
});

describe('what documents are called', () => {
  it('is told of many at once, without those that are gone, and in any case as texts', () => {
    const writes = [put('n1', 'een'), put('n2', 'twee'), put('n3', 'drie')];
    store.write('candidates', writes, NOW);
    const names = {
      jobTitle: 'Lasser',
      preferredJobTitle: 'lasser TIG',
      extraProperties: { name: 'An Claes', office: 'Gent' },
    };
    store.write('candidates', [{ ...put('n1', 'een'), document: { id: 'n1', ...names } } as Write], NOW);
    const odd = { id: 'n2', extraProperties: { name: 7 } };
    store.write('candidates', [{ ...put('n2', 'twee'), document: odd } as unknown as Write], NOW);
    store.write('candidates', [{ op: 'delete', id: 'n3' }], NOW);
    const found = [...store.names('candidates', ['n1', 'n2', 'n3', 'n4'])];
    expect(found.toSorted(([a], [b]) => (a < b ? -1 : 1))).toEqual([
      ['n1', { jobTitle: 'Lasser', preferredJobTitle: 'lasser TIG', name: 'An Claes' }],
      ['n2', { jobTitle: null, preferredJobTitle: null, name: null }],
    ]);
    expect(store.names('jobs', ['n1']).size).toBe(0);
  });
});

describe('the data folder', () => {
  it('writes with synchronous FULL, and a process killed right after a write loses nothing', () => {
    store.close();
    const script = `
      import { openSqliteStore } from '@counterpart/store';
      const store = openSqliteStore(${JSON.stringify(folder)});
      const enrichment = ${JSON.stringify(emptyEnrichment('k'))};
      store.write('candidates', [{ op: 'put', kind: 'CANDIDATE', id: 'k', document: { id: 'k', cvText: 'kept' }, enrichment }], '${NOW}');
      process.kill(process.pid, 'SIGKILL');`;
    const run = spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: import.meta.dirname });
    expect(run.signal).toBe('SIGKILL');
    store = openSqliteStore(folder);
    expect(store.get('candidates', 'k')?.document.cvText).toBe('kept');
  });

  it('goes through an index by id in steps, past what was removed meanwhile, and says where it ends', () => {
    store.write(
      'steps',
      ['a', 'b', 'c', 'd'].map((id) => put(id, id)),
      NOW,
    );
    const first = store.after('steps', '', 2);
    expect([first.documents.map(({ id }) => id), first.last]).toEqual([['a', 'b'], 'b']);
    store.write(
      'steps',
      [
        { op: 'delete', id: 'a' },
        { op: 'delete', id: 'c' },
      ],
      NOW,
    );
    const second = store.after('steps', 'b', 2);
    expect([second.documents.map(({ id }) => id), second.last]).toEqual([['d'], 'd']);
    expect(store.after('steps', 'd', 2)).toEqual({ documents: [], last: null });
  });

  it('refuses a second server on the same folder', () => {
    expect(() => openSqliteStore(folder)).toThrow(StoreFailure);
    expect(() => openSqliteStore(folder)).toThrow(/already running/);
  });

  it('refuses a folder of a newer version', () => {
    store.close();
    const database = new DatabaseSync(path.join(folder, 'counterpart.db'));
    database.exec('PRAGMA user_version = 999');
    database.close();
    expect(() => openSqliteStore(folder)).toThrow(/newer Counterpart/);
    const reset = new DatabaseSync(path.join(folder, 'counterpart.db'));
    reset.exec('PRAGMA user_version = 10');
    reset.close();
    store = openSqliteStore(folder);
  });
});

const AN = { subject: 'u1', name: 'An Claes' };
/** A note that nobody changed yet. */
const UNCHANGED = { version: 1, updatedAt: null, updatedBy: null } as const;

describe('saved searches', () => {
  const search = (id: string, seen: readonly string[], entity: string | null = null) =>
    JSON.stringify({ id, entity: entity === null ? null : { id: entity }, seen: { ids: seen } });

  it('belong to a person, the newest first, at most so many, and forget a document that goes', () => {
    for (const [at, id] of ['s1', 's2', 's3'].entries()) {
      store.searches.put('u1', id, search(id, ['c1', 'c2'], id === 's2' ? 'c1' : null), `2026-01-0${at + 1}`, 2);
    }
    store.searches.put('u2', 's1', search('s1', []), NOW, 2);
    expect(store.searches.list('u1').map((text) => (JSON.parse(text) as { id: string }).id)).toEqual(['s3', 's2']);
    expect(store.searches.list('u2')).toHaveLength(1);
    store.erase('c1', NOW);
    expect(store.searches.list('u1')).toEqual([search('s3', ['c2'])]);
    expect(store.searches.remove('u2', 's3')).toBe(false);
    expect(store.searches.remove('u1', 's3')).toBe(true);
    expect(store.searches.list('u1')).toEqual([]);
  });

  it('forget a document that is removed, and not one of another index that has its id', () => {
    const of = (id: string, index: string, seen: readonly string[], entity: string) =>
      JSON.stringify({ id, index, entity: { id: '7', index: entity }, seen: { ids: seen } });
    store.write('candidates', [put('7', 'lasser')], NOW);
    store.searches.put('u1', 's1', of('s1', 'jobs', ['7'], 'candidates'), '2026-01-01', 9);
    store.searches.put('u1', 's2', of('s2', 'candidates', ['7', '8'], 'jobs'), '2026-01-02', 9);
    store.searches.put('u1', 's3', of('s3', 'jobs', ['7', '8'], 'jobs'), '2026-01-03', 9);
    store.write('candidates', [{ op: 'delete', id: '7' }], NOW);
    expect(store.searches.list('u1')).toEqual([
      of('s3', 'jobs', ['7', '8'], 'jobs'),
      of('s2', 'candidates', ['8'], 'jobs'),
    ]);
  });
});

describe('notes, selections, strategies', () => {
  it('ENG-13d notes come newest first and are counted by document', () => {
    const subject = { kind: 'CANDIDATE', index: 'candidates', id: 'c1' } as const;
    store.notes.add(subject, {
      id: 'n1',
      type: null,
      subject: 'eerst',
      body: '',
      createdAt: '2026-01-01T00:00:00Z',
      createdBy: null,
      ...UNCHANGED,
    });
    store.notes.add(subject, {
      id: 'n2',
      type: 'call',
      subject: 'dan',
      body: 'x',
      createdAt: '2026-01-02T00:00:00Z',
      createdBy: AN,
      ...UNCHANGED,
    });
    expect(store.notes.list(subject).map(({ id, createdBy }) => [id, createdBy])).toEqual([
      ['n2', { subject: 'u1', name: 'An Claes' }],
      ['n1', null],
    ]);
    expect(store.notes.counts('candidates', ['c1', 'c2']).get('c1')).toEqual({
      count: 2,
      latest: '2026-01-02T00:00:00Z',
    });
  });

  it('ENG-13b selections keep their status and are found from the selected side', () => {
    store.selections.add(
      'candidatesForJob',
      'j1',
      [
        { id: 'c1', status: 'proposed' },
        { id: 'c2', status: null },
      ],
      NOW,
    );
    store.selections.add('candidatesForJob', 'j1', [{ id: 'c1', status: 'hired' }], NOW);
    expect(store.selections.list('candidatesForJob', 'j1')).toEqual([
      { id: 'c1', status: 'hired' },
      { id: 'c2', status: null },
    ]);
    expect(store.selections.membershipsOf(['candidatesForJob'], ['c2'])).toMatchObject([
      { subjectId: 'j1', status: null },
    ]);
    expect(store.selections.membershipsOf(['jobsForCandidate'], ['c2'])).toEqual([]);
  });

  it('ENG-13a a selection lists who was selected first, and of one moment by id', () => {
    const select = (id: string, at: string) =>
      store.selections.add('candidatesForJob', 'j1', [{ id, status: null }], at);
    select('c2', '2026-01-02T00:00:00Z');
    select('c3', '2026-01-01T00:00:00Z');
    select('c1', '2026-01-02T00:00:00Z');
    expect(store.selections.list('candidatesForJob', 'j1').map(({ id }) => id)).toEqual(['c3', 'c1', 'c2']);
  });

  it('TST-06a the keys of judgements come by name', () => {
    for (const key of ['summer', 'autumn', 'spring']) {
      const set = { fromKind: 'JOB', toKind: 'CANDIDATE', key } as const;
      store.judgements.put(set, [{ fromId: 'j1', toId: 'c1', decision: 'ACCEPT' }], NOW);
    }
    expect(store.judgements.keys('JOB').map(({ key }) => key)).toEqual(['autumn', 'spring', 'summer']);
  });

  it('strategies keep every version, newest first, and go on counting after a removal', () => {
    const strategy = { name: 'own', template: 'JOB', parameters: DEFAULT_STRATEGY_PARAMETERS } as const;
    expect(store.strategies.put(strategy, NOW).version).toBe(1);
    const changed = { ...strategy, parameters: { ...DEFAULT_STRATEGY_PARAMETERS, minScore: 0.3 } };
    expect(store.strategies.put(changed, NOW).version).toBe(2);
    expect(store.strategies.list().map(({ version, parameters }) => [version, parameters.minScore])).toEqual([
      [2, 0.3],
    ]);
    expect(store.strategies.remove('own', NOW)).toBe(true);
    expect(store.strategies.remove('own', NOW)).toBe(false);
    expect(store.strategies.list()).toEqual([]);
    expect(store.strategies.versions('own').map(({ version }) => version)).toEqual([2, 1]);
    expect(store.strategies.put(strategy, NOW).version).toBe(3);
  });

  it('TST-06e judgements come by source, and what is taken back stays as UNDECIDED', () => {
    const set = { fromKind: 'JOB', toKind: 'CANDIDATE', key: 'k' } as const;
    store.judgements.put(
      set,
      [
        { fromId: 'j1', toId: 'c2', decision: 'ACCEPT' },
        { fromId: 'j1', toId: 'c1', decision: 'REJECT' },
        { fromId: 'j2', toId: 'c1', decision: 'ACCEPT' },
      ],
      NOW,
    );
    expect(store.judgements.keys('JOB')).toEqual([{ key: 'k', toKind: 'CANDIDATE' }]);
    expect(store.judgements.sources(set, 1, 5)).toEqual({ ids: ['j2'], count: 2 });
    expect(store.judgements.of(set, ['j1'])).toEqual([
      { fromId: 'j1', toId: 'c1', decision: 'REJECT', decidedAt: NOW, decidedBy: null },
      { fromId: 'j1', toId: 'c2', decision: 'ACCEPT', decidedAt: NOW, decidedBy: null },
    ]);
    const later = '2026-02-01T00:00:00Z';
    store.judgements.put(set, [{ fromId: 'j1', toId: 'c1', decision: 'ACCEPT' }], later, AN);
    expect(store.judgements.of(set, ['j1'])).toMatchObject([
      { toId: 'c1', decision: 'ACCEPT', decidedAt: later, decidedBy: AN },
      { toId: 'c2', decidedBy: null },
    ]);
    store.judgements.put(set, [{ fromId: 'j2', toId: 'c1', decision: 'UNDECIDED' }], later, AN);
    expect(store.judgements.sources(set, 0, 5)).toEqual({ ids: ['j1', 'j2'], count: 2 });
    expect(store.judgements.of(set, ['j2'])).toEqual([
      { fromId: 'j2', toId: 'c1', decision: 'UNDECIDED', decidedAt: later, decidedBy: AN },
    ]);
  });
});
