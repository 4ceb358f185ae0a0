import { type Language, LANGUAGES } from '@counterpart/domain';
import { loadGazetteer, loadStarterOntology } from '@counterpart/ontology';
import { describe, expect, it } from 'vitest';
import { createParser } from '../../src/index.ts';
import { foundInAd, foundInCv, type Judged, judgeText } from './ordinary/judge-text.ts';
import { ordinaryTexts } from './ordinary/ordinary-texts.ts';

const ontology = loadStarterOntology();
const parser = createParser(ontology, loadGazetteer());
const texts = ordinaryTexts();

type When = 'before' | 'later' | 'latest' | 'board';
type Floors = Readonly<Record<'ads' | 'cvs', Readonly<Record<string, readonly number[]>>>>;

/**
 * The F1 of each field in Dutch, French, English and Italian texts, rounded down: one value less is red. Those of the first sights keep
 * their own, so that harder texts beside them hide nothing.
 */
const LEAST: Readonly<Record<When, Floors>> = {
  before: {
    ads: {
      function: [0.94, 0.97, 1, 1],
      place: [0.96, 1, 0.96, 1],
      wage: [1, 1, 1, 1],
      hours: [0.96, 1, 1, 1],
      contract: [1, 1, 0.96, 1],
      language: [1, 1, 1, 1],
      licence: [1, 1, 0.87, 1],
      need: [0.97, 0.97, 0.92, 0.98],
      skills: [0.94, 0.93, 0.87, 0.91],
      not: [0.98, 0.98, 1, 0.96],
      years: [1, 1, 0.94, 1],
      level: [1, 1, 0.88, 1],
    },
    cvs: {
      name: [1, 1, 1, 1],
      home: [1, 1, 1, 1],
      function: [1, 1, 1, 1],
      job: [1, 0.85, 1, 1],
      study: [1, 0.94, 1, 0.92],
      language: [1, 1, 1, 1],
      level: [1, 1, 1, 0.97],
      hours: [0.92, 1, 1, 1],
      contract: [0.8, 0.75, 1, 1],
      available: [1, 1, 1, 1],
      licence: [0.92, 0.92, 1, 1],
      skills: [0.94, 0.97, 0.92, 0.97],
      not: [1, 1, 1, 1],
      wage: [0.66, 1, 1, 1],
    },
  },
  later: {
    ads: {
      function: [0.78, 1, 0.92, 1],
      place: [0.96, 1, 0.96, 0.86],
      wage: [1, 1, 1, 1],
      hours: [0.96, 1, 1, 1],
      contract: [0.96, 0.92, 1, 0.96],
      language: [1, 1, 1, 1],
      licence: [0.95, 1, 1, 0.82],
      need: [1, 0.96, 1, 1],
      skills: [0.89, 0.89, 0.92, 0.91],
      not: [1, 0.95, 0.98, 0.98],
      years: [1, 1, 1, 1],
      level: [1, 1, 1, 1],
    },
    cvs: {
      name: [1, 1, 1, 1],
      home: [1, 1, 1, 1],
      function: [1, 1, 1, 1],
      job: [1, 1, 1, 1],
      study: [1, 1, 0.94, 1],
      language: [1, 1, 0.97, 1],
      level: [0.97, 1, 1, 0.97],
      hours: [1, 1, 1, 1],
      contract: [1, 1, 1, 1],
      available: [1, 1, 1, 1],
      licence: [1, 0.9, 0.9, 1],
      skills: [0.91, 0.97, 0.94, 0.95],
      not: [0.94, 1, 1, 0.97],
      wage: [1, 1, 1, 1],
    },
  },
  latest: {
    ads: {
      function: [0.91, 0.95, 1, 1],
      place: [0.93, 0.83, 0.95, 0.88],
      wage: [0.94, 1, 1, 1],
      hours: [0.81, 1, 0.9, 0.95],
      contract: [0.95, 1, 1, 0.95],
      language: [1, 1, 1, 1],
      licence: [0.94, 1, 0.94, 1],
      need: [0.96, 0.94, 0.92, 0.93],
      skills: [0.93, 0.96, 0.96, 0.94],
      not: [0.98, 1, 1, 0.95],
      years: [0.9, 1, 0.66, 0.9],
      level: [1, 1, 1, 1],
    },
    cvs: {
      name: [1, 1, 1, 1],
      home: [1, 1, 1, 1],
      function: [1, 1, 0.9, 1],
      job: [0.96, 1, 0.96, 0.75],
      study: [0.66, 0.9, 0.66, 0.66],
      language: [1, 1, 1, 1],
      level: [1, 0.93, 1, 1],
      hours: [1, 1, 1, 1],
      contract: [1, 1, 1, 1],
      available: [1, 1, 1, 1],
      licence: [1, 0.82, 1, 1],
      skills: [1, 0.95, 0.95, 0.94],
      not: [1, 0.9, 1, 0.95],
      wage: [1, 1, 1, 1],
    },
  },
  board: {
    ads: {
      function: [1, 1, 1, 1],
      place: [0.96, 0.86, 1, 1],
      wage: [1, 1, 1, 1],
      hours: [0.96, 1, 1, 1],
      contract: [1, 1, 1, 1],
      language: [1, 1, 1, 1],
      licence: [1, 1, 1, 0.9],
      need: [1, 0.9, 1, 1],
      skills: [0.96, 1, 0.94, 1],
      not: [1, 0.97, 0.99, 0.99],
      years: [1, 0.93, 1, 1],
      level: [1, 1, 1, 1],
    },
    cvs: {
      name: [1, 1, 1, 1],
      home: [0.94, 1, 1, 0.93],
      function: [1, 1, 1, 1],
      job: [1, 1, 0.94, 1],
      study: [0.95, 0.9, 1, 1],
      language: [1, 1, 0.94, 1],
      level: [1, 1, 1, 1],
      hours: [0.94, 1, 1, 1],
      contract: [1, 1, 1, 1],
      available: [0.94, 1, 1, 1],
      licence: [0.95, 0.96, 0.95, 1],
      skills: [0.94, 1, 0.96, 0.97],
      not: [0.95, 0.97, 1, 1],
      wage: [1, 1, 1, 1],
    },
  },
};

