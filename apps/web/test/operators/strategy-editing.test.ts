import { ApiFailure, createApiClient } from '@counterpart/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { StrategyEditing } from '../../src/state/strategies/strategy-editing.ts';
import { type Sent, settle, storageOf, waitingNetwork } from '../state/matching/matching-world.ts';

const SCHEMA = { type: 'object', properties: { minScore: { type: 'number' } } };
const strategy = (name: string, minScore = 0.1, version = 1) => ({
  name,
  template: 'JOB',
  version,
  savedAt: null,
  etag: `"${name}${version}"`,
  parameters: { minScore },
});
const LIST = { strategies: [strategy('first'), strategy('second')] };

let sent: Sent[];
let kept: Map<string, string>;
const state = (editing: StrategyEditing) => editing.store.get();

function begin(): StrategyEditing {
  const fetch = waitingNetwork(sent);
  const api = createApiClient({ baseUrl: '/api', fetch });
  return new StrategyEditing({ api, kept: storageOf(kept), language: () => 'en', log: () => undefined });
}

async function begun(): Promise<StrategyEditing> {
  const editing = begin();
  const started = editing.initialize();
  await settle();
  await sent.at(-2)?.answer(LIST);
  await sent.at(-1)?.answer(SCHEMA);
  await started;
  return editing;
}

beforeEach(() => {
  sent = [];
  kept = new Map();
});

describe('the page of the strategies', () => {
  it('STR-02 is UNINITIALIZED, INITIALIZING, INITIALIZED; STR-01 the first strategy is selected', async () => {
    const editing = begin();
    expect(state(editing).pageStatus).toBe('UNINITIALIZED');
    const started = editing.initialize();
    expect(state(editing).pageStatus).toBe('INITIALIZING');
    await settle();
    await sent[0]?.answer(LIST);
    await sent[1]?.answer(SCHEMA);
    await started;
    expect(state(editing)).toMatchObject({ pageStatus: 'INITIALIZED', selected: 'first', saveStatus: 'SAVED' });
  });

  it('STR-02 is UNINITIALIZED again when it could not be loaded', async () => {
    const editing = begin();
    const started = editing.initialize();
    await settle();
    const failed = expect(started).rejects.toBeInstanceOf(ApiFailure);
    await sent[0]?.answer({}, 500);
    await sent[1]?.answer(SCHEMA);
    await failed;
    expect(state(editing).pageStatus).toBe('UNINITIALIZED');
  });
});

