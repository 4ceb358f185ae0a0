import { matchPage } from '@counterpart/contract';
import { DEFAULT_STRATEGY_PARAMETERS } from '@counterpart/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asking, concepts, ids, item, TO_CANDIDATES, TO_JOBS, startMatchingWorld } from '../worlds/matching-world.ts';
import type { TestServer } from '../worlds/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startMatchingWorld();
});
afterAll(() => server.close());

describe('a match', () => {
  it('ENG-02b answers from, size, count and matches in the shape of the contract', async () => {
    const answer = await server.call('POST', TO_CANDIDATES, asking({ jobFunctions: concepts(item('lasser')) }));
    expect(matchPage.parse(answer.json)).toEqual(answer.json);
    expect(answer.json).toMatchObject({ from: 0, size: 20, count: 1 });
    expect(ids(answer)).toEqual(['welder']);
  });

  it('ENG-06 the shares of a direction add up to its score and evidence points at the words', async () => {
    const answer = await server.call(
      'POST',
      TO_CANDIDATES,
      asking({ jobFunctions: concepts(item('lasser')), hardSkills: concepts(item('TIG-lassen')) }),
    );
    const [match] = answer.json.matches;
    for (const [direction, score] of [
      ['FORWARD', match.forward],
      ['REVERSE', match.reverse],
    ] as const) {
      const details = match.details.filter((detail: { scoreType: string }) => detail.scoreType === direction);
      const sum = details.reduce((before: number, detail: { share: number }) => before + detail.share, 0);
      expect(Math.abs(sum - score)).toBeLessThan(1e-6);
    }
    const tig = match.explanations.find(
      (e: { aspect: string; scoreType: string }) => e.aspect === 'hardSkills' && e.scoreType === 'FORWARD',
    );
    const [hit] = tig.matchedTo;
    expect(hit.source).toBe('CV_TEXT');
    expect(match.document.cvText.slice(hit.start, hit.end)).toBe('TIG-lassen');
    expect(tig.foundConcept.label).toMatch(/TIG/i);
  });

  it('ENG-02c a body with from and size alone lists documents by id', async () => {
    const answer = await server.call('POST', TO_CANDIDATES, { from: 1, size: 2 });
    expect(answer.json.count).toBe(3);
    expect(ids(answer)).toEqual(['placed', 'welder']);
    expect(matchPage.parse(answer.json)).toEqual(answer.json);
  });

  it('ENG-05b a required item that a candidate lacks leaves them out', async () => {
    const optional = asking({
      jobFunctions: concepts(item('lasser'), item('bakker')),
      hardSkills: concepts(item('TIG-lassen')),
    });
    expect(ids(await server.call('POST', TO_CANDIDATES, optional)).toSorted()).toEqual(['baker', 'welder']);
    const required = asking({
      jobFunctions: concepts(item('lasser'), item('bakker')),
      hardSkills: concepts(item('TIG-lassen', { required: true })),
    });
    expect(ids(await server.call('POST', TO_CANDIDATES, required))).toEqual(['welder']);
  });

  it('ENG-05c a location range decides who is near enough', async () => {
    const near = (range: number, rangeUnit: string) =>
      asking({
        locations: {
          type: 'locations',
          weight: 1,
          value: [{ id: 'l', label: 'Gent', range, rangeUnit, required: true, weight: 1 }],
        },
      });
    expect(ids(await server.call('POST', TO_CANDIDATES, near(10, 'KILOMETER')))).toEqual(['welder']);
    expect(ids(await server.call('POST', TO_CANDIDATES, near(30, 'MILE'))).toSorted()).toEqual(['baker', 'welder']);
    expect(ids(await server.call('POST', TO_CANDIDATES, near(60_000, 'METER'))).toSorted()).toEqual([
      'baker',
      'welder',
    ]);
  });

  it('FIL-01 FIL-05 filters narrow the list and the count; closed and placed stay out unless status is named', async () => {
    const profile = { jobFunctions: concepts(item('lasser'), item('bakker')) };
    const office = {
      combinator: 'and',
      rules: [{ property: 'office', data: { type: 'enum', comparison: 'is one of', value: ['Brugge'] } }],
    };
    expect(ids(await server.call('POST', TO_CANDIDATES, asking(profile, { matchFilter: office })))).toEqual(['baker']);
    const young = {
      combinator: 'and',
      rules: [{ property: 'birthDate', data: { type: 'age', comparison: 'less than', value: 30 } }],
    };
    expect(ids(await server.call('POST', TO_CANDIDATES, asking(profile, { matchFilter: young })))).toEqual(['baker']);
    const placed = {
      combinator: 'and',
      rules: [{ property: 'status', data: { type: 'enum', comparison: 'is one of', value: ['placed'] } }],
    };
    expect(ids(await server.call('POST', TO_CANDIDATES, asking(profile, { matchFilter: placed })))).toEqual(['placed']);
  });

  it('MAT-13 excluded ids are left out of results and count', async () => {
    const answer = await server.call(
      'POST',
      TO_CANDIDATES,
      asking({ jobFunctions: concepts(item('lasser'), item('bakker')) }, { excludedIds: ['welder'] }),
    );
    expect(answer.json.count).toBe(1);
    expect(ids(answer)).toEqual(['baker']);
    const both = await server.call(
      'POST',
      TO_CANDIDATES,
      asking({ jobFunctions: concepts(item('lasser'), item('bakker')) }, { excludedIds: ['welder', 'baker'] }),
    );
    expect([both.json.count, ids(both)]).toEqual([0, []]);
  });

  it('a source alone matches with its stored profile, in both directions', async () => {
    const candidates = await server.call('POST', TO_CANDIDATES, { source: { type: 'JOB', index: 'jobs', id: 'j1' } });
    expect(ids(candidates)[0]).toBe('welder');
    const jobs = await server.call('POST', TO_JOBS, {
      source: { type: 'CANDIDATE', index: 'candidates', id: 'welder' },
    });
    expect(ids(jobs)).toEqual(['j1']);
  });

  it('ENG-03 the score type decides which direction counts', async () => {
    const body = (scoreType: string) => ({
      source: { type: 'JOB', index: 'jobs', id: 'j1' },
      queryParams: { scoreType },
    });
    const [forward, reverse, mutual] = await Promise.all(
      ['FORWARD', 'REVERSE', 'MUTUAL'].map(async (type) =>
        (await server.call('POST', TO_CANDIDATES, body(type))).json.matches.find(
          ({ id }: { id: string }) => id === 'welder',
        ),
      ),
    );
    expect(forward.score).toBe(forward.forward);
    expect(reverse.score).toBe(reverse.reverse);
    expect(Math.abs(mutual.score - (forward.forward + reverse.reverse) / 2)).toBeLessThan(1e-8);
  });

  it('ENG-08 details answer one explained match for either target', async () => {
    const one = await server.call('POST', '/hrmatching/match2candidates/details', {
      sourceIndex: 'jobs',
      sourceId: 'j1',
      targetIndex: 'candidates',
      targetId: 'welder',
    });
    expect(one.json.matches).toHaveLength(1);
    expect(one.json.matches[0].details.length).toBeGreaterThan(0);
    const other = await server.call('POST', '/hrmatching/match2candidates/details', {
      sourceIndex: 'candidates',
      sourceId: 'welder',
      targetIndex: 'jobs',
      targetId: 'j1',
    });
    expect(other.json.matches[0].id).toBe('j1');
    expect(Math.abs(other.json.matches[0].forward - one.json.matches[0].reverse)).toBeLessThan(1e-9);
  });

  it('STR-04f STR-04d a saved strategy changes scores, and an unknown one is 404', async () => {
    const parameters = {
      ...DEFAULT_STRATEGY_PARAMETERS,
      sources: { ...DEFAULT_STRATEGY_PARAMETERS.sources, CV_TEXT: 0.2 },
    };
    expect((await server.call('PUT', '/hrmatching/matchingstrategies/strict', parameters)).status).toBe(200);
    const body = asking({ hardSkills: concepts(item('TIG-lassen')) });
    const before = await server.call('POST', TO_CANDIDATES, body);
    const after = await server.call('POST', `${TO_CANDIDATES}?strategy=strict`, body);
    expect(before.json.matches[0].score).toBe(0.6);
    expect(after.json.matches[0].score).toBe(0.2);
    expect((await server.call('DELETE', '/hrmatching/matchingstrategies/strict')).status).toBe(200);
  });

  it('STR-04b the list has name, template and parameters of each', async () => {
    const { json } = await server.call('GET', '/hrmatching/matchingstrategies');
    const told = json.strategies.map(({ name, template }: { name: string; template: string }) => ({ name, template }));
    expect(told).toEqual([
      { name: 'JOB', template: 'JOB' },
      { name: 'CANDIDATE', template: 'CANDIDATE' },
    ]);
    for (const { parameters } of json.strategies) expect(parameters.sources.CV_TEXT).toBe(0.6);
  });

  it('STR-04g a search has a strategy for each kind, and each is used for its own', async () => {
    const of = async (base: string, body: unknown) => (await server.call('POST', base, body)).json.strategy as string;
    const body = asking({ hardSkills: concepts(item('TIG-lassen')) });
    const weak = {
      ...DEFAULT_STRATEGY_PARAMETERS,
      sources: { ...DEFAULT_STRATEGY_PARAMETERS.sources, CV_TEXT: 0.2 },
    };
    expect([await of(TO_CANDIDATES, body), await of(TO_JOBS, body)]).toEqual(['CANDIDATE', 'JOB']);
    expect((await server.call('PUT', '/hrmatching/matchingstrategies/JOB', weak)).status).toBe(200);
    expect((await server.call('POST', TO_CANDIDATES, body)).json.matches[0].score).toBe(0.6);
    expect((await server.call('PUT', '/hrmatching/matchingstrategies/CANDIDATE', weak)).status).toBe(200);
    expect((await server.call('POST', TO_CANDIDATES, body)).json.matches[0].score).toBe(0.2);
    for (const name of ['JOB', 'CANDIDATE']) await server.call('DELETE', `/hrmatching/matchingstrategies/${name}`);
  });

  it('STR-04a the description is a JSON Schema of the parameters', async () => {
    const { json } = await server.call('GET', '/hrmatching/matchingstrategies/description');
    expect(json.$schema).toContain('2020-12');
    expect(json.properties.expansion.properties.maxSteps).toMatchObject({ type: 'integer', minimum: 1 });
  });

  it('ENG-14 select-all answers the ids of the first matches and the count, a thousand at most', async () => {
    const first = (size: number) =>
      server.call('POST', `${TO_CANDIDATES}/ids`, {
        ...asking({ jobFunctions: concepts(item('lasser'), item('bakker')) }),
        size,
      });
    const answer = await first(1);
    expect(answer.json.ids).toHaveLength(1);
    expect(answer.json.count).toBe(2);
    expect((await first(1000)).json.ids).toHaveLength(2);
    const { status, json } = await first(1001);
    expect([status, json.error.details[0].path]).toEqual([400, 'size']);
  });

  it('ENG-07 a download is CSV with a file name and defused formulas', async () => {
    await server.call('PUT', '/hrmatching/candidates_index/candidates/doc/formula?refresh=true', {
      language: 'DUT',
      matchProfile: { aspects: { jobFunctions: concepts(item('lasser')) } },
      extraProperties: { name: '=1+1' },
    });
    const answer = await server.call(
      'POST',
      `${TO_CANDIDATES}/csv`,
      asking({ jobFunctions: concepts(item('lasser')) }),
    );
    expect(answer.headers['content-disposition']).toMatch(/filename="candidates-2026-03-02\.csv"/);
    expect(answer.text.startsWith('\ufeff"id","name",')).toBe(true);
    expect(answer.text).toContain("'=1+1");
    await server.call('DELETE', '/hrmatching/candidates_index/candidates/doc/formula?refresh=true');
  });
});
