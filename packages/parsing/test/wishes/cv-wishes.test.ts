import type { AspectName, Language, WireDocument } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

function aspectsOf(language: Language, cvText: string, more: Partial<WireDocument> = {}) {
  const stored = { id: 'c', language, cvText, ...more };
  return parser.enrich('CANDIDATE', stored, { today: '2026-06-15' }).document.matchProfile?.aspects ?? {};
}

function labelsOf(language: Language, cvText: string, name: AspectName): readonly string[] {
  const items = aspectsOf(language, cvText)[name]?.value;
  return Array.isArray(items) ? items.flatMap((item) => ('label' in item ? [item.label] : [])) : [];
}

describe('what the sentences of a CV wish', () => {
  it.each([
    ['DUT', 'Ik zoek een vast contract, voltijds.'],
    ['DUT', 'Wat ik zoek: fulltime werk, liefst een vaste job'],
    ['FRE', 'Je cherche un CDI à temps plein.'],
    ['FRE', 'Contrat souhaité : CDI, temps plein'],
    ['ENG', 'Open to permanent roles of 38 hours a week.'],
    ['ENG', 'CAREER OBJECTIVE\nAn engineering office with a permanent contract, full time.'],
    ['ITA', 'Cerco lavoro full time a tempo indeterminato.'],
    ['ITA', 'Obiettivo: lavoro fisso a tempo pieno'],
  ] as const)('ENG-19 is wished: %s %s', (language, text) => {
    expect(labelsOf(language, text, 'contractTypes')).toEqual(['PERMANENT']);
    expect(labelsOf(language, text, 'workingHours')).toEqual(['FULL_TIME']);
  });
  it.each([
    ['DUT', 'Ik had daar een vast contract en werkte voltijds.'],
    ['FRE', "J'y étais en CDI à temps plein."],
    ['ENG', 'I was on a permanent contract there and worked full time.'],
    ['ITA', 'Lì avevo un contratto a tempo indeterminato, full time.'],
  ] as const)('ENG-19 what somebody had is no wish: %s %s', (language, text) => {
    expect(labelsOf(language, text, 'contractTypes')).toEqual([]);
    expect(labelsOf(language, text, 'workingHours')).toEqual([]);
  });
  it.each([
    ['DUT', 'Na vijf jaar als zelfstandige zoek ik vast werk.'],
    ['FRE', 'Après cinq ans comme indépendant je cherche un emploi fixe.'],
    ['ENG', 'After five years as a freelancer I am looking for a permanent job.'],
    ['ITA', 'Dopo cinque anni in partita IVA cerco un lavoro fisso.'],
  ] as const)('ENG-19 what stands before the wish was: %s %s', (language, text) => {
    expect(labelsOf(language, text, 'contractTypes')).toEqual(['PERMANENT']);
  });
  it('ENG-19 a job that was is not asked what it wished', () => {
    const text =
      'Jan Peeters\n\nWerkervaring\n2015 - 2019 Magazijnier, Colruyt\n- bij klanten op zoek naar een vast contract';
    expect(labelsOf('DUT', text, 'contractTypes')).toEqual([]);
  });
  it('ENG-19 the wage that is wished is the least', () => {
    const { wage } = aspectsOf('ENG', 'I am looking for a job from €2,800 a month.');
    expect(wage?.value).toMatchObject({ from: 2800, to: null });
  });
  it('ENG-19 wishes of their own field win', () => {
    const { workingHours } = aspectsOf('DUT', 'Ik zoek een voltijdse job.', { preferredJobInfo: 'Liefst deeltijds.' });
    expect(workingHours?.value).toMatchObject([{ label: 'PART_TIME' }]);
  });
});

describe('ENG-19 the wage that a CV wishes', () => {
  it.each([
    ['DUT', 'Loonverwachting: 3.200 euro bruto.', 3200],
    ['DUT', 'Salariswens 2.900 euro per maand', 2900],
    ['FRE', 'Prétentions : 2 400 € brut', 2400],
    ['ENG', 'Salary expectation: €36,000 per year', 3000],
    ['ITA', 'Richiesta economica: 1.900 euro lordi al mese', 1900],
  ] as const)('%s: %s', (language, text, from) => {
    expect(aspectsOf(language, text).wage?.value).toMatchObject({ from });
  });
});

