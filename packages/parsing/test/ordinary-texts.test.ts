import { type Language, LANGUAGES } from '@counterpart/domain';
import { loadGazetteer, loadStarterOntology } from '@counterpart/ontology';
import { describe, expect, it } from 'vitest';
import { createParser } from '../src/index.ts';
import { foundInAd, foundInCv, type Judged, judgeText } from './ordinary/judge-text.ts';
import { ordinaryTexts } from './ordinary/ordinary-texts.ts';

const ontology = loadStarterOntology();
const parser = createParser(ontology, loadGazetteer());
const texts = ordinaryTexts();

/** The F1 of each field in Dutch, French, English and Italian texts, rounded down: one value less is red. */
const LEAST: Readonly<Record<'ads' | 'cvs', Readonly<Record<string, readonly number[]>>>> = {
  ads: {
    function: [0.82, 0.98, 0.9, 0.98],
    place: [0.96, 1, 0.96, 0.93],
    wage: [1, 1, 1, 1],
    hours: [0.94, 1, 1, 1],
    contract: [0.98, 0.96, 0.98, 0.98],
    language: [1, 1, 1, 1],
    licence: [0.97, 1, 0.93, 0.93],
    need: [0.98, 0.97, 0.95, 0.98],
    skills: [0.91, 0.92, 0.89, 0.91],
    not: [0.99, 0.97, 0.99, 0.96],
    years: [1, 1, 0.96, 1],
    level: [0.92, 1, 0.92, 1],
  },
  cvs: {
    name: [1, 1, 1, 1],
    home: [1, 1, 1, 1],
    function: [1, 1, 1, 0.93],
    job: [1, 0.93, 1, 1],
    study: [1, 0.97, 0.96, 0.97],
    language: [1, 1, 0.98, 1],
    level: [0.98, 1, 1, 0.97],
    hours: [0.96, 1, 1, 1],
    contract: [0.9, 0.92, 1, 1],
    available: [1, 1, 1, 1],
    licence: [0.96, 0.91, 0.95, 1],
    skills: [0.92, 0.97, 0.93, 0.96],
    not: [0.97, 1, 1, 0.98],
    wage: [0.88, 1, 1, 1],
  },
};

function judged(kind: 'ads' | 'cvs', language: Language): readonly Judged[] {
  const find = kind === 'ads' ? foundInAd : foundInCv;
  return texts
    .filter((text) => text.kind === kind && text.language === language)
    .flatMap((text) => judgeText(text, find(parser, ontology, text)));
}

describe('ads and CVs of ordinary length, written before they were read', () => {
  it('are so many ads and CVs a language', () => {
    const count = (kind: 'ads' | 'cvs'): readonly number[] =>
      LANGUAGES.map((language) => texts.filter((text) => text.kind === kind && text.language === language).length);
    expect(count('ads')).toEqual([29, 28, 29, 29]);
    expect(count('cvs')).toEqual([15, 15, 15, 15]);
  });

  it.each(
    (['ads', 'cvs'] as const).flatMap((kind) =>
      LANGUAGES.map((language) => [kind === 'ads' ? 'ENG-10' : 'ENG-18', kind, language] as const),
    ),
  )('%s %s, %s', (_row, kind, language) => {
    const all = judged(kind, language);
    const fallen = Object.entries(LEAST[kind]).flatMap(([field, least]) => {
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
