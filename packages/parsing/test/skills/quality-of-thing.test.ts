import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

function wordsOf(text: string, language: Language): readonly string[] {
  return parser
    .parseJob({ title: '', text, language })
    .parsingAspects.flatMap((aspect) =>
      'conceptId' in aspect && aspect.conceptId !== null ? [aspect.matchedText] : [],
    );
}

describe('a quality', () => {
  it.each<readonly [Language, string, string, string]>([
    [
      'DUT',
      'Profiel\n- ervaring met proactief onderhoud, pompen en kleppen',
      'je bent nauwkeurig en proactief',
      'proactief',
    ],
    [
      'FRE',
      'Profil\n- rigueur dans une approche technique collaborative',
      'rigueur et esprit collaboratif',
      'collaborati',
    ],
    ['ENG', 'Profile\n- empathy for the patient experience', 'you are patient, always', 'patient'],
    [
      'ITA',
      'Mansioni\n- curare la manutenzione proattiva, pompe e valvole',
      'sei una persona precisa e proattiva',
      'proattiva',
    ],
  ])('ENG-10b of a thing is asked of nobody, of a person it is (%s: %s)', (language, ofThing, ofPerson, word) => {
    expect(wordsOf(ofThing, language).join()).not.toContain(word);
    expect(wordsOf(`Profil\n- ${ofPerson}`, language).join() + wordsOf(ofPerson, language).join()).toContain(word);
  });
});

describe('a quality behind a passive verb', () => {
  it.each<readonly [Language, string, string, string]>([
    [
      'DUT',
      'Van plaatsing tot afwerking: elk project wordt zorgvuldig en professioneel opgevolgd.',
      'Profiel\n- je wordt professioneel',
      'professioneel',
    ],
    [
      'DUT',
      'Selecties worden door je collega Griet georganiseerd.',
      'Profiel\n- je bent georganiseerd',
      'georganiseerd',
    ],
    ['ITA', 'Ogni ordine viene preciso e puntuale.', 'Profilo\n- sei preciso', 'preciso'],
  ])('ENG-10b says how a thing is done (%s: %s), of the reader it is one: %s', (language, ofThing, ofPerson, word) => {
    expect(wordsOf(ofThing, language).join()).not.toContain(word);
    expect(wordsOf(ofPerson, language).join()).toContain(word);
  });
});

describe('a quality beside a skill', () => {
  it.each<readonly [Language, string, string]>([
    ['FRE', 'Profil\n- soudure précise, caisse', 'précise'],
    ['ENG', 'Profile\n- creative Photoshop, empathy', 'creative'],
    ['ITA', 'Profilo\n- saldatura precisa, cassa', 'precisa'],
  ])('ENG-10b is asked of whoever has the skill (%s: %s)', (language, text, word) => {
    expect(wordsOf(text, language)).toContain(word);
  });
});

describe('a common word that says which thing is meant', () => {
  it.each<readonly [Language, string, string, string]>([
    ['FRE', 'Vos missions\n- tenir le point de vente', 'Profil\n- expérience de vente', 'vente'],
  ])('ENG-10b is no skill, known it is (%s: %s)', (language, kind, known, word) => {
    expect(wordsOf(kind, language)).not.toContain(word);
    expect(wordsOf(known, language).join()).toContain(word);
  });
});

describe('a quality in a text that lost its commas', () => {
  const WORDS = 'You help our visitors and our colleagues and write down what they say. '.repeat(12);

  it.each<readonly [string, string, string]>([
    ['reliable', 'You must have reliable internet at home.', 'You are reliable and calm.'],
  ])('ENG-10b is told of the thing behind it (%s): %s', (word, ofThing, ofPerson) => {
    expect(wordsOf(`${WORDS}\nProfile\n- ${ofThing}`, 'ENG').join()).not.toContain(word);
    expect(wordsOf(`${WORDS}\nProfile\n- ${ofPerson}`, 'ENG').join()).toContain(word);
  });

  it('ENG-10b is no part of a compound', () => {
    expect(wordsOf('Profile\n- you make our pages user friendly', 'ENG')).not.toContain('friendly');
    expect(wordsOf('Profile\n- you are friendly', 'ENG')).toContain('friendly');
  });
});
