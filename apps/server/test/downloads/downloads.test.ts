import { once } from 'node:events';
import readWorkbook from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { xlsxFile } from '../../src/services/downloads/xlsx-file.ts';
import { sheetRow, WORKBOOK_PARTS } from '../../src/services/downloads/xlsx-parts.ts';
import { type Answer, startTestServer, type TestServer } from '../worlds/test-server.ts';

let server: TestServer;
const PEOPLE = 25;
const welders = {
  matchProfile: { language: 'DUT', aspects: { jobFunctions: { value: [{ label: 'lasser' }] } } },
  sort: [{ field: 'name', order: 'asc' }],
};
const name = (i: number) => `p${String(i).padStart(2, '0')}`;

beforeAll(async () => {
  server = await startTestServer();
  const lines = Array.from({ length: PEOPLE }, (_, i) => {
    const extraProperties = { name: name(i), company: 'Metaal, nv', office: i };
    return JSON.stringify({ id: name(i), language: 'DUT', preferredJobTitle: 'lasser', extraProperties });
  });
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
/** The rows of the only sheet, as a reader of other people's making sees them. */
const readSheet = async (file: Buffer) => (await readWorkbook(file))[0]?.data ?? [];
const bytesOf = (exportType: string, body: object) =>
  server.app.inject({
    method: 'POST',
    url: `/api/hrmatching/match2candidates/candidates/${exportType}`,
    headers: { host: 'localhost' },
    payload: body,
  });
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

  it('ENG-07 ENG-02a a table has the columns that _source names, and what is the match’s own', async () => {
    const head = async (fields?: readonly string[]) =>
      rows(await csv({ ...welders, size: 1, _source: fields ?? null }));
    const own = ['id', 'score', 'unknown', 'green'];
    const [usual] = await head();
    expect(usual).toEqual('id name score unknown green jobFunctions hardSkills locations company office'.split(' '));
    expect((await head([]))[0]).toEqual(own);
    const [heads, first] = await head(['preferredJobTitle', 'extraProperties.office', 'matchProfile', 'educations']);
    expect(heads).toEqual([...own, 'jobFunctions', 'hardSkills', 'locations', 'office', 'preferredJobTitle']);
    expect([first?.[0], first?.[4], first?.slice(-2)]).toEqual(['p00', 'lasser', ['0', 'lasser']]);
    expect((await head(['extraProperties', 'extraProperties.phone']))[0]).toEqual(
      'id name score unknown green company office extraProperties.phone'.split(' '),
    );
  });

  it('ENG-07 of jobs names them by their title and says what it is', async () => {
    const answer = await server.call('POST', '/hrmatching/match2jobs/jobs/csv', { matchProfile: welders.matchProfile });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="jobs-2026-03-02.csv"',
    });
    const [head, ...lines] = rows(answer);
    expect(head?.slice(0, 3)).toEqual(['id', 'name', 'score']);
    expect(lines.map((line) => line.slice(0, 2))).toEqual([['j1', 'Lasser TIG']]);
  });

  it('ENG-07 RES-11 has scores of four decimals, yes or no for green, labels by comma, and properties as they are', async () => {
    const { text } = await csv({ ...welders, size: 1 });
    const [head, first] = text.replace('\ufeff', '').trim().split('\r\n');
    expect(head).toBe(
      '"id","name","score","unknown","green","jobFunctions","hardSkills","locations","company","office"',
    );
    expect(first).toBe('"p00","p00","1.0000","0.0000","yes","lasser","","","Metaal, nv","0"');
    const skill = { hardSkills: { value: [{ label: 'lassen' }] } };
    const other = rows(await csv({ ...welders, matchProfile: { language: 'DUT', aspects: skill }, size: 1 }));
    expect(other[1]?.slice(4, 5)).toEqual(['no']);
  });

  it('ENG-07 as NDJSON explains a match as the call asks: in full unless it says otherwise', async () => {
    const explained = async (queryParams: object) => {
      const body = { ...welders, size: 1, queryParams };
      const { text } = await server.call('POST', '/hrmatching/match2candidates/candidates/ndjson', body);
      return (JSON.parse(text) as { explanations: object[] }).explanations[0];
    };
    expect(await explained({})).toHaveProperty('path');
    expect(await explained({ explain: 'page' })).not.toHaveProperty('path');
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

  it('ENG-07 RES-11 as xlsx is a workbook with one sheet: a head, texts as texts, scores as numbers', async () => {
    const answer = await bytesOf('xlsx', { ...welders, size: 2 });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="candidates-2026-03-02.xlsx"',
    });
    const [head, ...lines] = await readSheet(answer.rawPayload);
    expect(head).toEqual([
      'id',
      'name',
      'score',
      'unknown',
      'green',
      'jobFunctions',
      'hardSkills',
      'locations',
      'company',
      'office',
    ]);
    expect(lines.map((line) => line.slice(0, 2))).toEqual([
      ['p00', 'p00'],
      ['p01', 'p01'],
    ]);
    expect(lines[0]?.[2]).toBe(1);
    expect(lines[0]?.[5]).toBe('lasser');
  });

  it('ENG-07 beyond the window of 10,000 of a match: a file may hold 1,000,000', async () => {
    expect((await csv({ ...welders, size: 1_000_000 })).status).toBe(200);
    expect((await csv({ ...welders, from: 9_999, size: 10_000 })).status).toBe(200);
    expect((await csv({ ...welders, size: 1_000_001 })).json).toMatchObject({
      error: { code: 'INVALID_REQUEST', details: [{ path: 'size' }] },
    });
  });

  it('ENG-07 another kind of file is refused with its path', async () => {
    const { status, json } = await server.call('POST', '/hrmatching/match2candidates/candidates/pdf', welders);
    expect([status, json.error.details[0].path]).toEqual([400, 'exportType']);
  });
});