describe('an edit', () => {
  it('STR-02 is CHANGED, and SAVED again when it is what it was', async () => {
    const editing = await begun();
    editing.edit({ minScore: 0.4 });
    expect(state(editing).saveStatus).toBe('CHANGED');
    editing.edit({ minScore: 0.1 });
    expect(state(editing).saveStatus).toBe('SAVED');
  });

  it('STR-02 is ignored while SAVING; a save goes for the version that was edited', async () => {
    const editing = await begun();
    editing.edit({ minScore: 0.4 });
    const saved = editing.save();
    await settle();
    expect(state(editing).saveStatus).toBe('SAVING');
    editing.edit({ minScore: 0.9 });
    expect(state(editing).draft).toEqual({ minScore: 0.4 });
    expect(sent.at(-1)?.url).toBe('/api/hrmatching/matchingstrategies/first');
    expect(sent.at(-1)?.body).toEqual({ minScore: 0.4 });
    await sent.at(-1)?.answer(strategy('first', 0.4, 2));
    await settle();
    await sent.at(-1)?.answer({ strategies: [strategy('first', 0.4, 2), strategy('second')] });
    await saved;
    expect(state(editing)).toMatchObject({ saveStatus: 'SAVED', draft: { minScore: 0.4 } });
  });

  it('STR-02 that cannot be saved is CHANGED again and the failure is thrown on', async () => {
    const editing = await begun();
    editing.edit({ minScore: 0.4 });
    const saved = editing.save();
    await settle();
    const failed = expect(saved).rejects.toMatchObject({ status: 412 });
    await sent.at(-1)?.answer({ error: { code: 'VERSION_CONFLICT' } }, 412);
    await failed;
    expect(state(editing)).toMatchObject({ saveStatus: 'CHANGED', draft: { minScore: 0.4 } });
  });

  it('STR-02 that the server took before its answer was lost is no conflict with oneself', async () => {
    const editing = await begun();
    editing.edit({ minScore: 0.4 });
    const attempt = async (theirs: object) => {
      const saved = editing.save();
      void saved.catch(() => undefined);
      await settle();
      await sent.at(-1)?.answer({}, 412);
      await settle();
      await sent.at(-1)?.answer({ strategies: [theirs] });
      return saved;
    };
    const lost = expect(editing.save()).rejects.toMatchObject({ status: 503 });
    await settle();
    await sent.at(-1)?.answer({});
    await settle();
    await sent.at(-1)?.answer({}, 503);
    await lost;
    await expect(attempt(strategy('first', 0.4, 2))).resolves.toBeUndefined();
    expect(state(editing)).toMatchObject({ saveStatus: 'SAVED', draft: { minScore: 0.4 } });
    editing.edit({ minScore: 0.5 });
    const again = expect(editing.save()).rejects.toMatchObject({ status: 503 });
    await settle();
    await sent.at(-1)?.answer({}, 503);
    await again;
    await expect(attempt(strategy('first', 0.7, 3))).rejects.toMatchObject({ status: 412 });
    expect(state(editing)).toMatchObject({ saveStatus: 'CHANGED', draft: { minScore: 0.5 } });
  });

  it('STR-02 what somebody else saved, or removed, is shown once it is read again, but never over an edit', async () => {
    const editing = await begun();
    const read = async (strategies: readonly object[]) => {
      const again = editing.initialize();
      await settle();
      await sent.at(-2)?.answer({ strategies });
      await sent.at(-1)?.answer(SCHEMA);
      await again;
    };
    await read([strategy('first', 0.3, 2), strategy('second')]);
    expect(state(editing)).toMatchObject({ saveStatus: 'SAVED', draft: { minScore: 0.3 } });
    editing.edit({ minScore: 0.4 });
    await read([strategy('first', 0.5, 3), strategy('second')]);
    expect(state(editing)).toMatchObject({ saveStatus: 'CHANGED', draft: { minScore: 0.4 } });
    editing.reset();
    await read([strategy('second', 0.2)]);
    expect(state(editing)).toMatchObject({ selected: 'second', saveStatus: 'SAVED', draft: { minScore: 0.2 } });
  });

  it('STR-01 an edit that was left for another strategy can be taken up again, unless its strategy is gone', async () => {
    const editing = await begun();
    editing.edit({ minScore: 0.4 });
    editing.select('first');
    expect(state(editing)).toMatchObject({ saveStatus: 'CHANGED', draft: { minScore: 0.4 } });
    editing.select('second');
    expect(state(editing)).toMatchObject({ saveStatus: 'SAVED', draft: { minScore: 0.1 } });
    editing.takeUp('gone', { minScore: 0.4 });
    expect(state(editing)).toMatchObject({ selected: 'second', saveStatus: 'SAVED' });
    editing.takeUp('first', { minScore: 0.4 });
    expect(state(editing)).toMatchObject({ selected: 'first', saveStatus: 'CHANGED', draft: { minScore: 0.4 } });
  });

  it('survives a reload until it is saved or taken back', async () => {
    const editing = await begun();
    editing.select('second');
    editing.edit({ minScore: 0.7 });
    const again = await begun();
    expect(state(again)).toMatchObject({ selected: 'second', saveStatus: 'CHANGED', draft: { minScore: 0.7 } });
    again.reset();
    expect(state(await begun())).toMatchObject({ selected: 'first', saveStatus: 'SAVED' });
  });

  it('STR-01 a save without a change calls nobody', async () => {
    const editing = await begun();
    const calls = sent.length;
    await editing.save();
    expect(sent.length).toBe(calls);
  });
});
