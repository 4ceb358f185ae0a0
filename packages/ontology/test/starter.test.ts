import * as fc from 'fast-check';
import { LANGUAGES } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { checkOnto, loadStarterOntology, OntoSyntaxError, parseOnto, readStarterFiles } from '../src/index.ts';

const starter = loadStarterOntology();

describe('the starter ontology', () => {
  it('no concept says a label twice in one language', () => {
    for (const { id, labels } of loadStarterOntology().concepts()) {
      for (const set of Object.values(labels)) {
        const all = [set.preferred, ...set.alternative, ...set.hidden];
        expect(new Set(all).size, `${id}: ${all.join(', ')}`).toBe(all.length);
      }
    }
  });
  it('has no mistake: ids, languages, labels, cycles, skills and ISCO groups', () => {
    expect(checkOnto(parseOnto(readStarterFiles()))).toEqual([]);
  });
  it('places an occupation in its ISCO groups, unit first', () => {
    expect(starter.iscoGroups('welder')).toEqual(['isco-7212', 'isco-721', 'isco-72', 'isco-7']);
  });
  it('has the same version when it is loaded again', () => {
    expect(loadStarterOntology().version).toBe(starter.version);
  });
});

describe('resolve', () => {
  it.each([
    ['Lasser (m/v/x)', 'DUT', 'welder'],
    ['lasster', 'DUT', 'welder'],
    ['Soudeur H/F', 'FRE', 'welder'],
    ['Vendeur/vendeuse', 'FRE', 'shop-assistant'],
    ['vendeur(se)', 'FRE', 'shop-assistant'],
    ['verkoper/verkoopster', 'DUT', 'shop-assistant'],
    ['Addetto/a alle vendite', 'ITA', 'shop-assistant'],
    ['saldatore / saldatrice', 'ITA', 'welder'],
    ['Electricien·ne', 'FRE', 'electrician'],
    ['magazijn medewerker', 'DUT', 'warehouse-worker'],
    ['frontend-developer', 'DUT', 'frontend-developer'],
    ['INFIRMIERE', 'FRE', 'nurse'],
    ['forklift driver', 'DUT', 'forklift-driver'],
    ['docent Engels', 'DUT', 'secondary-teacher'],
    ['lerares geschiedenis', 'DUT', 'secondary-teacher'],
    ["professeure d'histoire", 'FRE', 'secondary-teacher'],
    ['maths teacher', 'ENG', 'secondary-teacher'],
    ['insegnante di francese', 'ITA', 'secondary-teacher'],
    ["gouvernante d'étage", 'FRE', 'housekeeping-supervisor'],
    ['customer service agent', 'ENG', 'customer-service-agent'],
    ['technologue de laboratoire', 'FRE', 'medical-lab-technologist'],
  ] as const)('finds %s', (label, language, id) => {
    expect(starter.resolve(label, language, 'OCCUPATION').concepts).toEqual([id]);
  });
  it('reports a label of several concepts and one that needs context as ambiguous', () => {
    expect(starter.resolve('manutentionnaire', 'FRE', 'OCCUPATION')).toEqual({
      concepts: ['loader-unloader', 'warehouse-worker'],
      ambiguous: true,
    });
    expect(starter.resolve('Go', 'ENG', 'SKILL')).toEqual({ concepts: ['golang'], ambiguous: true });
    expect(starter.resolve('C#', 'ENG', 'SKILL')).toEqual({ concepts: ['csharp'], ambiguous: false });
  });
  it('falls back to other types and languages', () => {
    expect(starter.resolve('teamwork', 'DUT', 'SKILL').concepts).toEqual(['working-in-team']);
    expect(starter.resolve('no such thing', 'DUT')).toEqual({ concepts: [], ambiguous: false });
  });
  it('survives any label', () => {
    const texts = [
      '',
      ' ',
      '((((',
      '/'.repeat(10_000),
      'a/'.repeat(5_000),
      'ă'.repeat(10_000),
      '(H/F)',
      'x'.repeat(10_000),
      '\ud800',
    ];
    for (const text of texts) for (const language of LANGUAGES) starter.resolve(text, language);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 10_000 }), (text) => {
        expect(starter.resolve(text, 'FRE').concepts.length).toBeGreaterThanOrEqual(0);
        expect(starter.findPrefix({ text, language: 'ITA' }).length).toBeLessThanOrEqual(10);
      }),
      { seed: 6, numRuns: 200 },
    );
  });
});

