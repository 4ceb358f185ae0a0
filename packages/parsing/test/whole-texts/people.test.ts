import path from 'node:path';
import { LANGUAGES } from '@counterpart/domain';
import { loadGazetteer, loadStarterOntology } from '@counterpart/ontology';
import { describe, expect, it } from 'vitest';
import { createParser } from '../../src/index.ts';
import { ordinaryTexts } from './ordinary/ordinary-texts.ts';
import { judgePerson } from './people/judge-person.ts';

const ontology = loadStarterOntology();
const parser = createParser(ontology, loadGazetteer());
const cvs = ordinaryTexts(path.join(import.meta.dirname, 'people'));

/** The F1 of each field in Dutch, French, English and Italian CVs, rounded down: one value less is red. */
const LEAST: Readonly<Record<'first' | 'second', Readonly<Record<string, readonly number[]>>>> = {
  first: {
    name: [1, 1, 1, 1],
    home: [1, 1, 0.96, 1],
    function: [1, 1, 1, 1],
    language: [1, 0.98, 1, 1],
    level: [1, 1, 0.97, 1],
    licence: [1, 0.93, 1, 0.97],
    hours: [0.96, 0.94, 0.84, 0.94],
    wage: [1, 1, 0.9, 1],
    available: [1, 1, 0.96, 1],
    not: [1, 1, 0.98, 1],
    email: [1, 1, 1, 1],
    phone: [1, 1, 1, 1],
    title: [1, 1, 1, 1],
    company: [1, 1, 1, 0.98],
    'job from': [1, 0.97, 1, 1],
    'job to': [1, 0.97, 1, 1],
    study: [0.88, 1, 0.93, 1],
    institute: [0.95, 1, 0.93, 0.95],
    'study to': [1, 1, 0.93, 1],
    skills: [0.96, 0.96, 0.98, 0.98],
    'year of skill': [1, 0.96, 1, 1],
    soft: [0.93, 1, 0.9, 0.94],
    'study from': [1, 1, 0.94, 1],
    contract: [1, 0.93, 0.9, 1],
  },
  second: {
    name: [0.93, 0.93, 0.93, 0.93],
    home: [0.93, 0.93, 0.93, 0.93],
    function: [1, 1, 1, 1],
    language: [1, 1, 0.96, 1],
    level: [1, 1, 1, 1],
    licence: [0.96, 0.96, 0.95, 0.96],
    wage: [1, 1, 1, 1],
    available: [1, 1, 1, 1],
    not: [0.96, 1, 0.96, 1],
    email: [1, 1, 1, 1],
    phone: [1, 1, 1, 1],
    title: [0.97, 0.97, 0.97, 0.97],
    company: [0.92, 0.9, 0.97, 0.95],
    'job from': [0.97, 0.97, 0.97, 0.97],
    'job to': [0.97, 0.97, 0.97, 0.97],
    study: [0.81, 0.95, 0.95, 0.95],
    institute: [0.72, 0.95, 0.95, 0.95],
    'study to': [0.9, 0.95, 0.95, 0.95],
    skills: [0.94, 0.94, 0.97, 0.93],
    'year of skill': [1, 1, 1, 1],
    hours: [0.92, 0.92, 0.92, 1],
    contract: [1, 0.88, 1, 1],
    'study from': [0.94, 0.94, 0.94, 0.94],
    soft: [1, 1, 1, 1],
  },
};

describe('CVs marked field by field before they were read', () => {
  it('are sixteen a language, and eight', () => {
    const count = (sight: string): readonly number[] =>
      LANGUAGES.map((language) => cvs.filter((cv) => cv.language === language && cv.sight === sight).length);
    expect([count('first'), count('second')]).toEqual([
      [16, 16, 16, 16],
      [8, 8, 8, 8],
    ]);
  });

  it.each(LANGUAGES.flatMap((language) => (['first', 'second'] as const).map((sight) => [language, sight] as const)))(
    'ENG-18, ENG-19 %s, %s',
    (language, sight) => {
      const all = cvs
        .filter((cv) => cv.language === language && cv.sight === sight)
        .flatMap((cv) => judgePerson(parser, ontology, cv));
      const fallen = Object.entries(LEAST[sight]).flatMap(([field, least]) => {
        const own = all.filter((one) => one.field === field);
        const right = own.filter(({ fault }) => fault === 'right').length;
        const f1 = own.length === 0 ? 1 : (2 * right) / (own.length + right);
        const floor = least[LANGUAGES.indexOf(language)] ?? 1;
        const faults = own.flatMap(({ fault, what }) => (fault === 'right' ? [] : [`${fault}: ${what}`]));
        return f1 >= floor ? [] : [{ field, f1, floor, faults }];
      });
      expect(fallen).toEqual([]);
    },
  );
});
