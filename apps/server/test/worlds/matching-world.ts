import { startTestServer, type TestServer } from './test-server.ts';

/** Where a match is asked for, by what is searched. */
export const TO_CANDIDATES = '/hrmatching/match2candidates/candidates';
export const TO_JOBS = '/hrmatching/match2jobs/jobs';

/** An item of an aspect, by its label. */
export const item = (label: string, more: object = {}) => ({ id: label, label, weight: 1, required: false, ...more });
/** An aspect of concepts. */
export const concepts = (...items: object[]) => ({ type: 'concepts', weight: 1, required: false, value: items });
/** A match in Dutch for some aspects. */
export const asking = (aspects: object, more: object = {}) => ({
  matchProfile: { language: 'DUT', aspects },
  userLanguage: 'nl',
  ...more,
});
/** The ids of a page. */
export const ids = (answer: { json: { matches: { id: string }[] } }) => answer.json.matches.map(({ id }) => id);

/** A server with the few candidates and jobs that calls around a match are tried on. */
export async function startMatchingWorld(): Promise<TestServer> {
  const server = await startTestServer({}, { variables: { DESK: 'https://desk.example' } });
  const put = (kind: 'candidates' | 'jobs', id: string, body: object) =>
    server.call('PUT', `/hrmatching/${kind}_index/${kind}/doc/${id}?refresh=true`, body);
  const places = (label: string, range: number) => ({
    type: 'locations',
    weight: 1,
    value: [{ id: 'p', label, range, rangeUnit: 'KILOMETER' }],
  });
  await put('candidates', 'welder', {
    language: 'DUT',
    cvText: 'Ervaren lasser met kennis van TIG-lassen.',
    matchProfile: { aspects: { jobFunctions: concepts(item('lasser')), locations: places('Gent', 20) } },
    extraProperties: { name: 'W', office: 'Gent', birthDate: '1990-01-01' },
  });
  await put('candidates', 'baker', {
    language: 'DUT',
    matchProfile: { aspects: { jobFunctions: concepts(item('bakker')), locations: places('Brugge', 20) } },
    extraProperties: { name: 'B', office: 'Brugge', birthDate: '2002-01-01' },
  });
  await put('candidates', 'placed', {
    language: 'DUT',
    matchProfile: { aspects: { jobFunctions: concepts(item('lasser')) } },
    extraProperties: { status: 'placed', office: 'Gent' },
  });
  await put('jobs', 'j1', {
    language: 'DUT',
    jobTitle: 'Lasser TIG',
    jobText: 'Wij zoeken een lasser in Gent. TIG-lassen is vereist.',
  });
  return server;
}
