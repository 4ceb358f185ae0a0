import { DEFAULT_STRATEGY_PARAMETERS } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import {
  candidateInput,
  detailsRequest,
  exportRequest,
  feedbackParseQuery,
  feedbackResponse,
  impactResponse,
  jobInput,
  matchExplanation,
  matchPage,
  matchRequest,
  ngramsQuery,
  ngramsResponse,
  openApiDocument,
  parseJobResponse,
  placesResponse,
  ROUTE_PATHS,
  savedSearch,
  searchRequest,
  strategyParameters,
  suggestRequest,
  whyNotResponse,
} from '../src/index.ts';
import {
  CANDIDATE,
  FACETS,
  FEEDBACK,
  IMPACT,
  MATCH_PAGE,
  MATCH_REQUEST,
  NGRAMS,
  PAGE_EXPLANATION,
  PARSED_JOB,
  PLACES,
  VALUE_EXPLANATIONS,
  WHY_NOT,
} from './wire-examples.ts';

const withFilter = (data: unknown, property = 'office') => ({
  matchFilter: { combinator: 'and', rules: [{ property, data }] },
});

const withAspect = (hardSkills: unknown) => ({ matchProfile: { aspects: { hardSkills } } });

function pathsOf(value: unknown): string[] {
  const result = matchRequest.safeParse(value);
  return result.success ? [] : result.error.issues.map((issue) => issue.path.join('.'));
}

describe('the shapes of the wire', () => {
  it('ENG-18 ENG-19 a candidate is read and nothing of it is lost', () => {
    expect(candidateInput.parse({ ...CANDIDATE, unknownField: { kept: true } })).toEqual({
      ...CANDIDATE,
      unknownField: { kept: true },
    });
  });

  it('ENG-17 ENG-19 texts may be null, and dates a year, a month, a day or a moment', () => {
    const dates = ['2019', '2019-03', '2019-03-04', '2019-03-04T10:00:00Z', '', null];
    const workExperiences = dates.map((dateFrom) => ({ title: null, company: null, text: null, dateFrom }));
    expect(candidateInput.parse({ workExperiences, preferredJobTitle: null }).workExperiences).toEqual(workExperiences);
    expect(jobInput.parse({ jobTitle: null, jobText: null })).toEqual({ jobTitle: null, jobText: null });
    for (const dateFrom of [
      'last year',
      '19-03',
      '2019/03',
      '2019-13',
      '2019-00',
      '2019-02-30',
      '2019-01-00',
      '2019-01-32T08:00',
    ]) {
      expect(candidateInput.safeParse({ workExperiences: [{ dateFrom }] }).success).toBe(false);
    }
  });

  it('ENG-02a a match request is read whole', () => {
    expect(matchRequest.parse(MATCH_REQUEST)).toEqual(MATCH_REQUEST);
  });

  it('ENG-02b ENG-06 a page of matches is what the schema answers', () => {
    expect(matchPage.parse(MATCH_PAGE)).toEqual(MATCH_PAGE);
  });

  it('ENG-02b ENG-06 values, languages and the short form of a list are what the schema answers', () => {
    for (const explanation of [...VALUE_EXPLANATIONS, PAGE_EXPLANATION]) {
      expect(matchExplanation.parse(explanation)).toEqual(explanation);
    }
    const whole = { ...MATCH_PAGE, left: { STATUS: 12 }, asked: 4, strategy: 'CANDIDATE', asOf: '2026-03-02' };
    expect(matchPage.parse(whole)).toEqual(whole);
  });

  it('what keeps a target out, what requirements remove, places and facets are what the schemas take and answer', () => {
    expect(whyNotResponse.parse(WHY_NOT)).toEqual(WHY_NOT);
    expect(whyNotResponse.parse({ ...WHY_NOT, change: null })).toMatchObject({ change: null });
    expect(impactResponse.parse(IMPACT)).toEqual(IMPACT);
    expect(placesResponse.parse(PLACES)).toEqual(PLACES);
    expect(searchRequest.parse(FACETS)).toEqual(FACETS);
  });

  it('a match may bring a status back, parameters of its own, and ask for a short answer; details repeat it', () => {
    const more = {
      includeStatus: ['placed'],
      strategyParameters: { minScore: 0.2 },
      strategyVersion: 3,
      queryParams: { explain: 'page', asOf: '2026-03-02' },
    };
    expect(matchRequest.parse({ ...MATCH_REQUEST, ...more })).toMatchObject(more);
    const { includeStatus: _status, ...ofDetails } = more;
    const one = { ...ofDetails, source: MATCH_REQUEST.source, targetIndex: 'candidates', targetId: 'c17' };
    expect(detailsRequest.parse(one)).toEqual(one);
  });

  it('ENG-07 a download holds 1000 matches where the request does not say, and just as many as it says', () => {
    expect(exportRequest.parse({})).toMatchObject({ from: 0, size: 1000 });
    expect(exportRequest.parse({ size: 20 }).size).toBe(20);
    expect(matchRequest.parse({})).toMatchObject({ from: 0, size: 20 });
  });

  it('a saved search keeps the request and what was seen of it', () => {
    const search = {
      id: 's1',
      name: 'lassers',
      page: 'profileToCandidates',
      index: 'candidates',
      about: 'Gent',
      aspects: MATCH_REQUEST.matchProfile.aspects,
      language: 'DUT',
      strategy: null,
      choices: '',
      entity: { type: 'JOB', index: 'jobs', id: 'j4' },
      job: null,
      seen: { when: '2026-03-02T12:00:00Z', ids: ['c17'] },
    };
    expect(savedSearch.parse(search)).toEqual(search);
  });

  it('ENG-10a a parsed job is what the schema answers', () => {
    expect(parseJobResponse.parse(PARSED_JOB)).toEqual(PARSED_JOB);
  });

  it('STR-04a the default parameters fit their schema', () => {
    expect(strategyParameters.parse(DEFAULT_STRATEGY_PARAMETERS)).toEqual(DEFAULT_STRATEGY_PARAMETERS);
  });

  it('ENG-09 suggestions take plain strings too', () => {
    expect(
      suggestRequest.parse({ keywords: ['lasser', { keyword: 'TIG', queryItemType: 'HARD_SKILL' }] }).keywords,
    ).toEqual([{ keyword: 'lasser' }, { keyword: 'TIG', queryItemType: 'HARD_SKILL' }]);
  });
});

