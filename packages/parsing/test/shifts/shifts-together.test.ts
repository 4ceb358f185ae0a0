import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { aspectsOf } from '../aspects-of.ts';

const shifts = (language: Language, text: string): readonly string[] =>
  aspectsOf(language, text, 'JOB_PROPERTY')
    .map(({ conceptId }) => conceptId)
    .sort();

describe('times of work that are told together', () => {
  it.each<readonly [Language, string, readonly string[]]>([
    ['DUT', 'Een baan met avond- en weekendwerk.', ['evening-work', 'weekend-work']],
    ['DUT', 'Je draait avond-, nacht- en weekenddiensten.', ['evening-work', 'night-shift', 'weekend-work']],
    ['DUT', "Je werkt ook 's avonds en in het weekend.", ['evening-work', 'weekend-work']],
    ['DUT', 'Beschikbaar in de avonden en weekenden.', ['evening-work', 'weekend-work']],
    ['ENG', 'You work evenings and weekends.', ['evening-work', 'weekend-work']],
    ['ENG', 'Some nights and weekends are part of the job.', ['night-shift', 'weekend-work']],
    ['ENG', 'Evening, weekend and bank holiday work.', ['evening-work', 'holidays-work', 'weekend-work']],
    ['FRE', 'Travail le soir et le week-end.', ['evening-work', 'weekend-work']],
    ['FRE', 'Disponible nuits et week-ends.', ['night-shift', 'weekend-work']],
    ['FRE', 'Horaires : soirs/week-ends.', ['evening-work', 'weekend-work']],
    ['ITA', 'Disponibilità sera e weekend.', ['evening-work', 'weekend-work']],
    ['ITA', 'Turni serali e festivi.', ['evening-work', 'holidays-work']],
  ])('ENG-10c are all asked, in %s: %s', (language, text, concepts) => {
    expect(shifts(language, text)).toEqual(concepts);
  });

  it.each<readonly [Language, string]>([
    ['DUT', 'Avonden en weekenden vrij.'],
    ['DUT', 'We zijn gesloten op zaterdag en feestdagen.'],
    ['ENG', 'Evenings and weekends free.'],
    ['ENG', 'We are closed on weekends and bank holidays.'],
    ['FRE', 'Soirées et week-ends libres.'],
    ['FRE', 'Fermé les week-ends et jours fériés.'],
    ['ITA', 'Sere e weekend liberi.'],
    ['ITA', 'Niente sere e weekend.'],
  ])('ENG-10c ask nothing where they are free, in %s: %s', (language, text) => {
    expect(shifts(language, text)).toEqual([]);
  });

  it.each<readonly [Language, string]>([
    ['ENG', 'A walk in the evening. The weekend was rainy.'],
    ['DUT', 'Elke maand een gezellige avond met collega’s.'],
    ['FRE', 'Une soirée avec vos collègues chaque semaine.'],
    ['ITA', 'Una sera con i colleghi ogni mese.'],
    ['ENG', 'The role needs occasional overnight travel.'],
  ])('ENG-10c are no times of work where nothing joins them, in %s: %s', (language, text) => {
    expect(shifts(language, text)).toEqual([]);
  });
});

describe('the evening and the late shift', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Je werkt in de late ploeg, van 14 tot 22 uur.', 'late-shift'],
    ['DUT', 'Je werkt twee avonden per week.', 'evening-work'],
    ['FRE', "Poste d'après-midi, de 13 h à 21 h.", 'late-shift'],
    ['FRE', 'Vous acceptez le travail en soirée.', 'evening-work'],
    ['ENG', 'Afternoon shift, 2 pm to 10 pm.', 'late-shift'],
    ['ENG', 'The role includes evening work.', 'evening-work'],
    ['ITA', 'Turno pomeridiano dalle 14 alle 22.', 'late-shift'],
    ['ITA', 'Si richiede disponibilità serale.', 'evening-work'],
  ])('ENG-10c are two times of work, in %s: %s', (language, text, concept) => {
    expect(shifts(language, text)).toEqual([concept]);
  });
});
