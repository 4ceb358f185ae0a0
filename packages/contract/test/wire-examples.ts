/** The shapes of the wire, one example each, as callers send them and the server answers them. */
export const CANDIDATE = {
  id: 'c17',
  language: 'DUT',
  version: 3,
  preferredJobTitle: 'lasser',
  preferredJobInfo: 'Zoekt werk in dagploeg.',
  cvText: '…',
  workExperiences: [{ id: 'w1', title: 'MIG-lasser', company: '…', text: '…', dateFrom: '2019-03', dateTo: null }],
  educations: [
    {
      id: 'e1',
      field: 'Lassen-constructie',
      degree: 'secundair',
      institute: '…',
      info: '',
      dateFrom: '2010',
      dateTo: '2012',
    },
  ],
  matchProfile: {
    language: 'DUT',
    aspects: {
      jobFunctions: {
        type: 'concepts',
        weight: 1,
        required: false,
        value: [{ id: 'v1', label: 'lasser', weight: 1, required: false }],
      },
    },
  },
  extraProperties: {
    name: '…',
    birthDate: '1988-04-02',
    office: 'Gent',
    email: '…',
    phone: '…',
    status: 'available',
  },
};

export const MATCH_REQUEST = {
  matchProfile: { language: 'DUT', aspects: {} },
  userLanguage: 'nl',
  source: { type: 'JOB', index: 'jobs', id: 'j4' },
  matchFilter: {
    combinator: 'and',
    rules: [
      { property: 'office', data: { type: 'enum', comparison: 'is one of', value: ['Gent', 'Brugge'] } },
      {
        combinator: 'or',
        rules: [{ property: 'birthDate', data: { type: 'age', comparison: 'less than', value: 30 } }],
      },
    ],
  },
  excludedIds: ['c3'],
  sort: [{ field: 'score', order: 'desc' }],
  from: 0,
  size: 20,
  _source: ['cvText', 'extraProperties.name'],
  queryParams: { scoreType: 'MUTUAL_FORWARD_SCORE', expansionType: 'FULL_CROSS_TYPES' },
};

export const MATCH_PAGE = {
  from: 0,
  size: 20,
  count: 1284,
  matches: [
    {
      id: 'c17',
      score: 0.8125,
      unknown: 0.1,
      green: true,
      forward: 0.8125,
      reverse: 0.6,
      balance: 0,
      penalty: 1,
      document: { id: 'c17', cvText: '…' },
      details: [
        {
          scoreType: 'FORWARD',
          label: 'hardSkills',
          found: 3,
          asked: 4,
          info: '…',
          score: 0.75,
          share: 0.3,
          weight: 0.4,
          unknown: 0,
          required: false,
        },
      ],
      explanations: [
        {
          scoreType: 'FORWARD',
          aspect: 'hardSkills',
          itemId: 'v7',
          weight: 1,
          asked: { label: 'lassen', conceptId: '…' },
          required: true,
          holds: true,
          status: 'found',
          similarity: 0.81,
          foundConcept: { id: '…', label: 'MIG-lassen' },
          path: [{ relation: 'narrower', to: '…', factor: 0.9 }],
          matchedTo: [
            {
              source: 'WORK_EXPERIENCES',
              field: 'workExperiences[0].text',
              start: 12,
              end: 22,
              strength: 0.9,
              aspects: ['hardSkills'],
            },
          ],
        },
      ],
    },
  ],
};

const asked = (label: string, more: object = {}) => ({
  scoreType: 'FORWARD',
  itemId: label,
  weight: 1,
  asked: { label, ...more },
  required: false,
  holds: false,
  status: 'found',
  similarity: 0.5,
  path: [],
  matchedTo: [],
});

/** What a value shows instead of a concept; a language carries the level asked and the level found. */
export const VALUE_EXPLANATIONS = [
  { ...asked('Gent'), aspect: 'locations', found: { label: 'Brugge', distanceKm: 39.6 } },
  { ...asked('wage'), aspect: 'wage', found: { from: 2500, to: null } },
  { ...asked('Frans', { conceptId: '…', level: 'B2' }), aspect: 'languages', found: { level: 'B1' } },
  { ...asked('seniority'), aspect: 'seniority', found: { value: 3 } },
];

/** An explanation of `explain: page`: no path, no offsets, the first place with source and end year. */
export const PAGE_EXPLANATION = {
  scoreType: 'FORWARD',
  aspect: 'hardSkills',
  itemId: 'v7',
  asked: { label: 'lassen' },
  required: true,
  status: 'found',
  similarity: 0.81,
  holds: true,
  foundConcept: { id: '…', label: 'MIG-lassen' },
  matchedTo: [{ source: 'WORK_EXPERIENCES', endYear: 2014 }],
};

