import type { ConceptEvidence, WireDocument } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../test-ontology.ts';

const today = '2026-03-10';

function places(evidence: readonly ConceptEvidence[], conceptId: string): readonly string[] {
  return evidence.filter((item) => item.conceptId === conceptId).map(({ source, field }) => `${source} ${field}`);
}

const welder: WireDocument = {
  id: 'c1',
  preferredJobTitle: 'lasser',
  preferredJobInfo: 'Zoekt deeltijds werk met een vast contract in de regio Gent, minstens € 2.600 bruto per maand.',
  cvText: 'Ik heb een heftruckattest en rijbewijs B. Talen: Nederlands moedertaal, Frans B1. Geen ervaring met SQL.',
  workExperiences: [
    {
      id: 'w1',
      title: 'MIG-lasser',
      text: 'TIG-lassen en technische tekeningen lezen',
      dateFrom: '2019-03',
      dateTo: '2022',
    },
    { id: 'w2', title: 'magazijnier', text: 'voorraadbeheer', dateFrom: '2015', dateTo: '2015' },
    { id: 'w3', title: 'lasser', dateFrom: '2023-01', dateTo: null },
  ],
  educations: [{ id: 'e1', field: 'Lassen-constructie', degree: 'bachelor', info: 'HACCP' }],
  matchProfile: {
    aspects: {
      hardSkills: {
        type: 'concepts',
        weight: 0.8,
        required: true,
        value: [
          { id: 'v1', label: 'TIG', weight: 2, required: true },
          { id: 'old', label: 'verzonnen', weight: 1, required: false, origin: 'parsed' },
        ],
      },
      availabilityAspect: {
        type: 'integer',
        weight: 1,
        required: false,
        value: { weight: 1, required: false, value: 30 },
      },
    },
  },
};

describe('enrich a candidate', () => {
  const { document, enrichment } = parser.enrich('CANDIDATE', welder, { today });

  it('DET-05 gives evidence with source, field, characters and the year it ended', () => {
    expect(places(enrichment.evidence, 'tig')).toEqual([
      'ASPECT.hardSkills matchProfile.aspects.hardSkills.value[0].label',
      'WORK_EXPERIENCES workExperiences[0].text',
    ]);
    const text = enrichment.evidence.find(
      ({ field, conceptId }) => field === 'workExperiences[0].text' && conceptId === 'tig',
    );
    expect(text).toMatchObject({ start: 0, end: 10, endYear: 2022, level: null });
    expect(places(enrichment.evidence, 'forklift')).toEqual(['CV_TEXT cvText']);
    expect(places(enrichment.evidence, 'welding-studies')).toEqual(['EDUCATIONS educations[0].field']);
    expect(places(enrichment.evidence, 'haccp')).toEqual(['EDUCATIONS educations[0].info']);
  });
  it('counts the preferred title as a job title and lets a function speak for its ISCO groups', () => {
    expect(places(enrichment.evidence, 'welder')).toEqual([
      'JOB_TITLE preferredJobTitle',
      'WORK_EXPERIENCES workExperiences[0].title',
      'WORK_EXPERIENCES workExperiences[2].title',
    ]);
    for (const group of ['isco-7212', 'isco-721', 'isco-72', 'isco-7']) {
      expect(places(enrichment.evidence, group)[0]).toBe('JOB_TITLE preferredJobTitle');
    }
  });
  it('does not count what is denied', () => {
    expect(places(enrichment.evidence, 'sql')).toEqual([]);
  });
  it('completes the profile and leaves the caller’s items alone', () => {
    const skills = document.matchProfile?.aspects.hardSkills;
    expect(skills).toMatchObject({ weight: 0.8, required: true });
    const value = skills?.type === 'concepts' ? skills.value : [];
    expect(value[0]).toEqual({ id: 'v1', label: 'TIG', weight: 2, required: true });
    expect(value.slice(1).map(({ label }) => label)).toEqual(
      expect.arrayContaining(['heftruckattest', 'rijbewijs B', 'MIG-lassen', 'technische tekeningen lezen']),
    );
    expect(value.map(({ label }) => label)).not.toContain('verzonnen');
    expect(value.slice(1).every(({ origin, required }) => origin === 'parsed' && !required)).toBe(true);
    expect(document.matchProfile?.aspects).toMatchObject({
      contractTypes: { value: [{ label: 'PERMANENT', origin: 'parsed' }] },
      workingHours: { value: [{ label: 'PART_TIME' }] },
      locations: { value: [{ label: 'Gent', range: null }] },
      wage: { value: { from: 2600, to: null } },
      jobFunctions: { value: [{ label: 'lasser' }] },
      languages: {
        value: [
          { label: 'Nederlands', level: 'C2' },
          { label: 'Frans', level: 'B1' },
        ],
      },
    });
  });
  it('counts a language’s value whatever its origin, with its level', () => {
    expect(enrichment.evidence.filter(({ conceptId }) => conceptId === 'french')).toMatchObject([
      { source: 'ASPECT.languages', level: 'B1' },
      { source: 'CV_TEXT', level: 'B1' },
    ]);
  });
  it('keeps the months worked, the day available and the language', () => {
    expect(enrichment.worked).toEqual([
      { from: 2019 * 12 + 2, to: 2022 * 12 + 11 },
      { from: 2015 * 12, to: 2015 * 12 + 11 },
      { from: 2023 * 12, to: null },
    ]);
    expect(enrichment.availableFrom).toBe('2026-04-09');
    expect(document.language).toBe('DUT');
  });
  it('stems every text with the characters of each stem', () => {
    const text = enrichment.texts.find(({ field }) => field === 'workExperiences[0].text');
    expect(text).toMatchObject({ source: 'WORK_EXPERIENCES', endYear: 2022 });
    expect(text?.stems.slice(0, 2)).toEqual(['tig', 'lass']);
  });
  it('reading its own answer again changes nothing', () => {
    const again = parser.enrich('CANDIDATE', document, { today });
    expect(again.document).toEqual(document);
    expect(again.enrichment).toEqual(enrichment);
  });
});

