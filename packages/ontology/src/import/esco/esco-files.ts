import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@counterpart/domain';

/** What a file of an ESCO download holds. */
export type EscoFileKind =
  | 'occupations'
  | 'skills'
  | 'iscoGroups'
  | 'skillGroups'
  | 'occupationSkills'
  | 'skillSkills'
  | 'broaderOccupations'
  | 'broaderSkills'
  | 'transversal'
  | 'languages';

/** A recognised file; `language` where the name says one. */
export interface EscoFile {
  readonly path: string;
  readonly name: string;
  readonly kind: EscoFileKind;
  readonly language?: Language;
}

/** A folder's files: those to read, in the order of reading, and the names of the others. */
export interface EscoFolder {
  readonly files: readonly EscoFile[];
  readonly ignored: readonly string[];
}

const LANGUAGE_OF_CODE: ReadonlyMap<string, Language> = new Map(
  Object.entries<Language>({ nl: 'DUT', fr: 'FRE', en: 'ENG', it: 'ITA' }),
);

/** File names without .csv and .gz, folded to lower-case letters without underscores; a language may follow. */
const NAMES: ReadonlyMap<string, EscoFileKind> = new Map(
  Object.entries<EscoFileKind>({
    occupations: 'occupations',
    skills: 'skills',
    iscogroups: 'iscoGroups',
    skillgroups: 'skillGroups',
    occupationskillrelations: 'occupationSkills',
    skillskillrelations: 'skillSkills',
    broaderrelationsoccpillar: 'broaderOccupations',
    broaderoccupations: 'broaderOccupations',
    broaderrelationsskillpillar: 'broaderSkills',
    broaderskills: 'broaderSkills',
    transversalskillscollection: 'transversal',
    languageskillscollection: 'languages',
  }),
);

/** Groups and collections first: what a skill is depends on them. */
const ORDER = [
  'iscoGroups',
  'skillGroups',
  'transversal',
  'languages',
  'occupations',
  'skills',
  'broaderOccupations',
  'broaderSkills',
  'occupationSkills',
  'skillSkills',
] as const satisfies readonly EscoFileKind[];

const CSV_NAME = /^(.+?)(?:_partial)?\.csv(?:\.gz)?$/i;
const LANGUAGE_SUFFIX = /^(.+?)_([a-z]{2})$/i;

function recognise(folder: string, name: string): EscoFile | undefined {
  const stem = CSV_NAME.exec(name)?.[1];
  if (stem === undefined) return undefined;
  const suffix = LANGUAGE_SUFFIX.exec(stem);
  const [base, code] = suffix === null ? [stem, undefined] : [suffix[1] ?? '', suffix[2]?.toLowerCase()];
  const kind = NAMES.get(base.replaceAll(/[_\s]/g, '').toLowerCase());
  if (kind === undefined) return undefined;
  const file = { path: path.join(folder, name), name, kind };
  if (code === undefined) return file;
  const language = LANGUAGE_OF_CODE.get(code);
  return language === undefined ? undefined : { ...file, language };
}

/** Recognises the files of an ESCO download by name, the official one and shortened ones. Throws when the folder cannot be listed. */
export function listEscoFolder(folder: string): EscoFolder {
  const files: EscoFile[] = [];
  const ignored: string[] = [];
  for (const name of readdirSync(folder).sort()) {
    const file = recognise(folder, name);
    if (file === undefined) ignored.push(name);
    else files.push(file);
  }
  files.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  return { files, ignored };
}
