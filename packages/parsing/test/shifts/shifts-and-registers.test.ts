import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

function skillsIn(language: Language, text: string): readonly string[] {
  return parser
    .parseJob({ title: '', text, language })
    .parsingAspects.flatMap((aspect) => (aspect.aspectType === 'JOB_PROPERTY' ? [aspect.conceptId] : []));
}

describe('when and where one works, in the words of ads', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Je werkt één weekend op drie.', 'weekend-work'],
    ['DUT', 'Je mag twee dagen per week thuis werken.', 'remote-work'],
    ['DUT', 'We bieden glijdende werktijden.', 'flexible-hours'],
    ['FRE', 'Horaires : vacations de 12 heures.', 'rotating-shifts'],
    ['FRE', 'Vous travaillez un samedi par mois.', 'saturday-work'],
    ['FRE', 'Un jour de télétravail par semaine.', 'remote-work'],
    ['FRE', 'Des déplacements ponctuels sont à prévoir.', 'travel-required'],
    ['ENG', 'Rosters of 12-hour shifts.', 'rotating-shifts'],
    ['ENG', 'You work one Saturday in four.', 'saturday-work'],
    ['ENG', 'There is a weekend rota.', 'weekend-work'],
    ['ITA', 'Lavorerai due giorni da casa.', 'remote-work'],
    ['ITA', 'Turni di 12 ore.', 'rotating-shifts'],
  ])('%s: "%s" is %s', (language, text, concept) => {
    expect(skillsIn(language, text)).toContain(concept);
  });

  it.each<readonly [Language, string]>([
    ['FRE', 'Un self est sur place.'],
    ['ENG', 'There is an on-site gym.'],
    ['FRE', 'Vous travaillez en équipe.'],
  ])('%s: "%s" is none of them', (language, text) => {
    expect(skillsIn(language, text)).toEqual([]);
  });
});

describe('registers and fields that ads name by one word', () => {
  it.each<readonly [Language, string, string]>([
    ['ENG', 'Requirements\nYou are registered with CORU.', 'allied-health-registration'],
    ['ENG', 'Requirements\nExperience in DevOps.', 'devops'],
    ['ENG', 'Requirements\nA forklift ticket.', 'forklift-licence'],
    ['FRE', 'Profil\nVous avez un agrément INAMI.', 'nursing-registration'],
    ['FRE', 'Profil\nVous utilisez un logiciel notarial.', 'notary-software'],
    ['ITA', 'Requisiti\nFormazione sicurezza in corso di validità.', 'safety-training-general'],
    ['DUT', 'Taken\nJe volgt de tijdelijke werkloosheid op.', 'temporary-layoff'],
  ])('%s: "%s" names %s', (language, text, concept) => {
    expect(skillsIn(language, text)).toContain(concept);
  });
});
