import { LANGUAGES } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { type Concept, loadStarterOntology } from '../src/index.ts';

const starter = loadStarterOntology();
const stats = starter.stats();
const concepts = [...starter.concepts()];
const occupations = concepts.filter(({ type }) => type === 'OCCUPATION');
const skills = concepts.filter(({ type, kind }) => type === 'SKILL' && kind === undefined);

function preferred({ labels }: Concept): readonly string[] {
  return LANGUAGES.map((language) => labels[language]?.preferred.toLowerCase() ?? '');
}

/** A product, standard or abbreviation carries one name everywhere and says nothing about the quality of translations. */
function hasOneNameEverywhere(concept: Concept): boolean {
  return new Set(preferred(concept)).size === 1;
}

function shareOf(all: readonly Concept[], holds: (concept: Concept) => boolean): number {
  return all.filter(holds).length / all.length;
}

function sameInTwoLanguages(concept: Concept): boolean {
  return new Set(preferred(concept)).size < LANGUAGES.length;
}

describe('the size of the starter ontology', () => {
  it.each([
    ['OCCUPATION', 670],
    ['SKILL', 4400],
    ['SOFT_SKILL', 120],
    ['LANGUAGE', 49],
    ['CATEGORY', 619],
    ['DEGREE', 11],
    ['FIELD', 44],
  ] as const)('counts of %s at least %i concepts', (type, least) => {
    expect(stats.concepts[type]).toBeGreaterThanOrEqual(least);
  });
  it('has all 436 ISCO-08 unit groups', () => {
    const units = concepts.filter(({ id, type }) => type === 'CATEGORY' && /^isco-\d{4}$/.test(id));
    expect(units).toHaveLength(436);
  });
  it.each(LANGUAGES)('counts in %s at least 14,000 labels and 2.5 synonyms an occupation', (language) => {
    expect(stats.labels[language]).toBeGreaterThanOrEqual(14000);
    expect(stats.synonymsPerOccupation[language]).toBeGreaterThanOrEqual(2.5);
  });
  it('covers the sectors: occupations stand in more than 300 ISCO unit groups', () => {
    expect(new Set(occupations.map(({ isco }) => isco)).size).toBeGreaterThanOrEqual(300);
  });
});

describe('the quality of the starter ontology', () => {
  it('names at most 5 % of the occupations alike in two languages', () => {
    expect(shareOf(occupations, sameInTwoLanguages)).toBeLessThanOrEqual(0.05);
  });
  it('names at most 25 % of the skills alike in two languages, products and certificates apart', () => {
    const named = skills.filter((skill) => !hasOneNameEverywhere(skill));
    expect(shareOf(named, sameInTwoLanguages)).toBeLessThanOrEqual(0.25);
    // every product has a concept of its own, and its name is the same everywhere: engineers and clouds name many
    expect(stats.sameInTwoLanguages.SKILL).toBeLessThanOrEqual(0.4);
  });
  it('links its skills: few stand without a broader group, a related skill or an occupation', () => {
    const linked = new Set(
      concepts.flatMap(({ id, related, broader, essentialSkills, optionalSkills }) => [
        ...(broader.length + related.length > 0 ? [id] : []),
        ...related,
        ...broader,
        ...(essentialSkills ?? []),
        ...(optionalSkills ?? []),
      ]),
    );
    expect(shareOf(skills, ({ id }) => !linked.has(id))).toBeLessThanOrEqual(0.02);
    expect(shareOf(skills, ({ broader, related }) => broader.length + related.length > 0)).toBeGreaterThanOrEqual(0.75);
  });
  it('tells essential from optional skills in every occupation', () => {
    for (const { id, essentialSkills, optionalSkills } of occupations) {
      expect(essentialSkills?.length, id).toBeGreaterThanOrEqual(2);
      expect(optionalSkills?.length, id).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('labels that real advertisements use', () => {
  it.each([
    ['vestigingsmanager', 'DUT', 'branch-manager'],
    ['business development manager', 'DUT', 'business-developer'],
    ['directeur der werken', 'DUT', 'construction-director'],
    ['CEO', 'DUT', 'ceo'],
    ['Caissier/caissière', 'FRE', 'cashier'],
    ["Conducteur d'autocar H/F", 'FRE', 'coach-driver'],
    ['OSS', 'ITA', 'healthcare-assistant'],
    ['MOT tester', 'ENG', 'vehicle-inspector'],
  ] as const)('resolves the title %s (%s)', (title, language, id) => {
    expect(starter.resolve(title, language, 'OCCUPATION').concepts).toEqual([id]);
  });
  it.each([
    ['vertalen', 'DUT'],
    ['verantwoordelijk', 'DUT'],
    ['samenwerking', 'DUT'],
    ['plannen', 'DUT'],
    ['insurance', 'ENG'],
    ['lending', 'ENG'],
  ] as const)('asks context for the common word %s (%s)', (word, language) => {
    const { concepts: found, ambiguous } = starter.resolve(word, language);
    expect({ found: found.length, ambiguous }).toEqual({ found: 1, ambiguous: true });
  });
  it.each([
    ['achats', 'FRE'],
    ['cuisine', 'FRE'],
    ['programmation', 'FRE'],
    ['btw', 'DUT'],
    ['lijmen', 'DUT'],
    ['accountable', 'ENG'],
    ['pneumatici', 'ITA'],
  ] as const)('asks context for %s (%s), which says something else more often', (word, language) => {
    expect(starter.resolve(word, language).ambiguous).toBe(true);
  });
  it.each([
    ['prise de rendez-vous', 'FRE', 'diary-management'],
    ['afspraken inplannen', 'DUT', 'diary-management'],
    ["règles d'hygiène", 'FRE', 'hygiene'],
    ['conseil client', 'FRE', 'customer-advice'],
    ['prise de commande', 'FRE', 'order-taking'],
    ['fare gli ordini ai fornitori', 'ITA', 'purchase-orders'],
    ['manual handling', 'ENG', 'manual-handling'],
    ['maintenance industrielle', 'FRE', 'industrial-maintenance'],
    ['Azure DevOps', 'ENG', 'azure-devops'],
    ['Xero', 'ENG', 'xero'],
  ] as const)('gives %s (%s) to the concept that says no more', (words, language, id) => {
    expect(starter.resolve(words, language, 'SKILL')).toEqual({ concepts: [id], ambiguous: false });
  });
  it.each([
    ['strong', 'ENG'],
    ['sterk', 'DUT'],
    ['conviviale', 'FRE'],
    ['de confiance', 'FRE'],
  ] as const)('makes no quality of %s (%s), which praises teams and tools', (word, language) => {
    expect(starter.resolve(word, language, 'SOFT_SKILL').concepts).toEqual([]);
  });
  it('resolves B2B sales as a skill', () => {
    expect(starter.resolve('B2B sales', 'DUT').concepts).toEqual(['b2b-sales']);
  });
});
