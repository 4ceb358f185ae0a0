import { expect, it } from 'vitest';
import { PiscinaParserPool } from '../../src/wiring/pools/piscina-parser-pool.ts';

const OPTIONS = { lengths: [1], languages: ['ENG'], cutoff: 2 } as const;
const waiting = new AbortController().signal;

/** What two texts at once take when one worker is there and another is started for them, as a part of what starting takes. */
async function twoAtOnce(): Promise<number> {
  const begun = performance.now();
  const pool = new PiscinaParserPool(null, { threads: 2 });
  try {
    const count = (text: string) => pool.countNgrams({ text, options: OPTIONS }, waiting);
    await count('one two');
    const loading = performance.now() - begun;
    const asked = performance.now();
    await Promise.all([count('work work'), count('rest rest')]);
    return (performance.now() - asked) / loading;
  } finally {
    await pool.close();
  }
}

it('a text waits for the worker that is free first, not for one that loads the ontology still', async () => {
  const rounds = [await twoAtOnce(), await twoAtOnce(), await twoAtOnce()];
  expect(Math.min(...rounds)).toBeLessThan(0.4);
}, 60_000);
