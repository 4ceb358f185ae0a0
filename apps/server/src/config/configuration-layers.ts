import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigurationError, type ConfigurationMistake } from '@counterpart/domain';
import { type ConfigurationFile, readConfigurationFile } from './configuration-file.ts';
import { jsonLines } from './json-lines.ts';

/** Where a value of a configuration was written: the file, as it was given, and the line in it. */
export interface Origin {
  readonly file: string;
  readonly line: number;
}

/** Where each value of layered files was written, by its path in the file; a later layer's list takes the place of all of an earlier one. */
export function configurationOrigins(files: readonly string[]): ReadonlyMap<string, Origin> {
  const origins = new Map<string, Origin>();
  for (const file of files) {
    const lines = jsonLines(readFileSync(file, 'utf8'));
    const lists = [...lines.keys()].filter((key) => lines.has(`${key}[0]`));
    for (const known of origins.keys()) if (lists.some((list) => known.startsWith(`${list}[`))) origins.delete(known);
    for (const [key, line] of lines) origins.set(key, { file, line });
  }
  return origins;
}

/** Where a key was written, or what stands around it when it was left out; undefined when no file speaks of either. */
export function originOfKey(origins: ReadonlyMap<string, Origin>, key: string): Origin | undefined {
  for (const start of [`config.${key}`, key]) {
    for (let path = start; path !== '' && path !== 'config'; path = path.replace(/(?:\.|^)[^.[\]]*$|\[\d+\]$/, '')) {
      const origin = origins.get(path);
      if (origin !== undefined) return origin;
    }
  }
  return undefined;
}

/** A file as a person names it: below the folder that he is in where it is there. */
function shortName(file: string): string {
  const below = path.relative(process.cwd(), file);
  return below.startsWith('..') ? file : below;
}

/** Mistakes with the file and the line of each before its key, in the order in which they stand there. */
function placed(mistakes: readonly ConfigurationMistake[], files: readonly string[]): readonly ConfigurationMistake[] {
  const origins = configurationOrigins(files);
  return mistakes
    .map(({ key, message }) => {
      const { file, line } = originOfKey(origins, key) ?? {};
      const place = file === undefined ? files.map(shortName).join(', ') : `${shortName(file)}:${line}`;
      return { key: `${place}: ${key}`, message, file: files.indexOf(file ?? ''), line: line ?? 0 };
    })
    .toSorted((a, b) => a.file - b.file || a.line - b.line);
}

/**
 * Reads and checks files of which each is merged over those before it; throws ConfigurationError that names of every mistake
 * file, line, key and what was expected.
 */
export function readLayeredConfiguration(files: readonly string[], warn: (line: string) => void): ConfigurationFile {
  try {
    return readConfigurationFile(files, warn);
  } catch (error) {
    if (!(error instanceof ConfigurationError) || error.mistakes.some(({ key }) => files.includes(key))) throw error;
    const [first, ...more] = placed(error.mistakes, files);
    if (first === undefined) throw error;
    throw new ConfigurationError(first.key, first.message, more);
  }
}
