import { CatalogueError } from '@counterpart/domain';
import { type LaneBounds, WorkLane } from '../services/work-lane.ts';
import { MOST_WAITING_FILES, MOST_WHOLE_FILES } from './formats/import-limits.ts';

const MESSAGE = 'Too many files are being read at the moment. Send this one again in a while.';

/**
 * The lane of files that are held in memory as a whole: whoever waits has the file unread, which holds its sender back.
 * TOO_MANY_REQUESTS when too many wait, CLIENT_CLOSED_REQUEST when a sender goes away before the turn. Tests tighten the bounds.
 */
export function wholeFileLane({ atOnce = MOST_WHOLE_FILES, waiting = MOST_WAITING_FILES }: Partial<LaneBounds> = {}) {
  return new WorkLane(
    { atOnce, waiting },
    {
      full: () => new CatalogueError('TOO_MANY_REQUESTS', [{ path: 'file', message: MESSAGE }], MESSAGE),
      gone: () => new CatalogueError('CLIENT_CLOSED_REQUEST'),
    },
  );
}
