import { Random, seedOf } from './words/random.ts';
import type { DemoTraits } from './trade.ts';

/** What a reviewer decided of a match: a candidate for a job, or a job for a candidate. */
export interface DemoJudgement {
  readonly fromId: string;
  readonly toId: string;
  readonly decision: 'ACCEPT' | 'REJECT';
}

/** How many matches of each kind a reviewer looks at. */
const LOOKED_AT = { occupation: 14, sector: 6, others: 4 };
/** Reviewers err, or know something that no text says. */
const NOISE = 0.06;
/** Somebody of the trade who lives elsewhere would move, or stay at a distance. */
const MOVES = 0.3;
/** Somebody of the trade near by is refused all the same: a bad interview, no interest. */
const DECLINES = 0.1;

/**
 * Judgements of the demo data from the side of the first `count` documents, by what the generator knows and no scorer
 * sees. A match of the same occupation and office is accepted, one of ten refused all the same; of another office three
 * of ten are accepted. Of the same sector only one of the same office with two skills in common. Nothing else. Six of a
 * hundred decisions are turned round. The same for the same seed.
 */
export function demoJudgements(
  seed: number,
  sources: readonly DemoTraits[],
  targets: readonly DemoTraits[],
  count: number,
): readonly DemoJudgement[] {
  return sources.slice(0, count).flatMap((source, place) => {
    const random = new Random(seedOf(seed, 2, place));
    const alike = targets.filter(({ language }) => language === source.language);
    const sameTrade = alike.filter(({ occupation }) => occupation === source.occupation);
    const sameSector = alike.filter(
      ({ occupation, sector }) => sector === source.sector && occupation !== source.occupation,
    );
    const others = alike.filter(({ sector }) => sector !== source.sector);
    const seen = [
      ...random.several(sameTrade, LOOKED_AT.occupation),
      ...random.several(sameSector, LOOKED_AT.sector),
      ...random.several(others, LOOKED_AT.others),
    ];
    return seen.map((target) => {
      const fits = isFit(random, source, target);
      const isAccepted = random.chance(NOISE) ? !fits : fits;
      return { fromId: source.id, toId: target.id, decision: isAccepted ? 'ACCEPT' : 'REJECT' };
    });
  });
}

function isFit(random: Random, source: DemoTraits, target: DemoTraits): boolean {
  const isNear = target.office === source.office;
  if (target.occupation === source.occupation) return random.chance(isNear ? 1 - DECLINES : MOVES);
  if (target.sector !== source.sector || !isNear) return false;
  return target.skills.filter((skill) => source.skills.includes(skill)).length >= 2;
}
