import type { Voice } from '../words/voice.ts';
import { ad } from './ad-voice.ts';
import { cv } from './cv-voice.ts';
import { names, towns } from './places.ts';
import { sectors } from './sectors.ts';
import { countryWords, words } from './words.ts';

const degrees = {
  1: ['lower secondary', 'GCSEs', 'secondary school'],
  2: ['secondary school', 'NVQ Level 3', 'BTEC National', 'vocational diploma', 'A levels'],
  3: ['Bachelor', 'BSc', 'Master', 'MSc', 'BA'],
};

/** English as written by and for people who work on the Continent. */
export const english: Voice = {
  language: 'ENG',
  towns,
  names,
  sectors,
  words,
  countryWords,
  cv,
  ad,
  languageNames: [
    'English',
    'Dutch',
    'French',
    'German',
    'Spanish',
    'Polish',
    'Portuguese',
    'Italian',
    'Hindi',
    'Arabic',
    'Romanian',
  ],
  degrees: { BE: degrees, NL: degrees, LU: degrees, FR: degrees, IT: degrees },
  present: ['present', 'now', 'current'],
  thousands: ',',
  polish: (text) => text.replace(/(^|\s)([Aa]) (?=[aeioAEIO])/g, '$1$2n '),
};
