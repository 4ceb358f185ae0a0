import { ASPECT_NAMES } from '../profile/aspect.ts';
import { LOCALES } from '../values/language.ts';
import type { IndexConfiguration } from './index-configuration.ts';

/** The kinds of file that our own server writes. */
const EXPORT_TYPES = ['csv', 'xlsx', 'ndjson'];

function indexDoubts(key: string, index: IndexConfiguration): readonly string[] {
  const { exportType, selectionStatuses = [], selectionStatusDefault, noteTypes = [], defaultNoteType } = index;
  const among = (name: string, value: string | undefined, values: readonly string[]) =>
    value === undefined || values.includes(value)
      ? []
      : [`${key}.${name}: Expected one of ${values.join(', ') || 'none'} but got string ${JSON.stringify(value)}`];
  return [
    ...among('exportType', exportType, EXPORT_TYPES),
    ...among('selectionStatusDefault', selectionStatusDefault, selectionStatuses),
    ...among('defaultNoteType', defaultNoteType, noteTypes),
  ];
}

/** The keys of a configuration that are looked at. */
interface Doubtful {
  readonly locale?: string;
  readonly enabledAspects: string;
  readonly pages: Readonly<Record<string, { readonly indices: readonly IndexConfiguration[] }>>;
}

/** What of a configuration is taken as something else than it says, a line each that names the key: it starts all the same. */
export function configurationDoubts({ locale, enabledAspects, pages }: Doubtful): readonly string[] {
  const base = locale?.toLowerCase().split('-')[0] ?? 'en';
  const isKnown = (LOCALES as readonly string[]).includes(base);
  const names = enabledAspects.split(',').map((name) => name.trim().replace(/^!/, ''));
  const unknown = names.filter(
    (name) => name !== '' && name !== '*' && !(ASPECT_NAMES as readonly string[]).includes(name),
  );
  return [
    ...(isKnown ? [] : [`locale: Expected one of ${LOCALES.join(', ')} but got ${JSON.stringify(locale)}: it is en`]),
    ...unknown.map((name) => `enabledAspects: There is no aspect ${name}, only ${ASPECT_NAMES.join(', ')}`),
    ...Object.entries(pages).flatMap(([page, { indices }]) =>
      indices.flatMap((index, at) => indexDoubts(`pages.${page}.indices[${at}]`, index)),
    ),
  ];
}
