import { isDeepStrictEqual } from 'node:util';
import { CONCEPT_TYPES, DEFAULT_STRATEGY_PARAMETERS, type ExpansionOptions, LANGUAGES } from '@counterpart/domain';
import { foldLabel } from '@counterpart/text';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildOntology, type Concept, loadStarterOntology, type WarmableOntology } from '../src/index.ts';
import { LabelIndex } from '../src/labels/label-index.ts';
import { anyConcept } from './any-concept.ts';

const starter = loadStarterOntology();

/** As many skills as an imported ontology has, so that short beginnings are shared by thousands of labels. */
function manySkills(count: number): readonly Concept[] {
  const syllables = ['ba', 'be', 'bo', 'ka', 'ke', 'ko', 'la', 'le', 'lo', 'ra', 're', 'ro'];
  const word = (seed: number): string => {
    let left = seed;
    let text = '';
    for (let at = 0; at < 4; at++, left = Math.floor(left / syllables.length))
      text += syllables[left % syllables.length];
    return text;
  };
  return Array.from({ length: count }, (_, at) => ({
    id: `s${at}`,
    type: at % 5 === 0 ? 'SOFT_SKILL' : 'SKILL',
    labels: { ENG: { preferred: `${word(at * 7)} ${word(at)}`, alternative: [word(at * 31 + 5)], hidden: [] } },
    broader: at % 3 === 0 && at > 30 ? [`s${at % 30}`] : [],
    related: [],
  }));
}

/** What findPrefix means, label by label. */
function naivePrefix(concepts: readonly Concept[], prefix: string): ReadonlySet<string> {
  const found = concepts.filter(({ labels }) =>
    [labels.ENG?.preferred ?? '', ...(labels.ENG?.alternative ?? [])].some((label) =>
      foldLabel(label)
        .split(' ')
        .some((_, at, words) => words.slice(at).join(' ').startsWith(prefix)),
    ),
  );
  return new Set(found.map(({ id }) => id));
}

function finishWarmUp(ontology: WarmableOntology): WarmableOntology {
  for (const steps = ontology.warmUp(); steps.next().done !== true;);
  return ontology;
}

describe('findPrefix', () => {
  it('ENG-12 lists an occupation that begins so before rare compounds', () => {
    const las = starter.findPrefix({ text: 'las', language: 'DUT' }).map(({ matchedTerm }) => matchedTerm.text);
    expect(las.slice(0, 3)).toContain('lasser');
    const agents = starter.findPrefix({ text: 'ver', language: 'DUT', conceptTypes: ['AGENT'] });
    expect(agents.slice(0, 3).map(({ preferredTerm }) => preferredTerm.text)).toContain('verpleegkundige');
  });
  it('ENG-12 lists the whole label first, then beginnings, then later words', () => {
    const grades = starter.findPrefix({ text: 'welder', language: 'ENG', size: 50 }).map(({ matchedTerm }) => {
      const key = foldLabel(matchedTerm.text);
      return key === 'welder' ? 0 : key.startsWith('welder') ? 1 : 2;
    });
    expect(grades[0]).toBe(0);
    expect(grades).toEqual(grades.toSorted((a, b) => a - b));
  });
  it('ENG-12 finds what a look at every label finds, for beginnings shared by few and by thousands', () => {
    const concepts = manySkills(6000);
    const ontology = finishWarmUp(buildOntology(concepts));
    for (const text of ['b', 'ba', 'bab', 'balo', 'kakekoke', 'r', 're', 'zz']) {
      const found = ontology.findPrefix({ text, language: 'ENG', size: 100 }).map(({ conceptId }) => conceptId);
      const truth = naivePrefix(concepts, text);
      expect(new Set(found).size).toBe(Math.min(100, truth.size));
      expect(found.every((id) => truth.has(id))).toBe(true);
      const soft = ontology.findPrefix({ text, language: 'ENG', size: 100, conceptTypes: ['SOFT_SKILL'] });
      const softTruth = [...truth].filter((id) => ontology.typeOf(id) === 'SOFT_SKILL');
      expect(soft).toHaveLength(Math.min(100, softTruth.length));
      // the few are the best of the many
      expect(ontology.findPrefix({ text, language: 'ENG', size: 7 }).map(({ conceptId }) => conceptId)).toEqual(
        found.slice(0, 7),
      );
    }
  });
  it('answers the same before and after its indices are made in advance', () => {
    const warm = finishWarmUp(loadStarterOntology());
    for (const language of LANGUAGES) {
      for (const text of ['a', 'me', 'tec', 'sal'])
        expect(warm.findPrefix({ text, language })).toEqual(starter.findPrefix({ text, language }));
    }
  });
});

