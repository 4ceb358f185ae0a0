import { createApiClient } from '@counterpart/client';
import type { Locale } from '@counterpart/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { TextMining } from '../../src/state/text-mining/text-mining.ts';
import { settle, storageOf } from '../state/matching/matching-world.ts';
import { feedbackTrees } from './feedback-trees.ts';

interface Call {
  readonly url: string;
  readonly body: string;
  readonly answer: (text: string, status?: number) => Promise<void>;
  readonly signal: AbortSignal | null;
}

const FEEDBACK = { parserVersion: '1', timestamp: '', duration: 12, error: false, errorMessage: null };
const NGRAMS = JSON.stringify({
  ngrams: [
    { label: 'team', freq: 3, nrOfTokens: 1 },
    { label: 'good team', freq: 2, nrOfTokens: 2 },
  ],
});
const result = (change: object = {}) => `${JSON.stringify({ aspects: feedbackTrees(), ...FEEDBACK, ...change })}\n`;

let calls: Call[];
let logged: unknown[][];
let kept: Map<string, string>;
let locale: Locale;

function mine(): TextMining {
  const api = createApiClient({
    baseUrl: '/api',
    fetch: (url, init) =>
      new Promise((resolve, reject) => {
        const signal = init?.signal ?? null;
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        const answer = async (text: string, status = 200) => {
          resolve(new Response(text, { status }));
          await settle();
        };
        calls.push({ url: url as string, body: typeof init?.body === 'string' ? init.body : '', answer, signal });
      }),
  });
  const log = (...what: unknown[]) => void logged.push(what);
  return new TextMining({ api, session: storageOf(kept), locale: () => locale, log });
}

const call = (part: string) => calls.find(({ url }) => url.includes(part));

async function answerBoth(parsed: string, status = 200): Promise<void> {
  await settle();
  await call('/stats/')?.answer(NGRAMS);
  await call('/parsing/parse/')?.answer(parsed, status);
  calls = [];
}

beforeEach(() => {
  calls = [];
  logged = [];
  kept = new Map();
  locale = 'en';
});

