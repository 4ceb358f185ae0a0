import { createApiClient } from '@counterpart/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { DocumentCalls } from '../../src/state/document-form/document-calls.ts';
import { isDerived, saysTheSame, withField } from '../../src/state/document-form/document-fields.ts';
import { DocumentForm } from '../../src/state/document-form/document-form.ts';
import { type KeptForm, rejoined } from '../../src/state/document-form/kept-form.ts';
import { draftOf, withFields } from '../../src/state/upload/upload-draft.ts';
import { UploadCalls } from '../../src/state/upload/upload-calls.ts';
import { type Sent, settle, waitingNetwork } from '../state/matching/matching-world.ts';

let sent: Sent[];
let kept: (KeptForm | null)[];
let logged: string[];
const stored = { id: 'd1', version: 3, cvText: 'x' } as never;

function opened(begin: KeptForm = { stored, draft: draftOf(stored) }): DocumentForm {
  const api = createApiClient({ baseUrl: '/api', fetch: waitingNetwork(sent) });
  return new DocumentForm(
    {
      calls: new DocumentCalls(api, { kind: 'CANDIDATE', index: 'people' }),
      keep: (form) => void kept.push(form),
      log: (what) => void logged.push(what),
    },
    begin,
  );
}

beforeEach(() => {
  sent = [];
  kept = [];
  logged = [];
});