/** The sights whose floors were measured together. */
const SIGHTS_OF: Readonly<Record<When, ReadonlySet<string>>> = {
  before: new Set(['first', 'second', 'third']),
  later: new Set(['fourth', 'fifth']),
  latest: new Set(['sixth', 'seventh']),
  board: new Set(['eighth', 'ninth']),
};

function judged(when: When, kind: 'ads' | 'cvs', language: Language): readonly Judged[] {
  const find = kind === 'ads' ? foundInAd : foundInCv;
  return texts
    .filter((text) => text.kind === kind && text.language === language && SIGHTS_OF[when].has(text.sight))
    .flatMap((text) => judgeText(text, find(parser, ontology, text)));
}

describe('ads and CVs of ordinary length, written before they were read', () => {
  it('are so many ads and CVs a language', () => {
    const count = (kind: 'ads' | 'cvs'): readonly number[] =>
      LANGUAGES.map((language) => texts.filter((text) => text.kind === kind && text.language === language).length);
    expect(count('ads')).toEqual([55, 52, 53, 53]);
    expect(count('cvs')).toEqual([30, 29, 29, 29]);
  });

  it.each(
    (['ads', 'cvs'] as const).flatMap((kind) =>
      LANGUAGES.flatMap((language) =>
        (['before', 'later', 'latest', 'board'] as const).map(
          (when) => [kind === 'ads' ? 'ENG-10' : 'ENG-18', kind, language, when] as const,
        ),
      ),
    ),
  )('%s %s, %s, %s', (_row, kind, language, when) => {
    const all = judged(when, kind, language);
    const fallen = Object.entries(LEAST[when][kind]).flatMap(([field, least]) => {
      const count = (fault: Judged['fault']): number =>
        all.filter((one) => one.field === field && one.fault === fault).length;
      const right = count('right');
      const f1 = (2 * right) / (2 * right + count('wrong') + count('missed'));
      const faults = all.filter((one) => one.field === field && one.fault !== 'right');
      const floor = least[LANGUAGES.indexOf(language)] ?? 1;
      return f1 >= floor ? [] : [{ field, f1, floor, faults: faults.map(({ fault, what }) => `${fault}: ${what}`) }];
    });
    expect(fallen).toEqual([]);
  });
});
