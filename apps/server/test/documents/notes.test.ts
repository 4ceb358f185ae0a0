import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../worlds/test-server.ts';

const NOTES = '/notes/CANDIDATE/candidates/jan';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.call('PUT', '/hrmatching/candidates_index/candidates/doc/jan', { preferredJobTitle: 'lasser' });
});
afterAll(() => server.close());

describe('a note that two people change', () => {
  it('ENG-13d has a version: the write of whoever read an older one is refused, and nothing is lost', async () => {
    const made = await server.call('POST', NOTES, { type: 'call', subject: 'Gebeld', body: 'Belt terug' });
    expect(made.json).toMatchObject({ type: 'call', subject: 'Gebeld', body: 'Belt terug' });
    expect((await server.call('GET', NOTES)).json.notes).toMatchObject([{ type: 'call', body: 'Belt terug' }]);
    expect(made.json).toMatchObject({ version: 1, createdAt: '2026-03-02T12:00:00.000Z', updatedAt: null });
    const url = `${NOTES}/${made.json.id}`;
    const first = await server.call('PUT', url, { subject: 'Gemaild' }, { 'if-match': '"1"' });
    expect([first.status, first.headers['etag']]).toEqual([200, '"2"']);
    expect(first.json).toEqual({
      ...made.json,
      type: null,
      subject: 'Gemaild',
      body: '',
      version: 2,
      updatedAt: '2026-03-02T12:00:00.000Z',
    });
    const second = await server.call('PUT', url, { subject: 'Niet bereikt' }, { 'if-match': '"1"' });
    expect([second.status, second.json.error.code]).toEqual([412, 'VERSION_CONFLICT']);
    expect((await server.call('DELETE', url, undefined, { 'if-match': '"1"' })).status).toBe(412);
    expect((await server.call('GET', NOTES)).json.notes).toEqual([first.json]);

    expect((await server.call('DELETE', url, undefined, { 'if-match': '"2"' })).json).toEqual({
      id: made.json.id,
      deleted: true,
    });
    expect((await server.call('GET', NOTES)).json.notes).toEqual([]);
    expect((await server.call('PUT', url, { subject: 'Weg' }, { 'if-match': '"2"' })).status).toBe(404);
  });

  it('is one of its own document alone', async () => {
    await server.call('PUT', '/hrmatching/candidates_index/candidates/doc/piet', { preferredJobTitle: 'lasser' });
    const { json } = await server.call('POST', NOTES, { subject: 'Van Jan' });
    const other = `/notes/CANDIDATE/candidates/piet/${json.id}`;
    expect((await server.call('PUT', other, { subject: 'Van Piet' })).status).toBe(404);
    expect((await server.call('DELETE', other)).status).toBe(404);
    expect((await server.call('GET', NOTES)).json.notes).toEqual([json]);
    expect((await server.call('PUT', `${NOTES}/${json.id}`, { subject: '  ' })).status).toBe(400);
    const changed = await server.call('PUT', `${NOTES}/${json.id}`, { type: 'mail', subject: 'Van Jan', body: 'Komt' });
    expect(changed.json).toMatchObject({ type: 'mail', subject: 'Van Jan', body: 'Komt' });
  });
});
