// Which test proves which row of the specification's checklist, read from the titles of the tests.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A row, as `PRO-07` or a part of it as `SET-21a`, in one title of one test file (path below the root). */
interface ProvenRow {
  readonly row: string;
  readonly file: string;
  readonly title: string;
}

/** The families of rows and what each is about; a title that names another family has a typing error. */
const ROW_FAMILIES: Readonly<Record<string, string>> = {
  SET: 'startup, configuration, routing, session',
  MAT: 'the matching pages',
  FIL: 'filters',
  RES: 'results, selection, comparison, download, notes',
  DET: 'match details',
  LST: 'lists',
  PRO: 'the profile editor',
  ENG: 'the match engine and the calls of the server',
  TXT: 'text mining',
  STR: 'matching strategies',
  TST: 'matching tests',
};

const ROOMS = ['packages', 'apps', 'e2e', 'eval', 'tools'];
const TITLE =
  /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)/g;
const ROW = /\b([A-Z]{3})-\d{2}[a-z]?\b/g;
/** Looks like a row and is an encoding. */
const NO_FAMILY = new Set(['UTF']);

function testFiles(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : testFiles(root, file);
    return /\.(test|spec)\.tsx?$/.test(entry.name) ? [file] : [];
  });
}

/** The rows that the titles of one test file name; throws where a title names a family that there is not. */
export function rowsOfText(file: string, text: string): readonly ProvenRow[] {
  return [...text.matchAll(TITLE)].flatMap(([, single, double, template]) => {
    const title = (single ?? double ?? template ?? '').replaceAll(/\\(['"`\\])/g, '$1').replaceAll(/\s+/g, ' ');
    return [...title.matchAll(ROW)].flatMap(([row, family = '']) => {
      if (NO_FAMILY.has(family)) return [];
      if (!(family in ROW_FAMILIES)) throw new Error(`${file}: no row is called ${row} ("${title}")`);
      return [{ row, file, title }];
    });
  });
}

/** The rows that the tests below a root prove, sorted by row, file and title. */
export function provenRows(root: string): readonly ProvenRow[] {
  const key = ({ row, file, title }: ProvenRow): string => `${row}\0${file}\0${title}`;
  return ROOMS.flatMap((room) => testFiles(root, room))
    .flatMap((file) => rowsOfText(file, readFileSync(path.join(root, file), 'utf8')))
    .toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

/** The rows as a document: a section a family, a line a row and title. */
export function rowsDocument(rows: readonly ProvenRow[]): string {
  const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);
  const sections = Object.entries(ROW_FAMILIES).map(([family, about]) => {
    const lines = rows
      .filter(({ row }) => row.startsWith(`${family}-`))
      .map(({ row, file, title }) => `| ${row} | ${cell(title)} | [${path.posix.basename(file)}](../${file}) |`);
    return `## ${family}: ${about}\n\n| row | title of the test | file |\n| --- | --- | --- |\n${lines.join('\n')}\n`;
  });
  return `# Which test proves which row\n\nGenerated from the titles of the tests; do not edit. A row is a line of the specification's checklist, a letter a part of it.\n\n${sections.join('\n')}`;
}
