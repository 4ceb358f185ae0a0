import Fastify from 'fastify';
import { CatalogueError } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from '../../src/config/environment.ts';
import { answerErrors } from '../../src/plugins/error-answers.ts';

describe('the environment', () => {
  const read = (variables: Record<string, string>, defaults = {}) => readEnvironment(variables, '/root', defaults);

  it('has the defaults that the README names', () => {
    expect(read({})).toMatchObject({
      host: '127.0.0.1',
      port: 4400,
      dataDir: '/root/data',
      configFile: null,
      loadsDemo: true,
      logLevel: 'info',
      requestsPerMinute: 6000,
      clientHeader: null,
      parserThreads: null,
      matchThreads: 0,
      warmsUp: true,
    });
  });

  it('a variable goes before the configuration file', () => {
    const defaults = { host: '127.0.0.3', port: 5000, dataDir: 'kept', requestsPerMinute: 7, clientHeader: 'x-from' };
    expect(read({}, defaults)).toMatchObject({ ...defaults, dataDir: '/root/kept' });
    const variables = {
      HOST: '127.0.0.2',
      PORT: '4500',
      DATA_DIR: 'own',
      REQUESTS_PER_MINUTE: '8',
      CLIENT_HEADER: 'X-By',
    };
    expect(read(variables, defaults)).toMatchObject({
      host: '127.0.0.2',
      port: 4500,
      dataDir: '/root/own',
      requestsPerMinute: 8,
      clientHeader: 'x-by',
    });
  });

  it('takes ports to 65535, 64 threads that search, and other hosts than this machine only when that is meant', () => {
    expect([read({ PORT: '0' }).port, read({ PORT: '65535' }).port]).toEqual([0, 65_535]);
    expect(read({ MATCH_THREADS: '64' }).matchThreads).toBe(64);
    const refused = [
      { PORT: '65536' },
      { PORT: '-1' },
      { MATCH_THREADS: '65' },
      { HOST: '128.0.0.1' },
      { WARM_UP: 'no' },
    ];
    for (const variables of refused) expect(() => read(variables), JSON.stringify(variables)).toThrow(EnvironmentError);
    expect(read({ HOST: '128.0.0.1', ALLOW_UNAUTHENTICATED: 'true' }).host).toBe('128.0.0.1');
    expect(read({ HOST: '128.0.0.1' }, { login: {} }).host).toBe('128.0.0.1');
  });
});

describe('an error that is answered', () => {
  it('says when to come again where the server is busy, and there alone', async () => {
    const app = Fastify();
    answerErrors(app);
    app.get('/:code', ({ params }) => {
      throw new CatalogueError((params as { code: 'OVERLOADED' }).code);
    });
    const again = async (code: string) => {
      const { statusCode, headers } = await app.inject(`/${code}`);
      return [statusCode, headers['retry-after']];
    };
    expect(await again('TOO_MANY_REQUESTS')).toEqual([429, '2']);
    expect(await again('OVERLOADED')).toEqual([503, '2']);
    expect(await again('NOT_FOUND')).toEqual([404, undefined]);
    await app.close();
  });
});
