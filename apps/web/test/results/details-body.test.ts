import { createApiClient } from '@counterpart/client';
import { describe, expect, it } from 'vitest';
import type { MatchRequest } from '../../src/state/matching/searches/match-request.ts';
import { unconfiguredIndex } from '../../src/state/lists/unconfigured-index.ts';
import { detailsBody } from '../../src/state/results/details/details-body.ts';
import { fetchAnnotations } from '../../src/state/results/fetch-annotations.ts';
import { type Sent, skill, waitingNetwork } from '../state/matching/matching-world.ts';

const request: MatchRequest = {
  aspects: skill('lassen'),
  language: 'DUT',
  strategy: null,
  sortMode: null,
  filters: {},
  customFiltersPredicate: null,
  excludedIds: [],
  includeStatus: [],
};
const asked = { source: null, index: unconfiguredIndex('people'), id: 'c1', asOf: null, userLanguage: 'fr' };

describe('the body of a details call', () => {
  it('asks the list of profile and index again, explained in full', () => {
    expect(detailsBody(request, asked)).toEqual({
      matchProfile: {
        language: 'DUT',
        aspects: {
          hardSkills: {
            type: 'concepts',
            weight: 1,
            required: false,
            value: [{ id: 'lassen', label: 'lassen', weight: 1, required: false }],
          },
        },
      },
      userLanguage: 'fr',
      targetIndex: 'people',
      targetId: 'c1',
      queryParams: { scoreType: 'MUTUAL_FORWARD_SCORE', expansionType: 'FULL_CROSS_TYPES', explain: 'full' },
    });
  });

  it('names the source and the day of the list where there are any', () => {
    const source = { type: 'JOB' as const, index: 'jobs', id: 'j1' };
    const body = detailsBody(request, { ...asked, source, asOf: '2026-06-15' });
    expect(body.source).toEqual(source);
    expect(body.queryParams).toMatchObject({ asOf: '2026-06-15' });
  });
});

describe('the annotations of results', () => {
  const open = (endpoint: string, signal = new AbortController().signal) => {
    const sent: Sent[] = [];
    const logged: string[] = [];
    const api = createApiClient({ baseUrl: '/api', fetch: waitingNetwork(sent) });
    const answer = fetchAnnotations(api, '/api', endpoint, ['c1', 'c2'], (what) => void logged.push(what), signal);
    return { answer, sent, logged };
  };

  it('RES-09 come of a POST of the ids to the configured endpoint', async () => {
    const { answer, sent } = open('/crm/notes');
    expect(sent[0]?.url).toBe('/api/crm/notes');
    expect(sent[0]?.body).toEqual({ ids: ['c1', 'c2'] });
    await sent[0]?.answer({ annotationsById: { c1: { notes: 2 } } });
    expect(await answer).toEqual({ c1: { notes: 2 } });
  });

  it('RES-09 an endpoint with a host of its own is asked there', () => {
    expect(open('https://crm.example/notes').sent[0]?.url).toBe('https://crm.example/notes');
    expect(open('http://crm.example/notes').sent[0]?.url).toBe('http://crm.example/notes');
    expect(open('//crm.example/notes').sent[0]?.url).toBe('//crm.example/notes');
  });

  it.each([[{}], [{ annotationsById: null }], [{ annotationsById: 'none' }], [null]])(
    'RES-09 are none where the answer %j holds none',
    async (json) => {
      const { answer, sent, logged } = open('/crm/notes');
      await sent[0]?.answer(json);
      expect(await answer).toEqual({});
      expect(logged).toEqual([]);
    },
  );

  it('RES-09 are none and logged where they cannot be had', async () => {
    const { answer, sent, logged } = open('/crm/notes');
    await sent[0]?.answer({}, 500);
    expect(await answer).toEqual({});
    expect(logged).toEqual(['The annotations of results could not be fetched']);
  });

  it('RES-09 a call that was given up with its page did not fail', async () => {
    const { answer, logged } = open('/crm/notes', AbortSignal.abort());
    expect(await answer).toEqual({});
    expect(logged).toEqual([]);
  });
});
