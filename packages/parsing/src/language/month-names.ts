import { LANGUAGES, localeOfLanguage } from '@counterpart/domain';
import { foldCase, monthNames } from '@counterpart/text';

/** Names of months in all languages, in small letters. */
export const MONTH_NAMES: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => monthNames(localeOfLanguage(language))).map(foldCase),
);
