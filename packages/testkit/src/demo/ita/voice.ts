import type { Voice } from '../words/voice.ts';
import { ad } from './ad-voice.ts';
import { cv } from './cv-voice.ts';
import { names, towns } from './places.ts';
import { sectors } from './sectors.ts';
import { countryWords, words } from './words.ts';

const degrees = {
  1: ['licenza media', 'attestato di formazione', 'terza media'],
  2: ['diploma', 'qualifica professionale', 'maturità', 'diploma tecnico'],
  3: ['laurea triennale', 'laurea magistrale', 'diploma ITS', 'master di I livello'],
};

/** Italian as written in Italy. */
export const italian: Voice = {
  language: 'ITA',
  towns,
  names,
  sectors,
  words,
  countryWords,
  cv,
  ad,
  languageNames: [
    'italiano',
    'inglese',
    'francese',
    'tedesco',
    'spagnolo',
    'romeno',
    'albanese',
    'arabo',
    'portoghese',
    'ucraino',
    'cinese',
  ],
  degrees: { BE: degrees, NL: degrees, LU: degrees, FR: degrees, IT: degrees },
  present: ['oggi', 'in corso', 'attuale'],
  thousands: '.',
  polish: (text) =>
    text
      .replace(/(^|\s)a (?=[aA])/g, '$1ad ')
      .replace(/(^|\s)(una) (?=[aeiouAEIOU])/g, '$1un’')
      .replace(/(^|\s)un (?=s[^aeiou\s]|z)/g, '$1uno '),
};
