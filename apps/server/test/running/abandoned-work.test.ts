import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PiscinaParserPool } from '../../src/wiring/pools/piscina-parser-pool.ts';

const OPTIONS = { lengths: [1, 2, 3, 4, 5, 6], languages: ['ENG'], cutoff: 2 } as const;
const waiting = new AbortController().signal;
/** Five megabytes in one sentence. */
const LONG = Array.from({ length: 600_000 }, (_, at) => `word${(at * 7919) % 5000}`).join(' ');

let pool: PiscinaParserPool;
beforeAll(async () => {
  pool = new PiscinaParserPool(null, { threads: 1 });
  await pool.countNgrams({ text: 'one two', options: OPTIONS }, waiting);
}, 60_000);
afterAll(async () => pool.close());

describe('n-grams that nobody waits for any more', () => {
  it('leave their worker to the next text, which need not wait until they are counted', async () => {
    const wholes: number[] = [];
    const given: number[] = [];
    for (let round = 0; round < 3; round++) {
      const whole = performance.now();
      await pool.countNgrams({ text: LONG, options: OPTIONS }, waiting);
      wholes.push(performance.now() - whole);
      const gone = new AbortController();
      const counting = pool.countNgrams({ text: LONG, options: OPTIONS }, gone.signal);
      await new Promise((resolve) => setTimeout(resolve, 0.1 * Math.min(...wholes)));
      const start = performance.now();
      gone.abort(new Error('gone'));
      await expect(counting).rejects.toThrow('gone');
      const next = await pool.countNgrams({ text: 'work work', options: { ...OPTIONS, lengths: [1] } }, waiting);
      given.push(performance.now() - start);
      expect(Buffer.from(next ?? []).toString()).toBe('{"ngrams":[{"label":"work","freq":2,"nrOfTokens":1}]}');
    }
    // a work that goes on keeps its worker for what is left of it, nine tenths
    expect(Math.min(...given)).toBeLessThan(0.5 * Math.min(...wholes));
  }, 60_000);
});