describe('a form that is saved', () => {
  it('is unsaved, saving and saved, and forgets what was kept', async () => {
    const form = opened();
    expect(form.store.get()).toMatchObject({ reading: 'idle', save: { status: 'unsaved' } });
    expect(form.isUnsaved).toBe(false);
    form.change(withFields(draftOf(stored), { cvText: 'y' }));
    expect(form.isUnsaved).toBe(true);
    expect(kept).toHaveLength(1);
    const saved = form.save();
    expect(form.store.get()).toMatchObject({ save: { status: 'saving' }, reading: 'idle' });
    await sent[0]?.answer({ version: 4 });
    await sent[1]?.answer({ id: 'd1', version: 4, cvText: 'y' });
    const back = await saved;
    expect(form.store.get()).toMatchObject({ save: { status: 'saved' }, stored: { version: 4 } });
    expect([kept.at(-1), form.isUnsaved]).toEqual([null, false]);
    const taken = back?.();
    await sent[2]?.answer({}, 500);
    expect(await taken).toBe(false);
    expect(logged).toEqual(['A save could not be taken back']);
  });

  it('keeps what was typed while it was saved, over what is stored now', async () => {
    const form = opened();
    form.change(withFields(draftOf(stored), { cvText: 'y' }));
    const saved = form.save();
    form.change(withFields(form.store.get().draft, { preferredJobTitle: 'lasser' }));
    await sent[0]?.answer({ version: 4 });
    await sent[1]?.answer({ id: 'd1', version: 4, cvText: 'y' });
    await saved;
    form.close();
    const { draft, stored: now } = form.store.get();
    expect(draft.document).toMatchObject({ cvText: 'y', preferredJobTitle: 'lasser' });
    expect(now).toMatchObject({ version: 4 });
    expect(form.isUnsaved).toBe(true);
    expect(kept.at(-1)).toMatchObject({ stored: { version: 4 } });
  });

  it('is sent once however often it is pressed, also where something is typed meanwhile; the next save goes over its version', async () => {
    const form = opened();
    form.change(withFields(draftOf(stored), { cvText: 'y' }));
    const first = form.save();
    expect(await form.save()).toBeNull();
    form.change(withFields(form.store.get().draft, { preferredJobTitle: 'lasser' }));
    expect(form.store.get().save).toEqual({ status: 'saving' });
    expect([await form.save(), await form.saveAgain(), sent.length]).toEqual([null, null, 1]);
    await sent[0]?.answer({ version: 4 });
    await sent[1]?.answer({ id: 'd1', version: 4, cvText: 'y' });
    expect(await first).not.toBeNull();
    expect(form.store.get()).toMatchObject({ save: { status: 'unsaved' }, stored: { version: 4 } });
    const second = form.save();
    await sent[2]?.answer({ version: 5 });
    await sent[3]?.answer({ id: 'd1', version: 5, cvText: 'y', preferredJobTitle: 'lasser' });
    await second;
    expect(sent.map(({ url }) => url.includes('refresh'))).toEqual([true, false, true, false]);
    expect(sent[2]?.body).toMatchObject({ cvText: 'y', preferredJobTitle: 'lasser' });
    expect(form.store.get()).toMatchObject({ save: { status: 'saved' }, stored: { version: 5 } });
  });

  it('is saved where it cannot be read back: the next save goes over the version that was answered', async () => {
    const form = opened();
    form.change(withFields(draftOf(stored), { cvText: 'y' }));
    const saved = form.save();
    await sent[0]?.answer({ version: 4 });
    await sent[1]?.answer({ error: { code: 'OVERLOADED' } }, 503);
    expect(await saved).not.toBeNull();
    expect(form.store.get()).toMatchObject({
      save: { status: 'saved' },
      stored: { id: 'd1', version: 4, cvText: 'y' },
      draft: { document: { cvText: 'y' } },
    });
  });

  it('and was removed before it was read back is gone, and what was typed meanwhile stays', async () => {
    const form = opened();
    form.change(withFields(draftOf(stored), { cvText: 'y' }));
    const saved = form.save();
    form.change(withFields(form.store.get().draft, { preferredJobTitle: 'lasser' }));
    await sent[0]?.answer({ version: 4 });
    await sent[1]?.answer({}, 404);
    await saved;
    form.close();
    expect(form.store.get()).toMatchObject({
      save: { status: 'gone' },
      draft: { document: { cvText: 'y', preferredJobTitle: 'lasser' } },
    });
  });

  it('keeps what was typed while another’s version was met', async () => {
    const form = opened();
    form.change(withFields(draftOf(stored), { cvText: 'mine' }));
    const saved = form.save();
    form.change(withFields(form.store.get().draft, { preferredJobTitle: 'lasser' }));
    await sent[0]?.answer({ error: { code: 'VERSION_CONFLICT' } }, 412);
    form.change(withFields(form.store.get().draft, { preferredJobInfo: 'avonds' }));
    await sent[1]?.answer({ id: 'd1', version: 9, cvText: 'theirs' });
    await saved;
    form.close();
    expect(form.store.get()).toMatchObject({
      save: { status: 'merge', conflicts: [{ path: 'cvText', mine: 'mine', theirs: 'theirs' }] },
      draft: { document: { cvText: 'mine', preferredJobTitle: 'lasser', preferredJobInfo: 'avonds' } },
    });
  });

  it('that is given up keeps nothing, also when a save that was under way ends later', async () => {
    const form = opened();
    form.change(withFields(draftOf(stored), { cvText: 'y' }));
    const saved = form.save();
    form.change(withFields(form.store.get().draft, { preferredJobTitle: 'lasser' }));
    form.giveUp();
    await sent[0]?.answer({ version: 4 });
    await sent[1]?.answer({ id: 'd1', version: 4, cvText: 'y' });
    await saved;
    expect(kept.at(-1)).toBeNull();
  });

  it('is not sent with dates that are none, and says why it was refused', async () => {
    const form = opened();
    form.change(withFields(draftOf(stored), { workExperiences: [{ id: 'w', dateFrom: 'x' }] }));
    expect(await form.save()).toBeNull();
    expect(form.store.get().save).toEqual({
      status: 'failed',
      refusal: { id: 'upload.refused.dates', values: {}, field: null },
    });
    expect(sent).toEqual([]);
    form.change(draftOf(stored));
    const refused = form.save();
    await sent[0]?.answer({ error: { code: 'DISK_FULL' } }, 507);
    expect(await refused).toBeNull();
    expect(form.store.get().save).toMatchObject({ status: 'failed', refusal: { id: 'upload.refused.DISK_FULL' } });
  });

  it('that somebody else saved first is gone, or comes under the draft, or says why not', async () => {
    const saves = async (answer: object, status?: number) => {
      sent = [];
      const form = opened();
      form.change(withFields(draftOf(stored), { cvText: 'mine' }));
      const saved = form.save();
      await sent[0]?.answer({ error: { code: 'VERSION_CONFLICT' } }, 412);
      await sent[1]?.answer(answer, status);
      await saved;
      form.close();
      return form.store.get();
    };
    expect((await saves({}, 404)).save).toEqual({ status: 'gone' });
    expect((await saves({ error: { code: 'OVERLOADED' } }, 503)).save).toMatchObject({ status: 'failed' });
    const met = await saves({ id: 'd1', version: 9, cvText: 'theirs' });
    expect(met.save).toMatchObject({
      status: 'merge',
      conflicts: [{ path: 'cvText', mine: 'mine', theirs: 'theirs' }],
    });
    expect(met.stored).toMatchObject({ version: 9 });
  });
});

