import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../worlds/test-server.ts';

let server: TestServer;
const TO_CANDIDATES = '/hrmatching/match2candidates/candidates';
const post = (url: string, body?: unknown) => server.call('POST', url, body);

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

describe('what no call takes', () => {
  it.each(['', '/ids', '/csv', '/ndjson', '/impact', '/whynot'])('a match%s without a body', async (call) => {
    const refused = await post(`${TO_CANDIDATES}${call}`);
    expect(refused).toMatchObject({ status: 400, json: { error: { code: 'INVALID_REQUEST' } } });
  });

  it.each([
    'title',
    '__proto__',
    'extraProperties.',
    'matchProfile.weight',
    'matchProfile.aspects.hobbies',
    'cvText.x',
  ])('ENG-02a a _source that names what no document has is refused with its place: %s', async (field) => {
    for (const end of ['', '/csv']) {
      const { status, json } = await post(TO_CANDIDATES + end, {
        matchProfile: { aspects: {} },
        _source: ['cvText', field],
      });
      expect([status, json.error.details]).toEqual([
        400,
        [{ path: '_source[1]', message: `There is no field ${field} to show.` }],
      ]);
    }
  });

  it.each([
    [TO_CANDIDATES, { userLanguage: 'de' }, 'userLanguage'],
    [TO_CANDIDATES, { language: 'GER' }, 'language'],
    [`${TO_CANDIDATES}?language=xx`, {}, 'language'],
    ['/hrmatching/match2candidates/details', { targetIndex: 'a', targetId: 'b', userLanguage: 'frr' }, 'userLanguage'],
    ['/parsing/parseJob', { text: 'lasser', locale: 'frr' }, 'locale'],
    ['/parsing/parseCandidate', { text: 'lasser', language: 'de' }, 'language'],
    ['/ontology/parseQuery', { query: 'lasser', lang: 'de' }, 'lang'],
    ['/ontology/findPrefix', { text: 'lass', lang: 'xx' }, 'lang'],
    ['/ontology/places', { text: 'gent', lang: 'xx' }, 'lang'],
    ['/hrmatching/suggest/candidates', { keywords: ['lasser'], language: 'xx' }, 'language'],
    [TO_CANDIDATES, { matchProfile: { language: 'de' } }, 'matchProfile.language'],
  ])('an unknown language or locale: %s %j', async (url, body, path) => {
    const refused = await post(url, body);
    expect(refused).toMatchObject({ status: 400, json: { error: { details: [{ path }] } } });
  });
});
