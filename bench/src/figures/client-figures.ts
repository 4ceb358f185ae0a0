import type { DemoProfile } from '../documents/demo-world.ts';
import { type Figure, percentile } from './figure.ts';
import { matchedOverHttp } from './matched-over-http.ts';

/** How many ask at once, each again as soon as it is answered. */
const CLIENTS = [1, 2, 4, 8, 16];
/** Seconds that each number of clients is measured, and before that not. */
const SECONDS = 6;
const WARM_UP_SECONDS = 1;

/** Matches a second of a server that many ask at once; the clients share the machine with it, and its limit on requests a minute holds. */
export async function clientFigures(base: string, profiles: readonly DemoProfile[]): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const clients of CLIENTS) {
    await asked(base, profiles, clients, WARM_UP_SECONDS);
    const { times, refused, seconds } = await asked(base, profiles, clients, SECONDS);
    const name = `${clients} clients`;
    figures.push(
      { name: `${name}: matches`, value: times.length / seconds, unit: '/s', target: null, isRate: true },
      { name: `  p50`, value: percentile(times, 0.5), unit: 'ms', target: null },
      { name: `  p95`, value: percentile(times, 0.95), unit: 'ms', target: null },
      { name: `  refused with 503`, value: refused, unit: '', target: null },
    );
  }
  return figures;
}

async function asked(
  base: string,
  profiles: readonly DemoProfile[],
  clients: number,
  seconds: number,
): Promise<{ readonly times: readonly number[]; readonly refused: number; readonly seconds: number }> {
  const times: number[] = [];
  let refused = 0;
  let next = 0;
  const begin = performance.now();
  const end = begin + seconds * 1000;
  const ask = async (): Promise<void> => {
    while (performance.now() < end) {
      const profile = profiles[next++ % profiles.length];
      if (profile === undefined) return;
      const start = performance.now();
      if (await matchedOverHttp(base, profile)) times.push(performance.now() - start);
      else refused += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, ask));
  return { times, refused, seconds: (performance.now() - begin) / 1000 };
}
