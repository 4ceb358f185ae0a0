import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROUTES } from '@counterpart/contract';
import { openSqliteStore } from '@counterpart/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServices } from '../../src/wiring/create-services.ts';
import { startTestServer, type TestServer } from '../worlds/test-server.ts';

let server: TestServer;
const post = (url: string, body?: unknown) => server.call('POST', url, body);

beforeAll(async () => {
  server = await startTestServer();
  const put = (url: string, body: object) => server.call('PUT', `${url}?refresh=true`, { language: 'DUT', ...body });
  await put('/hrmatching/candidates_index/candidates/doc/c1', { cvText: 'Ik ben lasser en ken TIG-lassen.' });
  await put('/hrmatching/jobs_index/jobs/doc/j1', { jobTitle: 'Lasser' });
});
afterAll(async () => server.close());

describe('places', () => {
  it('come with what a screen shows and a profile keeps', async () => {
    const answer = await post('/ontology/places', { text: 'courtr', lang: 'fr', size: 1 });
    expect(ROUTES.places.response?.parse(answer.json)).toEqual(answer.json);
    expect(answer.json.items).toEqual([
      {
        label: '8500 Courtrai',
        name: 'Courtrai',
        postCode: '8500',
        kind: 'town',
        region: 'West-Vlaanderen',
        country: 'BE',
        lat: expect.closeTo(50.83, 1),
        lon: expect.closeTo(3.26, 1),
      },
    ]);
    const { json } = await post('/ontology/places', { text: '8500 Kortrijk' });
    expect(json.items[0]).toMatchObject({ label: '8500 Kortrijk', known: true });
    expect((await post('/ontology/places', { text: 'Xyzstad' })).json).toEqual({ items: [] });
  });
});

describe('a CV that is pasted', () => {
  const text = 'Anna Peeters\nanna@example.be\n\nWERKERVARING\n2015 - 2019 Lasser bij Metaalbouw\n\nTALEN\nFrans: B2';

  it('ENG-18 ENG-19 is the document that an import would make, and nothing is stored', async () => {
    const { json, status } = await post('/parsing/parseCandidate', { text });
    expect(status).toBe(200);
    expect(json).toMatchObject({ language: 'DUT', cvText: text, extraProperties: { name: 'Anna Peeters' } });
    expect(json.workExperiences[0]).toMatchObject({ dateFrom: '2015', dateTo: '2019' });
    expect(json.matchProfile.aspects.languages.value).toMatchObject([{ level: 'B2', origin: 'parsed' }]);
    expect((await server.call('GET', `/hrmatching/candidates_index/candidates/doc/${json.id}`)).status).toBe(404);
    const imported = await server.app.inject({
      method: 'POST',
      url: '/api/hrmatching/candidates_index/candidates/_read',
      headers: { host: 'localhost', 'content-type': 'application/octet-stream' },
      payload: text,
    });
    expect(imported.json().documents).toEqual([json]);
  });

  it('is read in the language that the call names, and refused when it is empty or too long', async () => {
    expect((await post('/parsing/parseCandidate', { text, language: 'en' })).json.language).toBe('ENG');
    expect((await post('/parsing/parseCandidate', { text: ' ' })).json.error.code).toBe('EMPTY_TEXT');
    expect((await post('/parsing/parseCandidate', {})).json.error.code).toBe('EMPTY_TEXT');
    expect((await post('/parsing/parseCandidate', { text: 'a '.repeat(600_000) })).status).toBe(413);
  });
});

describe('languages of calls', () => {
  it('SET-24d without a language a call is Dutch, and parseJob takes that of the text', async () => {
    const { json } = await post('/ontology/findPrefix', { text: 'lasse', conceptTypes: ['AGENT'] });
    expect(json.items[0]).toMatchObject({ matchedTerm: { text: 'lasser', language: 'DUT' } });
    const query = await post('/ontology/parseQuery', { query: 'lasser' });
    expect(query.json.parsedQueryItems).toMatchObject([{ type: 'FUNCTION', text: 'lasser' }]);
    const french = 'Nous recherchons un soudeur pour notre atelier de Namur. Vous avez de l’expérience en soudage.';
    expect((await post('/parsing/parseJob', { text: french })).json.language).toBe('FRE');
    expect((await post('/parsing/parseJob', { text: french, locale: 'nl' })).json.language).toBe('FRE');
  });

  it('SET-24d without a language a call answers in Dutch', async () => {
    const { json } = await post('/hrmatching/suggest/candidates', { keywords: ['welder'] });
    const keywords = json.suggestions.map(({ keyword }: { keyword: string }) => keyword);
    expect(keywords).toContain('TIG-lassen');
    expect(keywords).not.toContain('TIG welding');
    const description = (query: string) => server.call('GET', `/hrmatching/matchingstrategies/description${query}`);
    expect((await description('')).json).toEqual((await description('?language=nl')).json);
    expect((await description('')).json).not.toEqual((await description('?language=en')).json);
  });
});

