import type { ProfileKind } from '@counterpart/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services/services.ts';
import { registerRoute } from './register-route.ts';

function kindOf(type: string): ProfileKind {
  return type.toUpperCase() === 'JOB' ? 'JOB' : 'CANDIDATE';
}

/** Selections, annotations and notes. */
export function recordRoutes(app: FastifyInstance, { selections, notes, indices, subjects }: Services): void {
  registerRoute(app, 'subject', async ({ params, request }) => subjects.of(params.id, request.caller.person) as never);
  registerRoute(app, 'getSelection', async ({ params }) => selections.get(params.type, params.id));
  registerRoute(app, 'makeSelection', async ({ params, body, request }) =>
    selections.make(params.type, body, request.caller.person),
  );
  registerRoute(app, 'annotations', async ({ params, body }) => {
    indices.get(params.index);
    return selections.annotations(params.index, body.ids);
  });
  registerRoute(app, 'notes', async ({ params }) => notes.list(kindOf(params.type), params.index, params.id));
  registerRoute(app, 'createNote', async ({ params, body, request, reply }) => {
    const note = notes.create(kindOf(params.type), params.index, params.id, body, request.caller.person);
    void reply.code(201);
    return note;
  });
}
