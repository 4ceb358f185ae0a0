import { createApiClient } from '@counterpart/client';
import { describe, expect, it } from 'vitest';
import { StrategyEditing } from '../../src/state/strategies/strategy-editing.ts';
import { type Sent, settle, storageOf, waitingNetwork } from '../state/matching/matching-world.ts';

describe('the strategies that are edited', () => {
  const strategy = (name: string, minScore = 0.1) => ({
    name,
    template: 'JOB',
    version: 1,
    savedAt: null,
    etag: `"${name}"`,
    parameters: { minScore },
  });
  const opened = async () => {
    const sent: Sent[] = [];
    const kept = new Map<string, string>();
    const logged: string[] = [];
    const editing = new StrategyEditing({
      api: createApiClient({ baseUrl: '/api', fetch: waitingNetwork(sent) }),
      kept: storageOf(kept),
      language: () => 'it',
      log: (what) => void logged.push(what),
    });
    const started = editing.initialize();
    await settle();
    await sent[0]?.answer({ strategies: [strategy('first'), strategy('second')] });
    await sent[1]?.answer({ type: 'odd' });
    await started;
    sent.length = 0;
    return { editing, sent, kept, logged, state: () => editing.store.get() };
  };

  it('STR-01 one is added from its template and selected', async () => {
    const { editing, sent, state } = await opened();
    const added = editing.add('mine', 'CANDIDATE');
    expect(sent[0]?.url).toContain('CANDIDATE');
    await sent[0]?.answer({ parameters: { minScore: 0.4 } });
    expect(sent[1]?.url).toContain('/mine?template=CANDIDATE');
    expect(sent[1]?.body).toEqual({ minScore: 0.4 });
    await sent[1]?.answer({});
    await sent[2]?.answer({ strategies: [strategy('first'), strategy('mine', 0.4)] });
    await added;
    expect(state()).toMatchObject({ selected: 'mine', draft: { minScore: 0.4 }, saveStatus: 'SAVED' });
  });

  it('one is removed, the first of the others selected, and put back as it was', async () => {
    const { editing, sent, state } = await opened();
    const removed = editing.remove();
    await sent[0]?.answer({});
    await sent[1]?.answer({ strategies: [strategy('second')] });
    const first = await removed;
    expect(first).toMatchObject({ name: 'first' });
    expect(state().selected).toBe('second');
    if (first === null) throw new Error('one was removed');
    const back = editing.putBack(first);
    expect(sent[2]?.url).toContain('/first?template=JOB');
    await sent[2]?.answer({});
    await sent[3]?.answer({ strategies: [strategy('first'), strategy('second')] });
    await back;
    expect(state().selected).toBe('first');
  });

  it('STR-04e one that is being removed is removed once, and none while it is saved', async () => {
    const { editing, sent, state } = await opened();
    const removed = editing.remove();
    expect([await editing.remove(), sent.length]).toEqual([null, 1]);
    await sent[0]?.answer({});
    await sent[1]?.answer({ strategies: [strategy('second')] });
    expect(await removed).toMatchObject({ name: 'first' });
    editing.edit({ minScore: 0.5 });
    const saved = editing.save();
    expect([await editing.remove(), sent.length]).toEqual([null, 3]);
    await sent[2]?.answer({});
    await sent[3]?.answer({ strategies: [strategy('second', 0.5)] });
    await saved;
    const again = expect(editing.remove()).rejects.toThrow();
    expect(sent[4]?.url).toContain('/second');
    await sent[4]?.answer({}, 500);
    await again;
    const retried = editing.remove();
    expect(sent[5]?.url).toContain('/second');
    await sent[5]?.answer({});
    await sent[6]?.answer({ strategies: [] });
    expect([(await retried)?.name, state().selected]).toEqual(['second', null]);
  });

  it('nothing is removed or edited where none is selected', async () => {
    const { editing, sent, state } = await opened();
    editing.select(null);
    expect(state()).toMatchObject({ selected: null, draft: null });
    expect(await editing.remove()).toBeNull();
    editing.edit({ minScore: 1 });
    await editing.save();
    expect([sent, state().draft]).toEqual([[], null]);
  });

  it('STR-02 what is put back by hand is SAVED again, and so is what is reset', async () => {
    const { editing, kept, state } = await opened();
    editing.edit({ minScore: 0.5 });
    expect(state().saveStatus).toBe('CHANGED');
    expect([...kept.values()].join('')).toContain('0.5');
    editing.edit({ minScore: 0.1 });
    expect([state().saveStatus, kept.size]).toEqual(['SAVED', 0]);
    editing.edit({ minScore: 0.5 });
    editing.reset();
    expect(state()).toMatchObject({ draft: { minScore: 0.1 }, saveStatus: 'SAVED' });
  });

  it('STR-02 nothing changes while it is saved, and over another’s version only by force', async () => {
    const { editing, sent, state } = await opened();
    editing.edit({ minScore: 0.5 });
    const refused = expect(editing.save()).rejects.toThrow();
    expect(state().saveStatus).toBe('SAVING');
    editing.edit({ minScore: 0.9 });
    editing.select('second');
    expect(state()).toMatchObject({ selected: 'first', draft: { minScore: 0.5 } });
    await sent[0]?.answer({}, 412);
    await refused;
    expect(state().saveStatus).toBe('CHANGED');
    const forced = editing.save({ force: true });
    await sent[1]?.answer({});
    await sent[2]?.answer({ strategies: [strategy('first', 0.5)] });
    await forced;
    expect(state()).toMatchObject({ saveStatus: 'SAVED', draft: { minScore: 0.5 } });
  });

  it('STR-03d an odd schema is said in the log', async () => {
    expect((await opened()).logged).toEqual(['The schema has an unknown type at /: "odd"']);
  });
});
