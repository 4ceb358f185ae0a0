import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inFolder, ROOT, ServerProcess } from '../server-process.ts';
import { none, told, tried, type Trial, type Verdict, verdict } from '../verdict.ts';

/** Runs a command of the product on a data folder and answers what it printed. */
export function counterpart(folder: string, ...args: string[]): string {
  return execFileSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join(ROOT, 'apps/server/src/cli/main.ts'), ...args],
    { cwd: ROOT, env: { ...process.env, DATA_DIR: folder }, encoding: 'utf8' },
  );
}

/** Words of one person only, each where a person's data may stand; and the id. */
const ID = 'kanarie-id-4711';
const WORDS = {
  text: 'kanariezwaluw',
  name: 'Kanarina Zwaluwsma',
  note: 'kanarienotitie',
  status: 'kanariestatus',
  employer: 'Kanariebedrijf',
  search: 'kanariezoekterm',
};
const CANARIES = [ID, ...Object.values(WORDS)];

/** Bytes that are looked for: short enough to lie within a page of a file. */
const PIECE = 24;

/** Pieces of what a folder keeps of the person's document, whose words are packed there. */
function packedPieces(folder: string): readonly Buffer[] {
  const database = new DatabaseSync(path.join(folder, 'counterpart.db'), { readOnly: true });
  try {
    const row = database.prepare('SELECT document, enrichment FROM documents WHERE id = ?').get(ID) ?? {};
    return Object.values(row).flatMap((content) => {
      if (!(content instanceof Uint8Array)) throw new TypeError('content of the person is not packed');
      const count = Math.floor(content.length / PIECE);
      return Array.from({ length: count }, (_, i) => Buffer.from(content.subarray(i * PIECE, (i + 1) * PIECE)));
    });
  } finally {
    database.close();
  }
}

/** The files below a folder that hold one of the words, as UTF-8 or UTF-16, or a piece of packed content. */
function hitsIn(folder: string, pieces: readonly Buffer[]): readonly string[] {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return files.flatMap(({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    const bytes = readFileSync(file);
    const words = CANARIES.filter((word) => bytes.includes(word) || bytes.includes(Buffer.from(word, 'utf16le')));
    const held = pieces.filter((piece) => bytes.includes(piece)).map((piece) => `packed ${piece.toString('hex')}`);
    return [...words, ...held].map((what) => `${path.relative(folder, file)} holds ${what}`);
  });
}

async function writePerson(server: ServerProcess, id: string): Promise<void> {
  const put = await server.send('PUT', `/hrmatching/candidates_index/candidates/doc/${id}?refresh=true`, {
    language: 'DUT',
    cvText: `${WORDS.name} is lasser in Gent. ${`${WORDS.text} werkte in Brugge. `.repeat(300)}`,
    workExperiences: [{ title: 'lasser', company: WORDS.employer, dateFrom: '2019' }],
    extraProperties: { name: WORDS.name, town: 'Gent' },
  });
  if (!put.ok) throw new Error(`the person was not written: ${put.status}`);
  await server.send('PUT', '/hrmatching/jobs_index/jobs/doc/j1?refresh=true', { jobTitle: 'lasser' });
  await server.send('POST', `/notes/CANDIDATE/candidates/${id}`, { subject: WORDS.note, body: WORDS.note });
  const selection = (type: string, body: object) => server.send('POST', `/selections/${type}`, body);
  await selection('candidatesForJob', { subjectId: 'j1', selectionIds: [id], selectionStatus: WORDS.status });
  await selection('jobsForCandidate', { subjectId: id, selectionIds: ['j1'], selectionStatus: WORDS.status });
  const decision = { type: 'CANDIDATE', key: 'k', matchedProfileId: id, decision: 'ACCEPT' };
  await server.send('PUT', '/monitoring/from/JOB/doc/j1', decision);
}

async function exportsOf(server: ServerProcess): Promise<string> {
  const bodies: string[] = [];
  for (const type of ['csv', 'ndjson', 'ids']) {
    const file = await server.send('POST', `/hrmatching/match2candidates/candidates/${type}`, {});
    bodies.push(await file.text());
  }
  bodies.push(await (await server.send('GET', '/monitoring/from/JOB/to/CANDIDATE/key/k/csv')).text());
  return bodies.join('\n');
}

/**
 * Promise 9: of a person who was erased, or deleted, nothing is left in the database, its log, the snapshots, the server's
 * log, files that are downloaded later, backups that are made later, or a restored backup of before.
 */
export async function erasedPerson({ scale }: Trial): Promise<Verdict> {
  const findings: string[] = [];
  let places = 0;
  let before = 0;
  let packed = 0;
  const look = (where: string, hits: readonly string[]) => {
    places += 1;
    findings.push(...hits.map((hit) => `${where}: ${hit}`));
  };
  const inText = (text: string) => CANARIES.filter((word) => text.includes(word)).map((word) => `holds ${word}`);
  await inFolder('erased', async (folder) => {
    const data = path.join(folder, 'data');
    const backup = path.join(folder, 'backup');
    const first = await ServerProcess.start(data, { LOG_LEVEL: 'debug' });
    await writePerson(first, ID);
    // people who stay keep pages of the database full of others' words
    for (let i = 0; i < 30; i += 1) {
      await first.send('PUT', `/hrmatching/candidates_index/candidates/doc/other-${i}`, {
        cvText: `lasser ${i} `.repeat(200),
      });
    }
    await first.send('POST', '/hrmatching/match2candidates/candidates', {
      matchProfile: { aspects: { hardSkills: { value: [{ id: 'x', label: WORDS.search }] } } },
    });
    await first.send('GET', `/hrmatching/candidates_index/candidates/doc/${ID}`);
    counterpart(data, 'backup', backup);
    await first.stop();
    const pieces = packedPieces(data);
    packed = pieces.length;
    look('the log of the server', inText(first.output));
    before += hitsIn(data, pieces).length;
    look('what erase prints', inText(counterpart(data, 'erase', ID).replaceAll(ID, '')));
    look('the data folder after erase', hitsIn(data, pieces));
    const second = await ServerProcess.start(data, { LOG_LEVEL: 'debug' });
    look('downloads', inText(await exportsOf(second)));
    if (scale !== 'smoke') {
      await writePerson(second, ID);
      await second.send('DELETE', `/hrmatching/candidates_index/candidates/doc/${ID}`);
    }
    counterpart(data, 'backup', path.join(folder, 'later'));
    const status = await second.stop();
    if (status !== 0) findings.push(`the server ended with ${status}`);
    look('the log of the second server', inText(second.output));
    // the id of a deleted document stays as the number of its last version until it is erased
    look(
      'the data folder after a deletion',
      hitsIn(data, pieces).filter((hit) => !hit.endsWith(ID)),
    );
    look(
      'a backup made later',
      hitsIn(path.join(folder, 'later'), pieces).filter((hit) => !hit.endsWith(ID)),
    );
    before += hitsIn(backup, pieces).length;
    counterpart(data, 'restore', backup);
    look('the data folder with the restored backup', hitsIn(data, pieces));
    const third = await ServerProcess.start(data);
    await third.indexed();
    look('downloads after the restore', inText(await exportsOf(third)));
    await third.stop();
    look('the data folder at the end', hitsIn(data, pieces));
  });
  return verdict(
    [
      none('hits', findings.length),
      tried('places', places, 10),
      // of packed pieces some are parted by the end of a page
      tried('hits before the erasure', before, CANARIES.length + packed),
      told('words searched', CANARIES.length),
      told('pieces of packed content searched', packed),
    ],
    findings,
  );
}
