import type { ProfileKind } from '@counterpart/domain';
import type { FastifyInstance } from 'fastify';
import { expectationOf, versionTag } from '../services/entity-tags.ts';
import type { Services } from '../services/services.ts';
import { registerRoute } from './register-route.ts';

function kindOf(type: string): ProfileKind {
  return type.toUpperCase() === 'JOB' ? 'JOB' : 'CANDIDATE';
}

/** Selections, annotations and notes. */
export function recordRoutes(app: FastifyInstance, { selections, notes, subjects }: Services): void {
  registerRoute(
    app,
    'subject',
    async ({ params, request }) => (await subjects.of(params.id, request.caller.person)) as never,
  );
  registerRoute(app, 'getSelection', async ({ params }) => selections.get(params.type, params.id));
  registerRoute(app, 'makeSelection', async ({ params, body, request }) =>
    selections.make(params.type, body, request.caller.person),
  );
  registerRoute(app, 'annotations', async ({ params, body }) => selections.annotations(params.index, body.ids));
  registerRoute(app, 'notes', async ({ params }) => notes.list(kindOf(params.type), params.index, params.id));
  registerRoute(app, 'createNote', async ({ params, body, request, reply }) => {
    const note = notes.create(kindOf(params.type), params.index, params.id, body, request.caller.person);
    void reply.code(201);
    return note;
  });
  registerRoute(app, 'putNote', async ({ params: { type, index, id, note }, body, request, reply }) => {
    const address = { kind: kindOf(type), index, id, note };
    const changed = notes.change(address, body, request.caller.person, expectationOf(request.headers));
    void reply.header('etag', versionTag(changed.version));
    return changed;
  });
  registerRoute(app, 'deleteNote', async ({ params: { type, index, id, note }, request }) =>
    notes.remove({ kind: kindOf(type), index, id, note }, request.caller.person, expectationOf(request.headers)),
  );
}
