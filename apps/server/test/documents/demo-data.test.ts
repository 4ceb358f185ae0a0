import type { Language, WireDocument } from '@counterpart/domain';
import { LANGUAGES } from '@counterpart/domain';
import { loadGazetteer, loadStarterOntology } from '@counterpart/ontology';
import { demoCandidates, demoCandidatesWithMentions, demoJobs, demoJobsWithMentions } from '@counterpart/testkit';
import { describe, expect, it } from 'vitest';

const SEED = 20_260_301;
const SAMPLE = 100;

/** The first hundred of a language: the generator draws at random, so they are a random hundred. */
function sample(language: Language): readonly WireDocument[] {
  const documents: WireDocument[] = [];
  for (const document of demoCandidates(SEED, 5000)) {
    if (document.language === language) documents.push(document);
    if (documents.length === SAMPLE) break;
  }
  return documents;
}

function sentences(text: string): readonly string[] {
  return text
    .split(/[.!?\n]+/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.split(/\s+/).length > 3);
}

describe('the demo data', () => {
  it.each(LANGUAGES)('%s: at most a fifth of the sentences of 100 CVs occur in another of them', (language) => {
    const owners = new Map<string, Set<string>>();
    const all: string[] = [];
    const documents = sample(language);
    expect(documents).toHaveLength(SAMPLE);
    for (const { id, cvText } of documents) {
      for (const sentence of sentences(cvText ?? '')) {
        all.push(sentence);
        owners.set(sentence, (owners.get(sentence) ?? new Set()).add(id));
      }
    }
    const repeated = all.filter((sentence) => (owners.get(sentence)?.size ?? 0) > 1).length;
    expect(all.length).toBeGreaterThan(SAMPLE * 4);
    expect(repeated / all.length).toBeLessThanOrEqual(0.2);
  });

  it.each(LANGUAGES)(
    '%s: at least 15 percent of the skills and titles named are no label of the ontology',
    (language) => {
      const ontology = loadStarterOntology();
      let named = 0;
      let unknown = 0;
      for (const generated of [demoCandidatesWithMentions(SEED, 600), demoJobsWithMentions(SEED, 200)]) {
        for (const { document, mentions } of generated) {
          if (document.language !== language) continue;
          for (const { label } of mentions) {
            named += 1;
            if (ontology.resolve(label, language).concepts.length === 0) unknown += 1;
          }
        }
      }
      expect(named).toBeGreaterThan(200);
      expect(unknown / named).toBeGreaterThanOrEqual(0.15);
    },
  );

  it('is the same for the same seed, and another for another', () => {
    const first = JSON.stringify([...demoCandidates(1, 40), ...demoJobs(1, 20)]);
    expect(JSON.stringify([...demoCandidates(1, 40), ...demoJobs(1, 20)])).toBe(first);
    expect(JSON.stringify([...demoCandidates(2, 40), ...demoJobs(2, 20)])).not.toBe(first);
  });

  it('names only towns that the gazetteer knows', () => {
    const gazetteer = loadGazetteer();
    const documents = [...demoCandidates(SEED, 2000), ...demoJobs(SEED, 600)];
    const towns = new Set(documents.map(({ extraProperties }) => String(extraProperties?.['town'])));
    expect(towns.size).toBeGreaterThan(100);
    expect([...towns].filter((town) => gazetteer.resolvePlace(town).length === 0)).toEqual([]);
  });
});
