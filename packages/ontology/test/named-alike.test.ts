import { stemText } from '@counterpart/text';
import { expect, it } from 'vitest';
import { loadStarterOntology } from '../src/index.ts';

/** Skills that two languages name with the same words by chance. */
const BY_CHANCE = new Set([
  'azure-app-service azure-openai',
  'azure-app-service azure-service-bus',
  'azure-openai azure-service-bus',
  'bread-baking furnace-operation',
  'business-development stakeholders-consulting',
  'car-service-work vehicle-cleaning',
  'group-animation museum-explaining',
  'hair-cutting salon-products',
  'knowledge-migrants work-permits-safety',
  'machine-setup machinery-regulation',
]);
/** Words that say something: articles and prepositions are shorter. */
const LEAST_LETTERS = 4;

it('skills that two languages name with the same words, in whatever form and order, are related', () => {
  const ontology = loadStarterOntology();
  const skills = [...ontology.concepts()].filter(({ type, kind }) => type === 'SKILL' && kind === undefined);
  const named = new Map<string, Set<string>>();
  for (const { id, labels } of skills) {
    for (const [language, set] of Object.entries(labels)) {
      for (const label of [set.preferred, ...set.alternative, ...set.hidden]) {
        const { stems } = stemText(label, language as keyof typeof labels);
        const words = [...new Set(stems)].filter((word) => word.length >= LEAST_LETTERS).sort();
        if (words.length < 2) continue;
        const name = `${language} ${words.join(' ')}`;
        named.set(name, (named.get(name) ?? new Set()).add(id));
      }
    }
  }
  const languages = new Map<string, Set<string>>();
  for (const [name, ids] of named) {
    const list = [...ids].sort();
    for (const [i, one] of list.entries()) {
      for (const other of list.slice(i + 1)) {
        const pair = `${one} ${other}`;
        languages.set(pair, (languages.get(pair) ?? new Set()).add(name.slice(0, 3)));
      }
    }
  }
  const neighbours = new Map(skills.map(({ id, broader, related }) => [id, new Set([...broader, ...related])]));
  const strangers = [...languages]
    .filter(([pair, { size }]) => size >= 2 && !BY_CHANCE.has(pair))
    .map(([pair]) => pair)
    .filter((pair) => {
      const [one = '', other = ''] = pair.split(' ');
      return neighbours.get(one)?.has(other) !== true && neighbours.get(other)?.has(one) !== true;
    });
  expect(strangers).toEqual([]);
});
