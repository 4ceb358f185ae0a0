import { createApiClient } from '@counterpart/client';
import type { WireDocument } from '@counterpart/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { removeItem } from '../src/state/profile/profile-editing.ts';
import { withFields } from '../src/state/upload/upload-draft.ts';
import type { DocumentState, ListState } from '../src/state/upload/upload-entry.ts';
import { Uploads } from '../src/state/upload/uploads.ts';

/** The server's side: what it holds, what it answers to a file of a name, and what it was sent. */
const stored = new Map<string, WireDocument>();
const answers = new Map<string, () => Response | Promise<Response>>();
let calls: string[];
let underWay: number;
let mostUnderWay: number;

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });
const refusal = (status: number, error: object) => () => json({ error }, status);

const parsed = (label: string) => ({ id: `parsed-${label}`, label, weight: 1, required: false, origin: 'parsed' });
const cv = (id: string): WireDocument =>
  ({
    id,
    language: 'DUT',
    cvText: 'TIG-lassen en Excel',
    workExperiences: [
      { id: 'parsed-experience-1', title: 'lasser' },
      { id: 'parsed-experience-2', title: 'kok' },
    ],
    matchProfile: {
      aspects: {
        hardSkills: { type: 'concepts', weight: 1.5, required: false, value: [parsed('TIG-lassen'), parsed('Excel')] },
      },
    },
  }) as unknown as WireDocument;
const understood = (id: string) => () =>
  json({ format: 'PDF', language: 'DUT', documents: [cv(id)], count: 1, problems: [] });

async function network(url: string, init: RequestInit): Promise<Response> {
  const path = url.replace('/api/hrmatching/candidates_index/candidates', '');
  calls.push(`${init.method} ${decodeURIComponent(path)}`);
  const id = /^\/doc\/([^?]+)/.exec(path)?.[1] ?? '';
  if (init.method === 'PUT') {
    stored.set(id, JSON.parse(init.body as string) as WireDocument);
    return json({ id, version: 1 });
  }
  if (init.method === 'GET') return stored.has(id) ? json(stored.get(id)) : json({ error: { code: 'X' } }, 404);
  underWay += 1;
  mostUnderWay = Math.max(mostUnderWay, underWay);
  try {
    await new Promise((done) => setTimeout(done, 2));
    if (init.signal?.aborted === true) throw new DOMException('aborted', 'AbortError');
    return await (answers.get(new Headers(init.headers).get('x-file-name') ?? '')?.() ?? json({}, 500));
  } finally {
    underWay -= 1;
  }
}

let uploads: Uploads;
const file = (name: string, size = 3) => new File(['x'.repeat(size)], name);
const stateOf = (name: string) => uploads.store.get().entries.find((entry) => entry.file.name === name)?.state;
const keyOf = (name: string) => uploads.store.get().entries.find((entry) => entry.file.name === name)?.key ?? '';
const documentOf = (name: string) => stateOf(name) as DocumentState;
const listOf = (name: string) => stateOf(name) as ListState;

beforeEach(() => {
  stored.clear();
  answers.clear();
  calls = [];
  underWay = 0;
  mostUnderWay = 0;
  let next = 0;
  const client = (tell?: (share: number) => void) =>
    createApiClient({
      baseUrl: '/api',
      fetch: ((url: string, init: RequestInit) => {
        tell?.(0.5);
        tell?.(1);
        return network(url, init);
      }) as typeof fetch,
    });
  uploads = new Uploads({
    kind: 'CANDIDATE',
    index: 'candidates',
    api: client(),
    sender: client,
    newId: () => `n${(next += 1)}`,
  });
});

