import { CatalogueError, type Person } from '@counterpart/domain';
import type { FastifyInstance } from 'fastify';
import type { Login } from '../services/login/login.ts';
import type { Services } from '../services/services.ts';
import { registerRoute } from './register-route.ts';

/** Attempts a minute to use a one-time password from one caller. */
const EXCHANGES_PER_MINUTE = 20;

function needed(login: Login | null): Login {
  if (login === null) throw new CatalogueError('FORBIDDEN', [], 'There is no login here.');
  return login;
}

/** Who calls, one-time passwords, and what belongs to a person. */
export function loginRoutes(app: FastifyInstance, { login, searches, audit, clock }: Services): void {
  registerRoute(app, 'me', async ({ request: { caller } }) => ({
    login: login !== null,
    person: caller.person,
    role: caller.role,
  }));
  // in the log before it is answered: a login that cannot be told is not given
  const log = (action: string, by: Person | null) => audit.add({ at: clock().toISOString(), by, action });
  registerRoute(app, 'issueOtp', async ({ body, request }) => {
    const issued = await needed(login).issueOtp(body.token);
    log('one-time password', request.caller.person);
    return issued;
  });
  registerRoute(
    app,
    'exchangeOtp',
    async ({ query }) => {
      const token = needed(login).exchange(query.otp);
      log('login by one-time password', null);
      return { token };
    },
    { perMinute: EXCHANGES_PER_MINUTE },
  );
  registerRoute(app, 'savedSearches', async ({ request }) => searches.list(request.caller.person));
  registerRoute(app, 'putSavedSearch', async ({ params, body, request }) =>
    searches.put(request.caller.person, params.id, body),
  );
  registerRoute(app, 'deleteSavedSearch', async ({ params, request }) =>
    searches.remove(request.caller.person, params.id),
  );
}
