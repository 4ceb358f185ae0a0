import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, startTestServer, type TestServer } from '../worlds/test-server.ts';

let server: TestServer;
const CANDIDATE = '/hrmatching/candidates_index/candidates/doc';
const MATCH = '/hrmatching/match2candidates/candidates';
const welder = { matchProfile: { language: 'DUT', aspects: { jobFunctions: { value: [{ label: 'lasser' }] } } } };

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

describe('documents', () => {
  it.each([
    ['jobs_index/jobs', { jobTitle: 'Lasser', jobText: 'Wij zoeken een lasser in Gent. TIG-lassen is een must.' }],
    ['candidates_index/candidates', { cvText: 'Ik ben lasser en woon in Gent. Ik ken TIG-lassen.' }],
  ])(
    'ENG-01 a document of %s is read by its id with its profile; the query may name strategy and language',
    async (at, body) => {
      await server.call('PUT', `/hrmatching/${at}/doc/r1?refresh=true`, body);
      const read = (query: string) => server.call('GET', `/hrmatching/${at}/doc/r1${query}`);
      const functions = ({ json }: Answer) =>
        json.matchProfile.aspects.jobFunctions.value.map(({ label, origin }: Record<string, string>) => [
          label,
          origin,
        ]);
      const plain = await read('?strategy=CANDIDATE');
      expect(plain).toMatchObject({ status: 200, json: { id: 'r1', language: 'DUT', ...body } });
      expect(functions(plain)).toEqual([['lasser', 'parsed']]);
      expect(functions(await read('?language=FRE'))).toEqual([['soudeur', 'parsed']]);
      expect(functions(await read('?language=it-IT'))).toEqual([['saldatore', 'parsed']]);
      for (const language of ['XXX', 'de', 'frr']) {
        const refused = await read(`?language=${language}`);
        expect(refused).toMatchObject({ status: 400, json: { error: { details: [{ path: 'language' }] } } });
      }
      const unknown = await read('?strategy=nonsense');
      expect(unknown).toMatchObject({ status: 404, json: { error: { code: 'UNKNOWN_STRATEGY' } } });
    },
  );

  it('ENG-16a a document that was put is found by the next match, complete with what was parsed', async () => {
    const body = { cvText: 'Ik ben lasser en woon in Gent. Ik ken TIG-lassen.', extraProperties: { name: 'Anna' } };
    const put = await server.call('PUT', `${CANDIDATE}/a1?refresh=true`, body);
    expect(put).toMatchObject({ status: 200, json: { id: 'a1', version: 1 } });
    const { json } = await server.call('GET', `${CANDIDATE}/a1`);
    expect(json).toMatchObject({ id: 'a1', language: 'DUT', version: 1, ...body });
    expect(json.matchProfile.aspects.hardSkills.value).toContainEqual(expect.objectContaining({ origin: 'parsed' }));
    const match = await server.call('POST', MATCH, welder);
    expect(match.json.matches.map(({ id }: { id: string }) => id)).toContain('a1');
  });

  it('ENG-16a ENG-18 the language of a document and of its profile may be a locale; the profile language is what is kept', async () => {
    const body = { language: 'fr-BE', cvText: 'Je suis soudeur.', matchProfile: { language: 'nl', aspects: {} } };
    expect((await server.call('PUT', `${CANDIDATE}/a3?refresh=true`, body)).status).toBe(200);
    const { json } = await server.call('GET', `${CANDIDATE}/a3`);
    expect([json.language, json.matchProfile.language]).toEqual(['FRE', 'DUT']);
    const refused = await server.call('PUT', `${CANDIDATE}/a3`, { ...body, language: 'de' });
    expect(refused).toMatchObject({ status: 400, json: { error: { details: [{ path: 'language' }] } } });
    await server.call('DELETE', `${CANDIDATE}/a3?refresh=true`);
  });

  it('ENG-16b a removed document is gone from the store and from matches', async () => {
    await server.call('PUT', `${CANDIDATE}/a2?refresh=true`, { cvText: 'lasser' });
    expect((await server.call('DELETE', `${CANDIDATE}/a2?refresh=true`)).status).toBe(200);
    expect((await server.call('GET', `${CANDIDATE}/a2`)).status).toBe(404);
    const { json } = await server.call('POST', MATCH, welder);
    expect(json.matches.map(({ id }: { id: string }) => id)).not.toContain('a2');
    expect((await server.call('DELETE', `${CANDIDATE}/a2`)).status).toBe(404);
  });

  it('ENG-16c in a bulk load a bad line is named and the others go in', async () => {
    const lines = [
      '{"id":"b1","cvText":"metselaar"}',
      '{"id":"b2","language":"XXX"}',
      'not json',
      '{"cvText":"no id"}',
      '{"id":"b3","cvText":"zero \\u0000 byte"}',
      '{"id":"b4","workExperiences":[{"dateFrom":"last year"}]}',
      '',
      '{"id":"b5","cvText":"bakker"}',
      '{"delete":"b1"}',
    ];
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/hrmatching/candidates_index/candidates/_bulk',
      headers: { 'content-type': 'application/x-ndjson', host: 'localhost' },
      payload: lines.join('\n'),
    });
    const answers = response.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(answers).toMatchObject([
      { line: 1, id: 'b1', status: 'created', version: 1 },
      { line: 2, status: 'error', error: { code: 'INVALID_REQUEST', path: 'language' } },
      { line: 3, status: 'error', error: { code: 'MALFORMED_JSON' } },
      { line: 4, status: 'error', error: { path: 'id' } },
      { line: 5, status: 'error', error: { code: 'BINARY_TEXT', path: 'cvText' } },
      { line: 6, status: 'error', error: { path: 'workExperiences[0].dateFrom' } },
      { line: 8, id: 'b5', status: 'created' },
      { line: 9, id: 'b1', status: 'deleted' },
      { ok: 3, failed: 5 },
    ]);
    expect((await server.call('GET', `${CANDIDATE}/b5`)).status).toBe(200);
  });

  it('ENG-16d the indices tell how many documents they hold and whether a match sees all of them', async () => {
    await server.services.indices.get('candidates').follower.follow();
    const { json } = await server.call('GET', '/hrmatching/indices');
    expect(json.indices[0]).toMatchObject({ name: 'candidates', kind: 'CANDIDATE', fullyIndexed: true });
    expect(json.indices[0].documents).toBe(json.indices[0].indexedDocuments);
  });

  it('a lost update is refused with 412 and changes nothing', async () => {
    await server.call('PUT', `${CANDIDATE}/e1`, { cvText: 'een' });
    await server.call('PUT', `${CANDIDATE}/e1`, { cvText: 'twee' }, { 'if-match': '"1"' });
    const lost = await server.call('PUT', `${CANDIDATE}/e1`, { cvText: 'drie' }, { 'if-match': '"1"' });
    expect(lost).toMatchObject({ status: 412, json: { error: { code: 'VERSION_CONFLICT' } } });
    const exists = await server.call('PUT', `${CANDIDATE}/e1`, { cvText: 'vier' }, { 'if-none-match': '*' });
    expect(exists.status).toBe(412);
    expect((await server.call('GET', `${CANDIDATE}/e1`)).json.cvText).toBe('twee');
  });

  it('entity tags are read as RFC 9110 has them: several, any, weak, and none that is ours', async () => {
    const put = async (headers: Record<string, string>, id = 'e2') =>
      (await server.call('PUT', `${CANDIDATE}/${id}`, { cvText: 'een' }, headers)).status;
    expect(await put({ 'if-match': '*' })).toBe(412);
    expect(await put({ 'if-none-match': '*' })).toBe(200);
    expect((await server.call('GET', `${CANDIDATE}/e2`)).headers['etag']).toBe('"1"');
    expect(await put({ 'if-match': '"7", "1"' })).toBe(200);
    expect(await put({ 'if-match': 'W/"2"' })).toBe(200);
    expect(await put({ 'if-match': '*' })).toBe(200);
    expect(await put({ 'if-match': '"other"' })).toBe(412);
    expect(await put({ 'if-none-match': '"4"' })).toBe(412);
    expect(await put({ 'if-none-match': '"3"' })).toBe(200);
    const removed = await server.call('DELETE', `${CANDIDATE}/e2`, undefined, { 'if-match': '"4"' });
    expect(removed).toMatchObject({ status: 412, json: { error: { code: 'VERSION_CONFLICT' } } });
    expect((await server.call('DELETE', `${CANDIDATE}/e2`, undefined, { 'if-match': '"5"' })).status).toBe(200);
  });

  it('unknown fields of a document are kept, and a caller’s own values are never overwritten by parsing', async () => {
    const aspects = {
      jobFunctions: { type: 'concepts', weight: 0.7, value: [{ id: 'x', label: 'dakdekker', weight: 0.4 }] },
    };
    await server.call('PUT', `${CANDIDATE}/k1`, { cvText: 'lasser', matchProfile: { aspects }, crmNumber: 17 });
    const { json } = await server.call('GET', `${CANDIDATE}/k1`);
    expect(json.crmNumber).toBe(17);
    expect(json.matchProfile.aspects.jobFunctions).toMatchObject({ weight: 0.7 });
    expect(json.matchProfile.aspects.jobFunctions.value).toContainEqual(
      expect.objectContaining({ id: 'x', label: 'dakdekker', weight: 0.4 }),
    );
  });
});

