import { DEFAULT_LANGUAGE, isLanguage, type Language, languageOfLocale } from '@counterpart/domain';

/** The language of a call that names a profile language or a locale, both checked at the edge, or nothing (DUT). */
export function languageFrom(value: string | undefined): Language {
  if (value === undefined) return DEFAULT_LANGUAGE;
  return isLanguage(value) ? value : languageOfLocale(value);
}
