import { ASPECT_NAMES, type FilterGroup, type ResolvedProfile } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import {
  applyChanges,
  nonEmptyAspect,
  type RelaxableRequest,
  type RequestChange,
  requirementsOf,
  storedProfile,
  whyNot,
} from '../../src/index.ts';
import { candidate, concept, job, place, profile, query, read, type Said, town, value } from '../builders.ts';

const NOW = '2026-06-15T12:00:00Z';
const required = { required: true };
const is = (property: string, text: string) =>
  ({ property, data: { type: 'enum', comparison: 'is one of', value: [text] } }) as const;
const ask = (said: Said, filter: FilterGroup | null = null): RelaxableRequest => ({
  profile: profile(said),
  filter,
  excludedIds: ['c1', 'c2'],
  hiddenStatuses: ['CLOSED', 'PLACED'],
});
const GENT = town('gent', 51.05, 3.72);
const BRUGGE = town('brugge', 51.2093, 3.2247);
const PARIS = town('paris', 48.8566, 2.3522);

describe('a change of a request', () => {
  const optional = (said: Said, aspect: keyof ResolvedProfile['aspects'], itemId: string | null) =>
    applyChanges(ask(said), [{ op: 'MAKE_OPTIONAL', aspect, itemId, label: '' }]).profile;

  it('frees one item of a list and no other', () => {
    const two = (first: boolean) => [concept('welding', { required: first }), concept('forklift', required)];
    expect(optional({ hardSkills: two(true) }, 'hardSkills', 'welding')).toEqual(profile({ hardSkills: two(false) }));
    const towns = (first: boolean) => [place(GENT, 5, { required: first }), place(BRUGGE, 5, required)];
    expect(optional({ locations: towns(true) }, 'locations', 'gent')).toEqual(profile({ locations: towns(false) }));
    const types = (first: boolean) => [value('PERMANENT', { required: first }), value('TEMPORARY', required)];
    expect(optional({ contractTypes: types(true) }, 'contractTypes', 'PERMANENT')).toEqual(
      profile({ contractTypes: types(false) }),
    );
  });

  it('frees the value of a wage or a number', () => {
    const flags = (valueRequired: boolean) => ({
      wage: { required: true, valueRequired },
      seniority: { required: true, valueRequired },
    });
    const said = { wage: [1, 2], seniority: 3 } as const;
    expect(optional({ ...said, flags: flags(true) }, 'wage', 'wage').aspects.wage).toEqual(
      profile({ ...said, flags: flags(false) }).aspects.wage,
    );
    expect(optional({ ...said, flags: flags(true) }, 'seniority', 'seniority').aspects.seniority).toEqual(
      profile({ ...said, flags: flags(false) }).aspects.seniority,
    );
  });

  it('frees an aspect and leaves its items as they are', () => {
    const said = { hardSkills: [concept('welding', required)] };
    const freed = optional({ ...said, flags: { hardSkills: required } }, 'hardSkills', null);
    expect(freed).toEqual(profile(said));
    expect(optional(said, 'wage', null)).toEqual(profile(said));
  });

  it('widens one place and no other, and nothing that is no place', () => {
    const widen = (said: Said, aspect: 'locations' | 'hardSkills') =>
      applyChanges(ask(said), [{ op: 'WIDEN_RANGE', aspect, itemId: 'gent', label: '', rangeMetres: 9000 }]).profile;
    const before = { hardSkills: [concept('welding')], locations: [place(GENT, 5), place(BRUGGE, 5)] };
    const after = { hardSkills: [concept('welding')], locations: [place(GENT, 9), place(BRUGGE, 5)] };
    expect(widen(before, 'locations')).toEqual(profile(after));
    expect(widen(before, 'hardSkills')).toEqual(profile(before));
  });

  it('drops one rule, one exclusion, one status', () => {
    const rule = is('office', 'Gent');
    const other = is('office', 'Aalst');
    const filter: FilterGroup = { combinator: 'and', rules: [other, { combinator: 'or', rules: [rule, other] }] };
    const apply = (change: RequestChange, request = ask({}, filter)) => applyChanges(request, [change]);
    expect(apply({ op: 'DROP_RULE', rule }).filter).toEqual({
      combinator: 'and',
      rules: [other, { combinator: 'or', rules: [other] }],
    });
    expect(apply({ op: 'DROP_RULE', rule }, ask({})).filter).toBeNull();
    expect(apply({ op: 'UNEXCLUDE', id: 'c1' }).excludedIds).toEqual(['c2']);
    expect(apply({ op: 'INCLUDE_STATUS', status: 'CLOSED' }).hiddenStatuses).toEqual(['PLACED']);
  });
});

