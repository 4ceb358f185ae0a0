import type { ConceptEvidence, WireDocument } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../test-ontology.ts';

const today = '2026-03-10';

function places(evidence: readonly ConceptEvidence[], conceptId: string): readonly string[] {
  return evidence.filter((item) => item.conceptId === conceptId).map(({ source, field }) => `${source} ${field}`);
}

describe('enrich a job', () => {
  const job: WireDocument = {
    id: 'j1',
    language: 'DUT',
    jobTitle: 'Lasser',
    jobText: 'Profiel: MIG is vereist, TIG is een plus. 3 jaar ervaring. Loon: € 16 per uur. Je werkt in Brugge.',
  };
  it('DET-05 weighs musts and pluses and requires nothing', () => {
    const { document } = parser.enrich('JOB', job, { today });
    expect(document.matchProfile).toMatchObject({
      language: 'DUT',
      aspects: {
        hardSkills: {
          required: false,
          value: [
            { label: 'MIG-lassen', weight: 1.5, required: false },
            { label: 'TIG-lassen', weight: 0.5, required: false },
          ],
        },
        wage: { value: { from: 2624, to: 2624 } },
        seniority: { value: { value: 3 } },
        locations: { value: [{ label: 'Brugge' }] },
      },
    });
  });
  it('DET-05 a concept told in two wordings is one value, and a must at either place weighs', () => {
    const jobText = 'Taken:\n- Je toont je heftruckcertificaat.\n\nVereist:\n- heftruckattest';
    const { document } = parser.enrich('JOB', { ...job, jobText }, { today });
    const { hardSkills } = document.matchProfile?.aspects ?? {};
    expect(hardSkills?.value).toMatchObject([{ label: 'heftruckattest', weight: 1.5 }]);
    expect(hardSkills?.value).toHaveLength(1);
  });
  it('ENG-18 a CV without a name among its properties gives its own, and leaves a given one alone', () => {
    const cvText = 'Anna Verlinden\nKerkstraat 12, 9000 Gent\n\nWerkervaring\n2019 - heden Lasser, Metaal NV';
    const nameOf = (extraProperties?: Readonly<Record<string, unknown>>): unknown =>
      parser.enrich(
        'CANDIDATE',
        { id: 'c1', cvText, ...(extraProperties === undefined ? {} : { extraProperties }) },
        { today },
      ).document.extraProperties?.['name'];
    expect(nameOf()).toBe('Anna Verlinden');
    expect(nameOf({ name: 'A. V.' })).toBe('A. V.');
    expect(nameOf({ lastName: 'Verlinden' })).toBeUndefined();
  });
  it('ENG-17 reads nothing into an aspect that a person has completed', () => {
    const given = { weight: 1, required: false, complete: true } as const;
    const { document } = parser.enrich(
      'JOB',
      {
        ...job,
        matchProfile: {
          aspects: {
            hardSkills: { ...given, type: 'concepts', value: [] },
            wage: { ...given, type: 'range', value: null },
          },
        },
      },
      { today },
    );
    expect(document.matchProfile?.aspects.hardSkills).toMatchObject({ complete: true, value: [] });
    expect(document.matchProfile?.aspects.wage).toMatchObject({ complete: true, value: null });
    expect(document.matchProfile?.aspects.jobFunctions).toMatchObject({ value: [expect.anything()] });
  });
  it('never overwrites what the caller gave', () => {
    const wage = {
      type: 'range',
      weight: 2,
      required: true,
      value: { weight: 1, required: true, from: 3000, to: null },
    } as const;
    const { document } = parser.enrich('JOB', { ...job, matchProfile: { aspects: { wage } } }, { today });
    expect(document.matchProfile?.aspects.wage).toEqual(wage);
  });
  it('gives no ASPECT evidence for what was only read in the text', () => {
    const { enrichment } = parser.enrich('JOB', job, { today });
    expect(places(enrichment.evidence, 'mig')).toEqual(['JOB_TEXT jobText']);
  });
  it('reads a document without any text', () => {
    const { document, enrichment } = parser.enrich('JOB', { id: 'empty' }, { today, fallbackLanguage: 'ITA' });
    expect(document).toEqual({ id: 'empty', language: 'ITA', matchProfile: { language: 'ITA', aspects: {} } });
    expect(enrichment).toMatchObject({ evidence: [], texts: [], worked: [], availableFrom: null });
  });
});
