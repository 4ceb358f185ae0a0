import type { IndexChange } from '@counterpart/search-port';
import type { Moment } from '../blocks/block-store.ts';
import { changeIn, EmbeddedIndex, type EmbeddedIndexOptions } from '../embedded/embedded-index.ts';
import { queryOf } from './query-bytes.ts';
import type { ShardCall, ShardCalls, ShardPort, ShardRequest } from './shard-calls.ts';

type Answers = {
  readonly [Call in ShardCall]: (input: ShardCalls[Call][0], signal: AbortSignal) => Promise<ShardCalls[Call][1]>;
};

/** More values than any property has. */
const ALL = Number.POSITIVE_INFINITY;

/** One shard of one index: what its calls do. */
function answersOf(index: EmbeddedIndex): Answers {
  const views = new Map<number, Moment>();
  const snapshots = new Map<number, AsyncGenerator<Uint8Array>>();
  const viewed = (number: number): Moment => {
    const moment = views.get(number);
    if (moment === undefined) throw new Error(`there is no view ${number}`);
    return moment;
  };
  return {
    apply: async (changes: readonly IndexChange[]) => {
      await index.apply(changes);
      return index.size();
    },
    search: ({ query, options, view }, signal) =>
      index.rankedPage(view === null ? index.moment() : viewed(view), queryOf(query), options, signal),
    openView: async (number) => {
      views.set(number, index.moment());
      return null;
    },
    releaseView: async (number) => {
      views.delete(number);
      return null;
    },
    changeOf: async ({ view, id }) => changeIn(viewed(view), id),
    terms: ({ property, options }) => index.terms(property, { ...options, size: ALL }),
    hasProperty: (property) => index.hasProperty(property),
    companions: (conceptIds) => index.companions(conceptIds, ALL),
    writeSnapshot: async ({ number, mark }) => {
      const pieces = snapshots.get(number) ?? index.snapshots.write(mark);
      snapshots.set(number, pieces);
      const { done, value } = await pieces.next();
      // a copy: sending a part of a column would send all of it
      if (done !== true) return new Uint8Array(value);
      snapshots.delete(number);
      return null;
    },
    readSnapshot: async (bytes) => {
      const mark = await index.snapshots.read(bytes);
      return mark === null ? null : { mark, size: await index.size() };
    },
    clear: async () => {
      views.clear();
      snapshots.clear();
      await index.close();
      return null;
    },
  };
}

/**
 * Answers the calls that come over a port, each about the shard of one index; an index is made when it is first named. Calls are
 * begun in the order in which they come.
 */
export function serveShards(port: ShardPort, options: EmbeddedIndexOptions): void {
  const byIndex = new Map<string, Answers>();
  const running = new Map<number, AbortController>();
  function answersFor(name: string): Answers {
    let answers = byIndex.get(name);
    if (answers === undefined) byIndex.set(name, (answers = answersOf(new EmbeddedIndex(options))));
    return answers;
  }
  async function handle(request: ShardRequest): Promise<void> {
    if ('abort' in request) {
      running.get(request.abort)?.abort();
      return;
    }
    const { number, index, call, input } = request;
    const controller = new AbortController();
    running.set(number, controller);
    try {
      // the caller's types say that this input belongs to this call
      const answer = answersFor(index)[call] as (given: unknown, signal: AbortSignal) => Promise<unknown>;
      port.postMessage({ number, value: await answer(input, controller.signal) });
    } catch (error) {
      port.postMessage({ number, error: error instanceof Error ? error.message : String(error) });
    } finally {
      running.delete(number);
    }
  }
  port.on('message', (request) => void handle(request as ShardRequest));
}
