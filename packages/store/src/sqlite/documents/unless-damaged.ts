import { isDamage } from '../database/sqlite-failure.ts';

/** Does a reading; null when what it reads is damaged. */
export function unlessDamaged<Result>(read: () => Result): Result | null {
  try {
    return read();
  } catch (error) {
    if (isDamage(error) || error instanceof TypeError) return null;
    throw error;
  }
}
