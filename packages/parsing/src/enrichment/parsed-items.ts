import {
  type ConceptItem,
  type Language,
  type LanguageLevel,
  type LocationItem,
  mergeRequirements,
  type NumberValue,
  type RangeValue,
  type StatedRequirement,
} from '@counterpart/domain';
import { foldLabel } from '@counterpart/text';
import type { Lexicon } from '../reading/lexicon.ts';
import type { ParsingAspect } from '../job/parsing-aspect.ts';

/** Wire weights of parsed items (parsing.md, `weightFromText`). */
export const WEIGHT_FROM_TEXT = { niceToHave: 0.5, required: 1.5, normal: 1 } as const;

/** The values read from the texts of a document, as items of a profile. */
export interface ParsedItems {
  readonly jobFunctions: readonly ConceptItem[];
  readonly hardSkills: readonly ConceptItem[];
  readonly softSkills: readonly ConceptItem[];
  readonly languages: readonly ConceptItem[];
  readonly contractTypes: readonly ConceptItem[];
  readonly workingHours: readonly ConceptItem[];
  readonly locations: readonly LocationItem[];
  readonly wage: RangeValue | null;
  readonly seniority: NumberValue | null;
}

const LONGEST_ID = 120;
const NOT_TOLD: StatedRequirement = { required: null, field: 'text' };

/** An id that the same label always has: an item keeps its identity when the text is read again. */
function idOf(aspect: string, label: string): string {
  const key = foldLabel(label).replace(/[^\p{L}\p{N}+#.]+/gu, '-');
  return `parsed-${aspect}-${key}`.slice(0, LONGEST_ID);
}

function weightOf(required: boolean | null): number {
  if (required === null) return WEIGHT_FROM_TEXT.normal;
  return required ? WEIGHT_FROM_TEXT.required : WEIGHT_FROM_TEXT.niceToHave;
}

/**
 * Items of the aspects of an ad, or of the same aspects read from a CV; each label once per list, needed as any place
 * says.
 */
export function itemsOf(lexicon: Lexicon, aspects: readonly ParsingAspect[], language: Language): ParsedItems {
  const lists = {
    jobFunctions: new Map<string, ConceptItem>(),
    hardSkills: new Map<string, ConceptItem>(),
    softSkills: new Map<string, ConceptItem>(),
    languages: new Map<string, ConceptItem>(),
    contractTypes: new Map<string, ConceptItem>(),
    workingHours: new Map<string, ConceptItem>(),
  };
  const locations = new Map<string, LocationItem>();
  const placed = new Map<string, { readonly id: string; readonly label: string }>();
  const stated = new Map<string, StatedRequirement>();
  let wage: RangeValue | null = null;
  let seniority: NumberValue | null = null;
  const add = (
    list: keyof typeof lists,
    label: string,
    need: StatedRequirement,
    level?: LanguageLevel | null,
  ): void => {
    const id = idOf(list, label);
    const [known, before] = [stated.get(id), lists[list].get(id)];
    const required = known === undefined ? need.required : mergeRequirements(known, need);
    stated.set(id, { field: known?.field ?? need.field, required });
    const base = before ?? { id, label, weight: 1, required: false, origin: 'parsed' as const };
    const item = { ...base, weight: weightOf(required) };
    lists[list].set(id, before !== undefined || level === undefined ? item : { ...item, level });
  };
  const name = (id: string): string => lexicon.ontology.label(id, language);
  for (const aspect of aspects) {
    switch (aspect.aspectType) {
      case 'JOB_FUNCTION':
        add('jobFunctions', aspect.conceptId === null ? aspect.matchedText : name(aspect.conceptId), NOT_TOLD);
        break;
      case 'JOB_PROPERTY':
        add('hardSkills', aspect.conceptId === null ? aspect.matchedText : name(aspect.conceptId), aspect);
        break;
      case 'JOB_SOFT_COMPTENCE':
        add('softSkills', name(aspect.conceptId), aspect);
        break;
      case 'LANGUAGE':
        add('languages', name(aspect.conceptId), aspect, aspect.level);
        break;
      case 'CONTRACT_TYPE':
        add('contractTypes', aspect.value, NOT_TOLD);
        break;
      case 'WORKING_HOURS':
        add('workingHours', aspect.value, NOT_TOLD);
        break;
      case 'GEO': {
        const label = [...aspect.labels].reverse().join(' ');
        const id = idOf('locations', label);
        // "Parma" and "43121 Parma" are one place: the fuller label stays.
        const known = placed.get(`${aspect.lat},${aspect.lon}`);
        const isSame = aspect.lat !== undefined && known !== undefined;
        if (isSame && known.label.length >= label.length) break;
        if (isSame) locations.delete(known.id);
        placed.set(`${aspect.lat},${aspect.lon}`, { id, label });
        locations.set(id, {
          id,
          label,
          range: null,
          rangeUnit: 'KILOMETER',
          weight: 1,
          required: false,
          origin: 'parsed',
        });
        break;
      }
      case 'WAGE':
        wage = { weight: 1, required: false, from: aspect.amountLow, to: aspect.amountHigh, origin: 'parsed' };
        break;
      case 'SENIORITY':
        seniority = { weight: weightOf(aspect.required), required: false, value: aspect.value, origin: 'parsed' };
        break;
    }
  }
  return {
    jobFunctions: [...lists.jobFunctions.values()],
    hardSkills: [...lists.hardSkills.values()],
    softSkills: [...lists.softSkills.values()],
    languages: [...lists.languages.values()],
    contractTypes: [...lists.contractTypes.values()],
    workingHours: [...lists.workingHours.values()],
    locations: [...locations.values()],
    wage,
    seniority,
  };
}
