import { DEFAULT_STRATEGY_PARAMETERS } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { SCORE_UNITS } from '../../src/index.ts';
import {
  aspectParameters,
  candidate,
  concept,
  detailOf,
  itemOf,
  keyword,
  missing,
  place,
  read,
  score,
  text,
  town,
  value,
} from '../builders.ts';

const FORWARD = { scoreType: 'FORWARD' } as const;

describe('ENG-05a a direction’s score', () => {
  it('is the mean of the aspects by λ·W', () => {
    const asked = {
      jobFunctions: [concept('welder')],
      hardSkills: [concept('welding')],
      flags: { hardSkills: { weight: 3 } },
    };
    const target = candidate({ jobFunctions: [concept('welder')], softSkills: [concept('teamwork')] });
    // jobFunctions 1; hardSkills: welding reaches welder by skillToOccupation 0.4: (1·1 + 3·0.4) ÷ 4 = 0.55
    expect(score(asked, target, FORWARD).score).toBe(0.55);
    // λ of hardSkills 2: (1 + 6·0.4) ÷ 7 = 0.485714286
    const aspects = aspectParameters({ hardSkills: { weight: 2 } });
    expect(score(asked, target, { ...FORWARD, strategy: { aspects } }).score).toBe(0.485714286);
  });

  it('counts aspects by nature as the default strategy says: a function 2, a skill 1, a contract 0.2', () => {
    const asked = {
      jobFunctions: [concept('welder')],
      hardSkills: [concept('soldering')],
      contractTypes: [value('PERMANENT')],
    };
    const tradesman = candidate({ jobFunctions: [concept('welder')] });
    const agreeing = candidate({ hardSkills: [concept('soldering')], contractTypes: [value('PERMANENT')] });
    const { aspects } = DEFAULT_STRATEGY_PARAMETERS;
    const changes = { ...FORWARD, strategy: { aspects } };
    expect(score(asked, tradesman, changes).score).toBe(0.625); // 2 ÷ 3.2
    expect(score(asked, agreeing, changes).score).toBe(0.375); // 1.2 ÷ 3.2
  });

  it('averages the items of an AVERAGE aspect by their weights', () => {
    const asked = { hardSkills: [concept('welding', { weight: 3 }), concept('soldering')] };
    const target = candidate({ hardSkills: [concept('orbital-welding')] });
    // (3·0.81 + 1·0) ÷ 4; soldering → welding (related) is its only step, and no path goes on from it
    expect(score(asked, target, FORWARD).score).toBe(0.6075);
  });

  it('counts an item that came without a weight as 1, beside others and alone', () => {
    const weightless = { ...concept('soldering'), weight: undefined as unknown as number };
    const asked = { hardSkills: [concept('welding', { weight: 3 }), weightless] };
    const target = candidate({ hardSkills: [concept('orbital-welding')] });
    expect(score(asked, target, FORWARD).score).toBe(0.6075);
    expect(score({ hardSkills: [weightless] }, candidate({ hardSkills: [concept('soldering')] }), FORWARD).score).toBe(
      1,
    );
  });

  it('takes the best of wᵢ·simᵢ ÷ max w of a BEST aspect, rounded half up', () => {
    const asked = { jobFunctions: [concept('welder', { weight: 0.5 }), concept('plumber', { weight: 1.5 })] };
    const target = candidate({ jobFunctions: [concept('welder')] });
    expect(score(asked, target, FORWARD).score).toBe(0.3333); // 0.5 ÷ 1.5 in ten-thousandths
    const both = candidate({ jobFunctions: [concept('welder'), concept('plumber')] });
    expect(score(asked, both, FORWARD).score).toBe(1);
  });

  it('lets weight 0 leave the score, not the required flag', () => {
    const asked = { hardSkills: [concept('welding'), concept('soldering', { weight: 0, required: true })] };
    const target = candidate({ hardSkills: [concept('welding')] });
    const result = score(asked, target, FORWARD);
    expect(result.forward).toBe(1);
    expect(result.included).toBe(false);
    expect(result.failing).toEqual([
      { direction: 'FORWARD', kind: 'REQUIRED_ITEM', aspect: 'hardSkills', itemId: 'soldering', label: 'soldering' },
    ]);
  });

  it('gives an aspect whose items all weigh 0 no share, and still shows its score', () => {
    const asked = {
      jobFunctions: [concept('welder', { weight: 0 })],
      softSkills: [concept('teamwork', { weight: 0 }), concept('punctual', { weight: 0 })],
      hardSkills: [concept('welding')],
    };
    const result = score(
      asked,
      candidate({
        jobFunctions: [concept('welder')],
        softSkills: [concept('teamwork')],
        hardSkills: [concept('welding')],
      }),
      FORWARD,
    );
    expect(result.score).toBe(1);
    expect(detailOf(result, 'jobFunctions')).toMatchObject({ weight: 0, share: 0, score: 1, unknown: 0 });
    expect(detailOf(result, 'softSkills')).toMatchObject({ weight: 0, share: 0, score: 0.5, found: 1, asked: 2 });
  });

  it('looks only at aspects that are allowed', () => {
    const asked = { jobFunctions: [concept('welder')], softSkills: [concept('teamwork', { required: true })] };
    const target = candidate({ jobFunctions: [concept('welder')] });
    const result = score(asked, target, { ...FORWARD, allowedAspects: new Set(['jobFunctions']) });
    expect([result.score, result.included, result.details.map((detail) => detail.label)]).toEqual([
      1,
      true,
      ['jobFunctions', 'jobFunctions'],
    ]);
  });

  it('depends on no other document', () => {
    const asked = { hardSkills: [concept('welding')] };
    expect(score(asked, candidate({ evidence: [read('welding', 'CV_TEXT')] }), FORWARD).score).toBe(0.6);
  });
});

