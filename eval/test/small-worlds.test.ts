import { loadGazetteer, loadStarterOntology } from '@counterpart/ontology';
import { createParser } from '@counterpart/parsing';
import { describe, expect, it } from 'vitest';
import { rankWorld } from '../src/worlds/rank-world.ts';
import { SMALL_WORLDS } from '../src/worlds/small-worlds.ts';

const ontology = loadStarterOntology();
const parser = createParser(ontology, loadGazetteer());

describe('rankings of which a person would be sure, under the default strategy', () => {
  it('are twenty or more', () => {
    expect(SMALL_WORLDS.length).toBeGreaterThanOrEqual(20);
  });
  it.each(SMALL_WORLDS.map((world) => [world.name, world] as const))('%s', (_name, world) => {
    const ranked = rankWorld(world, parser, ontology);
    expect(ranked.map(({ id }) => id)).toEqual(world.expected.map(({ document }) => document.id));
    for (const [at, { score }] of ranked.entries()) expect(score).toBeGreaterThan(ranked[at + 1]?.score ?? 0);
  });
});
