import { loadGazetteer } from '@counterpart/ontology';
import { describe, expect, it } from 'vitest';
import { findPlaces } from '../../src/places/find-places.ts';
import { placeCueTable } from '../../src/places/names/place-cues.ts';
import { readText } from '../../src/structure/read-text.ts';
import { tokensOf } from '../../src/tokens/text-tokens.ts';

const gazetteer = loadGazetteer();
const places = (text: string) => findPlaces(readText(text, 'ENG'), gazetteer, false, []).map(({ value }) => value.name);

describe('places', () => {
  it('are those where one works, not those of customers', () => {
    expect(places('You work at our shop in Ghent.')).toEqual(['Ghent']);
    expect(places('You work at our shop in Ghent for customers in Antwerp.')).toEqual(['Ghent']);
  });
  it('are no names of streets', () => {
    expect(places('Our office is in Lyon.')).toEqual(['Lyon']);
    expect(places('Our office is in Lyon Road.')).toEqual([]);
  });
  it('are judged by the phrases before and behind them', () => {
    const cues = placeCueTable('ENG').find(tokensOf('our shop in Ghent'));
    expect(cues.endingAt(1)?.kind).toBe('site');
    expect(cues.beginningAt(3)).toBe(undefined);
  });
});