describe('resolve', () => {
  it('finds exactly what an index over all labels finds', { timeout: 120_000 }, () => {
    const all = new LabelIndex(starter.concepts());
    const asked = [...starter.concepts()].filter((_, at) => at % 18 === 0);
    const differences: unknown[] = [];
    for (const { labels } of asked) {
      for (const language of LANGUAGES) {
        for (const label of [labels[language]?.preferred ?? '', ...(labels[language]?.alternative ?? [])]) {
          for (const written of [label, `${label} (m/v/x)`, label.toUpperCase(), label.replaceAll(' ', '-')]) {
            for (const type of [undefined, ...CONCEPT_TYPES.slice(0, 2)]) {
              const found = starter.resolve(written, language, type);
              const truth = all.resolve(written, language, type);
              // an expectation for each of some 100,000 look-ups takes ten times the look-ups
              if (!isDeepStrictEqual(found, truth)) differences.push({ written, language, type, found, truth });
            }
          }
        }
      }
    }
    expect(differences).toEqual([]);
  });
});

describe('an ontology of any labels', () => {
  it('is built and answers, however strange they are', () => {
    fc.assert(
      fc.property(
        fc.array(anyConcept, { maxLength: 8 }),
        fc.string({ unit: 'binary', maxLength: 50 }),
        (concepts, text) => {
          const ontology = finishWarmUp(buildOntology(concepts));
          for (const language of LANGUAGES) {
            ontology.findPrefix({ text, language });
            ontology.resolve(text, language);
          }
          for (const { id, labels } of ontology.concepts()) {
            const label = labels.DUT?.preferred;
            if (label !== undefined && foldLabel(label) !== '')
              expect(ontology.resolve(label, 'DUT').concepts.length).toBeGreaterThan(0);
            expect(ontology.label(id, 'ITA')).not.toBe('');
          }
        },
      ),
      { seed: 14, numRuns: 100 },
    );
  });
  it('survives labels of 10,000 characters, empty ones and signs only', () => {
    const labels = [
      '',
      ' ',
      '---',
      '(((',
      '|'.repeat(10_000),
      'x'.repeat(10_000),
      'a '.repeat(5_000),
      '\ud800',
      '🙂'.repeat(5_000),
    ];
    const ontology = finishWarmUp(
      buildOntology(
        labels.map((preferred, at) => ({
          id: `c${at}`,
          type: 'SKILL' as const,
          labels: { ENG: { preferred, alternative: labels, hidden: labels } },
          broader: [],
          related: [],
        })),
      ),
    );
    const started = process.cpuUsage();
    for (const text of labels) {
      ontology.findPrefix({ text, language: 'ENG' });
      ontology.resolve(text, 'ENG');
    }
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(2000);
  });
});

describe('reach and its inverse in a large ontology', () => {
  const options: ExpansionOptions = {
    ...DEFAULT_STRATEGY_PARAMETERS.expansion,
    relations: DEFAULT_STRATEGY_PARAMETERS.required.relations,
    type: 'FULL_CROSS_TYPES',
  };
  it('ENG-04 agree for every pair of the starter', () => {
    const forward = new Map<string, string[]>();
    for (const { id } of starter.concepts()) {
      for (const { conceptId, factor, path, holds } of starter.reach(id, options)) {
        const line = JSON.stringify([id, factor, path, holds]);
        forward.set(conceptId, [...(forward.get(conceptId) ?? []), line]);
      }
    }
    for (const { id } of starter.concepts()) {
      const inverse = starter
        .reachedBy(id, options)
        .map(({ conceptId, factor, path, holds }) => JSON.stringify([conceptId, factor, path, holds]));
      expect(inverse.sort()).toEqual((forward.get(id) ?? []).sort());
    }
  });
  it('ENG-04 counting reached concepts agrees with listing them', () => {
    for (const id of ['welder', 'tig-welding', 'isco-2', 'nobody'])
      expect(starter.countReached(id, options)).toBe(starter.reach(id, options).length);
  });
});
