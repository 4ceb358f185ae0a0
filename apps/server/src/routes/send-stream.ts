import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';

/**
 * Sends a stream and settles when it was sent or given up, so that its place in a queue is held as long as its work.
 */
export async function sendStream(reply: FastifyReply, stream: Readable): Promise<FastifyReply> {
  const ended = new Promise<void>((resolve) => {
    stream.once('close', resolve);
    reply.raw.once('close', () => stream.destroy());
  });
  void reply.send(stream);
  await ended;
  return reply;
}
