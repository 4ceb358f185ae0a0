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
          path: [{ relation: 'narrower', to: '…', label: 'MIG-lassen', factor: 0.9 }],
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
