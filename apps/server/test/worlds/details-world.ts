import { expect } from 'vitest';
import { concepts, item, TO_JOBS } from './matching-world.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const JOBS = '/hrmatching/jobs_index/jobs';

/** Where the candidates are. */
export const CANDIDATES = '/hrmatching/candidates_index/candidates';
/** The job function of a welder. */
export const welder = { jobFunctions: concepts(item('lasser')) };

/** A match in Dutch for some aspects, in no other language. */
export const asking = (aspects: object, more: object = {}) => ({ matchProfile: { language: 'DUT', aspects }, ...more });

/** A place with its range. */
export const places = (label: string, range: number, more: object = {}) => ({
  type: 'locations',
  weight: 1,
  required: false,
  value: [{ id: 'p', label, range, rangeUnit: 'KILOMETER', weight: 1, required: false, ...more }],
});

/** A rule that a property has one of some values. */
export const rule = (property: string, ...value: string[]) => ({
  property,
  data: { type: 'enum', comparison: 'is one of', value },
});

/** A server with a welder, two bakers, and documents that share an id across the indices. */
export async function startDetailsWorld(): Promise<TestServer> {
  const server = await startTestServer();
  // an index that holds nothing yet knows no properties
  const empty = await server.call('POST', TO_JOBS, {
    matchFilter: { combinator: 'and', rules: [rule('anything', 'x')] },
  });
  expect([empty.status, empty.json.count]).toEqual([200, 0]);
  const put = (url: string, body: object) => server.call('PUT', `${url}?refresh=true`, { language: 'DUT', ...body });
  await put(`${CANDIDATES}/doc/z-welder`, {
    matchProfile: { aspects: { ...welder, hardSkills: concepts(item('TIG-lassen')), locations: places('Gent', 20) } },
    extraProperties: { office: 'Gent', 'visit.last': 'May', 'visit.next': 'June' },
    preferredJobInfo: 'Nacht.',
  });
  await put(`${CANDIDATES}/doc/a-baker`, {
    matchProfile: { aspects: { jobFunctions: concepts(item('bakker')), locations: places('Brugge', 20) } },
    extraProperties: { office: 'Brugge' },
  });
  await put(`${CANDIDATES}/doc/far`, {
    matchProfile: { aspects: { jobFunctions: concepts(item('bakker')), locations: places('Luik', 20) } },
    extraProperties: { office: 'Luik' },
  });
  await put(`${CANDIDATES}/doc/twin`, { matchProfile: { aspects: welder } });
  await put(`${JOBS}/doc/twin`, { jobTitle: 'Lasser', matchProfile: { aspects: welder } });
  await put(`${JOBS}/doc/french`, {
    language: 'FRE',
    jobTitle: 'Soudeur',
    matchProfile: { language: 'FRE', aspects: { jobFunctions: concepts(item('soudeur')) } },
  });
  return server;
}
