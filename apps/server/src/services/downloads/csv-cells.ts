/** Signs that begin a formula in a spreadsheet, full-width forms included. */
const FORMULA_SIGN = /[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]/gu;
/** What some country's settings take for the end of a cell, whether or not it is quoted (Excel of nl, fr and it opens by semicolon). */
const CELL_END = /[,;\t\r\n]/u;
/** What a spreadsheet passes over at the beginning of a cell. */
const PASSED_OVER = /[\s"']/u;

/**
 * Whether a spreadsheet may see a cell begin at a place: at the start, and after the end of another. Looks back no further than to
 * the sign before, so that all signs of a text together take no longer than its length.
 */
function beginsCell(text: string, place: number): boolean {
  for (let at = place - 1; at >= 0; at -= 1) {
    const before = text.charAt(at);
    if (CELL_END.test(before)) return true;
    if (!PASSED_OVER.test(before)) return false;
  }
  return true;
}

/** A cell of a CSV file (RFC 4180): always quoted, and with an apostrophe before whatever could run as a formula. */
export function csvCell(text: string): string {
  // a NUL ends the cell in some readers, and what follows would begin another
  const readable = text.replaceAll('\0', '');
  const defused = readable.replace(FORMULA_SIGN, (sign, at: number) => (beginsCell(readable, at) ? `'${sign}` : sign));
  return `"${defused.replaceAll('"', '""')}"`;
}

/** A row of a CSV file with its line end. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
