/** A cell of a sheet: a text, or a number that is shown with four decimals. */
export type SheetCell = string | number;

/** Characters that a cell may hold (ECMA-376, the limits of Excel). */
const LONGEST_CELL = 32_767;
/** What XML 1.0 has no way to write. */
// oxlint-disable-next-line no-control-regex -- control characters are what is removed
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** A text that Excel would read as an escaped character, such as _x000D_. */
const ESCAPE_LIKE = /_(?=x[0-9a-fA-F]{4}_)/g;
/** Signs that begin a formula in a spreadsheet, full-width forms included. */
const FORMULA = /^[\s"']*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** Cell formats by their place in the style sheet: plain, head, four decimals, a text that stays a text when it is edited. */
const STYLE = { plain: 0, head: 1, decimals: 2, quoted: 3 } as const;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Where the sheet stands within the file. */
export const SHEET_PATH = 'xl/worksheets/sheet1.xml';

/** The parts of a workbook with one sheet, but for the sheet itself: path and content. */
export const WORKBOOK_PARTS: readonly (readonly [string, string])[] = [
  [
    '[Content_Types].xml',
    `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/${SHEET_PATH}" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Matches" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  ],
  [
    'xl/styles.xml',
    `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="0.0000"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  ],
];

/** The beginning of a sheet: its head stays in view. */
export const SHEET_BEGIN = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="16384" width="18" customWidth="1"/></cols><sheetData>`;
/** The end of a sheet. */
export const SHEET_END = '</sheetData></worksheet>';

function escaped(text: string): string {
  return text
    .slice(0, LONGEST_CELL)
    .toWellFormed()
    .replace(NOT_XML, '')
    .replace(ESCAPE_LIKE, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');
}

function textCell(place: string, text: string, style: number): string {
  if (text === '') return `<c r="${place}"/>`;
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** The letters of a column, from 0: A to Z, then AA. */
function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

/**
 * A row of a sheet, the first of which is its head; `number` is from 1. A text is never a formula: it is written as a text, and quoted
 * where its first sign would begin one.
 */
export function sheetRow(cells: readonly SheetCell[], number: number): string {
  const written = cells.map((cell, column) => {
    const place = columnName(column) + number;
    if (typeof cell === 'number') return `<c r="${place}" s="${STYLE.decimals}"><v>${cell}</v></c>`;
    if (number === 1) return textCell(place, cell, STYLE.head);
    return textCell(place, cell, FORMULA.test(cell) ? STYLE.quoted : STYLE.plain);
  });
  return `<row r="${number}">${written.join('')}</row>`;
}
