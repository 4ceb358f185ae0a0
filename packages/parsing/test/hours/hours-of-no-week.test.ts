import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { aspectsOf } from '../aspects-of.ts';

const hours = (language: Language, text: string): readonly string[] =>
  aspectsOf(language, text, 'WORKING_HOURS').map(({ value }) => value);

describe('hours that nobody works', () => {
  it.each<readonly [Language, string]>([
    ['DUT', 'Je krijgt 40 uur ziekteverlof.'],
    ['DUT', 'Daarnaast bouw je 40 uur betaald verlof op.'],
    ['DUT', 'Je krijgt ook 38 uur ADV.'],
    ['FRE', 'Vous recevez 40 heures de congé.'],
    ['FRE', "Vous disposez de 40 heures d'absence maladie."],
    ['ENG', 'You get 40 hours of sick time.'],
    ['ENG', 'Each year brings 40 hours of paid vacation.'],
    ['ITA', 'Hai diritto a 40 ore di ferie.'],
    ['ITA', 'Sono previste 36 ore di malattia retribuita.'],
  ])('ENG-10f are those of leave in %s: %s', (language, text) => {
    expect(hours(language, text)).toEqual([]);
  });

  it.each<readonly [Language, string]>([
    ['DUT', 'De week telt 40 uur, verlof komt daarbij.'],
    ['FRE', 'Le contrat prévoit 38 heures, congés compris.'],
    ['ENG', 'You work 40 hours, leave at four on Fridays.'],
    ['ENG', 'You work 40 hours with vacation pay.'],
    ['ITA', 'Il contratto prevede 40 ore, ferie escluse.'],
  ])('ENG-10f are not those of a week with leave beside it in %s: %s', (language, text) => {
    expect(hours(language, text)).toEqual(['FULL_TIME']);
  });
});

describe('hours of a person', () => {
  it.each<readonly [Language, string]>([
    ['DUT', 'Je bent voltijds student.'],
    ['DUT', 'Je volgt een voltijdse opleiding.'],
    ['FRE', 'Vous êtes étudiant à temps plein.'],
    ['FRE', 'Réservé aux étudiants à temps plein.'],
    ['ENG', 'You must be a full-time resident of the county.'],
    ['ENG', 'You hold a degree from a full-time course.'],
    ['ITA', 'Sei uno studente a tempo pieno.'],
    ['ITA', 'Riservato a studenti a tempo pieno.'],
  ])('ENG-10f are what somebody is and no job in %s: %s', (language, text) => {
    expect(hours(language, text)).toEqual([]);
  });

  it.each<readonly [Language, string]>([
    ['DUT', 'Je volgt de opleiding en werkt voltijds.'],
    ['FRE', 'Job étudiant à temps plein en juillet.'],
    ['FRE', 'Nous cherchons des étudiants à temps plein pour juillet.'],
    ['ENG', 'We are hiring full-time students for July.'],
    ['ENG', 'Full-time course leader in nursing.'],
    ['ITA', 'Cerchiamo studenti a tempo pieno per luglio.'],
  ])('ENG-10f are those of a job that is named beside a person in %s: %s', (language, text) => {
    expect(hours(language, text)).toEqual(['FULL_TIME']);
  });
});
