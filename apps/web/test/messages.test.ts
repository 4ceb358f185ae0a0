import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  ASPECT_NAMES,
  CONTRACT_TYPES,
  FIELD_REASONS,
  IMPORT_FIELDS,
  IMPORT_REASONS,
  LOCALES,
  PATH_RELATIONS,
  TEXT_SOURCES,
  WORKING_HOURS,
} from '@counterpart/domain';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { COMPARISONS } from '../src/state/filters/rule-data.ts';
import { KEY_GROUPS } from '../src/state/keyboard.ts';
import { loadMessages, loadMoreMessages } from '../src/i18n/messages.ts';
import { ENTRY_STEPS } from '../src/parts/upload/files/entry-step.ts';

const src = path.resolve(import.meta.dirname, '../src');
const code = globSync('**/*.{ts,tsx}', { cwd: src })
  .filter((file) => !file.startsWith('i18n/'))
  .map((file) => readFileSync(path.join(src, file), 'utf8'))
  .join('\n');
const catalogues = Object.fromEntries(
  await Promise.all(
    LOCALES.map(async (locale) => {
      const [own, upload, operators, mining] = await Promise.all([
        loadMessages(locale),
        loadMoreMessages('upload', locale),
        loadMoreMessages('operators', locale),
        loadMoreMessages('textMining', locale),
      ]);
      return [locale, { ...own, ...upload, ...operators, ...mining }] as const;
    }),
  ),
);

/** The names of the values that a message shows. */
const valuesOf = (text = ''): readonly string[] =>
  // a word in a branch of a plural, `one {day}`, is no value
  [...new Set([...text.matchAll(/(?<!\b(?:one|other) )\{(\w+)\s*[,}]/g)].map((match) => match[1] ?? ''))].toSorted();

/** Ids that the code builds from a value: their families are checked against the values. */
const FAMILIES: readonly (readonly [string, readonly string[]])[] = [
  ['aspect', ASPECT_NAMES],
  ['enum.contractTypes', CONTRACT_TYPES],
  ['enum.workingHours', WORKING_HOURS],
  ['relation', PATH_RELATIONS],
  ['source.evidence', TEXT_SOURCES],
  ['status', ['found', 'missing', 'unknown']],
  ['results.tone', ['green', 'amber']],
  ['results.tooltip', ['green', 'amber']],
  ['steps', ['input', 'match']],
  ['mining.step', ['input', 'results', 'ngrams', 'unmatched']],
  ['mining.category', ['START_DOING', 'KEEP_DOING', 'STOP_DOING', 'UNKNOWN']],
  ['mining.column', ['subcategory', 'count', 'sentence']],
  ['mining.comparison', ['category', 'competence', 'before', 'now', 'change']],
  ['mining.polarity', ['POSITIVE', 'NEGATIVE', 'NEUTRAL']],
  ['mining.teach.kind', ['word', 'cue']],
  ['mining.teach.phrase', ['word', 'cue']],
  ['results.selected.place', ['otherPages', 'outside']],
  ['upload.title', ['JOB', 'CANDIDATE']],
  ['upload.back', ['JOB', 'CANDIDATE']],
  ['upload.drop', ['JOB', 'CANDIDATE']],
  ['upload.matches', ['JOB', 'CANDIDATE']],
  ['upload.import', ['stopped', 'done']],
  ['upload.workExperiences', ['entry', 'add', 'title', 'company', 'text', 'dateFrom', 'dateTo']],
  ['upload.educations', ['entry', 'add', 'field', 'degree', 'institute', 'info', 'dateFrom', 'dateTo']],
  [
    'upload.refused',
    [
      'TOO_LARGE',
      'MALFORMED_JSON',
      'INVALID_REQUEST',
      'EMPTY_TEXT',
      'BINARY_TEXT',
      'UNKNOWN_DOCUMENT',
      'other',
      'dates',
    ],
  ],
  ['error.IMPORT_UNREADABLE', Object.keys(IMPORT_REASONS)],
  ['error.field', FIELD_REASONS],
  ['upload.step', ENTRY_STEPS],
  ['keys.group', KEY_GROUPS],
  ['key', ['enter', 'delete', 'escape']],
  ['strategy', ['JOB', 'CANDIDATE']],
  ['filters.combinator', ['and', 'or', 'and.means', 'or.means']],
  ['filters.unit', ['d', 'w', 'M', 'y']],
  ['filters.direction', ['ago', 'future']],
  ['filters.value', ['number', 'date', 'from', 'to', 'unit', 'direction', 'choice', 'text']],
  [
    'filters.compare',
    Object.entries(COMPARISONS).flatMap(([type, names]) => names.map((name) => `${type}.${name.replaceAll(' ', '-')}`)),
  ],
  ['list.column', ['id', 'name', 'jobTitle', 'description', 'skills', 'jobFunction', 'location', 'actions']],
];

