import { CONTRACT_TYPES, WORKING_HOURS, type AspectName, type CompatibilityTable } from '@counterpart/domain';
import { ONE, toTenThousandths } from './rounding.ts';

/** Asked value → found value → similarity in ten-thousandths. */
export type CompiledCompatibility = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The value that says nothing (matching.md, "contractTypes, workingHours"). */
export const UNDEFINED_VALUE = 'UNDEFINED';

const ENUMERATIONS: { readonly [Name in AspectName]?: readonly string[] } = {
  contractTypes: CONTRACT_TYPES,
  workingHours: WORKING_HOURS,
};

/** A strategy's table as maps, so that a value named like an object's own method finds nothing. */
export function compileCompatibility(table: CompatibilityTable): CompiledCompatibility {
  return new Map(
    Object.entries(table).map(([asked, row]) => [
      asked,
      new Map(Object.entries(row).map(([found, similarity]) => [found, toTenThousandths(similarity)])),
    ]),
  );
}

/** Similarity in ten-thousandths of an asked and a found value: 1 for the same, else what the table says. */
export function valueSimilarity(asked: string, found: string, table: CompiledCompatibility): number {
  return asked === found ? ONE : (table.get(asked)?.get(found) ?? 0);
}

/** Whether a value is one of its aspect's enumeration and says something. */
export function valueResolves(aspect: AspectName, value: string): boolean {
  return value !== UNDEFINED_VALUE && (ENUMERATIONS[aspect]?.includes(value) ?? false);
}
