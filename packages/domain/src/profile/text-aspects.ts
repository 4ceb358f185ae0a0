import {
  type Aspect,
  type AspectName,
  type Aspects,
  type ConceptItem,
  type LocationItem,
  TYPE_OF_ASPECT,
} from './aspect.ts';
import type { LanguageLevel } from '../values/enumerations.ts';
import { mergeRequirements, type StatedRequirement } from './stated-requirement.ts';

/** Weight of a value by what the text says of it (matching.md, "What counts how much"); 1 is normal. */
export const WEIGHT_FROM_TEXT = { niceToHave: 0.5, required: 1.5, normal: 1 } as const;
/** Range around a place that an advertisement names, in kilometres (A4, matching.md). */
export const AD_PLACE_RANGE_KM = 50;

interface Stated {
  /** As in `StatedRequirement`; absent is null. */
  readonly required?: boolean | null | undefined;
  readonly field: StatedRequirement['field'];
}

interface WithConcept extends Stated {
  readonly matchedText: string;
  readonly conceptId?: string | null | undefined;
}

/** What was read from a text, as far as it makes an item of a profile; a phrase that no concept covers makes none. */
export type StatedValue =
  | (WithConcept & { readonly aspectType: 'JOB_FUNCTION' | 'JOB_PROPERTY' })
  | (WithConcept & { readonly aspectType: 'JOB_SOFT_COMPTENCE'; readonly behavioralCompetence: string })
  | (WithConcept & { readonly aspectType: 'LANGUAGE'; readonly level: LanguageLevel | null })
  | (Stated & { readonly aspectType: 'CONTRACT_TYPE' | 'WORKING_HOURS'; readonly value: string })
  | (Stated & {
      readonly aspectType: 'GEO';
      readonly labels: readonly string[];
      readonly lat?: number | undefined;
      readonly lon?: number | undefined;
    })
  | (Stated & {
      readonly aspectType: 'WAGE';
      readonly amountLow: number | null;
      readonly amountHigh: number | null;
    })
  | (Stated & { readonly aspectType: 'SENIORITY'; readonly value: number })
  | { readonly aspectType: 'PHRASE' };

/** How a pasted ad and a stored document differ in the items that their texts give. */
export interface ItemNaming {
  /** The label of a function, skill, soft skill or language: the words of the ad (A4), or the concept's own. */
  readonly label: (written: string, conceptId: string | null) => string;
  /** The label of a place: its name, then its post code when it has one. */
  readonly place: (labels: readonly string[]) => string;
  readonly id: (aspect: AspectName, label: string) => string;
  /** Kilometres around a place; null leaves it to the configured default. */
  readonly range: number | null;
  /** Whether an item keeps what its words were read as: needed where the words alone do not say it. */
  readonly keepsConcept: boolean;
  /** `parsed` for what is stored: it gives no evidence of its own (matching.md, "Evidence"). */
  readonly origin?: 'parsed';
}

type ListItem = ConceptItem | LocationItem;

interface Entry {
  readonly item: ListItem;
  readonly requirement: StatedRequirement;
  /** Latitude and longitude of a place, '' for everything else. */
  readonly position: string;
}

/**
 * The aspects that a text gives a profile (MAT-18), on the screen and in a stored document alike: every aspect weighs 1
 * and asks nothing by its flag; each value once, with the requirement that all its places state together.
 */
export function aspectsFromText(values: readonly StatedValue[], naming: ItemNaming): Aspects {
  const lists = new Map<AspectName, Entry[]>();
  const aspects: { [Name in AspectName]?: Aspect } = {};
  const origin = naming.origin === undefined ? {} : { origin: naming.origin };
  const add = (name: AspectName, value: Stated, label: string, rest: object = {}, position = ''): void => {
    const requirement = { required: value.required ?? null, field: value.field };
    const base = { id: naming.id(name, label), label, weight: weightOf(requirement.required), required: false };
    const list = lists.get(name) ?? [];
    lists.set(name, list);
    addEntry(list, { item: { ...base, ...rest, ...origin }, requirement, position });
  };
  const addConcept = (name: AspectName, value: WithConcept, written: string, rest: object = {}): void => {
    const conceptId = value.conceptId ?? null;
    const kept = naming.keepsConcept && conceptId !== null ? { conceptId } : {};
    add(name, value, naming.label(written, conceptId), { ...kept, ...rest });
  };
  const single = ({ required }: Stated) => ({ weight: weightOf(required ?? null), required: false, ...origin });
  for (const value of values) {
    switch (value.aspectType) {
      case 'JOB_FUNCTION':
        addConcept('jobFunctions', value, value.matchedText);
        break;
      case 'JOB_PROPERTY':
        addConcept('hardSkills', value, value.matchedText);
        break;
      case 'JOB_SOFT_COMPTENCE':
        addConcept('softSkills', value, value.behavioralCompetence);
        break;
      case 'LANGUAGE':
        addConcept('languages', value, value.matchedText, { level: value.level });
        break;
      case 'CONTRACT_TYPE':
        add('contractTypes', value, value.value);
        break;
      case 'WORKING_HOURS':
        add('workingHours', value, value.value);
        break;
      case 'GEO': {
        const position = value.lat === undefined ? '' : `${value.lat},${value.lon}`;
        add('locations', value, naming.place(value.labels), { range: naming.range, rangeUnit: 'KILOMETER' }, position);
        break;
      }
      case 'WAGE': {
        const bounds = { ...single(value), from: value.amountLow, to: value.amountHigh };
        aspects.wage = { type: 'range', weight: 1, required: false, value: bounds };
        break;
      }
      case 'SENIORITY': {
        const years = { ...single(value), value: value.value };
        aspects.seniority = { type: 'integer', weight: 1, required: false, value: years };
        break;
      }
      case 'PHRASE':
        break;
    }
  }
  for (const [name, entries] of lists) {
    const items = entries.map(({ item }) => item);
    aspects[name] = { type: TYPE_OF_ASPECT[name], weight: 1, required: false, value: items } as Aspect;
  }
  return aspects;
}

function weightOf(required: boolean | null): number {
  if (required === null) return WEIGHT_FROM_TEXT.normal;
  return required ? WEIGHT_FROM_TEXT.required : WEIGHT_FROM_TEXT.niceToHave;
}

/** Adds what the list does not have; what it has is required as both places say, and of one place the fuller label stays. */
function addEntry(list: Entry[], entry: Entry): void {
  const at = list.findIndex((other) => isSame(other, entry));
  const known = list[at];
  if (known === undefined) {
    list.push(entry);
    return;
  }
  const required = mergeRequirements(known.requirement, entry.requirement);
  // "Parma" and "43121 Parma" are one place
  const isFuller = entry.position !== '' && entry.item.label.length > known.item.label.length;
  const item = { ...(isFuller ? entry.item : known.item), weight: weightOf(required) };
  list[at] = { ...known, item, requirement: { ...known.requirement, required } };
}

function isSame(a: Entry, b: Entry): boolean {
  if (a.item.id === b.item.id || a.item.label.toLowerCase() === b.item.label.toLowerCase()) return true;
  if (a.position !== '' && a.position === b.position) return true;
  return 'conceptId' in a.item && 'conceptId' in b.item && a.item.conceptId === b.item.conceptId;
}
