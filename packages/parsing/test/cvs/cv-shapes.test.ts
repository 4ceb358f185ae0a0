import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

/** ⏎ is a line break. */
const cvOf = (language: Language, text: string) => parser.parseCv({ language, text: text.replaceAll(' ⏎ ', '\n') });

describe('ENG-18 a name and an address around a birth', () => {
  it.each<readonly [Language, string, string, string]>([
    ['DUT', 'WOUTERS Els', 'Brugge', 'WOUTERS Els - °18/09/1993 - Gistelse Steenweg 200, 8200 Brugge'],
    ['FRE', 'COLLARD Bénédicte', 'Tournai', 'COLLARD Bénédicte - née le 18/09/1994 - Rue Royale 20, 7500 Tournai'],
    ['ENG', 'Claire BENNETT', 'Bath', 'BENNETT, Claire - born 18/09/1993 - 20 Lower Bristol Road, Bath BA2 3DQ'],
    ['ITA', 'SERRA Valentina', 'Cagliari', 'SERRA Valentina - nata il 18/09/1994 - Via Dante 20, 09127 Cagliari'],
  ])('%s: %s of %s: %s', (language, name, home, text) => {
    const cv = cvOf(language, text);
    expect([cv.name?.text, cv.residence?.name]).toEqual([name, home]);
  });

  it.each([
    ['MARCO SILVA', 'MARCO SILVA, Sous Chef ⏎ Brighton'],
    ['SARAH JONES', 'SARAH JONES, Nurse ⏎ Leeds'],
  ])('%s has a trade behind the name, and no surname before it', (name, text) => {
    expect(cvOf('ENG', text).name?.text).toBe(name);
  });

  it('a firm with its years is no name', () => {
    expect(cvOf('ENG', 'Carter Brown 2010 - 2014 ⏎ Clerk').name).toBeNull();
  });
});

describe('ENG-19 shapes of CVs', () => {
  it.each<readonly [Language, string]>([
    ['DUT', '💼 WERK ⏎ Verkoper — Zara, Gent ⏎ 2019 – nu ⏎  ⏎ 🎓 STUDIE ⏎ Bachelor rechten — UGent ⏎ 2014 – 2018'],
    ['ENG', '💼 WORK ⏎ Seller — Zara, Leeds ⏎ 2019 – now ⏎  ⏎ 🎓 STUDIES ⏎ BA Law — Leeds University ⏎ 2014 – 2018'],
    ['FRE', 'travail ⏎ 2021-2024 maçon chez Eiffage ⏎  ⏎ études ⏎ 2004-2008 licence de droit, Université de Lyon'],
    ['ITA', 'lavoro ⏎ 2021-2024 muratore presso Codelfa ⏎  ⏎ scuola ⏎ 2004-2008 diploma edile, Istituto Rossi'],
    [
      'FRE',
      '--- BOULOT --- ⏎ [2014 - 2019] Soudeur @ Baxter (Lessines) ⏎  ⏎ --- ÉCOLE --- ⏎ [2010 - 2014] BTS @ Lycée Zola',
    ],
    ['DUT', 'Loopbaan in het kort ⏎ 2010 - 2015  Kok, Loetje ⏎  ⏎ Opleiding ⏎ 2006 - 2010  Havo, Corderius College'],
    [
      'ENG',
      'What I have done: ⏎ - from 1998 to 2019 machinist at Joules Textiles ⏎ School: City & Guilds, Salford College, 1997',
    ],
    [
      'ITA',
      'Cosa ho fatto: ⏎ - dal 1998 al 2019 operaia al Lanificio Cerruti ⏎ Scuola: diploma di sarta, IPSIA Galliari, nel 1997',
    ],
  ])('%s: a job and a school: %s', (language, text) => {
    const { workExperiences, educations } = cvOf(language, `Ann Hill ⏎  ⏎ ${text}`);
    expect([workExperiences.length, educations.length]).toEqual([1, 1]);
    expect(workExperiences[0]?.title).toMatch(/^(?:verkoper|seller|maçon|muratore|soudeur|kok|machinist|operaia)/i);
  });

  it.each<readonly [Language, string, string]>([
    ['DUT', 'VDAB Gent', 'Werk ⏎ 1998 - 2019 naaister bij Santens ⏎ 2020 - 2021 opleiding zorgkundige bij VDAB Gent'],
    ['ENG', 'Bolton College', 'Work ⏎ 1998 - 2019 Packer, Joules ⏎ 2020 - 2021 NVQ Level 2 Care, Bolton College'],
  ])('%s: what was learnt among the jobs, at %s', (language, institute, text) => {
    const { workExperiences, educations } = cvOf(language, text);
    expect(workExperiences).toHaveLength(1);
    expect(educations).toMatchObject([{ institute }]);
  });

  it.each<readonly [Language, string, string]>([
    ['ENG', 'January 2009 ⏎ to ⏎ May 2016', '2016-05'],
    ['DUT', 'januari 2009 ⏎ tot ⏎ mei 2016', '2016-05'],
    ['FRE', 'janvier 2009 ⏎ à ⏎ mai 2016', '2016-05'],
    ['ITA', 'gennaio 2009 ⏎ a ⏎ maggio 2016', '2016-05'],
  ])('%s: a period whose word stands alone on its line: %s', (language, period, dateTo) => {
    const text = `Experience ⏎ Sales assistant, Zara, Leeds ⏎ ${period} ⏎ Folding clothes`;
    expect(cvOf(language, text).workExperiences).toMatchObject([{ dateFrom: '2009-01', dateTo }]);
  });

  it('a researcher at a university has a job', () => {
    const { workExperiences } = cvOf('ENG', 'Experience ⏎ 2018 - 2022 PhD researcher, University of Bologna');
    expect(workExperiences).toMatchObject([{ title: 'PhD researcher' }]);
  });
});

describe('ENG-18 what somebody is free for', () => {
  const hoursOf = (language: Language, cvText: string) => {
    const { document } = parser.enrich('CANDIDATE', { id: 'c', language, cvText }, { today: '2026-11-25' });
    const { workingHours, availabilityAspect } = document.matchProfile?.aspects ?? {};
    return {
      hours: Array.isArray(workingHours?.value) ? workingHours.value.map((item) => 'label' in item && item.label) : [],
      days: availabilityAspect?.type === 'integer' ? availabilityAspect.value?.value : null,
    };
  };
  it.each<readonly [Language, string]>([
    ['DUT', 'Ik ben meteen vrij voor voltijds werk, ook in ploegen.'],
    ['ENG', 'I am free at once for full-time work, shifts included.'],
    ['FRE', 'Je suis libre de suite pour un temps plein.'],
    ['ITA', 'Sono libero subito per un lavoro a tempo pieno.'],
  ])('%s: %s', (language, text) => {
    expect(hoursOf(language, text)).toEqual({ hours: ['FULL_TIME'], days: 0 });
  });

  it.each<readonly [Language, string]>([
    ['DUT', 'Rijbewijzen   B, C, CE, D met code 95'],
    ['ITA', 'Patenti       B, C, CE, D con CQC'],
  ])('%s: the last licence of a list goes on: %s', (language, cvText) => {
    const { enrichment } = parser.enrich('CANDIDATE', { id: 'c', language, cvText }, { today: '2026-11-25' });
    expect(enrichment.evidence.map(({ conceptId }) => conceptId)).toContain('driving-licence-d');
  });
});
