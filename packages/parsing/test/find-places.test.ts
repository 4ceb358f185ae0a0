import { loadGazetteer } from '@counterpart/ontology';
import { describe, expect, it } from 'vitest';
import { createParser } from '../src/index.ts';
import { PLACE_SNIPPETS } from './snippets/places.ts';
import { ontology } from './test-ontology.ts';

const gazetteer = loadGazetteer();
const parser = createParser(ontology, gazetteer);

/** Sentences whose place of work only the whole sentence tells; they are listed so that the share stays what it is. */
const SHARE = 0.9;

describe('the place of work among other places', () => {
  it.each(Object.entries(PLACE_SNIPPETS))('ENG-10g is found in %s', (code, snippets) => {
    const language = code as keyof typeof PLACE_SNIPPETS;
    const right = snippets.filter(([text, wanted]) => {
      const { parsingAspects } = parser.parseJob({ title: '', text, language });
      const found = parsingAspects.flatMap((aspect) => (aspect.aspectType === 'GEO' ? [aspect] : []));
      const place = gazetteer.resolvePlace(wanted, { language })[0];
      return (
        found.length === 1 &&
        found.every(({ lat, lon }) => Math.hypot(lat - (place?.lat ?? 0), (lon - (place?.lon ?? 0)) / 2) < 0.05)
      );
    });
    expect(right.length / snippets.length).toBeGreaterThanOrEqual(language === 'ENG' ? SHARE - 0.1 : SHARE - 0.05);
  });
});
