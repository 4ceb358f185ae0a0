import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../worlds/test-server.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let server: TestServer;
const INDEX = 'candidates';
const MATCH = '/hrmatching/match2candidates/candidates';
const COUNT = 120;

/** Each document is all even or all odd: its office, its function and its text belong to one version. */
function version(id: number, turn: number) {
  const isEven = turn % 2 === 0;
  return {
    id: `c${id}`,
    language: 'DUT',
    cvText: isEven ? 'Ik ben lasser.' : 'Ik ben bakker.',
    matchProfile: { aspects: { jobFunctions: { value: [{ label: isEven ? 'lasser' : 'bakker' }] } } },
    extraProperties: { office: isEven ? 'even' : 'odd', rank: isEven ? id : 1000 - id, turn },
  };
}

async function load(turn: number): Promise<void> {
  const lines = Array.from({ length: COUNT }, (_, i) => JSON.stringify(version(i, turn + i)));
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: `/api/hrmatching/candidates_index/${INDEX}/_bulk`,
    headers: { host: 'localhost', 'content-type': 'application/x-ndjson' },
    payload: lines.join('\n'),
  });
  expect(statusCode).toBe(200);
}

beforeAll(async () => {
  server = await startTestServer();
  await load(0);
});
afterAll(() => server.close());

/** Writes every document anew, again and again, while something is asked. */
async function whileFlipping(ask: () => Promise<void>): Promise<void> {
  const ending = new AbortController();
  const flipping = (async () => {
    for (let turn = 1; !ending.signal.aborted; turn += 1) {
      await load(turn);
      await nextTurn();
    }
  })();
  try {
    await ask();
  } finally {
    ending.abort();
    await flipping;
  }
}

const asking = {
  matchProfile: { language: 'DUT', aspects: { jobFunctions: { value: [{ label: 'lasser', required: true }] } } },
};

describe('an answer while documents change', () => {
  it('filters, orders, scores and shows one version of each document, and shows all that it counts', async () => {
    const body = {
      ...asking,
      matchFilter: {
        combinator: 'and',
        rules: [{ property: 'office', data: { type: 'enum', comparison: 'is one of', value: ['even'] } }],
      },
      sort: [{ field: 'rank', order: 'asc' }],
      size: 100,
    };
    let answers = 0;
    await whileFlipping(async () => {
      for (let i = 0; i < 40; i += 1) {
        const { status, json } = await server.call('POST', MATCH, body);
        expect(status).toBe(200);
        expect(json.matches).toHaveLength(Math.min(100, json.count));
        const ranks: number[] = [];
        for (const { document, score, explanations } of json.matches) {
          expect(document.extraProperties.office).toBe('even');
          expect(document.cvText).toBe('Ik ben lasser.');
          expect(score).toBeGreaterThan(0);
          expect(explanations[0].status).toBe('found');
          ranks.push(document.extraProperties.rank);
        }
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
        answers += json.matches.length;
      }
    });
    expect(answers).toBeGreaterThan(500);
  });

  it('a download holds whole rows of the versions that were ranked', async () => {
    await whileFlipping(async () => {
      for (let i = 0; i < 8; i += 1) {
        const { text } = await server.call('POST', `${MATCH}/ndjson`, { ...asking, size: 1000 });
        for (const line of text.trim().split('\n')) {
          const { document, explanations } = JSON.parse(line);
          expect([document.extraProperties.office, explanations[0].status]).toEqual(['even', 'found']);
        }
      }
    });
  });

  it('why-not and impact agree with themselves and never fail', async () => {
    await whileFlipping(async () => {
      for (let i = 0; i < 40; i += 1) {
        const { status, json } = await server.call('POST', `${MATCH}/whynot`, { ...asking, targetId: `c${i}` });
        expect(status).toBe(200);
        const isEven = json.match.document.extraProperties.office === 'even';
        expect([json.included, json.reasons.length === 0, json.rank !== null]).toEqual([isEven, isEven, isEven]);
        expect(json.rankAfter !== null).toBe((json.change ?? []).length > 0);
        const impact = await server.call('POST', `${MATCH}/impact`, asking);
        expect(impact.json.count).toBeLessThanOrEqual(COUNT);
        expect(impact.json.impacts[0].removes).toBe(0);
      }
    });
  });
});