describe('the requirements of a request', () => {
  it('are its flags by aspect and its rules, each with the change that takes it away', () => {
    const said: Said = {
      hardSkills: [concept('welding', required), concept('forklift')],
      locations: [place(GENT, 5, required)],
      wage: [1, 2],
      seniority: 3,
      availabilityAspect: 4,
      flags: { hardSkills: required, wage: { valueRequired: true }, availabilityAspect: { valueRequired: true } },
    };
    const rule = is('office', 'Gent');
    const found = requirementsOf(ask(said, { combinator: 'and', rules: [rule] }), new Set(ASPECT_NAMES), NOW);
    const flag = (kind: string, aspect: string, itemId: string | null, label: string) => ({
      kind,
      aspect,
      label,
      change: { op: 'MAKE_OPTIONAL', aspect, itemId, label },
    });
    expect(found).toHaveLength(6);
    expect(found).toEqual(
      expect.arrayContaining([
        flag('REQUIRED_ASPECT', 'hardSkills', null, 'hardSkills'),
        flag('REQUIRED_ITEM', 'hardSkills', 'welding', 'welding'),
        flag('REQUIRED_ITEM', 'locations', 'gent', 'gent'),
        flag('REQUIRED_ITEM', 'wage', 'wage', 'wage'),
        flag('REQUIRED_ITEM', 'availabilityAspect', 'availabilityAspect', 'availabilityAspect'),
        { kind: 'FILTER', rule, change: { op: 'DROP_RULE', rule } },
      ]),
    );
    expect(requirementsOf(ask(said), new Set(['wage']), NOW)).toEqual([flag('REQUIRED_ITEM', 'wage', 'wage', 'wage')]);
    expect(requirementsOf(ask({}), new Set(ASPECT_NAMES), NOW)).toEqual([]);
  });
});

describe('an aspect that says something', () => {
  it('is no empty list, no open range, and leaves UNDEFINED out', () => {
    const said = (what: Said, name: 'hardSkills' | 'locations' | 'contractTypes' | 'wage' | 'seniority') =>
      nonEmptyAspect(profile(what), name);
    expect(said({ hardSkills: [] }, 'hardSkills')).toBeNull();
    expect(said({ locations: [] }, 'locations')).toBeNull();
    expect(said({ contractTypes: [] }, 'contractTypes')).toBeNull();
    expect(said({ contractTypes: [value('UNDEFINED')] }, 'contractTypes')).toBeNull();
    expect(said({ contractTypes: [value('UNDEFINED'), value('PERMANENT')] }, 'contractTypes')).toMatchObject({
      items: [{ value: 'PERMANENT' }],
    });
    expect(said({ contractTypes: [value('PERMANENT')] }, 'contractTypes')).toMatchObject({
      items: [{ value: 'PERMANENT' }],
    });
    expect(said({ wage: [null, null] }, 'wage')).toBeNull();
    expect(said({ wage: [null, 5] }, 'wage')).toMatchObject({ to: 5 });
    expect(said({ seniority: 0 }, 'seniority')).toMatchObject({ value: 0 });
    expect(said({}, 'seniority')).toBeNull();
  });
});

describe('a stored profile', () => {
  // 2026-06-15 is day 20,619 since 1970
  const AS_OF_DAY = { asOfDay: 20_619 };

  it('reads a date of availability as days from the day of the request', () => {
    const stored = candidate({ availabilityAspect: 90, hardSkills: [concept('welding')], availableFrom: '2026-06-25' });
    expect(storedProfile(stored, AS_OF_DAY)).toEqual(
      profile({ availabilityAspect: 10, hardSkills: [concept('welding')] }),
    );
  });

  it('is as it stands without a date or without the aspect', () => {
    expect(storedProfile(candidate({ availabilityAspect: 90.4 }), AS_OF_DAY)).toEqual(
      profile({ availabilityAspect: 90 }),
    );
    const none = candidate({ hardSkills: [concept('welding')], availableFrom: '2026-06-25' });
    expect(storedProfile(none, AS_OF_DAY)).toBe(none.profile);
    const bare = candidate({ wage: [1, 2] });
    expect(storedProfile(bare, AS_OF_DAY)).toBe(bare.profile);
  });
});

