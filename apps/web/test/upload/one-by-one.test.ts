import { createApiClient } from '@counterpart/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { stepOf } from '../../src/parts/upload/files/entry-step.ts';
import { withFields } from '../../src/state/upload/upload-draft.ts';
import { type DocumentState, isReadyToSave, type ListState } from '../../src/state/upload/upload-entry.ts';
import { Uploads } from '../../src/state/upload/uploads.ts';
import { type Sent, settle, waitingNetwork } from '../state/matching/matching-world.ts';

let sent: Sent[];
let told: ((share: number) => void)[];
let uploads: Uploads;
const file = (name: string) => new File(['text'], name);
const entries = () => uploads.store.get().entries;
const state = (at = 0) => entries()[at]?.state;
const key = (at = 0) => entries()[at]?.key ?? '';
const document = (at = 0) => state(at) as DocumentState;
const list = () => state() as ListState;
const skills = { hardSkills: { type: 'concepts', value: [{ id: 's', label: 'TIG' }] } };
const one = (id: string, change: object = {}) => ({
  format: 'PDF',
  documents: [{ id, matchProfile: { aspects: skills } }],
  count: 1,
  problems: [],
  ...change,
});
const many = { format: 'CSV', documents: [{ id: 'a' }], count: 2, problems: [], columns: [] };

beforeEach(() => {
  sent = [];
  told = [];
  let next = 0;
  const client = (tell?: (share: number) => void) => {
    if (tell !== undefined) told.push(tell);
    return createApiClient({ baseUrl: '/api', fetch: waitingNetwork(sent) });
  };
  uploads = new Uploads({
    kind: 'CANDIDATE',
    index: 'people',
    api: client(),
    sender: client,
    newId: () => `n${(next += 1)}`,
  });
});

/** Adds files and answers what is read in each; a document's id is looked for then. */
async function read(...answers: object[]): Promise<void> {
  const added = uploads.add(answers.map((_, i) => file(`${i}.pdf`)));
  await settle();
  for (const [at, answer] of answers.entries()) await sent[at]?.answer(answer);
  await settle();
  for (const request of sent.slice(answers.length)) await request.answer({}, 404);
  await added;
  sent.length = 0;
}

describe('a file that is sent', () => {
  it('says how much of it is there, and that it is read once all is', async () => {
    void uploads.add([file('cv.pdf')]);
    await settle();
    expect(state()).toEqual({ step: 'uploading', share: 0 });
    told[0]?.(0.4);
    expect(state()).toEqual({ step: 'uploading', share: 0.4 });
    told[0]?.(1);
    expect(state()).toEqual({ step: 'reading' });
    told[0]?.(1);
    uploads.cancel(key());
    told[0]?.(0.5);
    expect(state()).toEqual({ step: 'cancelled' });
    await sent[0]?.answer(one('c1'));
    expect(state()).toEqual({ step: 'cancelled' });
  });

  it('is given up when it is removed, and is cancelled when it comes back', async () => {
    void uploads.add([file('cv.pdf')]);
    await settle();
    uploads.remove(key());
    expect(entries()).toEqual([]);
    expect(sent[0]?.signal?.aborted).toBe(true);
    uploads.restore();
    expect(state()).toEqual({ step: 'cancelled' });
    uploads.restore();
    expect(entries()).toHaveLength(1);
  });

  it('that cannot be read is refused, and nothing is read of one that is gone', async () => {
    void uploads.add([file('cv.pdf')]);
    await settle();
    await sent[0]?.answer({ error: { code: 'OVERLOADED' } }, 503);
    expect(state()).toMatchObject({ step: 'refused', refusal: { id: 'upload.refused.OVERLOADED' } });
    await uploads.retry('gone');
    expect(sent).toHaveLength(1);
    void uploads.retry(key());
    await uploads.retry(key());
    await settle();
    expect([sent.length, state()?.step]).toEqual([2, 'uploading']);
  });
});

