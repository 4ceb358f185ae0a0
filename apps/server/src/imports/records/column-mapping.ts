import {
  CatalogueError,
  IMPORT_FIELDS,
  IMPORT_LEFT_OUT,
  IMPORT_PROPERTY,
  type ImportField,
  type ProfileKind,
} from '@counterpart/domain';
import { fieldOfHeader, headerKey, isImportField } from './import-fields.ts';

/** Where a column of a CSV file goes: a field, a property of the document, or nowhere. */
export type ColumnTarget =
  | { readonly to: 'field'; readonly field: ImportField }
  | { readonly to: 'property'; readonly name: string }
  | { readonly to: 'nowhere' };

/** A column by its header. */
export interface Column {
  readonly header: string;
  readonly target: ColumnTarget;
}

const LONGEST_NAME = 200;
/** Headers that a refusal lists. */
const SHOWN_HEADERS = 20;

function refuse(message: string): CatalogueError {
  return new CatalogueError('INVALID_REQUEST', [{ path: 'map', message }], message);
}

function targetFrom(name: string, kind: ProfileKind): ColumnTarget {
  if (name === '' || name === IMPORT_LEFT_OUT) return { to: 'nowhere' };
  if (isImportField(name, kind)) return { to: 'field', field: name };
  const property = name.startsWith(IMPORT_PROPERTY) ? name.slice(IMPORT_PROPERTY.length).trim() : '';
  if (property !== '') return { to: 'property', name: property.slice(0, LONGEST_NAME) };
  throw refuse(
    `There is no field "${name}". Fields: ${IMPORT_FIELDS[kind].join(', ')}, ${IMPORT_PROPERTY}NAME, or ${IMPORT_LEFT_OUT} to leave out.`,
  );
}

/** Reads overrides of the form `column=field`; INVALID_REQUEST when one is none or names no field. */
export function readOverrides(given: readonly string[], kind: ProfileKind): ReadonlyMap<string, ColumnTarget> {
  return new Map(
    given.map((one) => {
      const at = one.lastIndexOf('=');
      if (at <= 0) throw refuse(`"${one}" is not of the form column=field.`);
      return [headerKey(one.slice(0, at)), targetFrom(one.slice(at + 1).trim(), kind)];
    }),
  );
}

/** Where each column goes: as overridden, else by its header, else to a property of its name. */
export function mapColumns(
  headers: readonly string[],
  kind: ProfileKind,
  overrides: ReadonlyMap<string, ColumnTarget>,
): readonly Column[] {
  const keys = new Set(headers.map(headerKey));
  for (const key of overrides.keys()) {
    if (!keys.has(key)) {
      throw refuse(`There is no column "${key}". Columns: ${headers.slice(0, SHOWN_HEADERS).join(', ')}.`);
    }
  }
  return headers.map((raw, i): Column => {
    const header = raw.trim().slice(0, LONGEST_NAME);
    const override = overrides.get(headerKey(header));
    if (override !== undefined) return { header, target: override };
    const field = fieldOfHeader(header, kind);
    if (field !== null) return { header, target: { to: 'field', field } };
    return { header, target: { to: 'property', name: header === '' ? `column${i + 1}` : header } };
  });
}

/** The target of a column as `map` would name it; null is nowhere. */
export function targetName(target: ColumnTarget): string | null {
  if (target.to === 'nowhere') return null;
  return target.to === 'field' ? target.field : `${IMPORT_PROPERTY}${target.name}`;
}