describe('what comes in', () => {
  it('MAT-16d the profileValue form is read into the canonical one', () => {
    const body = {
      matchProfile: {
        aspects: {
          hardSkills: {
            profileWeight: 1,
            profileRequirement: 'REQUIRED',
            profileValue: [{ term: 'MIG', weight: '0.5', required: true, level: null }],
          },
        },
      },
    };
    expect(matchRequest.parse(body).matchProfile?.aspects.hardSkills).toMatchObject({
      type: 'concepts',
      weight: 1,
      required: true,
      value: [{ label: 'MIG', weight: 0.5, required: true, level: null }],
    });
  });

  it('a numeric string is read as its number', () => {
    const wage = { type: 'range', value: { from: '2500.0', to: null } };
    expect(matchRequest.parse({ matchProfile: { aspects: { wage } } }).matchProfile?.aspects.wage).toMatchObject({
      value: { from: 2500, to: null },
    });
  });

  it.each([
    [
      'a weight below 0',
      { matchProfile: { aspects: { hardSkills: { type: 'concepts', weight: -1, value: [] } } } },
      'matchProfile.aspects.hardSkills.weight',
    ],
    [
      'a weight above 1000',
      { matchProfile: { aspects: { wage: { type: 'range', weight: 1001, value: null } } } },
      'matchProfile.aspects.wage.weight',
    ],
    [
      'an unknown comparison',
      withFilter({ type: 'enum', comparison: 'resembles' }),
      'matchFilter.rules.0.data.comparison',
    ],
    [
      'a profileRequirement in small letters',
      withAspect({ profileValue: [{ term: 'MIG' }], profileRequirement: 'required' }),
      'matchProfile.aspects.hardSkills.profileRequirement',
    ],
    [
      'a profileValue that is a word',
      withAspect({ profileValue: 'MIG', profileRequirement: 'REQUIRED' }),
      'matchProfile.aspects.hardSkills.profileValue',
    ],
    ['an unknown rule type', withFilter({ type: 'colour', comparison: 'is empty' }), 'matchFilter.rules.0.data.type'],
    ['an unknown combinator', { matchFilter: { combinator: 'xor', rules: [] } }, 'matchFilter.combinator'],
    ['a negative from', { from: -1 }, 'from'],
    ['an id with a slash', { excludedIds: ['a/b'] }, 'excludedIds.0'],
    ['an id with half a surrogate pair', { excludedIds: ['a\ud83d'] }, 'excludedIds.0'],
    ['a language that is none', { language: 'GER' }, 'language'],
    ['a locale of another language', { userLanguage: 'de-DE' }, 'userLanguage'],
    ['three letters that begin like a locale', { userLanguage: 'frr' }, 'userLanguage'],
    ['an unknown score type', { queryParams: { scoreType: 'SIDEWAYS' } }, 'queryParams.scoreType'],
  ])('%s is refused with its path', (_what, body, path) => {
    expect(pathsOf(body)).toContain(path);
  });

  it('FIL-04b FIL-04d an incomplete rule is let through, to be ignored', () => {
    for (const data of [
      { type: 'keyword', comparison: 'contains', value: '' },
      { type: 'number', comparison: 'between', value: null },
      { type: 'age', comparison: 'less than', value: '' },
      { type: 'enum', comparison: 'is one of', value: [] },
    ]) {
      expect(pathsOf(withFilter(data))).toEqual([]);
    }
  });

  it('a filter nested beyond the bound is refused, not followed', () => {
    let filter: unknown = { combinator: 'and', rules: [] };
    for (let i = 0; i < 50; i += 1) filter = { combinator: 'and', rules: [filter] };
    expect(pathsOf({ matchFilter: filter }).length).toBeGreaterThan(0);
  });
});

