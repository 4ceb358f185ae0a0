import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, LANGUAGES } from '@counterpart/domain';

/** A text as somebody would send it, and by field what a reader finds in it. */
export interface OrdinaryText {
  /** `nl-ads-first 3`. */
  readonly name: string;
  readonly language: Language;
  readonly kind: 'ads' | 'cvs';
  readonly sight: (typeof SIGHTS)[number];
  /** The lines above the text; a field may have several ("job"). Absent: not judged. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
  readonly text: string;
}

const SIGHTS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'] as const;
const CODES = ['nl', 'fr', 'en', 'it'] as const;
/** The language that a file is named after. */
const LANGUAGE_OF: Readonly<Record<string, Language>> = Object.fromEntries(
  LANGUAGES.flatMap((language, at) => (CODES[at] === undefined ? [] : [[CODES[at], language]])),
);

function textOf(source: string, name: string): OrdinaryText {
  const [head = '', text = ''] = source.split('\n---\n');
  const fields = new Map<string, string[]>();
  for (const line of head.trim().split('\n')) {
    const at = line.indexOf(':');
    if (at < 0) throw new Error(`${name}: "${line}" is no field`);
    const key = line.slice(0, at);
    fields.set(key, [...(fields.get(key) ?? []), line.slice(at + 1).trim()]);
  }
  const [code = '', kind, sight] = name.split(/[ -]/);
  const language = LANGUAGE_OF[code];
  if (language === undefined || text === '') throw new Error(`${name}: no language or no text`);
  return {
    name,
    language,
    kind: kind === 'cvs' ? 'cvs' : 'ads',
    sight: SIGHTS.find((one) => one === sight) ?? 'first',
    fields,
    text: text.trim(),
  };
}

/** All texts of a folder, this one where none is named. */
export function ordinaryTexts(folder: string = import.meta.dirname): readonly OrdinaryText[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) =>
      readFileSync(path.join(folder, file), 'utf8')
        .split('\n=====\n')
        .map((source, at) => textOf(source, `${path.basename(file, '.txt')} ${at + 1}`)),
    );
}
