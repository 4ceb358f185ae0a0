import { ApiFailure } from '@counterpart/client';
import { describe, expect, it } from 'vitest';
import { answerOf, openPage, settle, skill } from './matching-world.ts';

const GONE = { error: { code: 'UNKNOWN_STRATEGY', message: 'There is no strategy of that name.' } };
const asked = ({ url }: { readonly url: string }) => url.replace('/api/hrmatching/match2candidates/', '');

async function strictPage() {
  const opened = openPage(new Map());
  const { context } = opened;
  await context.withoutSource();
  context.setAspects(skill('MIG'));
  context.setStrategy('strict');
  return opened;
}

describe('a strategy that somebody deleted while it was used', () => {
  it('STR-04e a match goes on with the default one, and the page knows which is gone', async () => {
    const { context, sent } = await strictPage();
    void context.match();
    for (const request of sent.slice(0, 2)) await request.answer(GONE, 404);
    expect(sent.map(asked)).toEqual(['a?strategy=strict', 'b?strategy=strict', 'a', 'b']);
    await sent[2]?.answer(answerOf(3, 'x'));
    await sent[3]?.answer(answerOf(1, 'y'));
    expect(context.search('a').get()).toMatchObject({ error: null, count: 3 });
    expect(context.store.get()).toMatchObject({ strategy: null, lostStrategy: 'strict' });
    expect(context.isChanged()).toBe(false);
    context.setStrategy('other');
    expect(context.store.get().lostStrategy).toBeNull();
  });

  it('STR-04e MAT-09e trying again for a page that came no more asks the first one without it', async () => {
    const { context, sent } = await strictPage();
    void context.match();
    await sent[0]?.answer(answerOf(50, 'x'));
    await sent[1]?.answer(answerOf(1, 'y'));
    void context
      .search('a')
      .showPage(1)
      .catch(() => undefined);
    await sent[2]?.answer(GONE, 404);
    expect(context.search('a').get().error).not.toBeNull();
    void context.retry('a');
    await settle();
    expect([sent.slice(3).map(asked), sent[3]?.body.from]).toEqual([['a'], 0]);
    await sent[3]?.answer(answerOf(40, 'z'));
    expect(context.search('a').get()).toMatchObject({ error: null, count: 40, page: 0 });
    expect(context.store.get().strategy).toBeNull();
  });

  it('STR-04e a call about the matches that fails for it has them asked without it, once', async () => {
    const { context, sent } = await strictPage();
    void context.match();
    await sent[0]?.answer(answerOf(50, 'x'));
    await sent[1]?.answer(answerOf(1, 'y'));
    const gone = ApiFailure.stopped({ code: 'UNKNOWN_STRATEGY', message: 'There is no strategy of that name.' });
    context.hear('a', ApiFailure.stopped({ code: 'UNKNOWN_DOCUMENT', message: 'There is no document.' }));
    expect(sent).toHaveLength(2);
    context.hear('a', gone);
    context.hear('a', gone);
    expect(sent.slice(2).map(asked)).toEqual(['a']);
    expect(context.store.get()).toMatchObject({ strategy: null, lostStrategy: 'strict' });
  });

  it('MAT-09e any other failure is tried again as it was asked', async () => {
    const { context, sent } = await strictPage();
    void context.match();
    await sent[0]?.answer(answerOf(50, 'x'));
    void context
      .search('a')
      .showPage(1)
      .catch(() => undefined);
    await sent[2]?.answer({ error: { code: 'UNKNOWN_INDEX', message: 'There is none.' } }, 404);
    void context.retry('a');
    await settle();
    expect([sent.slice(3).map(asked), sent[3]?.body.from]).toEqual([['a?strategy=strict'], 20]);
    expect(context.store.get()).toMatchObject({ strategy: 'strict', lostStrategy: null });
  });
});
