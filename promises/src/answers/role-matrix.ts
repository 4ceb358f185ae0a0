import { createHash } from 'node:crypto';
import { type Route, ROUTES } from '@counterpart/contract';
import { includesRole, type Role } from '@counterpart/domain';
import {
  type IdentityProvider,
  SCOPES,
  startIdentityProvider,
} from '../../../apps/server/test/worlds/identity-provider.ts';
import { loginOf, rolesOf } from '../../../apps/server/test/worlds/login-world.ts';
import { startTestServer, type TestServer } from '../../../apps/server/test/worlds/test-server.ts';
import { none, told, tried, type Trial, type Verdict, verdict } from '../verdict.ts';
import { unchanged } from './mutations.ts';
import { type ValidRequest, validRequests } from './valid-requests.ts';

const LADDER: readonly Role[] = ['reader', 'recruiter', 'operator', 'administrator'];
/** Words that only documents hold: in a refusal they are a leak. */
const CANARY = 'kanariezwaluw';

/** Somebody who calls, and what they may. */
interface Caller {
  readonly name: string;
  readonly role: Role | null;
  readonly scopes: readonly string[];
  readonly token: string | null;
}

async function callersOf(provider: IdentityProvider): Promise<readonly Caller[]> {
  const callers: Caller[] = [{ name: 'nobody', role: null, scopes: [], token: null }];
  const add = async (name: string, role: Role | null, account: string, scope: string) =>
    callers.push({
      name: `${name} with ${scope}`,
      role,
      scopes: scope.split(' '),
      token: await provider.token(account, { scope }),
    });
  for (const role of LADDER) {
    await add(role, role, role, SCOPES);
    for (const scope of SCOPES.split(' ')) await add(role, role, role, scope);
  }
  await add('somebody without a role', null, 'stranger', SCOPES);
  await add('a trusted program', null, 'ats', 'issue:otp');
  await add('an administrator as a trusted program', 'administrator', 'administrator', 'issue:otp');
  const forged = callers.find(({ role }) => role === 'administrator')?.token ?? '';
  callers.push({ name: 'a token whose end is another', role: null, scopes: [], token: `${forged.slice(0, -6)}AAAAAA` });
  const [, payload = ''] = forged.split('.');
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
  callers.push({ name: 'a token that nobody signed', role: null, scopes: [], token: unsigned });
  return callers;
}

/** What the route table grants; the table itself is held to a list written by hand in a test of the server. */
function mayCall({ scope, role }: Route, caller: Caller): boolean {
  if (scope === 'PUBLIC') return true;
  if (caller.scopes.length === 0) return false;
  if (scope === 'ANY') return true;
  if (scope === 'OTP') return caller.scopes.includes('issue:otp');
  const hasRole = role === null || (caller.role !== null && includesRole(caller.role, role));
  return caller.scopes.includes(`read:${scope}`) && hasRole;
}

/** The same call with each of its parameters as it is, of the other kind, unknown, and such as ids never are. */
function variants(request: ValidRequest): readonly ValidRequest[] {
  const others: Readonly<Record<string, readonly string[]>> = {
    id: ['c1', 'j1', 'unknown', '../c1', '*'],
    index: ['candidates', 'jobs', 'nowhere'],
  };
  let all: ValidRequest[] = [request];
  for (const name of Object.keys(others)) {
    if (!request.path.includes(`{${name}}`)) continue;
    all = all.flatMap((each) =>
      (others[name] ?? []).map((value) => ({ ...each, params: { ...each.params, [name]: value } })),
    );
  }
  return all;
}

function stateOf({ store }: TestServer): string {
  const parts = ['candidates', 'jobs'].flatMap((index) => [store.count(index), store.lastChange(index)]);
  const notes = store.notes.list({ kind: 'CANDIDATE', index: 'candidates', id: 'c1' });
  const selections = ['c1', 'j1', 'x1'].map((id) => store.selections.list('candidatesForJob', id));
  const rest = [store.strategies.list(), store.accesses.list(1), store.reports.list(10), store.searches.list('reader')];
  return createHash('sha256')
    .update(JSON.stringify([parts, notes, selections, rest]))
    .digest('hex');
}

