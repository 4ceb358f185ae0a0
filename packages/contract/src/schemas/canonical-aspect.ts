import { type AspectName, TYPE_OF_ASPECT } from '@counterpart/domain';

type Raw = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function itemOf(item: unknown, index: number, aspectName: AspectName): unknown {
  if (!isRecord(item)) return item;
  const { term, id, ...rest } = item;
  const base = { ...rest, id: id ?? `${aspectName}-${index + 1}`, label: item['label'] ?? term };
  return base;
}

/** The items of a list; one whose label is blank is a value that nobody filled in yet, and asks nothing (PRO-04). */
function itemsOf(list: readonly unknown[], aspectName: AspectName): readonly unknown[] {
  const isBlank = (item: unknown) => isRecord(item) && typeof item['label'] === 'string' && item['label'].trim() === '';
  return list.map((item, i) => itemOf(item, i, aspectName)).filter((item) => !isBlank(item));
}

/** Whether it is the number of an integer or a float alone, without the record around it. */
function isNumberAlone(type: unknown, value: unknown): boolean {
  if (type !== 'integer' && type !== 'float') return false;
  return typeof value === 'number' || (typeof value === 'string' && /\d/.test(value));
}

/** What the profileValue form of an aspect says that cannot be read, and where; null: it can, or it is not this form. */
export function unreadableForm(value: unknown): { path: string[]; message: string } | null {
  if (!isRecord(value) || !('profileValue' in value)) return null;
  const { profileValue, profileRequirement } = value;
  const requirement = profileRequirement ?? 'OPTIONAL';
  if (requirement !== 'REQUIRED' && requirement !== 'OPTIONAL') {
    return { path: ['profileRequirement'], message: 'REQUIRED or OPTIONAL is expected.' };
  }
  const isText = typeof profileValue === 'string' && profileValue.trim() !== '' && !/\d/.test(profileValue);
  if (!isText && typeof profileValue !== 'boolean') return null;
  return { path: ['profileValue'], message: 'A list of items, or the value of a single one, is expected.' };
}

/**
 * One aspect in canonical form, from either form of A3: canonical, or profileValue items with profileWeight and
 * profileRequirement. Adds what a terse canonical aspect leaves out (type, item ids). It judges nothing: what is
 * malformed passes through unchanged, for the schema (server) or the mapping (client) to name.
 */
export function canonicalAspect(aspectName: AspectName, value: unknown): unknown {
  if (!isRecord(value)) return value;
  const type = value['type'] ?? TYPE_OF_ASPECT[aspectName];
  if (!('profileValue' in value)) {
    const list = value['value'];
    if (Array.isArray(list)) return { ...value, type, value: itemsOf(list, aspectName) };
    const isListType = type === 'concepts' || type === 'keywords' || type === 'locations';
    if (isNumberAlone(type, list)) return { ...value, type, value: { value: list } };
    return { ...value, type, value: isListType ? (list ?? []) : (list ?? null) };
  }
  const { profileValue, profileWeight, profileRequirement, ...rest } = value;
  const list = Array.isArray(profileValue)
    ? itemsOf(profileValue, aspectName)
    : isNumberAlone(type, profileValue)
      ? { value: profileValue }
      : isRecord(profileValue)
        ? profileValue
        : null;
  return {
    ...rest,
    type,
    weight: profileWeight ?? 1,
    required: profileRequirement === 'REQUIRED',
    value: list ?? (type === 'range' || type === 'integer' || type === 'float' ? null : []),
  };
}
