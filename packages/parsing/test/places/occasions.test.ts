import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

/** The skills, qualities and places of work that the text of an ad names. */
function named(language: Language, text: string): readonly string[] {
  return parser
    .parseJob({ title: '', text, language })
    .parsingAspects.flatMap((aspect) => ('conceptId' in aspect && aspect.conceptId !== null ? [aspect.conceptId] : []));
}

describe('where an interview or a training takes place is not where one works', () => {
  it.each<readonly [Language, string, string, string]>([
    ['FRE', 'Entretien en présentiel avec le directeur.', 'Lieu du poste : en présentiel.', 'on-site-work'],
    ['FRE', 'La formation se fait en présentiel.', 'Vous travaillez en présentiel.', 'on-site-work'],
    ['ENG', 'The interview takes place remotely.', 'You work remotely.', 'remote-work'],
    ['ENG', 'We hire through a fully remote interview.', 'The job is fully remote.', 'remote-work'],
    ['DUT', 'Het eerste gesprek gebeurt op kantoor.', 'Je werkt volledig op kantoor.', 'on-site-work'],
    ['ITA', 'Il colloquio si svolge da remoto.', 'Si lavora da remoto due giorni.', 'remote-work'],
  ])('%s "%s", but "%s": %s', (language, occasion, job, concept) => {
    expect(named(language, occasion)).not.toContain(concept);
    expect(named(language, job)).toContain(concept);
  });

  it('goes on behind "and"', () => {
    expect(named('ENG', 'You get a training and work remotely.')).toContain('remote-work');
  });
});

describe('to whom one reports is no writing of reports', () => {
  it.each<readonly [Language, string, string]>([
    ['ENG', 'Reporting to the site manager, you will set out the works.', 'Tasks\n- reporting of the results'],
    ['ENG', 'You close the books. Reporting to the CFO, you also plan.', 'Tasks\n- reporting of the results'],
    ['DUT', 'Functie\nAls bedrijfsjurist rapporteer je aan de CFO.', 'Taken\n- rapporteren over de cijfers'],
  ])('%s "%s", but "%s"', (language, line, task) => {
    expect(named(language, line)).not.toContain('report-writing');
    expect(named(language, task)).toContain('report-writing');
  });

  it('keeps what is a task by its label: "report to parents"', () => {
    expect(named('ENG', 'Tasks\n- report to parents')).toContain('parent-contact');
  });
});

describe('what becomes of the data of who applies is no skill', () => {
  it.each<readonly [Language, string, string]>([
    ['FRE', 'Vos données personnelles sont traitées conformément au RGPD.', 'Vous connaissez le RGPD.'],
    ['ENG', 'Your personal data are processed under the GDPR.', 'You know the GDPR.'],
  ])('%s "%s", but "%s"', (language, notice, asked) => {
    expect(named(language, notice)).toEqual([]);
    expect(named(language, asked)).toContain('gdpr');
  });
});

describe('a training is no quality', () => {
  it('"hands-on training" is given, a hands-on mentality is asked', () => {
    expect(named('ENG', 'Benefits include hands-on training.')).not.toContain('hands-on');
    expect(named('ENG', 'Profile\n- you are hands-on')).toContain('hands-on');
  });
});
