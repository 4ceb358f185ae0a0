import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@counterpart/domain';
import { loadGazetteer, loadStarterOntology } from '@counterpart/ontology';
import { demoCandidatesWithMentions, demoJobsWithMentions } from '@counterpart/testkit';

const ontology = loadStarterOntology();
const documents = [...demoCandidatesWithMentions(2026, 2000), ...demoJobsWithMentions(2026, 600)];

describe('demo data against the starter ontology', () => {
  it.each(LANGUAGES)(
    'of the skills and titles that %s documents name, at least 15 in 100 are no label of it',
    (language) => {
      const named = documents.filter(({ document }) => document.language === language).flatMap((each) => each.mentions);
      const strange = named.filter(({ label }) => ontology.resolve(label, language).concepts.length === 0);
      expect(named.length).toBeGreaterThan(500);
      expect(strange.length / named.length).toBeGreaterThanOrEqual(0.15);
      // The greater part has to be known, or a demo would show no matches.
      expect(strange.length / named.length).toBeLessThanOrEqual(0.6);
    },
  );

  it('places every document in a town that the gazetteer knows', () => {
    const gazetteer = loadGazetteer();
    const towns = new Set(documents.map(({ document }) => String(document.extraProperties?.['town'])));
    expect([...towns].filter((town) => gazetteer.resolvePlace(town).length === 0)).toEqual([]);
  });
});
