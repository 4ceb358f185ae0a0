import { LANGUAGES, localeOfLanguage } from '@counterpart/domain';
import { foldLabel } from '@counterpart/text';

/** Languages that titles of jobs name ("Customer Service Specialist with German"), by their ISO 639-1 codes. */
const CODES =
  'ar bg cs da de el en es et fi fr he hr hu it ja ko lt lv nl no pl pt ro ru sk sl sq sr sv th tr uk vi zh';

/** Names of languages in all four languages, folded as labels are. */
const NAMES: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames([localeOfLanguage(language)], { type: 'language' });
    return CODES.split(' ').map((code) => foldLabel(names.of(code) ?? code));
  }),
);

/** Whether folded words are the name of a language. */
export function isLanguageName(folded: string): boolean {
  return NAMES.has(folded);
}
