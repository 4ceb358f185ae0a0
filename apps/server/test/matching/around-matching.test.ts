import { ROUTES } from '@counterpart/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asking, concepts, ids, item, TO_CANDIDATES, startMatchingWorld } from '../worlds/matching-world.ts';
import type { TestServer } from '../worlds/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startMatchingWorld();
});
afterAll(() => server.close());

describe('calls around a match', () => {
  it('ENG-12 findPrefix answers matched term, type and preferred term in the language', async () => {
    const { json } = await server.call('POST', '/ontology/findPrefix', {
      text: 'lass',
      lang: 'nl',
      conceptTypes: ['AGENT'],
    });
    expect(json.items[0]).toMatchObject({ matchedTerm: { language: 'DUT' }, type: 'AGENT' });
    expect(json.items[0].matchedTerm.text.toLowerCase()).toContain('lass');
  });

  it('ENG-11 parseQuery tells functions, skills and places apart', async () => {
    const { json } = await server.call('POST', '/ontology/parseQuery', { query: 'lasser Gent 20km', lang: 'nl' });
    expect(json.parsedQueryItems).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'FUNCTION', text: 'lasser' }),
        expect.objectContaining({ type: 'LOCATION', text: 'Gent', range: 20, rangeUnit: 'KILOMETER' }),
      ]),
    );
  });

  it('ENG-09 suggestions hold none of what was given, in a stable order', async () => {
    const body = { keywords: [{ keyword: 'lasser', queryItemType: 'FUNCTION' }, 'TIG-lassen'], language: 'DUT' };
    const first = await server.call('POST', '/hrmatching/suggest/candidates', body);
    const second = await server.call('POST', '/hrmatching/suggest/candidates', body);
    expect(first.json).toEqual(second.json);
    expect(first.json.suggestions.length).toBeGreaterThan(2);
    const labels = first.json.suggestions.map(({ keyword }: { keyword: string }) => keyword.toLowerCase());
    expect(labels).not.toContain('lasser');
    expect(labels).not.toContain('tig-lassen');
    // a label that was given comes no second time, whichever concept it was read as
    const prefix = await server.call('POST', '/ontology/findPrefix', { text: 'lasser', lang: 'nl', size: 1 });
    const { conceptId } = prefix.json.items[0];
    for (const [keyword, isGiven] of [
      ['onbekend', false],
      ['tig-LASSEN', true],
    ] as const) {
      const given = { keywords: [{ keyword, conceptId }], language: 'DUT' };
      const { suggestions } = (await server.call('POST', '/hrmatching/suggest/candidates', given)).json;
      const isThere = suggestions.some((each: { keyword: string }) => each.keyword === 'TIG-lassen');
      expect([keyword, isThere]).toEqual([keyword, !isGiven]);
    }
  });

  it('ENG-13a ENG-13b ENG-13c selections are kept and annotate their documents', async () => {
    const made = await server.call('POST', '/selections/candidatesForJob', {
      subjectId: 'j1',
      selectionIds: ['welder'],
      selectionStatus: 'proposed',
    });
    expect(made.json).toEqual({ hasErrors: false, message: null, results: [{ id: 'welder' }] });
    expect((await server.call('GET', '/selections/candidatesForJob/j1')).json).toEqual({ ids: ['welder'] });
    const chosen = await server.call('POST', '/annotations/candidates', { ids: ['welder'] });
    expect(chosen.json.annotationsById.welder.selectionStatuses).toMatchObject([{ status: 'proposed' }]);
    const partly = await server.call('POST', '/selections/candidatesForJob', {
      subjectId: 'j1',
      selectionIds: ['welder', 'nobody'],
    });
    expect(partly.json).toMatchObject({
      hasErrors: true,
      results: [{ id: 'welder' }, { id: 'nobody', message: 'There is no document nobody.', code: 'UNKNOWN_DOCUMENT' }],
    });
    expect((await server.call('GET', '/selections/candidatesForJob/j1')).json).toEqual({ ids: ['welder'] });
    const { json } = await server.call('POST', '/annotations/candidates', { ids: ['welder', 'baker'] });
    expect(json.annotationsById.welder.selectionStatuses).toEqual([
      { subjectId: 'j1', status: null, selectedAt: '2026-03-02T12:00:00.000Z', selectedBy: null },
    ]);
    expect(json.annotationsById.baker).toMatchObject({ noteCount: 0, lastContact: null });
  });

  it('ENG-13d RES-12b a note needs a subject, is stored and listed', async () => {
    const url = '/notes/CANDIDATE/candidates/welder';
    expect((await server.call('POST', url, { subject: ' ' })).status).toBe(400);
    expect((await server.call('POST', url, { subject: 'Gebeld' })).status).toBe(201);
    expect((await server.call('GET', url)).json.notes).toMatchObject([{ subject: 'Gebeld', body: '', type: null }]);
  });

  it('ENG-13e filter values come as buckets and prefixes as texts', async () => {
    const values = await server.call('POST', '/hrmatching/candidates_index/candidates/_search', {
      size: 0,
      aggs: { values: { terms: { field: 'office', size: 10 } } },
    });
    expect(values.json.aggregations.values.buckets).toEqual([
      { key: 'Gent', doc_count: 2 },
      { key: 'Brugge', doc_count: 1 },
    ]);
    const prefix = await server.call('POST', '/hrmatching/candidates_index/candidates/_prefix', {
      property: 'office',
      text: 'br',
    });
    expect(prefix.json).toEqual(['Brugge']);
  });

  it('ENG-15b a configuration layer answers variables and config', async () => {
    const { json } = await server.call('GET', '/config/default');
    expect(json.config.pages.jobToCandidates.enabled).toBe(true);
    // as they are configured: whoever asks merges them over those of other layers
    expect(json.variables).toEqual({ DESK: 'https://desk.example' });
  });

  it('ENG-10b parseJob says which line of a text without a title names its job', async () => {
    const page =
      'Home > Vacatures > Onderwijs\nOpslaan  Delen\n\nBegeleider kinderopvang (m/v/x)\nGemeente Lier\n\nWat je doet';
    const headlineOf = async (body: object) => (await server.call('POST', '/parsing/parseJob', body)).json.headline;
    expect(await headlineOf({ text: page })).toBe('Begeleider kinderopvang (m/v/x)');
    expect(await headlineOf({ text: 'Lasser TIG\n\nWij maken lampen.' })).toBe('Lasser TIG');
    expect(await headlineOf({ text: 'Kom bij ons\n\nWij maken lampen.' })).toBeNull();
    expect(await headlineOf({ title: 'Kok', text: page })).toBeUndefined();
  });

  it('ENG-10a every answer of a call fits its schema', async () => {
    const answer = await server.call('POST', '/parsing/parseJob', {
      title: 'Lasser',
      text: 'Je hebt 3 jaar ervaring en spreekt Frans. Je werkt voltijds in Gent. Het loon is € 2.800 bruto per maand.',
      locale: 'nl',
    });
    expect(ROUTES.parseJob.response?.parse(answer.json)).toEqual(answer.json);
    const types = new Set(answer.json.parsingAspects.map(({ aspectType }: { aspectType: string }) => aspectType));
    for (const type of ['JOB_FUNCTION', 'WORKING_HOURS', 'GEO', 'WAGE', 'LANGUAGE', 'SENIORITY'])
      expect(types).toContain(type);
  });
});

