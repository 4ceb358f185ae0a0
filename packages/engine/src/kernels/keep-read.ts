let lastRead = 0;

/**
 * Keeps what was read ahead from being of no use, as then it would not be read: reads in a loop that does nothing else do not wait for
 * each other, and what they read is in the cache when its turn comes.
 */
export function keepRead(sum: number): void {
  lastRead = (lastRead + sum) % 2;
}
