import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../worlds/test-server.ts';

const CANDIDATE = '/hrmatching/candidates_index/candidates/doc';
const NOTES = '/notes/CANDIDATE/candidates/c1';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('a document that is written again', () => {
  it('ENG-16a keeps the day from which somebody is available while the days stay the same', async () => {
    const available = (value: number) => ({
      language: 'DUT',
      matchProfile: {
        aspects: {
          availabilityAspect: {
            type: 'integer',
            weight: 1,
            required: false,
            value: { weight: 1, required: false, value },
          },
        },
      },
    });
    const days = async () => {
      const { json } = await server.call('GET', `${CANDIDATE}/a1`);
      return json.matchProfile.aspects.availabilityAspect.value.value;
    };
    await server.call('PUT', `${CANDIDATE}/a1`, available(30));
    const [record] = server.store.getMany('candidates', ['a1']);
    if (record === undefined) throw new Error('it was written');
    // as it would read twelve days later
    const { document, enrichment } = record;
    const earlier = { ...enrichment, availableFrom: '2026-03-20' };
    server.store.write('candidates', [{ op: 'put', kind: 'CANDIDATE', id: 'a1', document, enrichment: earlier }], '');
    expect(await days()).toBe(18);
    await server.call('PUT', `${CANDIDATE}/a1`, available(30));
    expect(await days()).toBe(18);
    await server.call('PUT', `${CANDIDATE}/a1`, available(31));
    expect(await days()).toBe(31);
  });

  it('ENG-16a has the id of its address, and no other', async () => {
    const { status, json } = await server.call('PUT', `${CANDIDATE}/one`, { id: 'two', language: 'DUT' });
    expect([status, json.error.details[0].path]).toEqual([400, 'id']);
    expect((await server.call('GET', `${CANDIDATE}/two`)).status).toBe(404);
    expect((await server.call('PUT', `${CANDIDATE}/one`, { id: 'one', language: 'DUT' })).status).toBe(200);
  });

  it('ENG-16a holds no binary data, wherever that stands', async () => {
    const body = { language: 'DUT', workExperiences: [{ title: 'las\u0000ser' }] };
    const { status, json } = await server.call('PUT', `${CANDIDATE}/binary`, body);
    expect([status, json.error.code, json.error.details[0].path]).toEqual([
      400,
      'BINARY_TEXT',
      'workExperiences[0].title',
    ]);
    expect((await server.call('GET', `${CANDIDATE}/binary`)).status).toBe(404);
  });

  it('ENG-16a belongs to an index of its kind', async () => {
    const { status, json } = await server.call('PUT', '/hrmatching/jobs_index/candidates/doc/j1', {
      jobTitle: 'Lasser',
    });
    expect([status, json.error.code]).toEqual([404, 'UNKNOWN_INDEX']);
  });

  it('ENG-16a ENG-16b is seen by the next match when the call says so: written, removed, many at once', async () => {
    const found = async () => {
      const { json } = await server.call('POST', '/hrmatching/match2candidates/candidates', {
        matchProfile: { language: 'DUT', aspects: { jobFunctions: { value: [{ label: 'kapper' }] } } },
      });
      return json.matches.map(({ id }: { id: string }) => id);
    };
    const hairdresser = (id: string) => ({ id, language: 'DUT', preferredJobTitle: 'Kapper' });
    await server.call('PUT', `${CANDIDATE}/k1?refresh=true`, hairdresser('k1'));
    expect(await found()).toEqual(['k1']);
    await server.app.inject({
      method: 'POST',
      url: '/api/hrmatching/candidates_index/candidates/_bulk?refresh=true',
      headers: { host: 'localhost', 'content-type': 'application/x-ndjson' },
      payload: `${JSON.stringify(hairdresser('k2'))}\n${JSON.stringify({ delete: 'k1' })}\n`,
    });
    expect(await found()).toEqual(['k2']);
    await server.call('DELETE', `${CANDIDATE}/k2?refresh=true`);
    expect(await found()).toEqual([]);
  });
});

describe('a note that is written again', () => {
  it('ENG-13d is another version each time, and no write goes over one that it did not know', async () => {
    await server.call('PUT', `${CANDIDATE}/c1`, { language: 'DUT' });
    const { json: made } = await server.call('POST', NOTES, { subject: 'Gebeld' });
    const put = (subject: string, expected: string) =>
      server.call('PUT', `${NOTES}/${made.id}`, { subject }, { 'if-match': expected });
    expect((await put('Gemaild', '"1"')).json).toMatchObject({ subject: 'Gemaild', version: 2 });
    const late = await put('Te laat', '"1"');
    expect([late.status, late.json.error.code]).toEqual([412, 'VERSION_CONFLICT']);
    expect((await put('Bezocht', '"2"')).json).toMatchObject({ subject: 'Bezocht', version: 3 });
    const removed = await server.call('DELETE', `${NOTES}/${made.id}`, undefined, { 'if-match': '"2"' });
    expect(removed.status).toBe(412);
    expect((await server.call('GET', NOTES)).json.notes).toMatchObject([{ subject: 'Bezocht', version: 3 }]);
    const address = { kind: 'CANDIDATE', index: 'candidates', id: 'c1', note: made.id } as const;
    const an = { subject: 'u1', name: 'An Claes' };
    const changed = server.services.notes.change(address, { subject: 'Samen' }, an, {});
    expect(changed).toMatchObject({
      version: 4,
      updatedBy: an,
      updatedAt: '2026-03-02T12:00:00.000Z',
      createdBy: null,
    });
    expect((await server.call('GET', NOTES)).json.notes).toMatchObject([{ subject: 'Samen', updatedBy: an }]);
  });
});