describe('bad input', () => {
  it.each([
    ['GET', '/hrmatching/candidates_index/nowhere/doc/x', 'UNKNOWN_INDEX'],
    ['GET', '/hrmatching/candidates_index/jobs/doc/x', 'UNKNOWN_INDEX'],
    ['GET', '/hrmatching/candidates_index/candidates/doc/nobody', 'UNKNOWN_DOCUMENT'],
    ['GET', '/hrmatching/jobs_index/jobs/doc/nobody', 'UNKNOWN_DOCUMENT'],
    ['GET', '/notes/CANDIDATE/candidates/nobody', 'UNKNOWN_DOCUMENT'],
    ['GET', '/config/nothing', 'NOT_FOUND'],
    ['GET', '/ontology/concepts/nothing', 'NOT_FOUND'],
    ['GET', '/no/such/call', 'NOT_FOUND'],
  ] as const)('%s %s is 404 %s', async (method, url, code) => {
    const answer = await server.call(method, url);
    expect(answer.status).toBe(404);
    expect(answer.json.error).toMatchObject({ code, requestId: expect.any(String) });
  });

  it.each([
    ['/hrmatching/match2candidates/nowhere', {}, 'UNKNOWN_INDEX'],
    ['/hrmatching/match2candidates/jobs', {}, 'UNKNOWN_INDEX'],
    ['/hrmatching/match2jobs/candidates', {}, 'UNKNOWN_INDEX'],
    ['/hrmatching/match2candidates/candidates?strategy=none', welder, 'UNKNOWN_STRATEGY'],
    [
      '/hrmatching/match2candidates/candidates',
      { source: { type: 'JOB', index: 'jobs', id: 'none' } },
      'UNKNOWN_DOCUMENT',
    ],
    [
      '/hrmatching/match2candidates/details',
      { sourceIndex: 'jobs', sourceId: 'none', targetIndex: 'candidates', targetId: 'a1' },
      'UNKNOWN_DOCUMENT',
    ],
    [
      '/hrmatching/match2candidates/details',
      { matchProfile: {}, targetIndex: 'candidates', targetId: 'none' },
      'UNKNOWN_DOCUMENT',
    ],
    ['/hrmatching/suggest/nowhere', { keywords: [] }, 'UNKNOWN_INDEX'],
    ['/annotations/nowhere', { ids: [] }, 'UNKNOWN_INDEX'],
  ])('POST %s with %o is 404 %s', async (url, body, code) => {
    const answer = await server.call('POST', url, body);
    expect(answer.status).toBe(404);
    expect(answer.json.error.code).toBe(code);
  });

  it.each([
    ['an empty job text', { text: '', locale: 'nl' }, 400, 'EMPTY_TEXT', 'text'],
    ['a job text of 2 MB', { text: 'woord '.repeat(350_000), locale: 'nl' }, 413, 'TOO_LARGE', 'text'],
    ['a NUL', { text: 'lasser\u0000', locale: 'nl' }, 400, 'BINARY_TEXT', 'text'],
    ['more than a tenth control characters', { text: 'ab\u0001cd\u0002', locale: 'nl' }, 400, 'BINARY_TEXT', 'text'],
    ['a text that is no text', { text: 5 }, 400, 'INVALID_REQUEST', 'text'],
  ])('%s gets a clear answer with its path', async (_what, body, status, code, path) => {
    const answer = await server.call('POST', '/parsing/parseJob', body);
    expect(answer).toMatchObject({ status, json: { error: { code, details: [expect.objectContaining({ path })] } } });
  });

  it.each([
    [{ extraProperties: 5 }, 'extraProperties', 'EXPECTED_GROUP', undefined],
    [{ language: 'XYZ' }, 'language', 'NOT_OFFERED', { names: 'DUT, FRE, ENG, ITA' }],
    [{ workExperiences: [{ dateFrom: '2020-02-30' }] }, 'workExperiences[0].dateFrom', 'NO_SUCH_DAY', undefined],
    [{ workExperiences: [{ dateFrom: 'May' }] }, 'workExperiences[0].dateFrom', 'FORMAT', undefined],
    [{ preferredJobTitle: 'x'.repeat(1001) }, 'preferredJobTitle', 'TOO_LONG', { limit: 1000 }],
    [
      { matchProfile: { aspects: { wage: { type: 'range', value: { weight: 2000, from: 1, to: 2 } } } } },
      'matchProfile.aspects.wage.value.weight',
      'TOO_HIGH',
      { limit: 1000 },
    ],
  ])('of %j a refusal names why, beside its English words', async (body, path, reason, values) => {
    const answer = await server.call('PUT', '/hrmatching/candidates_index/candidates/doc/refused', body);
    const details = [{ path, reason, ...(values === undefined ? {} : { values }) }];
    expect(answer).toMatchObject({ status: 400, json: { error: { code: 'INVALID_REQUEST', details } } });
  });

  it('malformed JSON is 400 MALFORMED_JSON', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: `/api${MATCH}`,
      headers: { 'content-type': 'application/json', host: 'localhost' },
      payload: '{"matchProfile": ',
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: { code: 'MALFORMED_JSON' } });
  });

  it('JSON in another encoding than UTF-8 is refused, whether it says so or not: its letters would be lost', async () => {
    const put = async (payload: Buffer, type: string) => {
      const { statusCode, body } = await server.app.inject({
        method: 'PUT',
        url: `/api${CANDIDATE}/accents`,
        headers: { 'content-type': type, host: 'localhost' },
        payload,
      });
      return [statusCode, (JSON.parse(body) as { error?: { code: string } }).error?.code];
    };
    const json = '{"preferredJobTitle":"infirmière"}';
    expect(await put(Buffer.from(json), 'application/json; charset="UTF-8"')).toEqual([200, undefined]);
    expect(await put(Buffer.from(json, 'latin1'), 'application/json')).toEqual([400, 'MALFORMED_JSON']);
    expect(await put(Buffer.from(json, 'latin1'), 'application/json; charset=iso-8859-1')).toEqual([
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ]);
    expect((await server.call('GET', `${CANDIDATE}/accents`)).json.preferredJobTitle).toBe('infirmière');
  });

  it('a call with another method than its own is 405 and hears which it has', async () => {
    const answer = await server.call('GET', `${MATCH}?strategy=JOB`);
    expect(answer).toMatchObject({ status: 405, json: { error: { code: 'METHOD_NOT_ALLOWED' } } });
    expect(answer.headers['allow']).toBe('POST');
    expect((await server.call('POST', `${CANDIDATE}/x`, {})).headers['allow']).toBe('GET, PUT, DELETE');
    expect(await server.call('GET', '/hrmatching/nothing')).toMatchObject({ status: 404, json: { error: {} } });
  });

  it('an unknown comparison and a bad weight name their path', async () => {
    const filter = { combinator: 'and', rules: [{ property: 'a', data: { type: 'enum', comparison: 'like' } }] };
    const first = await server.call('POST', MATCH, { matchFilter: filter });
    expect(first.json.error.details[0].path).toBe('matchFilter.rules[0].data.comparison');
    const aspects = { hardSkills: { type: 'concepts', value: [{ id: 'a', label: 'x', weight: 2000 }] } };
    const second = await server.call('POST', MATCH, { matchProfile: { aspects } });
    expect(second.json.error.details[0].path).toBe('matchProfile.aspects.hardSkills.value[0].weight');
  });

  it('a bulk load that is no NDJSON is 415', async () => {
    const url = '/hrmatching/candidates_index/candidates/_bulk';
    for (const body of [{}, [], { text: 1 }]) {
      expect(await server.call('POST', url, body)).toMatchObject({
        status: 415,
        json: { error: { code: 'UNSUPPORTED_MEDIA_TYPE' } },
      });
    }
  });

  it('an address that cannot be decoded answers in the one error body', async () => {
    const answer = await server.call('GET', '/hrmatching/candidates_index/%E0%A4%A/doc/x');
    expect(answer).toMatchObject({
      status: 400,
      json: { error: { code: 'INVALID_REQUEST', requestId: expect.any(String) } },
    });
  });

  it('a result window beyond 10000 is 400', async () => {
    const answer = await server.call('POST', MATCH, { ...welder, from: 9990, size: 20 });
    expect(answer).toMatchObject({ status: 400, json: { error: { code: 'RESULT_WINDOW' } } });
  });

  it('a foreign host name and a foreign origin are refused', async () => {
    const host = await server.call('GET', '/health', undefined, { host: 'evil.example' });
    expect(host).toMatchObject({ status: 403, json: { error: { code: 'FORBIDDEN' } } });
    const origin = await server.call('GET', '/health', undefined, { origin: 'https://evil.example' });
    expect(origin.status).toBe(403);
    expect((await server.call('GET', '/health', undefined, { origin: 'http://localhost' })).status).toBe(200);
  });

  it('an id with a slash or a control character is refused', async () => {
    expect((await server.call('PUT', `${CANDIDATE}/${encodeURIComponent('a/b')}`, {})).status).toBe(400);
    expect((await server.call('PUT', `${CANDIDATE}/${encodeURIComponent('a\tb')}`, {})).status).toBe(400);
    expect((await server.call('PUT', `${CANDIDATE}/${encodeURIComponent('é'.repeat(200))}`, {})).status).toBe(200);
  });

  it('ENG-16c an id that no address can hold is refused: its document could not be read or removed again', async () => {
    const lines = ['.', '..', '...', '.x'].map((id) => JSON.stringify({ id, cvText: 'Kok.' })).join('\n');
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/hrmatching/candidates_index/candidates/_bulk',
      headers: { 'content-type': 'application/x-ndjson', host: 'localhost' },
      payload: lines,
    });
    const told = answer.payload
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(told.map(({ status, ok }) => status ?? ok)).toEqual(['error', 'error', 'created', 'created', 2]);
    expect(told[1]).toMatchObject({ error: { path: 'id', message: expect.stringContaining('. or ..') } });
  });
});
