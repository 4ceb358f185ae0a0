/** The profile (matching) languages, as the specification names them (A1). */
export const LANGUAGES = ['DUT', 'FRE', 'ENG', 'ITA'] as const;
/** A profile language: the language of a profile, a document or a label. */
export type Language = (typeof LANGUAGES)[number];

/** The interface languages (A1). */
export const LOCALES = ['nl', 'fr', 'en', 'it'] as const;
/** An interface language. */
export type Locale = (typeof LOCALES)[number];

/** The language of an API call that names none (A9, SET-24d). */
export const DEFAULT_LANGUAGE: Language = 'DUT';

/** Whether a value is one of the four profile languages. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** The profile language of a locale such as `nl` or `nl-BE`; anything unknown is English (B1, SET-24c). */
export function languageOfLocale(locale: string): Language {
  const base = locale.toLowerCase().split(/[-_]/)[0] ?? '';
  return LANGUAGES[LOCALES.indexOf(base as Locale)] ?? 'ENG';
}

/** The interface language of a profile language. */
export function localeOfLanguage(language: Language): Locale {
  return LOCALES[LANGUAGES.indexOf(language)] ?? 'en';
}
