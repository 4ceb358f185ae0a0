import { type Answer, startTestServer, type TestServer } from './test-server.ts';

/** Where candidates and jobs are imported. */
export const CANDIDATES = '/hrmatching/candidates_index/candidates';
export const JOBS = '/hrmatching/jobs_index/jobs';

/** A server that files are sent to. */
export interface ImportWorld {
  readonly server: TestServer;
  /** POSTs a file below /api under a name. */
  send(url: string, payload: Buffer | string, name?: string): Promise<Answer>;
  /** What a file says, stored nowhere. */
  read(payload: Buffer | string, name?: string, url?: string): Promise<Answer>;
  close(): Promise<void>;
}

/** Starts one. */
export async function startImportWorld(): Promise<ImportWorld> {
  const server = await startTestServer();
  async function send(url: string, payload: Buffer | string, name = ''): Promise<Answer> {
    const response = await server.app.inject({
      method: 'POST',
      url: `/api${url}`,
      headers: {
        host: 'localhost',
        'content-type': 'application/octet-stream',
        'x-file-name': encodeURIComponent(name),
      },
      payload: Buffer.from(payload),
    });
    const { statusCode: status, headers, body: text } = response;
    const isJson = (headers['content-type'] ?? '').includes('application/json');
    return { status, headers, text, json: isJson ? response.json() : null };
  }
  return {
    server,
    send,
    read: (payload, name, url = CANDIDATES) => send(`${url}/_read`, payload, name),
    async close() {
      await server.services.imports.close();
      await server.close();
    },
  };
}

/** The lines of an answer that comes line by line. */
export function linesOf({ text }: Answer): Record<string, unknown>[] {
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}