describe('documents that were read', () => {
  it('are stored together, but for those that wait for a decision or are stored', async () => {
    await read(one('c1'), one('c2'), one('c3', { otherKind: 'JOB' }));
    expect(document(2).otherKind).toBe('JOB');
    const saved = uploads.saveAll();
    await settle();
    expect(sent).toHaveLength(2);
    expect(document().save).toEqual({ status: 'saving' });
    for (const request of sent.slice(0, 2)) await request.answer({}, 404);
    await settle();
    for (const request of sent.slice(2)) await request.answer({ version: 1 });
    await saved;
    expect(entries().map((_, i) => document(i).save.status)).toEqual(['saved', 'saved', 'unsaved']);
    expect(uploads.unsaved).toBe(1);
    sent.length = 0;
    await uploads.saveAll();
    expect(sent).toEqual([]);
  });

  it('are left out of all when nothing was found in them, until something is filled in', async () => {
    await read(one('c1'), one('c2', { documents: [{ id: 'c2', extraProperties: { name: 'An Peeters' } }] }));
    const ready = () => entries().map((_, i) => isReadyToSave(document(i)));
    expect(ready()).toEqual([true, false]);
    expect(entries().map(stepOf)).toEqual(['document', 'empty']);
    uploads.change(key(1), { ...document(1).draft, aspects: document().draft.aspects });
    expect(ready()).toEqual([true, true]);
    expect(entries().map(stepOf)).toEqual(['document', 'document']);
  });

  it('are stored once each, however often all are saved: also those whose turn comes later', async () => {
    await read(one('c1'), one('c2'), one('c3'));
    await read(one('c4'));
    const saved = Promise.all([uploads.saveAll(), uploads.saveAll()]);
    // the fourth is stored while two of the first are not yet
    for (const at of [0, 1, 2, 3, 6, 7, 4, 5]) {
      await settle();
      const request = sent[at];
      await (request?.url.includes('refresh') === true ? request.answer({ version: 1 }) : request?.answer({}, 404));
    }
    await saved;
    expect(entries().map((_, i) => document(i).save.status)).toEqual(['saved', 'saved', 'saved', 'saved']);
    const put = sent.flatMap(({ url }) => /doc\/(c\d)\?refresh/.exec(url)?.[1] ?? []);
    expect([sent.length, put.length, new Set(put).size]).toEqual([8, 4, 4]);
  });

  it('one that is saved beside another gets one new id, however often that is pressed', async () => {
    await read(one('c1'));
    void uploads.saveAsNew(key());
    const { id } = document().draft.document;
    await uploads.saveAsNew(key());
    await settle();
    expect([document().draft.document.id, sent.length]).toEqual([id, 1]);
  });

  it('that are changed while they are stored are unsaved again, and theirs', async () => {
    await read(one('c1'));
    const saved = uploads.save(key());
    await settle();
    await uploads.save(key());
    expect(sent).toHaveLength(1);
    await sent[0]?.answer({}, 404);
    uploads.change(key(), withFields(document().draft, { cvText: 'new' }));
    expect(document().save).toEqual({ status: 'saving' });
    await sent[1]?.answer({ version: 1 });
    await saved;
    expect(document()).toMatchObject({
      save: { status: 'unsaved' },
      isOwn: true,
      draft: { document: { cvText: 'new' } },
    });
    const again = uploads.save(key());
    await settle();
    // its own by now: nobody else's is looked for
    expect(sent[2]?.body).toMatchObject({ cvText: 'new' });
    await sent[2]?.answer({ version: 2 });
    await again;
    expect(document().save).toEqual({ status: 'saved' });
  });

  it('that cannot be stored say why, and nothing happens to one that is gone', async () => {
    await read(one('c1'));
    const saved = uploads.save(key());
    await settle();
    await sent[0]?.answer({ error: { code: 'DISK_FULL' } }, 507);
    await saved;
    expect(document().save).toMatchObject({ status: 'failed', refusal: { id: 'upload.refused.DISK_FULL' } });
    await uploads.save('gone');
    await uploads.saveAsNew('gone');
    uploads.change('gone', document().draft);
    await uploads.importAll('gone');
    await uploads.chooseColumn('gone', 'a', 'b');
    uploads.stopImport('gone');
    expect(sent).toHaveLength(1);
  });
});

describe('a list', () => {
  it('that is taken in is not begun twice, and is stopped when it is removed', async () => {
    await read(many);
    void uploads.importAll(key());
    await settle();
    expect(list().run).toMatchObject({ status: 'running', share: 0 });
    told.at(-1)?.(0.25);
    expect(list().run.share).toBe(0.25);
    await uploads.importAll(key());
    expect(sent).toHaveLength(1);
    const at = key();
    uploads.remove(at);
    expect(sent[0]?.signal?.aborted).toBe(true);
    uploads.restore();
    expect(list().run.status).toBe('stopped');
  });

  it('stops where a person says so, and fails where the server does', async () => {
    await read(many);
    void uploads.importAll(key());
    await settle();
    uploads.stopImport(key());
    expect(sent[0]?.signal?.aborted).toBe(true);
    expect(list().run.status).toBe('stopped');
    await settle();
    expect(list().run).toMatchObject({ status: 'stopped', refusal: null });
    const failed = uploads.importAll(key());
    await settle();
    await sent[1]?.answer({ error: { code: 'OVERLOADED' } }, 503);
    await failed;
    expect(list().run).toMatchObject({ status: 'failed', refusal: { id: 'upload.refused.OVERLOADED' } });
  });

  it('is read again for the latest choice, and says why where it cannot be', async () => {
    await read(many);
    const first = uploads.chooseColumn(key(), 'naam', 'name');
    expect(list()).toMatchObject({ isReadAgain: true, choices: { naam: 'name' }, refusal: null });
    await uploads.importAll(key());
    const second = uploads.chooseLanguage(key(), 'FRE');
    await settle();
    expect(sent.map(({ url }) => url).at(-1)).toContain('map=naam%3Dname');
    expect(sent[0]?.signal?.aborted).toBe(true);
    expect(list()).toMatchObject({ isReadAgain: true, language: 'FRE' });
    await sent.at(-1)?.answer({ error: { code: 'OVERLOADED' } }, 503);
    await Promise.all([first, second]);
    expect(list()).toMatchObject({ isReadAgain: false, refusal: { id: 'upload.refused.OVERLOADED' } });
  });
});