describe('the job that a CV wishes', () => {
  it.each([
    ['DUT', 'Ik zoek werk als kok of barista.\n\nWerkervaring\n2015 - heden Magazijnier, Colruyt', ['kok', 'barista']],
    ['FRE', 'Je cherche un poste de cuisinier.\n\nExpérience\n2015 - présent Magasinier, Colruyt', ['cuisinier']],
    ['ENG', 'I am looking for work as a cook.\n\nExperience\n2015 - present Forklift driver, Tesco', ['cook']],
    ['ITA', 'Cerco un posto da cuoco.\n\nEsperienza\n2015 - oggi Magazziniere, Coop', ['cuoco']],
  ] as const)('ENG-19 counts before the last one: %s %s', (language, text, jobs) => {
    expect(labelsOf(language, text, 'jobFunctions')).toEqual(jobs);
  });
  it.each([
    [
      'DUT',
      'Ik zoek een team met een goede kok.\n\nWerkervaring\n2015 - heden Magazijnier, Colruyt',
      'magazijnmedewerker',
    ],
    ['ENG', 'Looking for a place beside a good cook.\n\nExperience\n2015 - present Welder, Shipyard Ltd', 'welder'],
    ['FRE', 'Je cherche une équipe avec un bon cuisinier.\n\nExpérience\n2015 - présent Soudeur, Arcelor', 'soudeur'],
    ['ITA', 'Cerco una squadra con un bravo cuoco.\n\nEsperienza\n2015 - oggi Saldatore, Fincantieri', 'saldatore'],
  ] as const)('ENG-19 others in the sentence are no wish: %s %s', (language, text, job) => {
    expect(labelsOf(language, text, 'jobFunctions')).toEqual([job]);
  });
});

describe('ENG-19 when somebody can begin', () => {
  it.each([
    ['DUT', 'Ik zoek een vaste job als magazijnier, beschikbaar vanaf 1 mei 2026, voltijds.', 0],
    ['DUT', 'Op zoek naar een deeltijdse job als verkoopster, onmiddellijk beschikbaar.', 0],
    ['DUT', 'Beschikbaar na een opzegtermijn van 6 weken, liefst 4/5.', 42],
    ['DUT', 'Beschikbaar vanaf 1 september 2026.', 78],
    // a day without its year is the next one of that name
    ['DUT', 'Beschikbaar vanaf 1 september.', 78],
    ['DUT', 'Beschikbaar vanaf 1 mei.', 320],
    ['FRE', 'Disponible à partir du 1er septembre.', 78],
    ['ENG', 'Available from September 1st.', 78],
    ['ENG', 'Available from September.', 78],
    ['ITA', 'Disponibile dal 1 settembre.', 78],
    ['FRE', 'Je cherche un CDI comme magasinier, disponible dans 2 semaines.', 14],
    ['FRE', 'Souhaite un mi-temps comme vendeuse, libre de suite.', 0],
    ['FRE', 'Disponible après un préavis d’un mois.', 30],
    ['ENG', 'Looking for a full-time job, available from 1 September 2026.', 78],
    ['ENG', 'Notice period four weeks; open to temp work.', 28],
    ['ENG', 'Availability: immediate', 0],
    ['ITA', 'Cerco un lavoro full time, disponibile da subito.', 0],
    ['ITA', 'Disponibile per part-time mattina, preavviso di 30 giorni.', 30],
  ] as const)('%s: %s', (language, text, days) => {
    expect(aspectsOf(language, text).availabilityAspect?.value).toMatchObject({ value: days, origin: 'parsed' });
  });
  it.each([
    ['DUT', 'Werkervaring\n2015 - 2020 Kok, Bistro Zuid, Gent\n- altijd meteen beschikbaar voor klanten'],
    ['FRE', 'Libre penseur, je travaille volontiers seul.'],
    ['ENG', 'I am available for weekend work.'],
    ['ITA', 'Non sono disponibile subito.'],
  ] as const)('is not told by %s: %s', (language, text) => {
    expect(aspectsOf(language, text).availabilityAspect).toBeUndefined();
  });
  it('yields to what the document says itself', () => {
    const own = {
      type: 'integer',
      weight: 1,
      required: false,
      value: { value: 5, weight: 1, required: false },
    } as const;
    const found = aspectsOf('DUT', 'Onmiddellijk beschikbaar.', {
      matchProfile: { aspects: { availabilityAspect: own } },
    });
    expect(found.availabilityAspect?.value).toMatchObject({ value: 5 });
  });
});
