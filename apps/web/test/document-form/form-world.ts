import { createApiClient } from '@counterpart/client';
import type { WireDocument } from '@counterpart/domain';
import { DocumentCalls } from '../../src/state/document-form/document-calls.ts';
import { DocumentForm } from '../../src/state/document-form/document-form.ts';
import type { KeptForm } from '../../src/state/document-form/kept-form.ts';
import { draftOf } from '../../src/state/upload/upload-draft.ts';

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

/** A server that holds documents by version as ours does; what it reads in a text is every word with a capital, as a skill. */
export class FormServer {
  readonly documents = new Map<string, WireDocument>();
  readonly calls: string[] = [];
  isOffline = false;
  /** Runs when a document is put, before the answer. */
  onPut: () => void = () => undefined;

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    if (this.isOffline) throw new TypeError('offline');
    const path = decodeURIComponent(url).replace(/^\/api|\?.*$/g, '');
    this.calls.push(`${init.method} ${path}`);
    const id = /\/doc\/(.+)$/.exec(path)?.[1] ?? '';
    if (path.endsWith('/_read')) {
      const sent = JSON.parse(await (init.body as Blob).text()) as WireDocument;
      return json({ format: 'JSON', documents: [this.enriched(sent)], evidence: [], count: 1, problems: [] });
    }
    if (path === '/parsing/parseCandidate') {
      const { text } = JSON.parse(init.body as string) as { text: string };
      return json({ id: 'x', cvText: text, extraProperties: { name: text.split('\n')[0], phone: '0470' } });
    }
    const before = this.documents.get(id);
    if (init.method === 'GET') return before === undefined ? json({ error: {} }, 404) : json(before);
    const headers = new Headers(init.headers);
    const isRefused =
      headers.get('if-none-match') === '*' ? before !== undefined : headers.get('if-match') !== `"${before?.version}"`;
    if (isRefused) return json({ error: { code: 'VERSION_CONFLICT' } }, 412);
    if (init.method === 'DELETE') {
      this.documents.delete(id);
      return json({ id, deleted: true });
    }
    this.onPut();
    const document = this.put(JSON.parse(init.body as string) as WireDocument);
    return json({ id, version: document.version });
  };

  /** What somebody stores. */
  put(document: WireDocument): WireDocument {
    const version = (this.documents.get(document.id)?.version ?? 0) + 1;
    const stored = { ...this.enriched(document), version };
    this.documents.set(document.id, stored);
    return stored;
  }

  private enriched(document: WireDocument): WireDocument {
    const { hardSkills, ...aspects } = (document.matchProfile?.aspects ?? {}) as Record<string, unknown>;
    const given = hardSkills as { value: { origin?: string }[]; complete?: boolean } | undefined;
    const own = (given?.value ?? []).filter(({ origin }) => origin !== 'parsed');
    const words =
      given?.complete === true ? [] : ((document.jobText ?? document.cvText ?? '').match(/\b[A-Z]\w+/g) ?? []);
    const parsed = words.map((label) => ({
      id: `parsed-${label}`,
      label,
      weight: 1,
      required: false,
      origin: 'parsed',
    }));
    const value = [...own, ...parsed];
    const skills = { type: 'concepts', weight: 1, required: false, ...given, value };
    const profile = { ...aspects, ...(value.length === 0 && given === undefined ? {} : { hardSkills: skills }) };
    return {
      ...document,
      language: document.language ?? 'DUT',
      matchProfile: { aspects: profile },
    } as unknown as WireDocument;
  }
}

/** A form over a document of the server; null is a new one. */
export function openForm(server: FormServer, stored: WireDocument | null, kind: 'JOB' | 'CANDIDATE' = 'JOB') {
  const kept: (KeptForm | null)[] = [];
  const logged: string[] = [];
  const api = createApiClient({ baseUrl: '/api', fetch: server.fetch as unknown as typeof fetch });
  const calls = new DocumentCalls(api, { kind, index: 'main' });
  const options = { calls, keep: (form: KeptForm | null) => kept.push(form), log: (what: string) => logged.push(what) };
  const form = new DocumentForm(options, { stored, draft: draftOf(stored ?? { id: 'new-1' }) });
  return { form, kept, logged, reopen: (begin: KeptForm) => new DocumentForm(options, begin) };
}