describe('files on the upload screen', () => {
  it('are read at most three at a time, and one that is refused disturbs no other', async () => {
    const names = Array.from({ length: 8 }, (_, i) => `cv${i}.pdf`);
    names.forEach((name) => answers.set(name, understood(name)));
    answers.set(
      'cv3.pdf',
      refusal(422, {
        code: 'IMPORT_UNREADABLE',
        message: 'm',
        details: [{ path: 'file', message: 'm', reason: 'NO_TEXT' }],
      }),
    );
    await uploads.add(names.map((name) => file(name)));
    expect(mostUnderWay).toBe(3);
    expect(stateOf('cv3.pdf')).toEqual({
      step: 'refused',
      refusal: { id: 'error.IMPORT_UNREADABLE.NO_TEXT', values: {}, field: null },
    });
    expect(uploads.store.get().entries.filter(({ state }) => state.step === 'document')).toHaveLength(7);
    expect(uploads.unsaved).toBe(7);
  });

  it('are refused before they are sent when they are known to be too large, by the server otherwise', async () => {
    const large = new File(['%PDF-1.4', 'x'.repeat(20_000_000)], 'large.pdf');
    answers.set('large.txt', refusal(413, { code: 'TOO_LARGE', message: 'm', details: [] }));
    await uploads.add([large, file('large.txt')]);
    for (const name of ['large.pdf', 'large.txt']) {
      expect(stateOf(name)).toMatchObject({ refusal: { id: 'upload.refused.TOO_LARGE', values: { limit: 20 } } });
    }
    expect(calls).toEqual(['POST /_read']);
  });

  it('can be cancelled, tried again, removed and put back', async () => {
    answers.set('cv.pdf', understood('c1'));
    const reading = uploads.add([file('cv.pdf')]);
    uploads.cancel(keyOf('cv.pdf'));
    await reading;
    expect(stateOf('cv.pdf')).toEqual({ step: 'cancelled' });
    await uploads.retry(keyOf('cv.pdf'));
    expect(stateOf('cv.pdf')?.step).toBe('document');
    uploads.remove(keyOf('cv.pdf'));
    expect(uploads.store.get().entries).toEqual([]);
    expect(uploads.unsaved).toBe(0);
    uploads.restore();
    expect(stateOf('cv.pdf')?.step).toBe('document');
  });
});

describe('a document that was understood', () => {
  beforeEach(async () => {
    answers.set('cv.pdf', understood('c1'));
    await uploads.add([file('cv.pdf')]);
  });

  it('ENG-18 ENG-19 goes back as it was read when nothing was corrected', async () => {
    await uploads.save(keyOf('cv.pdf'));
    expect(documentOf('cv.pdf').save).toEqual({ status: 'saved' });
    const sent = stored.get('c1');
    expect(sent?.workExperiences).toEqual(cv('c1').workExperiences);
    expect(sent?.matchProfile?.aspects).toEqual(cv('c1').matchProfile?.aspects);
    expect(uploads.unsaved).toBe(0);
  });

  it('ENG-19 a corrected list goes under ids of its own, as a whole, and a corrected aspect is the person’s', async () => {
    const { draft } = documentOf('cv.pdf');
    const [first, second] = draft.document.workExperiences ?? [];
    const aspects = removeItem(draft.aspects, 'hardSkills', 'parsed-Excel');
    const workExperiences = [{ ...first, title: 'MIG-lasser' }, { ...second }, { id: 'parsed-n9', title: '' }];
    uploads.change(keyOf('cv.pdf'), { ...withFields(draft, { workExperiences }), aspects });
    await uploads.save(keyOf('cv.pdf'));
    expect(stored.get('c1')?.workExperiences).toEqual([
      { id: 'w1', title: 'MIG-lasser' },
      { id: 'w2', title: 'kok' },
    ]);
    expect(stored.get('c1')?.matchProfile?.aspects.hardSkills).toEqual({
      complete: true,
      type: 'concepts',
      weight: 1.5,
      required: false,
      value: [{ id: 'parsed-TIG-lassen', label: 'TIG-lassen', weight: 1, required: false }],
    });
  });

  it('keeps what was typed when it cannot be saved, and says which dates are none', async () => {
    const { draft } = documentOf('cv.pdf');
    const changed = withFields(draft, { workExperiences: [{ id: 'w1', dateFrom: 'vroeger' }] });
    uploads.change(keyOf('cv.pdf'), changed);
    await uploads.save(keyOf('cv.pdf'));
    expect(documentOf('cv.pdf').save).toMatchObject({ status: 'failed', refusal: { id: 'upload.refused.dates' } });
    expect(documentOf('cv.pdf').draft).toBe(changed);
    expect(stored.size).toBe(0);
  });

  it('leaves one of its id alone until the person says to replace it, or is saved beside it', async () => {
    stored.set('c1', { id: 'c1', cvText: 'another' });
    await uploads.save(keyOf('cv.pdf'));
    expect(documentOf('cv.pdf').save).toEqual({ status: 'conflict' });
    expect(stored.get('c1')?.cvText).toBe('another');
    await uploads.saveAsNew(keyOf('cv.pdf'));
    const { id } = documentOf('cv.pdf').draft.document;
    expect(stored.get(id)?.cvText).toBe('TIG-lassen en Excel');
    await uploads.add([file('cv.pdf')]);
    const again = uploads.store.get().entries.at(-1);
    expect(again?.state).toMatchObject({ save: { status: 'conflict' } });
    await uploads.save(again?.key ?? '', { replace: true });
    expect(stored.get('c1')?.cvText).toBe('TIG-lassen en Excel');
  });
});

