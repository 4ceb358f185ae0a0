// A process that writes as fast as it can, for eight writers by turns, and says on its output what was acknowledged:
//   store-writer.ts FOLDER PREFIX [writes] [reopen every]
// A line is written only after the store's call has returned. `-` begins what was refused, `?` a removal that was refused, `!` a
// read that failed.
import { writeSync } from 'node:fs';
import type { Enrichment } from '@counterpart/domain';
import { openSqliteStore, StoreFailure } from '@counterpart/store';
import { SeededRandom } from '../seeded-random.ts';

const [folder = '', prefix = '', most = 'Infinity', reopenEvery = 'Infinity'] = process.argv.slice(2);
const NOW = '2026-03-02T12:00:00Z';
const WRITERS = 8;
const INDEX = 'candidates';
const random = new SeededRandom([...prefix].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7));

function enrichment(id: string): Enrichment {
  return {
    ontologyVersion: '1',
    id,
    kind: 'CANDIDATE',
    language: 'DUT',
    profile: { language: 'DUT', aspects: {} },
    evidence: [],
    texts: [],
    worked: [],
    availableFrom: null,
  };
}

let store = openSqliteStore(folder);
const said = (line: string) => writeSync(1, `${line}\n`);
const living: string[] = [];

function put(id: string): string {
  const document = { id, language: 'DUT' as const, cvText: `${id} ${'lasser '.repeat(random.below(600))}` };
  const [result] = store.write(
    INDEX,
    [{ op: 'put', kind: 'CANDIDATE', id, document, enrichment: enrichment(id) }],
    NOW,
  );
  if (!living.includes(id)) living.push(id);
  return `put ${id} ${result !== undefined && 'version' in result ? result.version : 0}`;
}

function writeOnce(number: number): string {
  const writer = number % WRITERS;
  const id = `${prefix}-${writer}-${number}`;
  switch (random.below(8)) {
    case 0: {
      const subject = { kind: 'CANDIDATE', index: INDEX, id: `noted-${prefix}-${writer}` } as const;
      store.notes.add(subject, {
        id,
        type: null,
        subject: id,
        body: 'x',
        createdAt: NOW,
        createdBy: null,
        version: 1,
        updatedAt: null,
        updatedBy: null,
      });
      return `note ${subject.id} ${id}`;
    }
    case 1:
      store.selections.add('candidatesForJob', `job-${prefix}-${writer}`, [{ id, status: null }], NOW);
      return `selection job-${prefix}-${writer} ${id}`;
    case 2: {
      const gone = living.shift();
      if (gone === undefined) return put(id);
      try {
        store.write(INDEX, [{ op: 'delete', id: gone }], NOW);
      } catch (error) {
        said(`? ${gone}`);
        throw error;
      }
      return `gone ${gone}`;
    }
    case 3:
      return put(living.length === 0 ? id : random.pick(living));
    default:
      return put(id);
  }
}

/** A refused write changes nothing, and what was stored is still read. */
function readOn(): void {
  const [first] = living;
  if (first === undefined) return;
  try {
    if (store.get(INDEX, first) === null) said(`! ${first} is not there`);
    else said(`read ${first}`);
  } catch (error) {
    said(`! ${first} cannot be read: ${String(error)}`);
  }
}

said('ready');
for (let number = 0; number < Number(most); number += 1) {
  try {
    said(writeOnce(number));
  } catch (error) {
    said(`- ${error instanceof StoreFailure ? error.reason : String(error)}`);
    readOn();
  }
  if ((number + 1) % Number(reopenEvery) === 0) {
    store.close();
    store = openSqliteStore(folder);
  }
}
store.close();
said('closed');
