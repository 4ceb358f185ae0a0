import type { SmallWorld } from './small-world.ts';
import { TERMS_WORLDS } from './terms-worlds.ts';
import { TRADE_WORLDS } from './trade-worlds.ts';

/** Rankings of which a person would be sure: a test of the default strategy, published in docs/rankings.md. */
export const SMALL_WORLDS: readonly SmallWorld[] = [...TRADE_WORLDS, ...TERMS_WORLDS];
