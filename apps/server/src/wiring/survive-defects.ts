import type { FastifyBaseLogger } from 'fastify';

/**
 * A defect in one request, one worker or one follower must not take the others down: what nobody caught is logged and
 * the server goes on. Everything durable is in the store, whose transactions are whole or not there. Answers the
 * function that ends it.
 */
export function surviveDefects(log: FastifyBaseLogger): () => void {
  const handleRejection = (error: unknown) => log.error({ err: error }, 'unexpected failure outside of a request');
  const handleException = (error: Error) => log.error({ err: error }, 'unexpected failure outside of a request');
  process.on('unhandledRejection', handleRejection).on('uncaughtException', handleException);
  return () => {
    process.off('unhandledRejection', handleRejection).off('uncaughtException', handleException);
  };
}
