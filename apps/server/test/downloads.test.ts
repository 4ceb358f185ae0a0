import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
const PEOPLE = 25;
const welders = {
  matchProfile: { language: 'DUT', aspects: { jobFunctions: { value: [{ label: 'lasser' }] } } },
  sort: [{ field: 'name', order: 'asc' }],
};
const name = (i: number) => `p${String(i).padStart(2, '0')}`;

beforeAll(async () => {
  server = await startTestServer();
  const lines = Array.from({ length: PEOPLE }, (_, i) =>
    JSON.stringify({ id: name(i), language: 'DUT', preferredJobTitle: 'lasser', extraProperties: { name: name(i) } }),
  );
  await server.app.inject({
    method: 'POST',
    url: '/api/hrmatching/candidates_index/candidates/_bulk?refresh=true',
    headers: { 'content-type': 'application/x-ndjson', host: 'localhost' },
    payload: lines.join('\n'),
  });
  await server.call('PUT', '/hrmatching/jobs_index/jobs/doc/j1?refresh=true', {
    language: 'DUT',
    jobTitle: 'Lasser TIG',
  });
});
afterAll(async () => server.close());

const rows = ({ text }: Answer) =>
  text
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(',').map((cell) => cell.replace(/^"|"$/g, '')));
const csv = (body: object) => server.call('POST', '/hrmatching/match2candidates/candidates/csv', body);
const names = async (body: object) =>
  rows(await csv(body))
    .slice(1)
    .map(([id]) => id);

describe('a download', () => {
  it('ENG-07 RES-11 begins with the first match, whatever page the request is about', async () => {
    const everyone = Array.from({ length: PEOPLE }, (_, i) => name(i));
    expect(await names(welders)).toEqual(everyone);
    expect(await names({ ...welders, from: 20 })).toEqual(everyone);
  });

  it.each([1, 19, 20, 21])('ENG-07 RES-11 holds %i rows when that is asked', async (size) => {
    expect(await names({ ...welders, size })).toEqual(Array.from({ length: size }, (_, i) => name(i)));
  });

  it('ENG-07 of jobs names them by their title and says what it is', async () => {
    const answer = await server.call('POST', '/hrmatching/match2jobs/jobs/csv', welders);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="jobs-2026-03-02.csv"',
    });
    const [head, ...lines] = rows(answer);
    expect(head?.slice(0, 3)).toEqual(['id', 'name', 'score']);
    expect(lines.map((line) => line.slice(0, 2))).toEqual([['j1', 'Lasser TIG']]);
  });

  it('ENG-07 as NDJSON is a match a line', async () => {
    const { text } = await server.call('POST', '/hrmatching/match2candidates/candidates/ndjson', {
      ...welders,
      size: 2,
    });
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: string; details: object[] });
    expect(lines.map(({ id }) => id)).toEqual(['p00', 'p01']);
    expect(lines[0]?.details.length).toBeGreaterThan(0);
  });
});