describe('unknown', () => {
  const asked = { jobFunctions: [concept('welder')], hardSkills: [concept('soldering'), keyword('argon')] };
  const quiet = candidate({ jobFunctions: [concept('welder')] });

  it('stays in the denominator with 0 and is reported beside the score (ZERO)', () => {
    const result = score(asked, quiet, FORWARD);
    expect([result.score, result.unknown]).toEqual([0.5, 0.5]);
    expect(detailOf(result, 'hardSkills')).toMatchObject({
      score: 0,
      share: 0,
      weight: 0.5,
      unknown: 0.5,
      info: 'unknown',
      found: 0,
      asked: 2,
    });
    expect(itemOf(result, 'soldering').status).toBe('unknown');
  });

  it('counts 0.5 with half its share unknown (NEUTRAL)', () => {
    const result = score(asked, quiet, { ...FORWARD, strategy: missing('NEUTRAL') });
    expect([result.score, result.unknown]).toEqual([0.75, 0.25]);
    expect(detailOf(result, 'hardSkills')).toMatchObject({ score: 0.5, share: 0.25, unknown: 0.25 });
  });

  it('is dealt anew over what remains (SKIP), and score and unknown leave it out', () => {
    const three = { ...asked, softSkills: [concept('teamwork')], flags: { softSkills: { weight: 0.5 } } };
    const target = candidate({ jobFunctions: [concept('welder')], softSkills: [concept('punctual')] });
    const result = score(three, target, { ...FORWARD, strategy: missing('SKIP') });
    expect([result.score, result.unknown]).toEqual([0.666666667, 0]); // 1 ÷ (1 + 0.5)
    expect(detailOf(result, 'hardSkills')).toMatchObject({
      weight: 0,
      share: 0,
      unknown: 0,
      info: 'skipped',
      score: 0,
    });
    expect(detailOf(result, 'jobFunctions').weight).toBe(0.666666667);
  });

  it('of every aspect is score 0, unknown 1 and no match, even under SKIP', () => {
    const result = score(asked, candidate(), { ...FORWARD, strategy: missing('SKIP') });
    expect(result).toMatchObject({ score: 0, unknown: 1, included: false });
    expect(result.details.reduce((sum, detail) => sum + detail.weight, 0)).toBe(1);
    expect(result.details.reduce((sum, detail) => sum + detail.unknown, 0)).toBe(1);
  });

  it('ends where there is evidence of the type, an own value, or an item that is found', () => {
    const status = (target: ReturnType<typeof candidate>) => itemOf(score(asked, target, FORWARD), 'soldering').status;
    expect(status(candidate())).toBe('unknown');
    expect(status(candidate({ evidence: [read('forklift', 'CV_TEXT')] }))).toBe('missing');
    expect(status(candidate({ hardSkills: [keyword('anything')] }))).toBe('missing');
    expect(status(candidate({ texts: [text('CV_TEXT', 'argon')] }))).toBe('missing'); // the keyword item is found
  });

  it('of a keyword item ends with any text, of a concept item beside it not', () => {
    const result = score(asked, candidate({ texts: [text('CV_TEXT', 'hello')] }), FORWARD);
    expect([itemOf(result, 'argon').status, itemOf(result, 'soldering').status]).toEqual(['missing', 'unknown']);
    expect(detailOf(result, 'hardSkills')).toMatchObject({ unknown: 0.25, info: '' }); // one of two items in half the weight
  });

  it('of one alternative of a BEST aspect leaves the aspect unknown: that one could still be the best', () => {
    const either = { jobFunctions: [concept('welder'), keyword('argon')] };
    const result = score(either, candidate({ texts: [text('CV_TEXT', 'hello')] }), FORWARD);
    expect([itemOf(result, 'argon').status, itemOf(result, 'welder').status]).toEqual(['missing', 'unknown']);
    expect(result).toMatchObject({ score: 0, unknown: 1 });
  });

  it('of a value aspect ends with a value that resolves', () => {
    const where = { locations: [place(town('gent', 51, 3.7))] };
    expect(itemOf(score(where, candidate({ locations: [place('nowhere')] })), 'gent').status).toBe('unknown');
    expect(itemOf(score(where, candidate({ locations: [place(town('paris', 48.8, 2.3))] })), 'gent').status).toBe(
      'missing',
    );
  });

  it('and the score together bound what the target could reach', () => {
    const result = score(asked, quiet, FORWARD);
    const filled = score(
      asked,
      candidate({ jobFunctions: [concept('welder')], hardSkills: [concept('soldering'), keyword('argon')] }),
      FORWARD,
    );
    expect(filled.score).toBe(result.score + result.unknown);
  });
});