describe('a workbook', () => {
  const bytes = async (head: readonly string[], rows: readonly (readonly (string | number)[])[]) => {
    const pieces: Buffer[] = [];
    async function* each() {
      yield* rows;
    }
    for await (const piece of xlsxFile(head, each(), new Date('2026-03-02'))) pieces.push(piece as Buffer);
    return Buffer.concat(pieces);
  };

  it('holds accents, scripts, line ends and what XML cannot write, as texts', async () => {
    const texts = ['Zoë Ångström', 'città è', '日本語 🙂', 'a\nb', 'a\u0000b\u0007c', '<b>&amp;</b> "q"', '\ud800x'];
    const [, row] = await readSheet(await bytes(['t'], [texts]));
    expect(row).toEqual(['Zoë Ångström', 'città è', '日本語 🙂', 'a\nb', 'abc', '<b>&amp;</b> "q"', '\ufffdx']);
    expect(sheetRow(['_x000D_'], 2)).toContain('>_x005F_x000D_<');
  });

  it('a formula stays a text, and would stay one when it is edited', async () => {
    const attacks = ['=1+1', '+1', '-1', '@SUM(A1)', '|calc', '%x', '＝1', ' =1', '=HYPERLINK("http://x","y")'];
    const file = await bytes(['t'], [attacks]);
    const [, row] = await readSheet(file);
    expect(row).toEqual(attacks.map((text) => text.trim()));
    const xml = sheetRow([...attacks, 'plain'], 2);
    expect(xml).not.toContain('<f>');
    expect(xml.match(/s="3" t="inlineStr">/g)).toHaveLength(9);
    expect(xml.match(/s="0" t="inlineStr">/g)).toHaveLength(1);
    const styles = WORKBOOK_PARTS.find(([path]) => path === 'xl/styles.xml')?.[1] ?? '';
    const formats = /<cellXfs.*<\/cellXfs>/.exec(styles)?.[0].match(/<xf [^>]*>/g);
    expect(formats?.[3]).toContain('quotePrefix="1"');
  });

  it('cuts a cell where Excel would refuse the file: at 32,767 characters', async () => {
    const [, row] = await readSheet(await bytes(['t'], [['x'.repeat(40_000)]]));
    expect(String(row?.[0]).length).toBe(32_767);
  });

  it('ends its rows when nobody reads on, and fails with them', async () => {
    let isBegun = false;
    let isEnded = false;
    async function* endless() {
      try {
        isBegun = true;
        for (;;) yield [crypto.randomUUID().repeat(20)];
      } finally {
        isEnded = true;
      }
    }
    const file = xlsxFile(['t'], endless(), new Date());
    file.on('data', () => undefined);
    await vi.waitFor(() => expect(isBegun).toBe(true));
    file.destroy();
    await vi.waitFor(() => expect(isEnded).toBe(true));
    async function* broken() {
      yield ['a'];
      throw new Error('the store is gone');
    }
    const failing = xlsxFile(['t'], broken(), new Date());
    failing.resume();
    const [error] = (await once(failing, 'error')) as [Error];
    expect(error.message).toBe('the store is gone');
  });
});
