import { describe, expect, it } from 'vitest';
import { rank, scoreTarget } from '../../src/index.ts';
import {
  candidate,
  concept,
  detailOf,
  itemOf,
  job,
  keyword,
  missing,
  profile,
  query,
  queryOf,
  read,
  score,
  text,
} from '../builders.ts';

// forward: welding and soldering asked, welding there: 0.5. reverse: teamwork and punctual asked, teamwork there,
// and welding asked and there: (0.5 + 1) ÷ 2 = 0.75.
const source = {
  hardSkills: [concept('welding'), concept('forklift')],
  softSkills: [concept('teamwork')],
  flags: { softSkills: { weight: 0 } },
};
const target = candidate({ hardSkills: [concept('welding')], softSkills: [concept('teamwork'), concept('punctual')] });

describe('ENG-03 score types', () => {
  const of = (
    scoreType: 'FORWARD' | 'REVERSE' | 'MUTUAL' | 'MUTUAL_FORWARD_WEIGHT' | 'MUTUAL_FORWARD_SCORE',
    balance = 0.5,
  ) => score(source, target, { scoreType, strategy: { mutual: { balance } } });

  it('FORWARD is the forward score, and both directions are always listed', () => {
    expect(of('FORWARD')).toMatchObject({ score: 0.5, forward: 0.5, reverse: 0.75, balance: 0 });
    expect(new Set(of('FORWARD').details.map((detail) => detail.scoreType))).toEqual(new Set(['FORWARD', 'REVERSE']));
  });

  it('REVERSE is the reverse score', () => {
    expect(of('REVERSE')).toMatchObject({ score: 0.75, forward: 0.5, reverse: 0.75, balance: 1 });
  });

  it('MUTUAL is (1 − b)·forward + b·reverse', () => {
    expect(of('MUTUAL')).toMatchObject({ score: 0.625, balance: 0.5 });
    expect(of('MUTUAL', 0.2)).toMatchObject({ score: 0.55, balance: 0.2 });
  });

  it('MUTUAL_FORWARD_WEIGHT gives each aspect of the reverse direction the weight it has in the source', () => {
    // softSkills weighs 0 in the source, hardSkills 1: reverse = 1; (0.5 + 1) ÷ 2
    expect(of('MUTUAL_FORWARD_WEIGHT')).toMatchObject({ reverse: 1, score: 0.75 });
    expect(detailOf(of('MUTUAL_FORWARD_WEIGHT'), 'softSkills', 'REVERSE')).toMatchObject({ weight: 0, score: 0.5 });
    const lacking = score({ hardSkills: [concept('welding')] }, target, { scoreType: 'MUTUAL_FORWARD_WEIGHT' });
    expect(detailOf(lacking, 'softSkills', 'REVERSE').weight).toBe(0);
    const own = score(
      { hardSkills: [concept('welding')], softSkills: [concept('teamwork')], flags: { hardSkills: { weight: 3 } } },
      target,
      { scoreType: 'MUTUAL_FORWARD_WEIGHT' },
    );
    expect(own.reverse).toBe(0.875); // (3·1 + 1·0.5) ÷ 4
  });

  it('MUTUAL_FORWARD_SCORE is forward, with the flags of both', () => {
    expect(of('MUTUAL_FORWARD_SCORE')).toMatchObject({ score: 0.5, balance: 0, included: true });
    const picky = candidate({
      hardSkills: [concept('welding')],
      softSkills: [concept('punctual', { required: true })],
    });
    expect(score(source, picky)).toMatchObject({ score: 0.5, included: false });
  });

  it('unknown follows the score: forward’s, reverse’s, or their balance', () => {
    const asking = { hardSkills: [concept('welding')], languages: [concept('french')] };
    const unknown = (scoreType: 'FORWARD' | 'REVERSE' | 'MUTUAL') => score(asking, target, { scoreType }).unknown;
    expect([unknown('FORWARD'), unknown('REVERSE'), unknown('MUTUAL')]).toEqual([0.5, 0.5, 0.5]);
    const more = candidate({ hardSkills: [concept('welding')] });
    expect(score(asking, more, { scoreType: 'MUTUAL', strategy: { mutual: { balance: 0.3 } } }).unknown).toBe(0.35); // 0.7 · 0.5 + 0.3 · 0
  });
});

