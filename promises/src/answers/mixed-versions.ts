import { type MatchExplanation, scoreTarget, type TargetScore } from '@counterpart/scoring';
import { ReadingWorld } from '../reading-world.ts';
import { inFolder, ServerProcess } from '../server-process.ts';
import { amount, none, told, tried, type Trial, type Verdict, verdict } from '../verdict.ts';

const DOCUMENTS = 60;
const READERS = 8;
const BULK = '/hrmatching/candidates_index/candidates/_bulk';
const MATCH = '/hrmatching/match2candidates/candidates';
const asked = {
  language: 'DUT' as const,
  aspects: {
    jobFunctions: { value: [{ id: 'f', label: 'lasser' }] },
    hardSkills: { value: [{ id: 's', label: 'Excel' }] },
  },
};
const onlyEven = {
  combinator: 'and',
  rules: [{ property: 'office', data: { type: 'enum', comparison: 'is one of', value: ['even'] } }],
};

/** Every property, the text and the profile of a document belong to one of two versions. */
function version(id: number, turn: number) {
  const isEven = turn % 2 === 0;
  const label = isEven ? 'lasser' : 'bakker';
  return {
    id: `c${id}`,
    language: 'DUT' as const,
    cvText: isEven ? `Ik ben lasser en ken Excel. Nummer ${id}.` : `Ik ben bakker. Nummer ${id}.`,
    matchProfile: { aspects: { jobFunctions: { value: [{ id: 'own', label }] } } },
    extraProperties: { office: isEven ? 'even' : 'odd', rank: isEven ? id : 1000 - id },
  };
}

interface Shown {
  readonly document: {
    readonly id: string;
    readonly cvText: string;
    readonly extraProperties: { readonly office: string; readonly rank: number };
  };
  readonly score: number;
  readonly forward: number;
  readonly reverse: number;
  readonly explanations: readonly MatchExplanation[];
}

/** The numbers of a match and what it says of each item, without labels. */
function essence({
  score,
  forward,
  reverse,
  explanations,
}: Pick<TargetScore, 'score' | 'forward' | 'reverse' | 'explanations'>): string {
  const items = explanations.map(({ scoreType, aspect, itemId, status, similarity, holds, matchedTo }) => [
    scoreType,
    aspect,
    itemId,
    status,
    similarity,
    holds,
    matchedTo.map(({ source, field, start, end, strength }) => [source, field, start, end, strength]),
  ]);
  return JSON.stringify([score, forward, reverse, items]);
}

/**
 * Promise 4: while a writer changes every document back and forth, each match shows one version: its score and explanation
 * are those that the definition gives to the version shown, and the filter and the order of the same answer hold for it.
 */
export async function mixedVersions({ scale }: Trial): Promise<Verdict> {
  const answers = amount(scale, 1200, 60);
  const world = new ReadingWorld();
  const query = world.queryOf(asked);
  const expected = new Map<string, string>();
  for (let id = 0; id < DOCUMENTS; id += 1) {
    for (const turn of [0, 1]) {
      const document = version(id, turn);
      const meaning = world.enriched('CANDIDATE', document);
      expected.set(`${document.id} ${document.extraProperties.office}`, essence(scoreTarget(query, meaning)));
    }
  }
  return inFolder('versions', async (folder) => {
    const server = await ServerProcess.start(folder);
    const findings: string[] = [];
    let mixed = 0;
    let wrong = 0;
    let failed = 0;
    let matches = 0;
    let flips = 0;
    let asks = 0;
    const flip = async (turn: number) => {
      const lines = Array.from({ length: DOCUMENTS }, (_, id) => JSON.stringify(version(id, turn + id))).join('\n');
      await (await server.send('POST', BULK, lines, { 'content-type': 'application/x-ndjson' })).text();
      flips += 1;
    };
    const look = (shown: readonly Shown[]) => {
      for (const match of shown) {
        matches += 1;
        const key = `${match.document.id} ${match.document.extraProperties.office}`;
        if (essence(match) === expected.get(key)) continue;
        mixed += 1;
        findings.push(
          `${key}: ${essence(match).slice(0, 150)} where ${String(expected.get(key)?.slice(0, 150))} was due`,
        );
      }
    };
    const read = async () => {
      while (asks < answers) {
        asks += 1;
        const isFiltered = asks % 2 === 0;
        const body = isFiltered
          ? { matchProfile: asked, size: 100, matchFilter: onlyEven, sort: [{ field: 'rank', order: 'asc' }] }
          : { matchProfile: asked, size: 100 };
        const response = await server.send('POST', MATCH, body);
        if (response.status === 503) continue;
        if (response.status !== 200) {
          failed += 1;
          continue;
        }
        const page = (await response.json()) as { readonly count: number; readonly matches: readonly Shown[] };
        look(page.matches);
        const order = page.matches.map(({ score, document }) => (isFiltered ? document.extraProperties.rank : -score));
        const isOrdered = order.every((each, i) => i === 0 || (order[i - 1] ?? 0) <= each);
        const isPassed =
          !isFiltered || page.matches.every(({ document }) => document.extraProperties.office === 'even');
        if (!isOrdered || !isPassed || page.matches.length !== Math.min(100, page.count)) wrong += 1;
        if (asks % 5 === 0) {
          const why = await server.send('POST', `${MATCH}/whynot`, {
            matchProfile: asked,
            targetId: `c${asks % DOCUMENTS}`,
          });
          if (why.status >= 500 && why.status !== 503) failed += 1;
          await why.arrayBuffer();
        }
      }
    };
    try {
      await flip(0);
      await server.indexed();
      const ending = new AbortController();
      const flipping = (async () => {
        for (let turn = 1; !ending.signal.aborted; turn += 1) await flip(turn);
      })();
      await Promise.all(Array.from({ length: READERS }, read));
      ending.abort();
      await flipping;
    } finally {
      await server.stop();
    }
    return verdict(
      [
        none('mixed matches', mixed),
        none('answers whose filter, order or count does not hold', wrong),
        none('failures', failed),
        tried('matches looked at', matches, answers),
        told('times all documents changed', flips),
      ],
      findings,
    );
  });
}
