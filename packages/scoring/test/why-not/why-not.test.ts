import { ASPECT_NAMES, type Enrichment, type FilterGroup } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { requirementsOf, whyNot, type RelaxableRequest, type WhyNot } from '../../src/index.ts';
import { candidate, concept, place, profile, query, town, type QueryChanges, type Said } from '../builders.ts';

const NOW = '2026-06-15T12:00:00Z';
const required = { required: true };
const is = (property: string, value: string) =>
  ({ property, data: { type: 'enum', comparison: 'is one of', value: [value] } }) as const;

function ask(said: Said, filter: FilterGroup | null = null, excludedIds: readonly string[] = []): RelaxableRequest {
  return { profile: profile(said), filter, excludedIds, hiddenStatuses: [] };
}

function explain(
  request: RelaxableRequest,
  enrichment: Enrichment,
  properties = {},
  changes: QueryChanges = {},
): WhyNot {
  return whyNot(request, { enrichment, properties, now: NOW, isSource: false }, (changed) =>
    query(changed.profile, changes),
  );
}

const kinds = (result: WhyNot) => result.reasons.map((reason) => reason.kind);
const steps = (result: WhyNot) =>
  result.changes.map((set) => set.map((change) => [change.op, 'label' in change ? change.label : '']));

describe('why not', () => {
  const welds = candidate({ hardSkills: [concept('welding')] });

  it('says nothing of a target that is in the list', () => {
    expect(explain(ask({ hardSkills: [concept('welding', required)] }), welds)).toMatchObject({
      reasons: [],
      changes: [],
    });
  });

  it('names each failing item, rule and exclusion, and the one change for each', () => {
    const request = ask(
      { hardSkills: [concept('welding'), concept('forklift', required)] },
      { combinator: 'and', rules: [is('office', 'Gent'), is('status', 'free')] },
      ['c1'],
    );
    const result = explain(request, welds, { office: 'Brugge', status: 'free' });
    expect(kinds(result)).toEqual(['EXCLUDED', 'FILTER', 'REQUIRED_ITEM']);
    expect(steps(result)).toEqual([
      [
        ['UNEXCLUDE', ''],
        ['DROP_RULE', ''],
        ['MAKE_OPTIONAL', 'forklift'],
      ],
    ]);
    expect(result.changes[0]?.[1]).toEqual({ op: 'DROP_RULE', rule: is('office', 'Gent') });
  });

  it('finds that a required aspect stands behind its last required item', () => {
    const request = ask({
      jobFunctions: [concept('welder')],
      hardSkills: [concept('forklift', required)],
      flags: { hardSkills: required },
    });
    const target = candidate({ jobFunctions: [concept('welder')], hardSkills: [concept('soldering')] });
    expect(steps(explain(request, target))).toEqual([
      [
        ['MAKE_OPTIONAL', 'forklift'],
        ['MAKE_OPTIONAL', 'hardSkills'],
      ],
    ]);
  });

  it('offers a wider range beside making a place optional, and the range admits the target', () => {
    const request = ask({
      hardSkills: [concept('welding')],
      locations: [place(town('gent', 51.05, 3.72), 20, required)],
    });
    const result = explain(
      request,
      candidate({ hardSkills: [concept('welding')], locations: [place(town('brugge', 51.2093, 3.2247))] }),
    );
    expect(result.changes).toEqual([
      [{ op: 'MAKE_OPTIONAL', aspect: 'locations', itemId: 'gent', label: 'gent' }],
      [{ op: 'WIDEN_RANGE', aspect: 'locations', itemId: 'gent', label: 'gent', rangeMetres: 39_000 }],
    ]);
  });

  it('prefers widening one of several required places to making all optional', () => {
    const asked = [place(town('gent', 51.05, 3.72), 20, required), place(town('lille', 50.63, 3.06), 20, required)];
    const result = explain(
      ask({ locations: asked }),
      candidate({ locations: [place(town('brugge', 51.2093, 3.2247))] }),
    );
    expect(steps(result)).toEqual([[['WIDEN_RANGE', 'gent']], [['WIDEN_RANGE', 'lille']]]);
  });

  it('drops the fewest rules of nested groups', () => {
    const either: FilterGroup = {
      combinator: 'or',
      rules: [is('a', '1'), { combinator: 'and', rules: [is('b', '1'), is('c', '1')] }],
    };
    const result = explain(ask({ hardSkills: [concept('welding')] }, either), welds, { a: '0', b: '1', c: '0' });
    expect(kinds(result)).toEqual(['FILTER', 'FILTER']);
    expect(result.changes).toEqual([[{ op: 'DROP_RULE', rule: is('c', '1') }]]);
  });

  it('names a set of changes once, in whatever order it was found', () => {
    const either: FilterGroup = { combinator: 'or', rules: [is('a', '1'), is('b', '1')] };
    const result = explain(ask({ hardSkills: [concept('welding')] }, either), welds, { a: '0', b: '0' });
    expect(result.changes).toEqual([
      [
        { op: 'DROP_RULE', rule: is('a', '1') },
        { op: 'DROP_RULE', rule: is('b', '1') },
      ],
    ]);
  });

  it('knows no change for a score of 0 or for the flags of the target itself', () => {
    const noScore = explain(ask({ hardSkills: [concept('forklift')] }), welds);
    expect([kinds(noScore), noScore.changes]).toEqual([['SCORE'], []]);
    const picky = candidate({ hardSkills: [concept('welding')], softSkills: [concept('teamwork', required)] });
    const refuses = explain(ask({ hardSkills: [concept('welding')], softSkills: [concept('punctual')] }), picky);
    expect([kinds(refuses), refuses.changes]).toEqual([['REQUIRED_ITEM'], []]);
  });

  it('names a status that is left out, and its return', () => {
    const request = { ...ask({ hardSkills: [concept('welding')] }), hiddenStatuses: ['closed', 'placed'] };
    const result = explain(request, welds, { status: 'placed' });
    expect(result.reasons).toEqual([{ kind: 'STATUS', status: 'placed' }]);
    expect(result.changes).toEqual([[{ op: 'INCLUDE_STATUS', status: 'placed' }]]);
    expect(explain(request, welds, { status: 'free' }).reasons).toEqual([]);
  });

  it('knows no change for the source itself', () => {
    const target = { enrichment: welds, properties: {}, now: NOW, isSource: true };
    const request = ask({ hardSkills: [concept('welding', required)] }, null, ['c1']);
    const result = whyNot(request, target, (changed) => query(changed.profile));
    expect([kinds(result), result.changes]).toEqual([['SOURCE', 'EXCLUDED'], []]);
  });

  it('raises a score by a wider range, and where flags penalise by fewer of them', () => {
    const far = ask({ locations: [place(town('gent', 51.05, 3.72), 20)] });
    const result = explain(far, candidate({ locations: [place(town('brugge', 51.2093, 3.2247))] }));
    expect(kinds(result)).toEqual(['SCORE']);
    expect(result.changes).toEqual([
      [{ op: 'WIDEN_RANGE', aspect: 'locations', itemId: 'gent', label: 'gent', rangeMetres: 39_000 }],
    ]);
    const strict = { strategy: { required: { mode: 'PENALTY', penalty: 0.1 } } } as const;
    const flagged = ask({ hardSkills: [concept('welding'), concept('forklift', required)] });
    const penalised = explain(flagged, welds, {}, strict);
    expect(kinds(penalised)).toEqual(['SCORE']);
    expect(steps(penalised)).toEqual([[['MAKE_OPTIONAL', 'forklift']]]);
  });

  it('gives no required flag as a reason where the strategy only penalises', () => {
    const request = ask({ hardSkills: [concept('welding'), concept('forklift', required)] });
    expect(explain(request, welds, {}, { strategy: { required: { mode: 'PENALTY' } } }).reasons).toEqual([]);
  });
});

describe('requirement impact', () => {
  it('lists every flag and rule that binds with the change that takes it away', () => {
    const said: Said = {
      hardSkills: [concept('welding', required), concept('soldering')],
      wage: [2000, null],
      softSkills: [concept('teamwork', required)],
      flags: { hardSkills: required, wage: { valueRequired: true } },
    };
    const ignored = { property: 'x', data: { type: 'enum', comparison: 'is one of', value: [] } } as const;
    const filter: FilterGroup = {
      combinator: 'and',
      rules: [ignored, { combinator: 'or', rules: [is('office', 'Gent')] }],
    };
    const allowed = new Set(ASPECT_NAMES.filter((name) => name !== 'softSkills'));
    const found = requirementsOf(ask(said, filter), allowed, NOW);
    expect(found.map((item) => [item.kind, 'label' in item ? item.label : item.rule.property])).toEqual([
      ['REQUIRED_ASPECT', 'hardSkills'],
      ['REQUIRED_ITEM', 'welding'],
      ['REQUIRED_ITEM', 'wage'],
      ['FILTER', 'office'],
    ]);
  });
});
