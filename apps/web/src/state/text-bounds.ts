/** The longest text that a list or a filter is searched by; the server refuses a longer one (wire.md). */
export const LONGEST_SEARCH = 1000;
/** The longest subject of a note. */
export const LONGEST_SUBJECT = 500;
/** The longest note. */
export const LONGEST_NOTE = 100_000;
