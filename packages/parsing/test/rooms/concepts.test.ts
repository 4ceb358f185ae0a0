import { describe, expect, it } from 'vitest';
import { findConcepts, findSkillsByRoots, NO_EXCLUSIONS } from '../../src/concepts/find-concepts.ts';
import { spansClauses } from '../../src/concepts/spans-clauses.ts';
import { LabelMatcher } from '../../src/labels/label-matcher.ts';
import { RootIndex } from '../../src/labels/root-index.ts';
import { readText } from '../../src/structure/read-text.ts';
import { fewConcepts } from './few-words.ts';

const ontology = fewConcepts(`
= occupation cook 5120
nl kok
fr cuisinier
en cook | !chef
it cuoco
+ menu
= skill menu
nl menu's opstellen
fr élaborer des menus
en plan menus
it comporre menu
= soft calm
nl rustig
fr calme
en calm
it calmo
`);
const labels = new LabelMatcher(ontology, 'ENG');
const named = (text: string, role: 'title' | 'body', exclusions = NO_EXCLUSIONS) =>
  findConcepts(readText(text, 'ENG'), labels, role, exclusions).map(({ concept }) => concept.id);

describe('concepts', () => {
  it('of an ambiguous label need a title or their like beside them', () => {
    expect(named('Chef', 'title')).toEqual(['cook']);
    expect(named('You report to the chef here.', 'body')).toEqual([]);
  });
  it('are not read where the caller says that the employer describes itself', () => {
    const text = 'We plan menus and are calm.';
    expect(named(text, 'body')).toEqual(['menu', 'calm']);
    expect(named(text, 'body', { descriptions: [{ from: 0, to: 3 }], isEmployerQuality: () => true })).toEqual([]);
  });
  it('agree by two roots where the text supports them, not on two sides of a turn of the sentence', () => {
    const index = new RootIndex(ontology, 'ENG');
    const found = (text: string, isSupported: boolean) =>
      findSkillsByRoots(readText(text, 'ENG'), index, [], () => isSupported, NO_EXCLUSIONS).map(
        ({ concept }) => concept.id,
      );
    expect(found('you plan seasonal menus', true)).toEqual(['menu']);
    expect(found('you plan seasonal menus', false)).toEqual([]);
    expect(found('menus that you plan', true)).toEqual([]);
    const read = readText('menus that you plan', 'ENG');
    expect(spansClauses(read, { entries: [], from: 0, to: 4, quality: 'roots' }, 'plan menus', false)).toBe(true);
    expect(spansClauses(read, { entries: [], from: 0, to: 1, quality: 'roots' }, 'plan menus', false)).toBe(false);
  });
});
