import path from 'node:path';
import { StoreFailure } from '@counterpart/store';
import { ConfigurationError } from '@counterpart/domain';
import { EnvironmentError } from './config/environment.ts';
import { startServer } from './wiring/start-server.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Whether a failure at start is one that whoever started the server can mend: it leaves as one clear line. */
function isMendable(error: unknown): error is Error {
  return error instanceof StoreFailure || error instanceof EnvironmentError || error instanceof ConfigurationError;
}

try {
  const server = await startServer({ root: ROOT, variables: process.env });
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
  // last: whoever waits for this line may end the server with the next breath
  console.log(`Counterpart is at ${server.address}`);
} catch (error) {
  if (!isMendable(error)) throw error;
  console.error(error.message);
  process.exit(1);
}