describe('a form that is read', () => {
  it('is pending, then follows what was read; a later reading takes its place', async () => {
    const form = opened();
    const first = form.read();
    expect(form.store.get().reading).toBe('pending');
    await settle();
    const second = form.read();
    await settle();
    await sent[0]?.answer({ documents: [{ id: 'd1', cvText: 'old' }] });
    expect(form.store.get().reading).toBe('pending');
    await sent[1]?.answer({ documents: [] });
    await Promise.all([first, second]);
    expect(form.store.get()).toMatchObject({ reading: 'idle', draft: { document: { cvText: 'x' } } });
    const failed = form.read();
    await settle();
    await sent[2]?.answer({}, 500);
    await failed;
    expect(form.store.get().reading).toBe('failed');
    expect(logged).toEqual(['The texts could not be read']);
  });

  it('of a new candidate fills what a CV says of the person, where nothing stands', async () => {
    const draft = withFields(draftOf({ id: 'new' }), { cvText: 'An Peeters', extraProperties: { phone: '1' } });
    const form = opened({ stored: null, draft });
    const read = form.read();
    await settle();
    expect(sent[0]?.body).toEqual({ text: 'An Peeters' });
    await sent[0]?.answer({ id: 'x', extraProperties: { name: 'An Peeters', phone: '2' } });
    await settle();
    await sent[1]?.answer({ documents: [] });
    await read;
    expect(form.store.get().draft.document.extraProperties).toEqual({ name: 'An Peeters', phone: '1' });
    const blank = opened({ stored: null, draft: withFields(draftOf({ id: 'new' }), { cvText: '  ' }) });
    const before = sent.length;
    void blank.read();
    await settle();
    expect(sent[before]?.url).toContain('_read');
  });
});

describe('the fields of a form', () => {
  it('say the same whatever the order of names, and empty what a missing one says', () => {
    expect(saysTheSame({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toBe(true);
    expect(saysTheSame('', undefined)).toBe(true);
    expect(saysTheSame([], null)).toBe(true);
    expect(saysTheSame([1, 2], [2, 1])).toBe(false);
    expect(saysTheSame({ a: 1 }, { a: 2 })).toBe(false);
    expect(saysTheSame({ 0: 'a' }, ['a'])).toBe(false);
    expect(saysTheSame('x', null)).toBe(false);
  });

  it('that the server works out are the profile and the history', () => {
    expect(['workExperiences', 'educations', 'aspect:hardSkills', 'cvText'].map(isDerived).slice(0, 2)).toEqual([
      true,
      true,
    ]);
    expect(isDerived('cvText')).toBe(false);
  });

  it('that are taken out are gone', () => {
    const draft = withFields(draftOf({ id: 'd1', cvText: 'x' }), { extraProperties: { town: 'Gent' } });
    expect(withField(draft, 'cvText', undefined).document).toEqual({ id: 'd1', extraProperties: { town: 'Gent' } });
    expect(withField(draft, 'cvText', 'y').document.cvText).toBe('y');
  });

  it('of a kept form are again the very values that were read where nobody touched them', () => {
    const read = { id: 'd1', workExperiences: [{ id: 'parsed-1', title: 'kok' }] } as never;
    const kept1 = { stored: null, draft: JSON.parse(JSON.stringify(draftOf(read))) as ReturnType<typeof draftOf> };
    const again = rejoined(kept1).draft;
    expect(again.document.workExperiences).toBe(again.read.workExperiences);
    const touched = { ...kept1.draft, document: { ...kept1.draft.document, cvText: 'typed' } };
    expect(rejoined({ stored: null, draft: touched }).draft.document.cvText).toBe('typed');
  });
});

describe('the calls of the upload screen', () => {
  it.each([
    ['JOB', 'jobs_index/mine', 'jobs_index/mine/doc/d1'],
    ['CANDIDATE', 'candidates_index/mine', 'candidates_index/mine/doc/d1'],
  ] as const)('of a %s go to its index', async (kind, path, doc) => {
    const client = () => createApiClient({ baseUrl: '/api', fetch: waitingNetwork(sent) });
    const calls = new UploadCalls({ kind, index: 'mine', api: client(), sender: client });
    const signal = new AbortController().signal;
    void calls.read({ file: new File(['x'], 'x.csv'), map: [], language: null, signal, tell: () => undefined });
    await settle();
    expect(sent[0]?.url).toContain(path);
    expect(sent[0]?.url).not.toContain('map=');
    const there = calls.stored('d1');
    expect(sent[1]?.url).toContain(doc);
    await sent[1]?.answer({}, 404);
    expect(await there).toBeNull();
    const down = calls.stored('d1').catch(() => 'failed');
    await sent[2]?.answer({}, 500);
    expect(await down).toBe('failed');
  });
});
