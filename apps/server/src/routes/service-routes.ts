import { CatalogueError } from '@counterpart/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services/services.ts';
import { registerRoute } from './register-route.ts';

/** Configuration, health and readiness. */
export function serviceRoutes(app: FastifyInstance, services: Services): void {
  registerRoute(app, 'config', async ({ params }) => {
    const layer = services.configurationLayers.get(params.name);
    if (layer === undefined) {
      throw new CatalogueError('NOT_FOUND', [{ path: 'name', message: `There is no configuration ${params.name}.` }]);
    }
    return { variables: { ...layer.variables }, config: { ...layer.config } };
  });
  registerRoute(app, 'health', async () => ({ status: 'ok' as const, version: services.version }));
  registerRoute(app, 'ready', async () => {
    const late = services.indices.all().filter(({ follower }) => !follower.isReady);
    if (late.length > 0) {
      const message = 'Not all of its documents can be found yet.';
      throw new CatalogueError(
        'NOT_READY',
        late.map(({ name }) => ({ path: name, message })),
      );
    }
    return { status: 'ready' as const, indexing: await services.indexing.isIndexing() };
  });
}
