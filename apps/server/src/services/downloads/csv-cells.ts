/** Signs that begin a formula in a spreadsheet, full-width forms included. */
const FORMULA_SIGN = '[=+\\-@|%\uFF1D\uFF0B\uFF0D\uFF20]';

/**
 * Where a spreadsheet may see a cell begin: at the start, and after whatever some country's settings take for the end of a
 * cell, whether or not the cell is quoted (Excel of nl, fr and it opens by semicolon). Blanks and quotes do not hinder it.
 */
const CELL_START = new RegExp(`(^|[,;\\t\\r\\n])([\\s"']*)(?=${FORMULA_SIGN})`, 'gu');

/** A cell of a CSV file (RFC 4180): always quoted, and with an apostrophe before whatever could run as a formula. */
export function csvCell(text: string): string {
  // a NUL ends the cell in some readers, and what follows would begin another
  const defused = text.replaceAll('\0', '').replace(CELL_START, "$1$2'");
  return `"${defused.replaceAll('"', '""')}"`;
}

/** A row of a CSV file with its line end. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
