import type { Voice } from '../words/voice.ts';
import { ad } from './ad-voice.ts';
import { cv } from './cv-voice.ts';
import { names, towns } from './places.ts';
import { sectors } from './sectors.ts';
import { countryWords, words } from './words.ts';

const flemishDegrees = {
  1: ['lager secundair', 'deeltijds onderwijs', 'secundair'],
  2: ['secundair', 'TSO', 'BSO', 'graduaat', 'zevende jaar BSO'],
  3: ['bachelor', 'master', 'professionele bachelor'],
};

/** Dutch as written in Flanders and the Netherlands. */
export const dutch: Voice = {
  language: 'DUT',
  towns,
  names,
  sectors,
  words,
  countryWords,
  cv,
  ad,
  languageNames: [
    'Nederlands',
    'Frans',
    'Engels',
    'Duits',
    'Arabisch',
    'Turks',
    'Pools',
    'Roemeens',
    'Spaans',
    'Portugees',
    'Oekraïens',
  ],
  degrees: {
    BE: flemishDegrees,
    NL: {
      1: ['vmbo', 'mbo niveau 1', 'praktijkonderwijs'],
      2: ['mbo niveau 2', 'mbo niveau 3', 'mbo niveau 4', 'havo'],
      3: ['hbo', 'hbo bachelor', 'wo master'],
    },
    LU: flemishDegrees,
    FR: flemishDegrees,
    IT: flemishDegrees,
  },
  present: ['heden', 'nu', 'heden', 'vandaag'],
  thousands: '.',
  polish: (text) => text,
};
