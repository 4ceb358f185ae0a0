import type { RouteResponse } from '@counterpart/client';
import { IMPORT_LEFT_OUT, IMPORT_PROPERTY } from '@counterpart/domain';

/** A column of a list: its name, where the server sends it, its first value. */
export type FileColumn = NonNullable<RouteResponse<'readCandidateFile'>['columns']>[number];

/** The target that keeps a column as a property of its own name. */
export function propertyTarget(column: string): string {
  return `${IMPORT_PROPERTY}${column}`;
}

/** The name of the property that a target is; null when it is a field. */
export function propertyOf(target: string): string | null {
  return target.startsWith(IMPORT_PROPERTY) ? target.slice(IMPORT_PROPERTY.length) : null;
}

/** Where each column goes by the person's choice, else as the server read it; columns by name. */
export type ColumnChoices = Readonly<Record<string, string>>;

/** The choices as the `map` parameters of a call. */
export function mapParameters(choices: ColumnChoices): string[] {
  return Object.entries(choices).map(([column, target]) => `${column}=${target}`);
}

/** Where a column goes now. */
export function targetOf(column: FileColumn, choices: ColumnChoices): string {
  return choices[column.column] ?? column.field ?? IMPORT_LEFT_OUT;
}