describe('ENG-03 a direction without a score', () => {
  const silent = candidate({ evidence: [read('welding', 'CV_TEXT')] });

  it('counts 0 with unknown 1 alone, and MUTUAL takes the other alone', () => {
    const asks = { hardSkills: [concept('welding')] };
    expect(score(asks, silent, { scoreType: 'REVERSE' })).toMatchObject({ score: 0, unknown: 1, included: false });
    expect(score(asks, silent, { scoreType: 'MUTUAL' })).toMatchObject({ score: 0.6, unknown: 0, balance: 0 });
    const quiet = profile({ hardSkills: [concept('welding', { weight: 0 })] });
    expect(scoreTarget(query(quiet, { scoreType: 'MUTUAL' }), target)).toMatchObject({
      balance: 1,
      forward: 0,
      score: 0.5,
      unknown: 0.5,
    });
  });

  it('of the source: FORWARD and MUTUAL_FORWARD_SCORE list all that pass, score 0, unknown 1, by id', () => {
    const targets = ['b', 'a', 'c'].map((id) => candidate({}, id));
    for (const scoreType of ['FORWARD', 'MUTUAL_FORWARD_SCORE'] as const) {
      const ranking = rank(query({}, { scoreType }), targets);
      expect(ranking.matches.map((match) => [match.id, match.score, match.unknown])).toEqual([
        ['a', 0, 1],
        ['b', 0, 1],
        ['c', 0, 1],
      ]);
      expect(ranking.count).toBe(3);
    }
    for (const scoreType of ['REVERSE', 'MUTUAL', 'MUTUAL_FORWARD_WEIGHT'] as const)
      expect(rank(query({}, { scoreType }), targets).count).toBe(0);
    const picky = candidate({ softSkills: [concept('teamwork', { required: true })] }, 'd');
    expect(rank(queryOf(job({})), [...targets, picky]).matches.map((match) => match.id)).toEqual(['a', 'b', 'c']);
  });

  it('MUTUAL balances a direction in which every aspect is skipped like any score of 0', () => {
    // Forward knows nothing of softSkills, and jobFunctions weighs 0; reverse: welding reaches welder by 0.4.
    const asks = { jobFunctions: [concept('welder', { weight: 0 })], softSkills: [concept('teamwork')] };
    const result = score(asks, candidate({ hardSkills: [concept('welding')] }), {
      scoreType: 'MUTUAL',
      strategy: missing('SKIP'),
    });
    expect(result).toMatchObject({ forward: 0, reverse: 0.4, balance: 0.5, score: 0.2, unknown: 0.5 });
  });
});

describe('ENG-06 the reverse direction', () => {
  it('without a source document takes the profile’s own values as evidence, parsed or not', () => {
    const said = { hardSkills: [concept('tig-welding', { parsed: true })] };
    const asks = candidate({ hardSkills: [concept('welding')] });
    expect(score(said, asks, { scoreType: 'REVERSE' }).score).toBe(0.9);
    expect(itemOf(score(said, asks), 'welding', 'REVERSE').matchedTo[0]?.source).toBe('ASPECT.hardSkills');
  });

  it('with a source document finds its texts and evidence, and the request’s values in place of its own', () => {
    const stored = job({
      hardSkills: [concept('forklift')],
      evidence: [read('soldering', 'JOB_TEXT')],
      texts: [text('JOB_TEXT', 'clean argon')],
    });
    const request = profile({ hardSkills: [concept('welding'), concept('driving', { parsed: true })] });
    const asks = candidate({
      hardSkills: ['forklift', 'soldering', 'welding', 'driving']
        .map((label) => concept(label))
        .concat(keyword('argon')),
    });
    const result = scoreTarget(queryOf(stored, { profile: request, expansionType: 'NONE' }), asks);
    const similarity = (id: string) => itemOf(result, id, 'REVERSE').similarity;
    expect(['forklift', 'soldering', 'welding', 'driving', 'argon'].map(similarity)).toEqual([0, 0.7, 1, 0, 0.7]);
    expect(itemOf(result, 'argon', 'REVERSE').matchedTo[0]).toMatchObject({ source: 'JOB_TEXT', start: 6, end: 11 });
  });

  it('a profile without source is a job when candidates are searched, a candidate when jobs are', () => {
    expect(query({}, { sourceKind: 'CANDIDATE', targetKind: 'CANDIDATE' }).forward.kind).toBe('JOB');
    expect(query({}, { sourceKind: 'JOB', targetKind: 'JOB' }).forward.kind).toBe('CANDIDATE');
    expect(query({}, { sourceKind: 'CANDIDATE', targetKind: 'CANDIDATE', hasSource: true }).forward.kind).toBe(
      'CANDIDATE',
    );
  });
});

describe('ENG-02b ranking', () => {
  const weak = candidate({ evidence: [read('welding', 'CV_TEXT')] }, 'weak');

  it('orders by score, then id by code point, and counts exactly', () => {
    const same = (id: string) => candidate({ hardSkills: [concept('welding')] }, id);
    const ranking = rank(query({ hardSkills: [concept('welding')] }), [
      weak,
      same('\u{1F600}'),
      same('￿'),
      same('b'),
      same('B'),
      candidate({}, 'none'),
    ]);
    expect(ranking.matches.map((match) => match.id)).toEqual(['B', 'b', '￿', '\u{1F600}', 'weak']);
    expect(ranking.count).toBe(5);
  });

  it('keeps scores above minScore only', () => {
    const above = (minScore: number) =>
      rank(query({ hardSkills: [concept('welding')] }, { strategy: { minScore } }), [weak]).count;
    expect([above(0), above(0.5999), above(0.6), above(0.7)]).toEqual([1, 1, 0, 0]);
  });

  it('a compiled query survives structured cloning', () => {
    const compiled = queryOf(job({ hardSkills: [concept('welding')], texts: [text('JOB_TEXT', 'argon')] }));
    expect(scoreTarget(structuredClone(compiled), weak)).toEqual(scoreTarget(compiled, weak));
  });
});
