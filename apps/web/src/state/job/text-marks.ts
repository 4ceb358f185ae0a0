import type { RouteResponse } from '@counterpart/client';
import type { AspectName, Aspects } from '@counterpart/domain';
import { SINGLE_VALUE } from '../profile/edit-values.ts';
import { isListAspect, type ListItem } from '../profile/profile-editing.ts';

type ParsingAspect = RouteResponse<'parseJob'>['parsingAspects'][number];

/** A place in a job that says a value of the profile; offsets in UTF-16 code units. */
export interface TextMark {
  readonly field: 'title' | 'text';
  readonly start: number;
  readonly end: number;
  readonly aspect: AspectName;
  /** What the words were read as, or the value that they say; null where the words alone say it. */
  readonly meaning: string | null;
  readonly words: string;
}

const ASPECT_OF: Readonly<Record<ParsingAspect['aspectType'], AspectName | null>> = {
  JOB_FUNCTION: 'jobFunctions',
  JOB_PROPERTY: 'hardSkills',
  JOB_SOFT_COMPTENCE: 'softSkills',
  CONTRACT_TYPE: 'contractTypes',
  WORKING_HOURS: 'workingHours',
  GEO: 'locations',
  WAGE: 'wage',
  LANGUAGE: 'languages',
  SENIORITY: 'seniority',
  PHRASE: null,
};

function meaningOf(parsed: ParsingAspect): string | null {
  switch (parsed.aspectType) {
    case 'CONTRACT_TYPE':
    case 'WORKING_HOURS':
      return parsed.value;
    case 'GEO':
      return parsed.labels.join(', ');
    default:
      return parsed.conceptId ?? null;
  }
}

/** Where a job says what, in the order of its text. */
export function marksOfParsedJob(parsed: readonly ParsingAspect[]): readonly TextMark[] {
  return parsed
    .flatMap((one): TextMark[] => {
      const aspect = ASPECT_OF[one.aspectType];
      if (aspect === null) return [];
      const { field, start, end, matchedText: words } = one;
      return [{ field, start, end, aspect, meaning: meaningOf(one), words }];
    })
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
}

function says({ meaning, words }: TextMark, item: ListItem): boolean {
  const label = item.label.toLowerCase();
  if ('conceptId' in item && item.conceptId !== undefined) return item.conceptId === meaning;
  return (
    label === words.toLowerCase() || label === meaning?.toLowerCase() || meaning?.toLowerCase().includes(label) === true
  );
}

/** The value of the profile that a mark says; null when it is not, or no longer, there. */
export function valueOfMark(mark: TextMark, aspects: Aspects): string | null {
  const aspect = aspects[mark.aspect];
  if (aspect === undefined) return null;
  if (!isListAspect(aspect)) return aspect.value === null ? null : SINGLE_VALUE;
  return aspect.value.find((item) => says(mark, item))?.id ?? null;
}

/** A stretch of text with the mark that lies on it, if any. */
export interface MarkedStretch {
  readonly text: string;
  readonly mark: TextMark | null;
}

/** A text cut at its marks; where two overlap, the one that begins first, or is longer, is shown. */
export function cutAtMarks(text: string, marks: readonly TextMark[]): readonly MarkedStretch[] {
  const stretches: MarkedStretch[] = [];
  let at = 0;
  for (const mark of marks) {
    if (mark.start < at || mark.end > text.length) continue;
    if (mark.start > at) stretches.push({ text: text.slice(at, mark.start), mark: null });
    stretches.push({ text: text.slice(mark.start, mark.end), mark });
    at = mark.end;
  }
  if (at < text.length) stretches.push({ text: text.slice(at), mark: null });
  return stretches;
}
