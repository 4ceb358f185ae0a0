/** The profile languages; the same literal codes as in `domain`, which this package may not import. */
export type Language = 'DUT' | 'FRE' | 'ENG' | 'ITA';
