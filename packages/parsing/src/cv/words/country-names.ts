import { LANGUAGES, localeOfLanguage } from '@counterpart/domain';
import { foldLabel } from '@counterpart/text';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Countries of the world as the four languages call them, from the runtime's own names (CLDR). */
function countryNames(): ReadonlySet<string> {
  const names = new Set<string>();
  for (const language of LANGUAGES) {
    const ofRegion = new Intl.DisplayNames(localeOfLanguage(language), { type: 'region', fallback: 'none' });
    for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
      const name = ofRegion.of(code);
      if (name !== undefined) names.add(foldLabel(name));
    }
  }
  return names;
}

let known: ReadonlySet<string> | null = null;

/** Whether folded words are the name of a country; those that the gazetteer has no towns of among them. */
export function isCountry(folded: string): boolean {
  known ??= countryNames();
  return known.has(folded);
}
