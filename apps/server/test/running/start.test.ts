import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ServerProcesses } from '../worlds/server-process.ts';

let processes: ServerProcesses;
let folder: string;
const start = (variables: Record<string, string>) => processes.start(variables);
const refusal = (variables: Record<string, string>) => processes.refusal(variables);

beforeEach(() => {
  processes = new ServerProcesses();
  folder = processes.folder;
});
afterEach(() => processes.remove());

describe('starting', () => {
  it('prints its address, answers, and SIGTERM ends it with 0 after accepted requests are finished', async () => {
    const server = start({});
    const address = await server.address;
    const response = await fetch(`${address}/api/health`);
    expect(await response.json()).toMatchObject({ status: 'ok' });
    const text = 'Wij zoeken een lasser in Gent. '.repeat(3000);
    const accepted = fetch(`${address}/api/parsing/parseJob`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    server.child.kill('SIGTERM');
    expect((await accepted).status).toBe(200);
    expect((await server.ended).code).toBe(0);
  });

  it('MAT-02 says from its first answer on that demo data are on their way', async () => {
    const server = start({ DEMO: 'on', WARM_UP: 'on' });
    const response = await fetch(`${await server.address}/api/hrmatching/indices`);
    expect(await response.json()).toMatchObject({
      indices: [
        { name: 'candidates', documents: 5000, indexedDocuments: 0, fullyIndexed: false },
        { name: 'jobs', documents: 1000, indexedDocuments: 0, fullyIndexed: false },
      ],
    });
  });

  it('a port in use is one clear line', async () => {
    const taken: Server = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as AddressInfo;
    expect(await refusal({ PORT: String(port) })).toContain(`Port ${port} is in use`);
    taken.close();
  });

  it('a data folder that cannot be written is one clear line', async () => {
    const file = path.join(folder, 'a-file');
    writeFileSync(file, '');
    expect(await refusal({ DATA_DIR: path.join(file, 'data') })).toContain('cannot be written');
  });

  it('a second server on the same data folder is one clear line', async () => {
    const first = start({});
    expect(await first.address).not.toBeNull();
    expect(await refusal({})).toContain('already running');
  });

  it('another host than loopback without login is one clear line', async () => {
    expect(await refusal({ HOST: '0.0.0.0' })).toContain('ALLOW_UNAUTHENTICATED');
  });

  it('SET-16a SET-16e a wrong configuration value is one clear line that names its key', async () => {
    const config = path.join(folder, 'config.json');
    writeFileSync(config, JSON.stringify({ config: { hideMenu: 'yes' } }));
    expect(await refusal({ CONFIG_FILE: config })).toContain('hideMenu: Expected a boolean but got string');
    writeFileSync(config, JSON.stringify({ config: { locale: '${NOWHERE}' } }));
    expect(await refusal({ CONFIG_FILE: config })).toContain('Unresolved variable in config: NOWHERE');
  });

  it('a setting that is none is one clear line', async () => {
    expect(await refusal({ PORT: 'eighty' })).toContain('PORT must be a whole number');
    expect(await refusal({ DEMO: 'maybe' })).toContain('DEMO must be on or off');
  });

  it('RES-12 RES-06 ENG-13b ENG-13d a note, a selection and an edit survive a kill -9 right after they were acknowledged', async () => {
    const first = start({});
    const base = `${await first.address}/api`;
    const send = async (method: string, url: string, body: object, headers: Record<string, string> = {}) => {
      const json = { 'content-type': 'application/json', ...headers };
      const answer = await fetch(`${base}${url}`, { method, headers: json, body: JSON.stringify(body) });
      return answer.ok;
    };
    const candidate = '/hrmatching/candidates_index/candidates/doc/kill-c1';
    await send('PUT', '/hrmatching/jobs_index/jobs/doc/kill-j1', { jobTitle: 'bakker' });
    await send('PUT', candidate, { cvText: 'bakker' });
    const edit = send('PUT', candidate, { cvText: 'kok' }, { 'if-match': '"1"' });
    const note = send('POST', '/notes/CANDIDATE/candidates/kill-c1', {
      type: 'call',
      subject: 'gebeld',
      body: 'morgen',
    });
    const selection = send('POST', '/selections/candidatesForJob', {
      subjectId: 'kill-j1',
      selectionIds: ['kill-c1'],
      selectionStatus: 'invited',
    });
    expect(await Promise.all([edit, note, selection])).toEqual([true, true, true]);
    first.child.kill('SIGKILL');
    await first.ended;
    const again = `${await start({}).address}/api`;
    const read = async (url: string) => (await fetch(`${again}${url}`)).json();
    expect(await read(candidate)).toMatchObject({ cvText: 'kok', version: 2 });
    expect(await read('/notes/CANDIDATE/candidates/kill-c1')).toMatchObject({
      notes: [{ type: 'call', subject: 'gebeld', body: 'morgen' }],
    });
    expect(await read('/selections/candidatesForJob/kill-j1')).toEqual({ ids: ['kill-c1'] });
  });

  it('documents survive a kill -9 right after their write was acknowledged', async () => {
    const first = start({});
    const address = await first.address;
    const url = `${address}/api/hrmatching/candidates_index/candidates/doc/kept`;
    const put = await fetch(url, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{"cvText":"bakker"}',
    });
    expect(put.status).toBe(200);
    first.child.kill('SIGKILL');
    await first.ended;
    const second = start({});
    const again = await fetch(`${await second.address}/api/hrmatching/candidates_index/candidates/doc/kept`);
    expect(await again.json()).toMatchObject({ id: 'kept', cvText: 'bakker' });
  });
});
