import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

function aspects(text: string, aspectType: string) {
  return parser.parseJob({ title: '', text }).parsingAspects.filter((aspect) => aspect.aspectType === aspectType);
}

describe('a level in figures beside one in words', () => {
  it.each([
    ['Requisiti:\n- ottima conoscenza della lingua francese (B1)\n- patente B', 'B1'],
    ['Profil : vous maîtrisez très bien l’allemand (B2), et aimez le contact avec les clients.', 'B2'],
    ['Profiel: zeer goede kennis van het Frans (B1) en een rijbewijs voor de bedrijfswagen.', 'B1'],
    ['Your profile: excellent German (B2) and a driving licence for the company van.', 'B2'],
  ])('ENG-10a the figure is meant: %s', (text, level) => {
    expect(aspects(text, 'LANGUAGE')).toMatchObject([{ level }]);
  });
});

it('ENG-10c words of knowing a language, right before it, are no skill of their own', () => {
  const text = 'Requisiti: conoscenza della lingua tedesca almeno B2, buon uso del PC. Sede di lavoro: Bolzano.';
  expect(aspects(text, 'JOB_PROPERTY')).toEqual([]);
  expect(aspects(text, 'LANGUAGE')).toMatchObject([{ conceptId: 'language-ger', level: 'B2' }]);
});

describe('the place behind the function of a headline without a preposition', () => {
  it.each([
    ['Infermiere RSA Brescia - tempo indeterminato - turni', 'Brescia'],
    ['Infermiera Bergamo - contratto a tempo determinato', 'Bergamo'],
    ['Verpleegkundige WZC Brugge - vast contract', 'Brugge'],
    ['Infirmier EHPAD Lyon - CDI temps plein', 'Lyon'],
  ])('ENG-10g %s', (text, place) => {
    expect(aspects(text, 'GEO')).toMatchObject([{ labels: [place] }]);
  });
});

it('ENG-10f "pt" is part time beside a job, not by itself', () => {
  expect(aspects('Receptionist wanted. This is a temp pt role at our clinic.', 'WORKING_HOURS')).toMatchObject([
    { value: 'PART_TIME' },
  ]);
  expect(aspects('Receptionist wanted. You plan the day of our PT and our OT.', 'WORKING_HOURS')).toEqual([]);
});
