import { type Naturals, naturals } from '../columns/numbers.ts';
import type { DocumentColumns } from '../documents/document-columns.ts';

/** Class + 1 of every document in a property, 0 where it has none; a property that few have is spread out for this once. */
export function propertyClasses({ properties, length }: DocumentColumns, property: number): Naturals {
  const column = properties.get(property);
  if (column === undefined) return new Uint8Array(length);
  if (column.isDense) return column.classes;
  const { slots, classes } = column;
  const spread = naturals(length, classes instanceof Uint8Array ? 0xff : 0xffff_ffff);
  for (const [i, slot] of slots.entries()) spread[slot] = classes[i] ?? 0;
  return spread;
}