describe('text mining', () => {
  it('TXT-01 TXT-07 a parse sets the flag; on completion results, oneGrams and nGrams are stored and loading stops', async () => {
    const mining = mine();
    mining.setInput('Plan more, please.\nThe "coffee"; is cold.');
    const parsing = mining.parse();
    expect(mining.store.get().isFetching).toBe(true);
    expect(await mining.parse()).toBe(false);
    await settle();
    expect(calls.map(({ url }) => decodeURIComponent(url))).toEqual([
      '/api/parsing/parse/feedback/toJson?inputType=csv&features=LEMMA_SPLIT_SPELL&language=en',
      '/api/stats/ngrams/1,2,3,4,5,6/DUT,ENG?cutoff=2&cutoffType=MIN_FREQUENCY',
    ]);
    expect(calls[0]?.body).toBe('"Plan more, please."\n"The ""coffee""; is cold."');
    expect(calls[1]?.body).toBe('Plan more, please.\nThe "coffee"; is cold.');
    await answerBoth(`{"progress":0.5,"read":1,"comments":2}\n${result()}`);
    expect(await parsing).toBe(true);
    expect(mining.store.get()).toMatchObject({
      isFetching: false,
      progress: 0.5,
      problem: null,
      results: { matchCount: 4, duration: 12, unmatched: ['The "coffee"; is cold.'] },
    });
    expect([...mining.store.get().oneGrams]).toEqual([['team', 3]]);
    expect([...mining.store.get().nGrams]).toEqual([['good team', 2]]);
    expect(logged).toEqual([]);
  });

  it('TXT-01 a failure is logged only and loading stops; the results of before stay', async () => {
    const mining = mine();
    mining.setInput('one');
    void mining.parse();
    await answerBoth(result());
    const before = mining.store.get().results;
    const again = mining.parse();
    await answerBoth('{}', 503);
    expect(await again).toBe(false);
    expect(logged.map(([what]) => what)).toEqual(['The feedback could not be parsed']);
    expect(mining.store.get()).toMatchObject({ isFetching: false, problem: { kind: 'call', error: { status: 503 } } });
    expect(mining.store.get().results).toBe(before);

    const broken = mining.parse();
    await answerBoth('{"progress":0.5,"read":1,"comments":2}\n{"error":{"code":"OVERLOADED","message":"busy"}}\n');
    expect(await broken).toBe(false);
    expect(mining.store.get()).toMatchObject({
      isFetching: false,
      problem: { error: { code: 'OVERLOADED', status: 503 } },
    });
  });

  it('TXT-01 when one of the two calls fails, the other is given up', async () => {
    const mining = mine();
    mining.setInput('one');
    const parsing = mining.parse();
    await settle();
    await call('/stats/')?.answer('{}', 500);
    expect(await parsing).toBe(false);
    expect(call('/parsing/parse/')?.signal?.aborted).toBe(true);
    expect(logged.map(([what]) => what)).toEqual(['The feedback could not be parsed']);
  });

  it('TXT-01 an empty input is no call; comments that were skipped are told beside the results', async () => {
    const mining = mine();
    mining.setInput(' \n');
    expect(await mining.parse()).toBe(false);
    expect(calls).toEqual([]);
    expect(mining.store.get().problem).toEqual({ kind: 'empty' });
    mining.setInput('one');
    const parsing = mining.parse();
    await answerBoth(result({ error: true, errorMessage: 'Comment 1 was not read.' }));
    expect(await parsing).toBe(true);
    expect(mining.store.get()).toMatchObject({ problem: { kind: 'skipped' }, results: { matchCount: 4 } });
  });

  it('a cancelled parse aborts its calls and says nothing', async () => {
    const mining = mine();
    mining.setInput('one');
    const parsing = mining.parse();
    await settle();
    mining.cancel();
    expect(await parsing).toBe(false);
    expect(calls.map(({ signal }) => signal?.aborted)).toEqual([true, true]);
    expect(mining.store.get()).toMatchObject({ isFetching: false, problem: null });
    expect(logged).toEqual([]);
  });

  it('a sample that comes takes the word of an empty input away, and the same one again leaves a failure as it is', async () => {
    const mining = mine();
    expect(await mining.parse()).toBe(false);
    expect(mining.store.get().problem).toEqual({ kind: 'empty' });
    mining.seed('sample');
    expect(mining.store.get().problem).toBeNull();
    const parsing = mining.parse();
    await answerBoth(result(), 503);
    expect(await parsing).toBe(false);
    mining.seed('sample');
    expect(mining.store.get().problem).toMatchObject({ kind: 'call' });
  });

  it('the sample follows the language until something is typed; input and results survive a reload', async () => {
    const mining = mine();
    mining.seed('sample');
    mining.seed('voorbeeld');
    expect(mining.store.get().input).toBe('voorbeeld');
    mining.setInput('Plan more, please.', 'feedback.csv');
    mining.seed('sample');
    void mining.parse();
    await answerBoth(result());
    mining.keepForComparison();
    const { results, kept: compared } = mining.store.get();
    const after = mine().store.get();
    expect(after).toMatchObject({ input: 'Plan more, please.', fileName: 'feedback.csv', isSample: false });
    expect(after.results).toEqual(results);
    expect(after.kept).toEqual(compared);
    expect([...after.oneGrams]).toEqual([['team', 3]]);
    mining.setInput('x'.repeat(1_000_001));
    expect(kept.size).toBe(0);
  });

  it('with names hidden, only what the server answers without names is parsed, counted and shown', async () => {
    const mining = mine();
    mining.setInput('Tom plans.\nThe desk of Tom.');
    mining.setAnonymous(true);
    void mining.parse();
    await settle();
    expect(calls.map(({ url }) => url)).toEqual(['/api/parsing/feedback/anonymise']);
    expect(calls[0]?.body).toBe('Tom plans.\nThe desk of Tom.');
    await calls[0]?.answer(JSON.stringify({ lines: ['••• plans.', 'The desk of •••.'] }));
    expect(call('/parsing/parse/')?.body).toBe('••• plans.\nThe desk of •••.');
    expect(call('/stats/')?.body).toBe('••• plans.\nThe desk of •••.');
    await answerBoth(result());
    expect(mining.store.get().results?.unmatched).toEqual(['••• plans.', 'The desk of •••.']);
  });

  it('labels follow the language of the screens, of the input that was parsed', async () => {
    const mining = mine();
    mining.setInput('one');
    void mining.parse();
    await answerBoth(result());
    mining.setInput('two');
    await mining.followLocale('en');
    expect(calls).toEqual([]);
    locale = 'fr';
    void mining.followLocale('fr');
    await settle();
    expect(call('/parsing/parse/')).toMatchObject({ url: expect.stringContaining('language=fr'), body: 'one' });
    expect(decodeURIComponent(call('/stats/')?.url ?? '')).toContain('/DUT,ENG,FRE?');
  });
});
