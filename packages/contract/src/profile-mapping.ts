import {
  ASPECT_NAMES,
  type Aspect,
  type AspectName,
  type Aspects,
  type ConceptItem,
  type ConceptsAspect,
  type LanguageLevel,
  LANGUAGE_LEVELS,
  type LocationItem,
  RANGE_UNITS,
  type RangeUnit,
} from '@counterpart/domain';
import { canonicalAspect } from './schemas/canonical-aspect.ts';

/** Screen weights are wire weights times this (A9). */
export const WEIGHT_SCALE = 100;

/** An aspect that could not be read, by name, with the reason (MAT-16e). */
export interface FailedAspect {
  readonly name: AspectName;
  readonly reason: string;
}

type Raw = Readonly<Record<string, unknown>>;

class UnreadableAspect extends Error {}

function record(value: unknown, what: string): Raw {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UnreadableAspect(`${what} is not an object`);
  return value as Raw;
}

function numberFrom(value: unknown, what: string): number {
  const result = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof result !== 'number' || !Number.isFinite(result)) throw new UnreadableAspect(`${what} is not a number`);
  return result;
}

function numberOrNull(value: unknown, what: string): number | null {
  return value === null || value === undefined || value === '' ? null : numberFrom(value, what);
}

function screenWeight(raw: Raw): number {
  const weight = raw['weight'] === undefined ? 1 : numberFrom(raw['weight'], 'weight');
  return Number((weight * WEIGHT_SCALE).toFixed(4));
}

function itemBase(value: unknown) {
  const raw = record(value, 'value');
  if (typeof raw['label'] !== 'string') throw new UnreadableAspect('label is not a text');
  const isParsed = raw['origin'] === 'parsed';
  return {
    raw,
    base: {
      id: typeof raw['id'] === 'string' ? raw['id'] : raw['label'],
      label: raw['label'],
      weight: screenWeight(raw),
      required: raw['required'] === true,
      ...(isParsed ? { origin: 'parsed' as const } : {}),
    },
  };
}

function conceptItem(value: unknown): ConceptItem {
  const { raw, base } = itemBase(value);
  const level = LANGUAGE_LEVELS.includes(raw['level'] as LanguageLevel) ? (raw['level'] as LanguageLevel) : null;
  return {
    ...base,
    ...(raw['custom'] === true ? { custom: true } : {}),
    ...(typeof raw['conceptId'] === 'string' ? { conceptId: raw['conceptId'] } : {}),
    ...(level === null ? {} : { level }),
  };
}

function locationItem(value: unknown): LocationItem {
  const { raw, base } = itemBase(value);
  const unit = RANGE_UNITS.includes(raw['rangeUnit'] as RangeUnit) ? (raw['rangeUnit'] as RangeUnit) : 'KILOMETER';
  return { ...base, range: numberOrNull(raw['range'], 'range'), rangeUnit: unit };
}

function list<Item>(value: unknown, read: (item: unknown) => Item): readonly Item[] {
  if (!Array.isArray(value)) throw new UnreadableAspect('value is not a list');
  return value.map(read);
}

function aspectFrom(name: AspectName, value: unknown): Aspect {
  const raw = record(canonicalAspect(name, value), 'aspect');
  const base = {
    weight: screenWeight(raw),
    required: raw['required'] === true,
    ...(raw['custom'] === true ? { custom: true } : {}),
    ...(raw['complete'] === true ? { complete: true } : {}),
  };
  const type = raw['type'];
  switch (type) {
    case 'concepts':
    case 'keywords':
      return { ...base, type, value: list(raw['value'], conceptItem) };
    case 'locations':
      return { ...base, type, value: list(raw['value'], locationItem) };
    case 'range':
    case 'integer':
    case 'float': {
      if (raw['value'] === null) return { ...base, type, value: null };
      const single = record(raw['value'], 'value');
      const flags = {
        weight: screenWeight(single),
        required: single['required'] === true,
        ...(single['origin'] === 'parsed' ? { origin: 'parsed' as const } : {}),
      };
      if (type === 'range') {
        return {
          ...base,
          type,
          value: { ...flags, from: numberOrNull(single['from'], 'from'), to: numberOrNull(single['to'], 'to') },
        };
      }
      return { ...base, type, value: { ...flags, value: numberOrNull(single['value'], 'value') } };
    }
    default:
      throw new UnreadableAspect(`unknown type ${String(type)}`);
  }
}