describe('enrich a candidate whose CV alone tells of work and schooling', () => {
  const cvText = [
    'Kim Peeters',
    'Kerkstraat 1, 9000 Gent',
    '',
    'Werkervaring',
    '03/2019 – heden   Lasser, Metaal Desmet BV, Brugge',
    '- TIG-lassen van inox',
    '2012 – 2018   Magazijnier bij Colfridis',
    '- voorraadbeheer',
    '',
    'Opleiding',
    '2010   Bachelor Lassen-constructie, Hogeschool Vives',
  ].join('\n');
  const candidate: WireDocument = { id: 'c2', language: 'DUT', cvText };
  const { document, enrichment } = parser.enrich('CANDIDATE', candidate, { today });

  it('ENG-18 ENG-19 gives it the experiences and educations of its CV', () => {
    expect(document.workExperiences).toEqual([
      {
        id: 'parsed-experience-1',
        title: 'Lasser',
        company: 'Metaal Desmet BV',
        text: 'TIG-lassen van inox',
        dateFrom: '2019-03',
        dateTo: null,
      },
      {
        id: 'parsed-experience-2',
        title: 'Magazijnier',
        company: 'Colfridis',
        text: 'voorraadbeheer',
        dateFrom: '2012',
        dateTo: '2018',
      },
    ]);
    expect(document.educations).toMatchObject([
      { id: 'parsed-education-1', degree: 'Bachelor', field: 'Lassen-constructie', institute: 'Hogeschool Vives' },
    ]);
  });
  it('DET-05 lists evidence in experiences and educations with characters and years, beside that in the CV', () => {
    expect(places(enrichment.evidence, 'tig')).toEqual(['CV_TEXT cvText', 'WORK_EXPERIENCES workExperiences[0].text']);
    expect(places(enrichment.evidence, 'stock')).toEqual([
      'WORK_EXPERIENCES cvText',
      'WORK_EXPERIENCES workExperiences[1].text',
    ]);
    expect(places(enrichment.evidence, 'welder')).toContain('WORK_EXPERIENCES workExperiences[0].title');
    expect(places(enrichment.evidence, 'welding-studies')).toContain('EDUCATIONS educations[0].field');
    expect(places(enrichment.evidence, 'bachelor')).toContain('EDUCATIONS educations[0].degree');
    const tig = enrichment.evidence.find(({ field, conceptId }) => field.endsWith('[0].text') && conceptId === 'tig');
    expect(tig).toMatchObject({ start: 0, end: 10, endYear: null });
    const stock = enrichment.evidence.find(({ field }) => field === 'workExperiences[1].text');
    expect(stock).toMatchObject({ start: 0, end: 14, endYear: 2018 });
  });
  it('stems the parts of the CV with offsets of the part', () => {
    const part = enrichment.texts.find(({ field }) => field === 'workExperiences[1].text');
    expect(part).toMatchObject({ source: 'WORK_EXPERIENCES', endYear: 2018, starts: [0], ends: [14] });
  });
  it('counts the months worked, lives where the address is and is what it was last', () => {
    expect(enrichment.worked).toEqual([
      { from: 2019 * 12 + 2, to: null },
      { from: 2012 * 12, to: 2018 * 12 + 11 },
    ]);
    expect(document.matchProfile?.aspects).toMatchObject({
      locations: { value: [{ label: '9000 Gent', origin: 'parsed' }] },
      jobFunctions: { value: [{ label: 'lasser', origin: 'parsed' }] },
    });
  });
  it('ENG-19 reads them anew from a changed CV, and changes nothing when it has not', () => {
    expect(parser.enrich('CANDIDATE', document, { today })).toEqual({ document, enrichment });
    const changed = { ...document, cvText: cvText.replace('2012 – 2018   Magazijnier bij Colfridis', '') };
    const again = parser.enrich('CANDIDATE', changed, { today });
    expect(again.document.workExperiences?.map(({ title }) => title)).toEqual(['Lasser']);
    const emptied = parser.enrich('CANDIDATE', { ...document, cvText: 'Rijbewijs B' }, { today });
    expect(emptied.document).not.toHaveProperty('workExperiences');
  });
  it('adds nothing to a list that somebody wrote, and drops the parsed ones beside it', () => {
    const own = { id: 'w1', title: 'kok', dateFrom: '2020' };
    const workExperiences = [own, ...(document.workExperiences ?? [])];
    const { document: kept } = parser.enrich('CANDIDATE', { ...document, workExperiences }, { today });
    expect(kept.workExperiences).toEqual([own]);
    expect(kept.educations).toEqual(document.educations);
  });
  it('takes what somebody calls himself above the CV when no job names a function', () => {
    const text = 'Kim Peeters\nVerpleegkundige\n\nWerkervaring\n2019 - heden Droomweger, Morgenrood';
    const { document: told } = parser.enrich('CANDIDATE', { id: 'c3', language: 'DUT', cvText: text }, { today });
    expect(told.matchProfile?.aspects.jobFunctions).toMatchObject({ value: [{ label: 'verpleegkundige' }] });
  });
});