describe('a list of documents', () => {
  const lines =
    (...all: object[]) =>
    () =>
      new Response(all.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const read = () =>
    json({
      format: 'CSV',
      language: 'DUT',
      documents: [cv('c1')],
      count: 3,
      problems: [],
      columns: [{ column: 'Kennis', field: 'extraProperties.Kennis', sample: 'x' }],
    });

  it('ENG-16c is read again when a column goes elsewhere, and its refused lines are named', async () => {
    answers.set('list.csv', read);
    await uploads.add([file('list.csv')]);
    await uploads.chooseColumn(keyOf('list.csv'), 'Kennis', 'hardSkills');
    const bad = { code: 'INVALID_REQUEST', message: 'no' };
    answers.set(
      'list.csv',
      lines(
        { line: 3, status: 'error', error: bad },
        { progress: { line: 4, ok: 3, failed: 1, bytes: 9 } },
        { ok: 3, failed: 1, format: 'CSV' },
      ),
    );
    await uploads.importAll(keyOf('list.csv'));
    expect(calls.slice(1)).toEqual([
      'POST /_read?map=Kennis=hardSkills',
      'POST /_import?results=errors&refresh=true&map=Kennis=hardSkills',
    ]);
    expect(listOf('list.csv').run).toMatchObject({
      status: 'done',
      ok: 3,
      failed: 1,
      rejected: [{ line: 3, error: bad }],
    });
  });

  it('a list is read again in the language that the person chooses, and taken in so', async () => {
    answers.set('list.csv', read);
    await uploads.add([file('list.csv')]);
    await uploads.chooseLanguage(keyOf('list.csv'), 'FRE');
    expect(listOf('list.csv')).toMatchObject({ language: 'FRE', isReadAgain: false });
    answers.set('list.csv', lines({ ok: 3, failed: 0, format: 'CSV' }));
    await uploads.importAll(keyOf('list.csv'));
    expect(calls.slice(1)).toEqual([
      'POST /_read?language=FRE',
      'POST /_import?results=errors&refresh=true&language=FRE',
    ]);
  });

  it('an import that was cut short goes on after the last line that is in', async () => {
    answers.set('list.csv', read);
    await uploads.add([file('list.csv')]);
    answers.set('list.csv', lines({ progress: { line: 2, ok: 1, failed: 0, bytes: 4 } }));
    await uploads.importAll(keyOf('list.csv'));
    expect(listOf('list.csv').run).toMatchObject({ status: 'failed', ok: 1, refusal: { id: 'error.unreachable' } });
    answers.set('list.csv', lines({ ok: 2, failed: 0, format: 'CSV' }));
    await uploads.importAll(keyOf('list.csv'));
    expect(calls.at(-1)).toBe('POST /_import?results=errors&refresh=true&after=2');
    expect(listOf('list.csv').run).toMatchObject({ status: 'done', ok: 3 });
  });
});