describe('why a candidate is not in the list', () => {
  const body = () => asking({ jobFunctions: concepts(item('lasser', { required: true }), item('bakker')) });

  it('names the requirement that fails and the smallest change, and applying the change admits them', async () => {
    const answer = await server.call('POST', `${TO_CANDIDATES}/whynot`, { ...body(), targetId: 'baker' });
    expect(answer.json).toMatchObject({
      included: false,
      rank: null,
      reasons: [{ kind: 'REQUIRED_ITEM', aspect: 'jobFunctions', label: 'lasser' }],
      change: [{ op: 'MAKE_OPTIONAL', aspect: 'jobFunctions', label: 'lasser' }],
    });
    expect(answer.json.rankAfter).toBeGreaterThan(0);
    const relaxed = asking({ jobFunctions: concepts(item('lasser'), item('bakker')) });
    expect(ids(await server.call('POST', TO_CANDIDATES, relaxed))).toContain('baker');
  });

  it('says so when they are in the list, excluded, or nowhere', async () => {
    const included = await server.call('POST', `${TO_CANDIDATES}/whynot`, { ...body(), targetId: 'welder' });
    expect(included.json).toMatchObject({ included: true, rank: 1, reasons: [], change: [] });
    const excluded = await server.call('POST', `${TO_CANDIDATES}/whynot`, {
      ...body(),
      excludedIds: ['welder'],
      targetId: 'welder',
    });
    expect(excluded.json.reasons).toEqual([{ kind: 'EXCLUDED' }]);
    const nowhere = await server.call('POST', `${TO_CANDIDATES}/whynot`, { ...body(), targetId: 'nobody' });
    expect(nowhere.json.reasons).toEqual([{ kind: 'NOT_FOUND' }]);
  });

  it('ENG-02a names the place in the order that the list is asked for in', async () => {
    const all = asking({ jobFunctions: concepts(item('lasser'), item('bakker')) });
    for (const order of ['asc', 'desc']) {
      const sorted = { ...all, sort: [{ field: 'id', order }] };
      const listed = ids(await server.call('POST', TO_CANDIDATES, sorted));
      const whyNot = await server.call('POST', `${TO_CANDIDATES}/whynot`, { ...sorted, targetId: listed[0] });
      expect([listed.length > 1, whyNot.json.rank]).toEqual([true, 1]);
    }
  });

  it('tells what each requirement removes, and proposes a relaxation when nothing is left', async () => {
    const { json } = await server.call('POST', `${TO_CANDIDATES}/impact`, body());
    expect(json).toMatchObject({
      count: 1,
      impacts: expect.arrayContaining([{ kind: 'REQUIRED_ITEM', aspect: 'jobFunctions', label: 'lasser', removes: 1 }]),
    });
    const impossible = asking({
      jobFunctions: concepts(item('lasser')),
      hardSkills: concepts(item('onderwaterlassen met dolfijnen', { required: true, custom: true })),
    });
    const none = await server.call('POST', `${TO_CANDIDATES}/impact`, impossible);
    expect(none.json.count).toBe(0);
    expect(none.json.cheapest[0]).toMatchObject({ op: 'MAKE_OPTIONAL', aspect: 'hardSkills' });
  });
});