describe('ENG-06 details', () => {
  it('are those of what is asked first, then those of what the target asks', () => {
    const asked = { jobFunctions: [concept('welder')], hardSkills: [concept('welding')] };
    const result = score(asked, candidate({ jobFunctions: [concept('welder')] }));
    expect(result.details.map(({ scoreType, label }) => `${scoreType} ${label}`)).toEqual([
      'FORWARD jobFunctions',
      'FORWARD hardSkills',
      'REVERSE jobFunctions',
    ]);
  });

  it('add up: share = weight × score, Σ weight = 1, Σ share = the score, Σ unknown = unknown, in both directions', () => {
    const asked = {
      jobFunctions: [concept('welder')],
      hardSkills: [concept('welding', { weight: 0.7 }), concept('forklift')],
      languages: [concept('french', { level: 'B2' })],
    };
    const target = candidate({
      jobFunctions: [concept('tig-welder')],
      evidence: [read('welding', 'CV_TEXT')],
      softSkills: [concept('teamwork')],
    });
    const result = score(asked, target);
    for (const [direction, total] of [
      ['FORWARD', result.forward],
      ['REVERSE', result.reverse],
    ] as const) {
      const details = result.details.filter((detail) => detail.scoreType === direction);
      const sum = (pick: (detail: (typeof details)[number]) => number) =>
        details.reduce((all, detail) => all + pick(detail), 0);
      expect(sum((detail) => detail.weight)).toBeCloseTo(1, 9);
      expect(sum((detail) => detail.share)).toBeCloseTo(total, 6);
      for (const detail of details) expect(detail.weight * detail.score).toBeCloseTo(detail.share, 12);
    }
    expect(Number.isInteger(result.scoreUnits)).toBe(true);
    expect(result.score).toBe(result.scoreUnits / SCORE_UNITS);
    expect(
      result.details
        .filter((detail) => detail.scoreType === 'FORWARD')
        .reduce((all, detail) => all + detail.unknown, 0),
    ).toBeCloseTo(result.unknown, 9);
  });
});