export const WHY_NOT = {
  included: false,
  rank: null,
  match: null,
  reasons: [
    { scoreType: 'FORWARD', kind: 'REQUIRED_ITEM', aspect: 'locations', label: 'Gent' },
    { scoreType: 'REVERSE', kind: 'REQUIRED_ASPECT', aspect: 'languages', label: 'languages' },
    { kind: 'FILTER', rule: { property: 'office', data: { type: 'enum', comparison: 'is not empty' } } },
    { kind: 'EXCLUDED' },
    { kind: 'SCORE' },
    { kind: 'STATUS', label: 'placed' },
    { kind: 'SOURCE' },
    { kind: 'NOT_FOUND' },
  ],
  change: [
    { op: 'MAKE_OPTIONAL', aspect: 'hardSkills', label: 'lassen' },
    { op: 'DROP_RULE', rule: { property: 'office', data: { type: 'enum', comparison: 'is not empty' } } },
    { op: 'WIDEN_RANGE', aspect: 'locations', label: 'Gent', range: 42 },
    { op: 'UNEXCLUDE', label: 'c9' },
    { op: 'INCLUDE_STATUS', label: 'placed' },
  ],
  rankAfter: 12,
  partial: false,
};

export const IMPACT = {
  count: 0,
  impacts: [{ kind: 'REQUIRED_ITEM', aspect: 'hardSkills', label: 'lassen', removes: 310 }],
  cheapest: [{ op: 'MAKE_OPTIONAL', aspect: 'hardSkills', label: 'lassen' }],
  partial: false,
};

export const PLACES = {
  items: [
    {
      label: '8500 Kortrijk',
      name: 'Kortrijk',
      postCode: '8500',
      kind: 'town',
      region: 'West-Vlaanderen',
      country: 'BE',
      lat: 50.83,
      lon: 3.26,
      known: true,
    },
  ],
};

export const FACETS = {
  size: 0,
  matchFilter: MATCH_REQUEST.matchFilter,
  query: 'ge',
  aggs: { values: { terms: { field: 'office', size: 10 } } },
};

const hit = { matchedText: 'lasser', start: 0, end: 6, field: 'title', confidence: 0.97 };

export const PARSED_JOB = {
  language: 'DUT',
  parsingAspects: [
    { aspectType: 'JOB_FUNCTION', conceptId: '…', required: null, ...hit },
    { aspectType: 'JOB_PROPERTY', conceptId: '…', required: true, ...hit },
    { aspectType: 'PHRASE', required: null, ...hit },
    { aspectType: 'JOB_SOFT_COMPTENCE', behavioralCompetence: 'teamwerk', ...hit },
    { aspectType: 'CONTRACT_TYPE', value: 'PERMANENT', ...hit },
    { aspectType: 'WORKING_HOURS', value: 'FULL_TIME', ...hit },
    { aspectType: 'GEO', labels: ['Gent', '9000'], lat: 51.05, lon: 3.72, ...hit },
    {
      aspectType: 'WAGE',
      amountLow: 2800,
      amountHigh: 3200,
      period: 'MONTH',
      originalLow: 2800,
      originalHigh: 3200,
      ...hit,
    },
    { aspectType: 'LANGUAGE', value: 'FRE', level: 'B2', ...hit },
    { aspectType: 'SENIORITY', value: 3, ...hit },
  ],
};

/** wire.md, "Text mining": what comments say, with the nine fields of a mention. */
export const FEEDBACK = {
  aspects: [
    {
      aspectType: 'START_DOING',
      label: 'start doing',
      nrOfMentions: 1,
      mentions: [
        {
          aspectType: 'BEHAVIOUR',
          matchedText: 'luisteren',
          matchedRule: 'nl:interpersonal.communicating.listening:luisteren',
          originalComment: 'Je zou meer mogen luisteren.',
          sentence: 'Je zou meer mogen luisteren.',
          competenceGroup: 'interpersonal management',
          competence: 'communicating',
          competenceFlag: 'NEUTRAL',
          nestedAspects: [],
        },
      ],
      nestedAspects: [],
    },
  ],
  parserVersion: '1',
  timestamp: '2026-03-02T12:00:00.000Z',
  duration: 12,
  error: false,
  errorMessage: null,
} as const;

/** wire.md, "Text mining": words and phrases by frequency. */
export const NGRAMS = { ngrams: [{ label: 'goed luisteren', freq: 4, nrOfTokens: 2 }] } as const;