/** Words by which a language speaks to a friend; the screens speak to a person they do not know. */
const FAMILIAR = {
  nl: /(?<!\p{L})(je|jij|jou|jouw|jullie)(?!\p{L})/iu,
  fr: /(?<!\p{L})(tu|toi|ton|tes)(?!\p{L})/iu,
  it: /(?<!\p{L})(tuo|tua|tuoi|tue|puoi|hai|vuoi|avevi|riprova\.|premi|incolla|correggi|controlla la)(?!\p{L})/iu,
} as const;

describe('the catalogues', () => {
  it.each(['nl', 'fr', 'it'] as const)(
    'SET-24a in %s speak formally everywhere, and print their apostrophes',
    (locale) => {
      const texts = Object.entries(catalogues[locale] ?? {});
      expect(texts.filter(([, text]) => FAMILIAR[locale].test(text))).toEqual([]);
      expect(texts.filter(([, text]) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
    },
  );

  it('SET-24a every language has every id, and none is empty', () => {
    const ids = Object.keys(catalogues['en'] ?? {}).toSorted();
    expect(ids.length).toBeGreaterThan(150);
    for (const locale of LOCALES) {
      expect(Object.keys(catalogues[locale] ?? {}).toSorted()).toEqual(ids);
      expect(Object.entries(catalogues[locale] ?? {}).filter(([, text]) => text.trim() === '')).toEqual([]);
    }
  });

  it('SET-24a every id that the screens name is in the catalogue', () => {
    const used = [...code.matchAll(/\bid(?:=|: |=\{)["']([a-zA-Z]+(?:\.[a-zA-Z_]+)+)["'}]/g)].map(
      (match) => match[1] ?? '',
    );
    expect(used.length).toBeGreaterThan(60);
    expect(used.filter((id) => !(id in (catalogues['en'] ?? {})))).toEqual([]);
    for (const [family, values] of FAMILIES) {
      expect(values.map((value) => `${family}.${value}`).filter((id) => !(id in (catalogues['en'] ?? {})))).toEqual([]);
    }
  });

  it('SET-24a every field that a column of a list may go to has a name', () => {
    const ids = catalogues['en'] ?? {};
    const fields = [...IMPORT_FIELDS.CANDIDATE, ...IMPORT_FIELDS.JOB];
    expect(fields.filter((field) => !(`upload.field.${field}` in ids) && !(`aspect.${field}` in ids))).toEqual([]);
  });

  it('SET-24a every message is valid ICU in every language', () => {
    for (const locale of LOCALES) {
      const intl = createIntl({
        locale,
        messages: { ...catalogues[locale] },
        onError: (error) => expect.fail(`${locale}: ${error.message}`),
      });
      for (const [id, text] of Object.entries(catalogues[locale] ?? {})) {
        // a number, which text and plural alike can show
        const values = Object.fromEntries(valuesOf(text).map((name) => [name, 2]));
        expect(intl.formatMessage({ id }, values)).not.toBe('');
      }
    }
  });

  it('SET-24a a message takes the same values in every language', () => {
    const differing = Object.entries(catalogues['en'] ?? {}).flatMap(([id, text]) =>
      LOCALES.filter((locale) => String(valuesOf(catalogues[locale]?.[id])) !== String(valuesOf(text))).map(
        (locale) => `${locale} ${id}`,
      ),
    );
    expect(differing).toEqual([]);
  });

  it('SET-24a a colon stands as the language writes it: French has a space before it, and no code puts one', () => {
    const french = Object.entries(catalogues['fr'] ?? {}).filter(([, text]) => /[^\s]:(\s|$)/.test(text));
    expect(french.map(([id]) => id)).toEqual([]);
    expect(code.match(/label=\{`[^`]*: |\{': '\}/g)).toBeNull();
  });

  it('SET-24a what is said of one comment is said in the singular', () => {
    const about = (locale: 'fr' | 'it', count: number) =>
      createIntl({ locale, messages: catalogues[locale] ?? {} }).formatMessage(
        { id: 'mining.about' },
        { count, seconds: 2 },
      );
    expect([about('it', 1), about('it', 2)]).toEqual([
      '1 commento, analizzato in 2,0 s',
      '2 commenti, analizzati in 2,0 s',
    ]);
    expect([about('fr', 1), about('fr', 2)]).toEqual([
      '1 commentaire, analysé en 2,0 s',
      '2 commentaires, analysés en 2,0 s',
    ]);
  });

  it('DET-07c the forward side of a match is the search profile, called so in each language', () => {
    const forward = LOCALES.map((locale) => [locale, catalogues[locale]?.['details.forward.profile']]);
    expect(Object.fromEntries(forward)).toEqual({
      nl: 'Zoekprofiel vraagt',
      fr: 'Le profil de recherche demande',
      en: 'Search profile asks',
      it: 'Il profilo di ricerca chiede',
    });
  });

  it('the languages differ: hardly a message is the same in two of them', () => {
    const ids = Object.keys(catalogues['en'] ?? {});
    const same = ids.filter((id) => new Set(LOCALES.map((locale) => catalogues[locale]?.[id])).size === 1);
    expect(same.length).toBeLessThan(ids.length * 0.08);
  });
});
