import type { Language } from '@counterpart/domain';
import { DUTCH_CUES } from './cues/dutch.ts';
import { ENGLISH_CUES } from './cues/english.ts';
import { FRENCH_CUES } from './cues/french.ts';
import { ITALIAN_CUES } from './cues/italian.ts';
import type { LanguageCues } from './language-cues.ts';

/** The cues of each language. */
export const CUES: Readonly<Record<Language, LanguageCues>> = {
  DUT: DUTCH_CUES,
  FRE: FRENCH_CUES,
  ENG: ENGLISH_CUES,
  ITA: ITALIAN_CUES,
};
