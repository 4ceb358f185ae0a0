import { type RouteResponse, WEIGHT_SCALE } from '@counterpart/client';
import {
  type Aspect,
  type AspectName,
  type Aspects,
  type ConceptItem,
  type LocationItem,
  mergeRequirements,
  PARSED_ASPECT_WEIGHTS,
  type StatedRequirement,
  TYPE_OF_ASPECT,
} from '@counterpart/domain';

type ParsingAspect = RouteResponse<'parseJob'>['parsingAspects'][number];

/** Weight of a new value on the screen (A9). */
export const DEFAULT_WEIGHT = 100;
/** Range around a parsed place, in kilometres (A4). */
export const PARSED_RANGE_KM = 50;

// Weights from the text (parsing.md): nice to have 50, required 150. The flag itself is never set by a parse.
const NICE_TO_HAVE_WEIGHT = 50;
const REQUIRED_WEIGHT = 150;

function weightOf(required: boolean | null): number {
  if (required === true) return REQUIRED_WEIGHT;
  return required === false ? NICE_TO_HAVE_WEIGHT : DEFAULT_WEIGHT;
}

/** The screen weight of an aspect that was read from a text. */
function aspectWeight(name: AspectName): number {
  return PARSED_ASPECT_WEIGHTS[name] * WEIGHT_SCALE;
}

/** Which aspect a parsed item asks permission of; working hours go by the wage's (A4). */
function permissionOf(name: AspectName): AspectName {
  return name === 'workingHours' ? 'wage' : name;
}

interface Collected {
  readonly lists: Map<AspectName, (ConceptItem | LocationItem)[]>;
  /** What the text says of the need of each item. */
  readonly needs: Map<string, StatedRequirement>;
  readonly single: { [Name in AspectName]?: Aspect };
}

/** Adds an item that the list does not have by its label or concept; one that it has is needed as both places say. */
function addItem(
  collected: Collected,
  name: AspectName,
  item: ConceptItem | LocationItem,
  need: StatedRequirement,
): void {
  const list = collected.lists.get(name) ?? [];
  const at = list.findIndex((other) => isSame(other, item));
  const known = list[at];
  if (known === undefined) {
    list.push(item);
    collected.needs.set(item.id, need);
  } else {
    const before = collected.needs.get(known.id) ?? need;
    const required = mergeRequirements(before, need);
    collected.needs.set(known.id, { ...before, required });
    list[at] = { ...known, weight: weightOf(required) };
  }
  collected.lists.set(name, list);
}

function isSame(a: ConceptItem | LocationItem, b: ConceptItem | LocationItem): boolean {
  if (a.label.toLowerCase() === b.label.toLowerCase()) return true;
  return 'conceptId' in a && 'conceptId' in b && a.conceptId !== undefined && a.conceptId === b.conceptId;
}

/** The words of an ad often name a concept only where they stand: the item keeps what they were read as. */
function conceptOf({ conceptId }: { readonly conceptId?: string | null | undefined }): { readonly conceptId?: string } {
  return conceptId === null || conceptId === undefined ? {} : { conceptId };
}

function collect(collected: Collected, parsed: ParsingAspect, newId: () => string): void {
  const need: StatedRequirement = { required: parsed.required ?? null, field: parsed.field };
  const base = { id: newId(), weight: weightOf(need.required), required: false };
  const add = (name: AspectName, item: ConceptItem | LocationItem): void => addItem(collected, name, item, need);
  switch (parsed.aspectType) {
    case 'JOB_FUNCTION':
      return add('jobFunctions', { ...base, ...conceptOf(parsed), label: parsed.matchedText });
    case 'JOB_PROPERTY':
      return add('hardSkills', { ...base, ...conceptOf(parsed), label: parsed.matchedText });
    case 'JOB_SOFT_COMPTENCE':
      return add('softSkills', { ...base, ...conceptOf(parsed), label: parsed.behavioralCompetence });
    case 'CONTRACT_TYPE':
      return add('contractTypes', { ...base, label: parsed.value });
    case 'WORKING_HOURS':
      return add('workingHours', { ...base, label: parsed.value });
    case 'GEO':
      return add('locations', {
        ...base,
        label: parsed.labels.join(', '),
        range: PARSED_RANGE_KM,
        rangeUnit: 'KILOMETER',
      });
    case 'LANGUAGE':
      return add('languages', {
        ...base,
        ...conceptOf(parsed),
        label: parsed.matchedText,
        level: parsed.level,
      });
    case 'WAGE':
      collected.single.wage = {
        type: 'range',
        weight: aspectWeight('wage'),
        required: false,
        value: { weight: DEFAULT_WEIGHT, required: false, from: parsed.amountLow, to: parsed.amountHigh },
      };
      return;
    case 'SENIORITY':
      collected.single.seniority = {
        type: 'integer',
        weight: aspectWeight('seniority'),
        required: false,
        value: { weight: DEFAULT_WEIGHT, required: false, value: parsed.value },
      };
      return;
  }
}

/** The profile that a parsed job makes (MAT-18); an aspect that is not allowed is left out. */
export function aspectsFromParsedJob(
  parsed: readonly ParsingAspect[],
  allowed: ReadonlySet<AspectName>,
  newId: () => string,
): Aspects {
  const collected: Collected = { lists: new Map(), needs: new Map(), single: {} };
  for (const aspect of parsed) collect(collected, aspect, newId);
  const aspects: { [Name in AspectName]?: Aspect } = { ...collected.single };
  for (const [name, value] of collected.lists) {
    const type = TYPE_OF_ASPECT[name];
    aspects[name] = { type, weight: aspectWeight(name), required: false, value } as Aspect;
  }
  for (const name of Object.keys(aspects) as AspectName[]) {
    if (!allowed.has(permissionOf(name))) delete aspects[name];
  }
  return aspects;
}

function merged(before: Aspect, after: Aspect): Aspect {
  if (before.type === 'locations' && after.type === 'locations') return after.value.length > 0 ? after : before;
  if (
    (before.type === 'concepts' || before.type === 'keywords') &&
    (after.type === 'concepts' || after.type === 'keywords')
  ) {
    const known = new Set(before.value.map(({ label }) => label.toLowerCase()));
    return {
      ...before,
      value: [...before.value, ...after.value.filter(({ label }) => !known.has(label.toLowerCase()))],
    };
  }
  return after.value === null ? before : after;
}

/** A parsed profile merged into one that is there (MAT-19): lists without duplicate labels, locations and wage replaced only if set. */
export function mergeAspects(before: Aspects, after: Aspects): Aspects {
  const result: { [Name in AspectName]?: Aspect } = { ...before };
  for (const [name, aspect] of Object.entries(after) as [AspectName, Aspect][]) {
    const known = before[name];
    result[name] = known === undefined ? aspect : merged(known, aspect);
  }
  return result;
}
