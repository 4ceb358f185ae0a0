import type { Voice } from '../words/voice.ts';
import { ad } from './ad-voice.ts';
import { cv } from './cv-voice.ts';
import { names, towns } from './places.ts';
import { sectors } from './sectors.ts';
import { countryWords, words } from './words.ts';

const belgianDegrees = {
  1: ['CEB', 'secondaire inférieur', 'CE2D'],
  2: ['CESS', 'CQ6', 'CQ7', 'secondaire professionnel'],
  3: ['bachelier', 'master', 'bachelier professionnalisant'],
};

/** Elisions: `de` and `que` lose their vowel before another one; h is left alone, as only a dictionary knows which is mute. */
function elided(text: string): string {
  return text
    .replace(/(^|[\s(’])([Dd])e (?=[aeiouàâéèêîôœAEIOUÀÂÉÈÊÎÔŒ])/g, '$1$2’')
    .replace(/(^|\s)([Qq])ue (?=[aeiouàâéèêîôœAEIOUÀÂÉÈÊÎÔŒ])/g, '$1$2u’')
    .replace(/(^|\s)([Jj])e (?=[aeiouàâéèêîôœ])/g, '$1$2’')
    .replace(/(^|\s)de les /g, '$1des ')
    .replace(/(^|\s)de le /g, '$1du ');
}

/** French as written in Belgium, Luxembourg and France. */
export const french: Voice = {
  language: 'FRE',
  towns,
  names,
  sectors,
  words,
  countryWords,
  cv,
  ad,
  languageNames: [
    'français',
    'anglais',
    'néerlandais',
    'allemand',
    'arabe',
    'portugais',
    'espagnol',
    'italien',
    'turc',
    'roumain',
    'lingala',
  ],
  degrees: {
    BE: belgianDegrees,
    LU: belgianDegrees,
    FR: {
      1: ['brevet des collèges', 'sans diplôme', 'CFG'],
      2: ['CAP', 'BEP', 'bac pro', 'baccalauréat', 'titre professionnel'],
      3: ['BTS', 'BUT', 'licence', 'licence professionnelle', 'master'],
    },
    NL: belgianDegrees,
    IT: belgianDegrees,
  },
  present: ['à ce jour', 'aujourd’hui', 'présent', 'en cours'],
  thousands: ' ',
  polish: elided,
};
