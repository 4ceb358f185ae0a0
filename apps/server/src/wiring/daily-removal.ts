import type { Retention } from '../services/retention.ts';

const DAY_MS = 86_400_000;

/** Who hears what the removal did. */
export interface RemovalListener {
  /** An index lost documents. */
  readonly removed: (index: string) => void;
  readonly failed: (error: unknown) => void;
}

/** Removals that go on until they are ended. */
export interface DailyRemoval {
  /** Begins no other; settles when the one under way has ended, which the signal of the start hurries. */
  end(): Promise<void>;
}

/** Removes what was kept long enough, at once and then every day; nothing is begun where nothing is configured. */
export function removeDaily(retention: Retention, listener: RemovalListener, signal: AbortSignal): DailyRemoval {
  if (!retention.isConfigured) return { end: () => Promise.resolve() };
  let running = Promise.resolve();
  const remove = () => {
    // a day's removal waits for the one before, should that take longer than a day
    running = running
      .then(async () => retention.apply(listener.removed, signal))
      .then(() => undefined, listener.failed);
  };
  remove();
  const daily = setInterval(remove, DAY_MS);
  return {
    async end() {
      clearInterval(daily);
      await running;
    },
  };
}