describe('text mining', () => {
  it('TXT-06b TXT-06c TXT-07 the examples of wire.md are answers of the contract', () => {
    expect(feedbackResponse.parse(FEEDBACK)).toEqual(FEEDBACK);
    expect(ngramsResponse.parse(NGRAMS)).toEqual(NGRAMS);
    const { nestedAspects: _none, ...short } = FEEDBACK.aspects[0];
    expect(feedbackResponse.safeParse({ ...FEEDBACK, aspects: [short] }).success).toBe(false);
  });

  it('TXT-06a TXT-07 what the specification leaves out has its defaults', () => {
    expect(feedbackParseQuery.parse({})).toEqual({
      inputType: 'csv',
      features: 'LEMMA_SPLIT_SPELL',
      language: 'en',
      anonymise: 'false',
    });
    expect(ngramsQuery.parse({})).toEqual({ cutoff: 2, cutoffType: 'MIN_FREQUENCY' });
  });

  it('a text is described as plain text, everything else as JSON', () => {
    const { paths } = openApiDocument('/api', '0.0.0') as {
      paths: Record<string, { post?: { requestBody: { content: object } } }>;
    };
    const contentOf = (path: string) => Object.keys(paths[path]?.post?.requestBody.content ?? {});
    expect(contentOf('/parsing/parse/{parser}/toJson')).toEqual(['text/plain']);
    expect(contentOf('/parsing/parseJob')).toEqual(['application/json']);
  });
});

describe('the route table', () => {
  it('keeps the calls of the specification to the letter', () => {
    const calls = Object.values(ROUTE_PATHS).map(({ method, path }) => `${method} ${path}`);
    expect(calls).toEqual(
      expect.arrayContaining([
        'GET /hrmatching/jobs_index/{index}/doc/{id}',
        'GET /hrmatching/candidates_index/{index}/doc/{id}',
        'POST /hrmatching/match2jobs/{index}',
        'POST /hrmatching/match2candidates/{index}',
        'POST /hrmatching/match2candidates/{index}/{exportType}',
        'POST /hrmatching/match2candidates/details',
        'POST /hrmatching/suggest/{index}',
        'POST /parsing/parseJob',
        'POST /parsing/parse/{parser}/toJson',
        'POST /stats/ngrams/{lengths}/{languages}',
        'POST /ontology/parseQuery',
        'POST /ontology/findPrefix',
      ]),
    );
  });

  it('becomes an OpenAPI document in which every call has its errors', () => {
    const { paths } = openApiDocument('/api', '0.0.0') as {
      paths: Record<string, Record<string, { responses: object }>>;
    };
    const operations = Object.values(paths).flatMap((path) => Object.values(path));
    expect(operations).toHaveLength(Object.keys(ROUTE_PATHS).length);
    for (const { responses } of operations) expect(responses).toHaveProperty('default');
  });
});
