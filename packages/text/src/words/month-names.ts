/** The names of the twelve months in full, January first, in lower case, as the locale (`nl`, `fr`, …) writes them. */
export function monthNames(locale: string): readonly string[] {
  const written = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => written.format(Date.UTC(2001, month, 1)).toLowerCase());
}
