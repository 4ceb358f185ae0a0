import { describe, expect, it } from 'vitest';
import { pageJson, wholePage } from '../../src/routes/page-json.ts';
import type { OpenPage } from '../../src/services/matching/matching.ts';

type Matches = OpenPage['matches'];

/** A match of which only what is written matters: letters of every width, quotes, a property that is undefined. */
const matchOf = (id: string, cvText: string) => ({
  id,
  score: 0.5,
  left: undefined,
  document: { id, cvText },
  details: [],
  explanations: [{ asked: { label: `“${cvText}”` }, matchedTo: [{ start: 1, end: 3 }] }],
});

function pageOf(matches: readonly unknown[]): OpenPage {
  async function* each() {
    yield* matches;
  }
  return { from: 0, size: 20, count: 3, matches: each() as Matches };
}

const MATCHES = [matchOf('a', 'plain'), matchOf('b', 'één "café"\n'), matchOf('c', '€ 3.500 – 名 🧰')];

describe('the JSON of a page', () => {
  it('says of each match what JSON.stringify says of it, whatever letters it has', async () => {
    for (const matches of [MATCHES, MATCHES.slice(0, 1), []]) {
      const written = await wholePage(pageOf(matches));
      const whole = { from: 0, size: 20, count: 3, matches };
      expect(JSON.parse(written.toString('utf8'))).toEqual(JSON.parse(JSON.stringify(whole)));
    }
  });

  it('comes a match at a time, as it is made', async () => {
    const pieces: string[] = [];
    for await (const piece of pageJson(pageOf(MATCHES))) pieces.push(piece.toString('utf8'));
    expect(pieces).toHaveLength(7);
    expect(JSON.parse(pieces[3] ?? '')).toMatchObject({ id: 'b', document: { cvText: 'één "café"\n' } });
  });
});
