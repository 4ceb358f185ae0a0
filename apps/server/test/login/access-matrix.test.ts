import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '@counterpart/contract';
import { type IdentityProvider, startIdentityProvider } from '../worlds/identity-provider.ts';
import { loginOf, rolesOf } from '../worlds/login-world.ts';
import { startTestServer, type TestServer } from '../worlds/test-server.ts';

/** What each call needs, written by hand: a call that is not here fails the first test. */
const READING = `getJob getCandidate jobValues candidateValues jobOptions candidateOptions jobPrefix candidatePrefix indices
  matchToJobs matchToCandidates jobDetails candidateDetails jobImpact candidateImpact jobWhyNot candidateWhyNot suggest
  parseJob parseCandidate readJobFile readCandidateFile parseQuery parseFeedback anonymiseFeedback ngrams feedbackCompetences feedbackRules findPrefix places expand concept strategies
  strategyDescription strategyDefaults getSelection annotations notes savedSearches putSavedSearch deleteSavedSearch`;
const RECRUITING = `putJob putCandidate createNote putNote deleteNote makeSelection documentFeedback putFeedback jobIds candidateIds exportJobs exportCandidates`;
const OPERATING = `strategyVersions putStrategy deleteStrategy feedbackIds feedbackProfiles exportFeedback
  startTest testReports testReport cancelTest compareTests proposeWeights exportReport teachFeedback forgetFeedback`;
const ADMINISTERING = `subject deleteJob deleteCandidate bulkJobs bulkCandidates importJobs importCandidates`;
const WITH_ANY_TOKEN = 'me';
const TRUSTED = 'issueOtp';
const PUBLIC = 'exchangeOtp config health ready';

const words = (text: string) => text.split(/\s+/);
const LADDER = ['reader', 'recruiter', 'operator', 'administrator'];
const NEEDED = new Map<string, string>([
  ...words(READING).map((name): [string, string] => [name, 'reader']),
  ...words(RECRUITING).map((name): [string, string] => [name, 'recruiter']),
  ...words(OPERATING).map((name): [string, string] => [name, 'operator']),
  ...words(ADMINISTERING).map((name): [string, string] => [name, 'administrator']),
]);

let provider: IdentityProvider;
let server: TestServer;
const tokens = new Map<string, string>();

beforeAll(async () => {
  provider = await startIdentityProvider({ accounts: rolesOf([...LADDER, 'stranger', 'ats']) });
  server = await startTestServer({}, { login: loginOf(provider.issuer) });
  for (const account of [...LADDER, 'stranger']) tokens.set(account, await provider.token(account));
  tokens.set('trusted', await provider.token('ats', { scope: 'issue:otp' }));
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});

/** A call with nothing right in it but its address: what is allowed gets further than 401 and 403. */
async function ask(name: string, token: string | null): Promise<number> {
  const { method, path } = ROUTES[name as keyof typeof ROUTES];
  const url = path.replace(/\{\w+\}/g, 'x');
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const body = method === 'POST' || method === 'PUT' ? {} : undefined;
  return (await server.call(method, url, body, headers)).status;
}

describe('who may call what', () => {
  it('names every call of the product', () => {
    const named = [...NEEDED.keys(), WITH_ANY_TOKEN, TRUSTED, ...words(PUBLIC)];
    expect(Object.keys(ROUTES).toSorted()).toEqual(named.toSorted());
  });

  it.each(Object.keys(ROUTES))('%s', async (name) => {
    const isPublic = words(PUBLIC).includes(name);
    const without = await ask(name, null);
    if (isPublic) expect([401, 403]).not.toContain(without);
    else expect(without).toBe(401);
    const answers = new Map<string, number>();
    for (const [account, token] of tokens) answers.set(account, await ask(name, token));
    const needed = NEEDED.get(name);
    for (const [account, status] of answers) {
      const isAllowed =
        isPublic ||
        name === WITH_ANY_TOKEN ||
        (name === TRUSTED ? account === 'trusted' : LADDER.indexOf(account) >= LADDER.indexOf(needed ?? ''));
      if (isAllowed) expect([401, 403], `${account} is let in`).not.toContain(status);
      else expect(status, `${account} is refused`).toBe(403);
    }
  });
});
