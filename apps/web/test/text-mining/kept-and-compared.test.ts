import { createApiClient } from '@counterpart/client';
import type { Locale } from '@counterpart/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { delimitedRows } from '../../src/state/text-mining/delimited-rows.ts';
import { TextMining } from '../../src/state/text-mining/text-mining.ts';
import { settle, storageOf } from '../state/matching/matching-world.ts';
import { feedbackTrees } from './feedback-trees.ts';

interface Call {
  readonly url: string;
  readonly body: string;
  answer(text: string, status?: number): Promise<void>;
}

let calls: Call[];
let logged: string[];
let kept: Map<string, string>;
let locale: Locale;

function mine(session = storageOf(kept)): TextMining {
  const api = createApiClient({
    baseUrl: '/api',
    fetch: (url, init) =>
      new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        const answer = async (text: string, status = 200) => {
          resolve(new Response(text, { status }));
          await settle();
        };
        calls.push({ url: url as string, body: typeof init?.body === 'string' ? init.body : '', answer });
      }),
  });
  return new TextMining({ api, session, locale: () => locale, log: (what) => void logged.push(what) });
}

const call = (part: string) => calls.find(({ url }) => url.includes(part));
const parsed = (change: object = {}) =>
  `${JSON.stringify({ aspects: feedbackTrees(), parserVersion: '1', timestamp: '', duration: 12, error: false, errorMessage: null, ...change })}\n`;

async function parse(mining: TextMining, answer = parsed()): Promise<boolean> {
  const parsing = mining.parse();
  await settle();
  await call('/stats/')?.answer('{"ngrams":[]}');
  await call('/parsing/parse/')?.answer(answer);
  calls = [];
  return parsing;
}

beforeEach(() => {
  calls = [];
  logged = [];
  kept = new Map();
  locale = 'en';
});

describe('text mining', () => {
  it('is blank at first, and holds the sample until something is typed', () => {
    const mining = mine();
    expect(mining.store.get()).toEqual({
      input: '',
      isSample: true,
      fileName: null,
      isAnonymous: false,
      isFetching: false,
      progress: 0,
      results: null,
      oneGrams: new Map(),
      nGrams: new Map(),
      problem: null,
      kept: null,
    });
    mining.seed('sample');
    mining.setInput('mine', 'x.txt');
    mining.seed('another');
    expect(mining.store.get()).toMatchObject({ input: 'mine', fileName: 'x.txt', isSample: false });
    expect(mine().store.get()).toMatchObject({ input: 'mine', fileName: 'x.txt', isSample: false });
    mining.setAnonymous(true);
    expect(mine().store.get().isAnonymous).toBe(true);
  });

  it('compares the next input with the counts that were kept, until that is ended', async () => {
    const mining = mine();
    mining.keepForComparison();
    expect(mining.store.get().kept).toBeNull();
    mining.setInput('Plan more, please.');
    await parse(mining);
    mining.keepForComparison();
    expect(mining.store.get().kept).not.toBeNull();
    expect(mine().store.get().kept).not.toBeNull();
    expect(mine().store.get().results).not.toBeNull();
    mining.endComparison();
    expect([mining.store.get().kept, mine().store.get().kept]).toEqual([null, null]);
  });

  it('says where comments were skipped, and asks for the labels of another language once', async () => {
    const mining = mine();
    mining.setInput('Plan more, please.');
    await mining.followLocale('fr');
    expect(calls).toEqual([]);
    expect(await parse(mining, parsed({ error: true, errorMessage: 'one was too long' }))).toBe(true);
    expect(mining.store.get().problem).toEqual({ kind: 'skipped' });
    expect(logged).toEqual(['Not all comments were parsed']);
    await mining.followLocale('en');
    expect(calls).toEqual([]);
    locale = 'fr';
    mining.setInput('Something else');
    void mining.followLocale('fr');
    await settle();
    expect(call('/parsing/parse/')?.body).toContain('Plan more, please.');
  });

  it('gives a parse up, and hears nothing of it any more', async () => {
    const mining = mine();
    mining.cancel();
    mining.setInput('Plan more, please.');
    const parsing = mining.parse();
    await settle();
    mining.cancel();
    expect(await parsing).toBe(false);
    expect(mining.store.get()).toMatchObject({ isFetching: false, problem: null, results: null });
    expect(logged).toEqual([]);
  });

  it('keeps nothing of a long input, and says where a tab keeps nothing', () => {
    const mining = mine();
    mining.setInput('x'.repeat(999_000));
    expect(mine().store.get().input).toHaveLength(999_000);
    mining.setInput('x'.repeat(1_000_001));
    expect(kept.size).toBe(0);
    const full = mine({
      ...storageOf(kept),
      length: 0,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    full.setInput('mine');
    expect(logged).toEqual(['The feedback could not be kept in this tab']);
    kept.set('counterpart.textMining', '{oops');
    expect(mine().store.get().input).toBe('');
    expect(logged.at(-1)).toBe('The feedback of before could not be read');
    kept.set('counterpart.textMining', '{"input":7}');
    expect(mine().store.get().isSample).toBe(true);
  });
});

describe('rows of a delimited text', () => {
  it('are cut at the delimiter that its first line has most of', () => {
    expect(delimitedRows('a;b,c;d\n1;2;3')).toEqual([
      ['a', 'b,c', 'd'],
      ['1', '2', '3'],
    ]);
    expect(delimitedRows('a\tb\n1\t2')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
    expect(delimitedRows('a;b')).toEqual([['a', 'b']]);
    expect(delimitedRows('a;b\r\n1,2,3,4;x')).toEqual([
      ['a', 'b'],
      ['1,2,3,4', 'x'],
    ]);
  });

  it('have quotes that hold delimiters, line ends and quotes, only from the beginning of a cell', () => {
    expect(delimitedRows('a,b\n"1,""2""\n3",x"y')).toEqual([
      ['a', 'b'],
      ['1,"2"\n3', 'x"y'],
    ]);
  });

  it('are none where a line holds nothing', () => {
    expect(delimitedRows('a,b\n\n , \n1,\n')).toEqual([
      ['a', 'b'],
      ['1', ''],
    ]);
  });
});