/** Promise 8: a call that is not granted answers 401 or 403, says nothing of what is stored, and changes nothing. */
export async function roleMatrix({ scale }: Trial): Promise<Verdict> {
  const provider = await startIdentityProvider({ accounts: rolesOf([...LADDER, 'stranger', 'ats']) });
  const server = await startTestServer({}, { login: loginOf(provider.issuer) });
  const leaks: string[] = [];
  const called = new Set<string>();
  let refused = 0;
  let granted = 0;
  try {
    const callers = await callersOf(provider);
    const owner = callers.find(({ role, scopes }) => role === 'administrator' && scopes.length > 1);
    const headers = { authorization: `Bearer ${owner?.token ?? ''}` };
    await server.call(
      'PUT',
      '/hrmatching/candidates_index/candidates/doc/c1',
      { cvText: CANARY, extraProperties: { town: CANARY } },
      headers,
    );
    await server.call('PUT', '/hrmatching/jobs_index/jobs/doc/j1', { jobTitle: CANARY }, headers);
    await server.call('POST', '/notes/CANDIDATE/candidates/c1', { subject: CANARY }, headers);
    const before = stateOf(server);
    const requests = validRequests();
    // first all that is not granted, so that every change by one of them shows
    for (const request of requests) {
      called.add(request.call);
      for (const caller of callers) {
        if (mayCall(ROUTES[request.call], caller)) continue;
        for (const variant of scale === 'smoke' ? [request] : variants(request)) {
          const { method, url, headers: sent, body } = unchanged(variant);
          const answer = await server.app.inject({
            method: method as 'GET',
            url: `/api${url}`,
            headers: {
              host: 'localhost',
              ...sent,
              ...(caller.token === null ? {} : { authorization: `Bearer ${caller.token}` }),
            },
            ...(body === null ? {} : { payload: body }),
          });
          refused += 1;
          const isRefused = answer.statusCode === (caller.scopes.length === 0 ? 401 : 403);
          if (!isRefused) leaks.push(`${caller.name}: ${method} ${url} answers ${answer.statusCode}`);
          if (answer.body.includes(CANARY)) leaks.push(`${caller.name}: ${method} ${url} tells what is stored`);
        }
      }
      if (stateOf(server) !== before) leaks.push(`${request.call} changed something for somebody who may not`);
    }
    // what is granted is let in, else the matrix would prove a closed door
    for (const request of requests) {
      for (const caller of callers.filter((each) => mayCall(ROUTES[request.call], each))) {
        const { method, url, headers: sent } = unchanged(request);
        const answer = await server.app.inject({
          method: method as 'GET',
          url: `/api${url}`,
          headers: {
            host: 'localhost',
            ...sent,
            ...(caller.token === null ? {} : { authorization: `Bearer ${caller.token}` }),
          },
        });
        granted += 1;
        // a call for everybody looks at no token: its 401 is about the one-time password in it
        const asksToken = ROUTES[request.call].scope !== 'PUBLIC';
        if (asksToken && caller.scopes.length > 0 && [401, 403].includes(answer.statusCode))
          leaks.push(`${caller.name}: ${method} ${url} is refused`);
      }
    }
    return verdict(
      [
        none('leaks', leaks.length),
        tried('calls', called.size, Object.keys(ROUTES).length),
        tried('of the calls, %', (100 * called.size) / Object.keys(ROUTES).length, 100),
        told('refused requests', refused),
        told('granted requests', granted),
        told('callers', callers.length),
      ],
      leaks,
    );
  } finally {
    await server.close();
    await provider.stop();
  }
}
