import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

/** A language, a title, a text, and a concept. */
type Case = readonly [language: Language, title: string, text: string, concept: string];

function conceptsOf(language: Language, title: string, text: string): readonly string[] {
  return parser
    .parseJob({ title, text, language })
    .parsingAspects.flatMap((aspect) =>
      'conceptId' in aspect && typeof aspect.conceptId === 'string' ? [aspect.conceptId] : [],
    );
}

describe('the names of what an ad asks (issue 18)', () => {
  it.each<Case>([
    ['ITA', 'Contabile', "Requisiti:\n- Iscrizione all'albo professionale", 'professional-register'],
    ['ITA', 'Infermiere', "Requisiti:\n- Iscrizione all'albo degli infermieri", 'nursing-registration'],
    ['ENG', 'IT auditor', 'You know ISAE 3402 reports.', 'isae-3402'],
    ['DUT', 'Schilder', 'Je draagt adembescherming bij het spuiten.', 'ppe'],
    ['ENG', 'Painter', 'You wear respiratory protection while spraying.', 'ppe'],
    ['ENG', 'Surveyor', 'You carry out stock condition surveys of our homes.', 'condition-surveys'],
    ['ITA', 'Tecnico', 'Ti occupi di ispezione degli edifici.', 'condition-surveys'],
  ])('ENG-10c are those of the thing itself (%s, %s: %s)', (language, title, text, concept) => {
    expect(conceptsOf(language, title, text)).toContain(concept);
  });

  it.each<Case>([
    ['ITA', 'Contabile', "Requisiti:\n- Iscrizione all'albo", 'allied-health-registration'],
    ['DUT', 'Schilder', 'Je draagt adembescherming bij het spuiten.', 'breathing-apparatus'],
    ['ITA', 'Operaio', 'Bando di concorso pubblico per un posto di operaio.', 'civil-service-exam'],
    [
      'ITA',
      'Autista',
      'Requisiti:\n- non avere procedimenti disciplinari in corso e gestione del protocollo',
      'grievances-disciplinary',
    ],
    ['ITA', 'Cassiera', 'Offriamo formazione informatica ai nuovi colleghi.', 'it-training'],
    ['FRE', 'Caissière', 'Nous offrons une formation bureautique aux nouveaux collègues.', 'it-training'],
    ['ENG', 'Waiter', 'You deliver to customers a warm experience.', 'multi-stop-delivery'],
  ])('ENG-10c are no others (%s, %s: %s)', (language, title, text, concept) => {
    expect(conceptsOf(language, title, text)).not.toContain(concept);
  });

  it.each<Case>([
    ['ITA', 'Tecnico', 'Laurea a indirizzo scientifico (informatica, matematica, statistica).', 'mathematics'],
    ['ENG', 'Analyst', 'A degree in a numerate subject (economics, statistics, mathematics).', 'statistics'],
    ['DUT', 'Analist', 'Een bachelor in een exacte richting (economie, statistiek, wiskunde).', 'statistics'],
    ['FRE', 'Analyste', 'Un master en sciences exactes (économie, statistiques, mathématiques).', 'statistics'],
  ])('ENG-10c fields in brackets behind a study are no skills (%s, %s: %s)', (language, title, text, concept) => {
    expect(conceptsOf(language, title, text)).not.toContain(concept);
  });

  it('ENG-10c what stands in brackets behind experience is a skill', () => {
    expect(conceptsOf('ENG', 'Analyst', 'A degree and experience in analysis (SQL, statistics).')).toContain(
      'statistics',
    );
  });

  it.each<Case>([
    ['ENG', 'Clerk', 'We offer 30 days annual leave plus bank holidays and weekends.', 'weekend-work'],
    ['ITA', 'Impiegato', 'Offriamo 22 giorni di ferie più i festivi e weekend.', 'weekend-work'],
  ])('ENG-10f days beside the leave that is given are free (%s, %s: %s)', (language, title, text, concept) => {
    expect(conceptsOf(language, title, text)).not.toContain(concept);
  });

  it('ENG-10f days of work are not', () => {
    expect(conceptsOf('ENG', 'Clerk', 'You work weekends and bank holidays.')).toContain('weekend-work');
  });

  it('ENG-10c what is done under others is not led', () => {
    const text = 'Lavorerai con la supervisione dei capi cantiere.';
    expect(conceptsOf('ITA', 'Muratore', text)).not.toContain('construction-site-manager');
  });
});
