import type { Language } from '@counterpart/domain';
import { DUTCH_TEXTS } from './dutch.ts';
import { ENGLISH_TEXTS } from './english.ts';
import { FRENCH_TEXTS } from './french.ts';
import { ITALIAN_TEXTS } from './italian.ts';
import type { ParameterTexts } from './parameter-texts.ts';

/** What the parameters of a strategy are called, by language. */
export const STRATEGY_TEXTS: Readonly<Record<Language, ParameterTexts>> = {
  DUT: DUTCH_TEXTS,
  ENG: ENGLISH_TEXTS,
  FRE: FRENCH_TEXTS,
  ITA: ITALIAN_TEXTS,
};