describe('suggestions', () => {
  it('ENG-09 are functions and hard skills, each named as what it is', async () => {
    const typesOf = async (keyword: string, queryItemType: string) => {
      const { json } = await post('/hrmatching/suggest/candidates', {
        keywords: [{ keyword, queryItemType }],
        language: 'DUT',
        size: 30,
      });
      for (const one of json.suggestions) expect(Object.keys(one).toSorted()).toEqual(['keyword', 'queryItemType']);
      return new Map(json.suggestions.map((one: Record<string, string>) => [one['keyword'], one['queryItemType']]));
    };
    expect((await typesOf('lasser', 'FUNCTION')).get('TIG-lassen')).toBe('HARD_SKILL');
    // The one candidate who welds TIG is a welder.
    expect((await typesOf('TIG-lassen', 'HARD_SKILL')).get('lasser')).toBe('FUNCTION');
  });

  it('ENG-09 go by the concept that a value was read as, where it names one, and else by its words', async () => {
    const suggested = async (conceptId?: string): Promise<readonly string[]> => {
      const keywords = [
        { keyword: 'éducateur', queryItemType: 'FUNCTION', ...(conceptId === undefined ? {} : { conceptId }) },
      ];
      const { json } = await post('/hrmatching/suggest/candidates', { keywords, language: 'FRE', size: 30 });
      return json.suggestions.map(({ keyword }: { keyword: string }) => keyword);
    };
    const [ofNursery, ofWords] = [await suggested('early-childhood-educator'), await suggested()];
    expect(ofNursery).toContain("activités d'éveil");
    expect(ofNursery).not.toContain('accompagnement de personnes handicapées');
    expect(ofWords).toContain('accompagnement de personnes handicapées');
    expect(await suggested('no-such-concept')).toEqual(ofWords);
  });
});

describe('records about documents', () => {
  it('ENG-13d a note keeps its type, subject and body', async () => {
    const url = '/notes/JOB/jobs/j1';
    const sent = { type: 'PHONE', subject: 'Gebeld', body: 'Belt morgen terug.\nVoor tien uur.' };
    const made = await post(url, sent);
    expect(made).toMatchObject({ status: 201, json: { ...sent, createdAt: '2026-03-02T12:00:00.000Z' } });
    const plain = await post(url, { subject: ' Later ' });
    expect(plain.json).toMatchObject({ subject: 'Later', type: null, body: '' });
    expect((await server.call('GET', url)).json.notes).toMatchObject([{ subject: 'Later' }, sent]);
    expect((await server.call('GET', '/notes/CANDIDATE/candidates/c1')).json.notes).toEqual([]);
    expect((await post('/notes/JOB/jobs/nobody', sent)).status).toBe(404);
  });

  it('ENG-13b a selection for a subject that is not there has errors and keeps nothing', async () => {
    for (const [type, selectionIds] of [
      ['candidatesForJob', ['c1']],
      ['jobsForCandidate', ['j1']],
      ['companiesForCandidate', ['acme']],
    ] as const) {
      const made = await post(`/selections/${type}`, { subjectId: 'nobody', selectionIds });
      expect(made.json).toEqual({
        hasErrors: true,
        message: 'There is no document nobody.',
        code: 'UNKNOWN_DOCUMENT',
        results: selectionIds.map((id) => ({ id })),
      });
      expect((await server.call('GET', `/selections/${type}/nobody`)).json).toEqual({ ids: [] });
    }
    // A company is known elsewhere.
    const company = await post('/selections/candidatesForCompany', { subjectId: 'acme', selectionIds: ['c1'] });
    expect(company.json.hasErrors).toBe(false);
    const job = await post('/selections/candidatesForJob', { subjectId: 'j1', selectionIds: ['c1'] });
    expect(job.json).toEqual({ hasErrors: false, message: null, results: [{ id: 'c1' }] });
  });
});

describe('the configured default range', () => {
  it('PRO-07 counts on the server too, for a request and for a stored document', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'counterpart-range-'));
    const store = openSqliteStore(folder);
    const configuration = {
      server: {
        indices: [{ name: 'candidates', kind: 'CANDIDATE', label: 'c' }],
        frameAncestors: [],
        framedOrigins: [],
        allowedHosts: [],
      },
      variables: {},
      config: { defaultRange: 45 },
    } as const;
    const services = createServices({ store, configuration, version: '0.0.0' });
    try {
      const gent = { type: 'locations', weight: 1, required: false, value: [item('Gent')] } as const;
      const matchProfile = { language: 'DUT', aspects: { locations: gent } } as const;
      await services.documents.put('CANDIDATE', 'candidates', { id: 'c1', matchProfile }, () => true);
      const place = store.get('candidates', 'c1')?.enrichment.profile.aspects.locations;
      expect(place).toMatchObject({ items: [{ rangeMetres: 45_000 }] });
      await services.indices.get('candidates').follower.follow();
      const asked = { matchProfile: { language: 'DUT', aspects: { locations: { ...gent, value: [item('Brugge')] } } } };
      const page = await services.matching.page(
        'CANDIDATE',
        'candidates',
        { ...asked, from: 0, size: 1 } as never,
        {},
        new AbortController().signal,
      );
      // 39.6 km lie within 45 km, in both directions.
      expect(page.matches[0]).toMatchObject({ forward: 1, reverse: 1 });
    } finally {
      await services.pool.close();
      store.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

function item(label: string) {
  return { id: label, label, range: null, rangeUnit: 'KILOMETER', weight: 1, required: false } as const;
}
