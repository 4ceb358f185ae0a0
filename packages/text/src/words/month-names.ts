const known = new Map<string, readonly string[]>();

/** The names of the twelve months in full, January first, in lower case, as the locale (`nl`, `fr`, …) writes them. */
export function monthNames(locale: string): readonly string[] {
  let names = known.get(locale);
  if (names === undefined) {
    const written = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
    names = Array.from({ length: 12 }, (_, month) => written.format(Date.UTC(2001, month, 1)).toLowerCase());
    known.set(locale, names);
  }
  return names;
}