describe('what no change of the request can mend', () => {
  const explain = (
    request: RelaxableRequest,
    target = candidate({ hardSkills: [concept('welding')] }),
    isSource = false,
  ) =>
    whyNot(
      { ...request, excludedIds: [], hiddenStatuses: [] },
      { enrichment: target, properties: {}, now: NOW, isSource },
      (changed) => query(changed.profile),
    );

  it('is the source itself: it needs no other change', () => {
    const result = explain(ask({ hardSkills: [concept('forklift', required)] }), undefined, true);
    expect(result.reasons.map(({ kind }) => kind)).toEqual(['SOURCE', 'REQUIRED_ITEM']);
    expect(result.changes).toEqual([]);
  });

  it('is what the target itself requires', () => {
    const source = job({ hardSkills: [concept('welding')] });
    const target = candidate({ hardSkills: [concept('welding')], contractTypes: [value('PERMANENT', required)] });
    const request = { profile: source.profile, filter: null, excludedIds: [], hiddenStatuses: [] };
    const result = whyNot(request, { enrichment: target, properties: {}, now: NOW, isSource: false }, (changed) =>
      query(changed.profile, { sourceEnrichment: source, hasSource: true, scoreType: 'MUTUAL' }),
    );
    for (const reason of result.reasons) if ('direction' in reason) expect(reason.direction).toBe('REVERSE');
    expect(result.changes).toEqual([]);
  });

  it('a hidden status is named and can be shown again, one that it does not have is not', () => {
    const request = { ...ask({ hardSkills: [concept('welding')] }), excludedIds: [] };
    const target = candidate({ hardSkills: [concept('welding')] });
    const properties = { status: 'CLOSED' };
    const result = whyNot(request, { enrichment: target, properties, now: NOW, isSource: false }, (changed) =>
      query(changed.profile),
    );
    expect(result.reasons).toEqual([{ kind: 'STATUS', status: 'CLOSED' }]);
    expect(result.changes).toEqual([[{ op: 'INCLUDE_STATUS', status: 'CLOSED' }]]);
  });
});

describe('a range that would reach', () => {
  const changesOf = (asked: Said, own: Said) =>
    whyNot(
      { profile: profile(asked), filter: null, excludedIds: [], hiddenStatuses: [] },
      { enrichment: candidate(own), properties: {}, now: NOW, isSource: false },
      (changed) => query(changed.profile),
    ).changes.flat();

  it('is that to the nearest of several places, in whole kilometres', () => {
    const asked = { hardSkills: [concept('welding')], locations: [place(GENT, 5, required)] };
    const near = changesOf(asked, { hardSkills: [concept('welding')], locations: [place(PARIS), place(BRUGGE)] });
    expect(near.find(({ op }) => op === 'WIDEN_RANGE')).toEqual({
      op: 'WIDEN_RANGE',
      aspect: 'locations',
      itemId: 'gent',
      label: 'gent',
      rangeMetres: 39_000,
    });
  });

  it.each([
    // Brussels is some 50 km from Ghent, Liège some 139
    ['a first range', 30, town('brussel', 50.8467, 4.3525), 50_000],
    ['what lies beyond 100 km', 30, town('liege', 50.6326, 5.5797), null],
    ['what lies beyond 100 km of one who looked for less than half of it', 65, town('liege', 50.6326, 5.5797), null],
    ['twice as far for one who already looks far', 70, town('liege', 50.6326, 5.5797), 139_000],
  ])('is no wider than somebody would travel: %s', (_what, km, home, metres) => {
    const asked = { hardSkills: [concept('welding')], locations: [place(GENT, km, required)] };
    const changes = changesOf(asked, { hardSkills: [concept('welding')], locations: [place(home)] });
    const widened = changes.flatMap((change) => (change.op === 'WIDEN_RANGE' ? [change.rangeMetres] : []));
    expect(widened).toEqual(metres === null ? [] : [metres]);
  });

  it('is none for a place in no gazetteer, asked or held, and for one that reaches', () => {
    const skills = { hardSkills: [concept('welding')] };
    const held = changesOf(
      { ...skills, locations: [place(GENT, 5, required)] },
      { ...skills, locations: [place('Atlantis')] },
    );
    const asked = changesOf(
      { ...skills, locations: [place('Atlantis', 5, required)] },
      { ...skills, locations: [place(GENT)] },
    );
    for (const changes of [held, asked]) expect(changes.map(({ op }) => op)).toEqual(['MAKE_OPTIONAL']);
  });
});

describe('where a parsed item stands', () => {
  it('is said of evidence in a text, once for each aspect', () => {
    const target = candidate({
      hardSkills: [concept('welding', { parsed: true }), concept('welding', { id: 'again', parsed: true })],
      jobFunctions: [concept('welding', { id: 'f', parsed: true }), concept('forklift')],
      evidence: [read('welding', 'CV_TEXT'), read('forklift', 'CV_TEXT')],
    });
    const asked = query({ hardSkills: [concept('welding'), concept('forklift')] });
    const result = whyNot(
      { profile: profile({ hardSkills: [concept('welding')] }), filter: null, excludedIds: [], hiddenStatuses: [] },
      { enrichment: target, properties: {}, now: NOW, isSource: false },
      () => asked,
    );
    const places = (itemId: string) =>
      result.score.explanations
        .filter((item) => item.itemId === itemId)
        .flatMap((item) => item.matchedTo.map(({ source, aspects }) => [source, [...aspects].toSorted()]));
    expect(places('welding')).toContainEqual(['CV_TEXT', ['hardSkills', 'jobFunctions']]);
    expect(places('forklift')).toContainEqual(['CV_TEXT', []]);
    const own = [...places('forklift'), ...places('welding')].filter(([source]) =>
      String(source).startsWith('ASPECT.'),
    );
    expect(own.length).toBeGreaterThan(0);
    for (const [, aspects] of own) expect(aspects).toEqual([]);
  });
});