/** Aspects as screens edit them (weights × 100), from either wire form; what cannot be read is named, the rest stays. */
export function aspectsFromWire(wire: unknown): {
  readonly aspects: Aspects;
  readonly failed: readonly FailedAspect[];
} {
  const raw: Raw = typeof wire === 'object' && wire !== null ? (wire as Raw) : {};
  const aspects: { [Name in AspectName]?: Aspect } = {};
  const failed: FailedAspect[] = [];
  for (const name of ASPECT_NAMES) {
    if (raw[name] === undefined || raw[name] === null) continue;
    try {
      aspects[name] = aspectFrom(name, raw[name]);
    } catch (error) {
      if (!(error instanceof UnreadableAspect)) throw error;
      failed.push({ name, reason: error.message });
    }
  }
  return { aspects, failed };
}

function wireWeight(weight: number): number {
  return Number((weight / WEIGHT_SCALE).toFixed(6));
}

/** A float as it is sent: a whole value with one decimal (A5), which JSON only keeps as a text. */
function wireFloat(value: number): number | string {
  return Number.isInteger(value) ? value.toFixed(1) : value;
}

function listToWire(aspect: ConceptsAspect | Extract<Aspect, { type: 'locations' }>): unknown {
  const value = aspect.value.filter((item) => item.label.trim() !== '');
  if (value.length === 0) return emptyToWire(aspect);
  return {
    ...aspect,
    weight: wireWeight(aspect.weight),
    value: value.map((item) => ({ ...item, weight: wireWeight(item.weight) })),
  };
}

/** An empty aspect says nothing, unless it says that nothing is to be read into it. */
function emptyToWire(aspect: Aspect): unknown {
  if (aspect.complete !== true) return null;
  const isList = aspect.type === 'concepts' || aspect.type === 'keywords' || aspect.type === 'locations';
  return { ...aspect, weight: wireWeight(aspect.weight), value: isList ? [] : null };
}

function aspectToWire(aspect: Aspect): unknown {
  switch (aspect.type) {
    case 'concepts':
    case 'keywords':
    case 'locations':
      return listToWire(aspect);
    case 'range': {
      const { value } = aspect;
      if (value === null || (value.from === null && value.to === null)) return emptyToWire(aspect);
      const bounds = { ...value, weight: wireWeight(value.weight), from: value.from, to: value.to };
      return { ...aspect, weight: wireWeight(aspect.weight), value: bounds };
    }
    case 'integer':
    case 'float': {
      const { value } = aspect;
      if (value === null || value.value === null) return emptyToWire(aspect);
      const sent = aspect.type === 'integer' ? Math.round(value.value) : wireFloat(value.value);
      return {
        ...aspect,
        weight: wireWeight(aspect.weight),
        value: { ...value, weight: wireWeight(value.weight), value: sent },
      };
    }
  }
}

/** Aspects as they are sent (weights ÷ 100, integers rounded, whole floats with one decimal); an empty aspect that is not complete is left out (MAT-16). */
export function aspectsToWire(aspects: Aspects): Readonly<Record<string, unknown>> {
  const wire: Record<string, unknown> = {};
  for (const name of ASPECT_NAMES) {
    const aspect = aspects[name];
    const sent = aspect === undefined ? null : aspectToWire(aspect);
    if (sent !== null) wire[name] = sent;
  }
  return wire;
}
