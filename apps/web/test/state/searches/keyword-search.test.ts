import { createApiClient } from '@counterpart/client';
import { ASPECT_NAMES } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { searchKeywords } from '../../../src/state/start/start-search.ts';
import { openPage, type Sent, settle, skill, waitingNetwork } from '../matching/matching-world.ts';

function opened() {
  const { context, sent } = openPage(new Map());
  void context.withoutSource();
  const parsed: Sent[] = [];
  const api = createApiClient({ baseUrl: '/api', fetch: waitingNetwork(parsed) });
  let id = 0;
  const options = { api, allowed: new Set(ASPECT_NAMES), context, newId: () => `n${(id += 1)}` };
  return { context, sent, parsed, options };
}

describe('a keyword search beside a profile', () => {
  it('MAT-03c a blank query is not parsed and just matches the profile that is there', async () => {
    const { context, sent, parsed, options } = opened();
    context.setAspects(skill('MIG'));
    expect(await searchKeywords('  ', options)).toBe('here');
    await settle();
    expect(parsed).toEqual([]);
    expect(sent.map(({ body }) => Object.keys(body.matchProfile?.aspects ?? {}))).toEqual([
      ['hardSkills'],
      ['hardSkills'],
    ]);
  });

  it('MAT-03d one character asks nothing, two are read', async () => {
    const { sent, parsed, options } = opened();
    expect(await searchKeywords('l', options)).toBe('nothing');
    expect([...parsed, ...sent]).toEqual([]);
    void searchKeywords('la', options);
    await settle();
    expect(parsed[0]?.url).toBe('/api/ontology/parseQuery');
    expect(parsed[0]?.body).toEqual({ query: 'la', lang: 'DUT' });
  });

  it('MAT-03a MAT-03b what is understood joins what is there: default weight, not required, 10 km around a place', async () => {
    const { context, sent, parsed, options } = opened();
    context.setAspects(skill('MIG', 150));
    const search = searchKeywords('lasser Gent', options);
    await settle();
    await parsed[0]?.answer({
      parsedQueryItems: [
        { type: 'FUNCTION', text: 'lasser', conceptId: 'c', start: 0, end: 6 },
        { type: 'LOCATION', text: 'Gent', conceptId: null, start: 7, end: 11 },
      ],
    });
    expect(await search).toBe('here');
    const { aspects } = context.store.get();
    expect(aspects.hardSkills).toMatchObject({ value: [{ label: 'MIG', weight: 150 }] });
    expect(aspects.jobFunctions).toMatchObject({ value: [{ label: 'lasser', weight: 100, required: false }] });
    expect(aspects.locations).toMatchObject({
      value: [{ label: 'Gent', range: 10, rangeUnit: 'KILOMETER', weight: 100, required: false }],
    });
    await settle();
    expect(sent[0]?.body.matchProfile?.aspects).toHaveProperty('jobFunctions');
  });
});