describe('findPrefix', () => {
  it('ENG-12 PRO-05 answers from two characters with matched term, type and preferred term', () => {
    expect(starter.findPrefix({ text: 'lasst', language: 'DUT' })[0]).toEqual({
      matchedTerm: { text: 'lasster', language: 'DUT' },
      type: 'AGENT',
      conceptId: 'welder',
      preferredTerm: { text: 'lasser', language: 'DUT' },
    });
    expect(starter.findPrefix({ text: 'la', language: 'DUT' })).toHaveLength(10);
  });
  it('ENG-12 overlooks case and accents and looks inside labels', () => {
    expect(starter.findPrefix({ text: 'ELECTRICIEN', language: 'FRE' })[0]?.conceptId).toBe('electrician');
    const inside = starter.findPrefix({ text: 'routier', language: 'FRE' });
    expect(inside.map(({ conceptId }) => conceptId)).toContain('truck-driver');
  });
  it('ENG-12 keeps to the types asked', () => {
    const skills = starter.findPrefix({ text: 'las', language: 'DUT', conceptTypes: ['PROPERTY'] });
    expect(skills.length).toBeGreaterThan(0);
    expect(new Set(skills.map(({ type }) => type))).toEqual(new Set(['PROPERTY']));
    expect(starter.findPrefix({ text: 'fra', language: 'DUT', conceptTypes: ['LANGUAGE'] })[0]?.conceptId).toBe(
      'language-fre',
    );
  });
  it('ENG-12 answers in the language asked for labels of another', () => {
    expect(starter.findPrefix({ text: 'bricklay', language: 'DUT', conceptTypes: ['AGENT'] })[0]).toMatchObject({
      matchedTerm: { text: 'bricklayer', language: 'ENG' },
      preferredTerm: { text: 'metselaar', language: 'DUT' },
    });
  });
});

describe('parseOnto', () => {
  it('names file and line of every mistake', () => {
    const text = '= occupation welder\nxx lasser\n= nonsense id\n= skill Bad_Id\n= skill ok\nnl a | | b\n+ other';
    const read = (): unknown => parseOnto([{ file: 'bad.onto', text }]);
    expect(read).toThrow(OntoSyntaxError);
    expect(read).toThrow(
      /bad\.onto:1: .*\nbad\.onto:2: .*\nbad\.onto:3: .*\nbad\.onto:4: .*\nbad\.onto:6: .*\nbad\.onto:7: /,
    );
  });
  it('refuses a label with two spaces in a row, which an export would give back as another', () => {
    const read = (label: string) => parseOnto([{ file: 'x.onto', text: `= skill a\nnl een | ${label}` }]);
    expect(() => read('twee  woorden')).toThrow('x.onto:2: "twee  woorden" has two spaces in a row');
    expect(read('twee woorden')).toHaveLength(1);
  });
  it('finds unknown references, cycles and labels that name two concepts', () => {
    const text = '= skill a ^ b\n* one\n= skill b ^ a ~ gone\n* one | two';
    const messages = checkOnto(parseOnto([{ file: 'x.onto', text }])).map(({ line, message }) => `${line} ${message}`);
    expect(messages).toContain('3 b: related gone does not exist');
    expect(messages).toContain('1 a is broader than itself');
    expect(messages).toContain('3 b: "one" (DUT) also names a; mark both with !');
  });
});
