import type { Education, WireDocument, WorkExperience } from '@counterpart/domain';
import type { CvSpan } from '../cv/entries/cv-entries.ts';
import type { ReadCv } from '../cv/read-cv.ts';
import type { EndedJob } from './collect-evidence.ts';
import { yearOf } from './month-spans.ts';

/**
 * Experiences and educations read from a CV carry ids that begin so. They are read anew with every enrichment and
 * stand only in a list without others: whoever edits one saves the list under ids of its own, and nothing is added to
 * it again.
 */
const PARSED_ID = { workExperiences: 'parsed-experience-', educations: 'parsed-education-' } as const;

/** Field paths of a document (`workExperiences[0].text`) with the characters of its CV that they were taken from. */
export type ParsedSpans = ReadonlyMap<string, CvSpan>;

function isOwn(list: keyof typeof PARSED_ID, { id }: { readonly id?: string }): boolean {
  return id?.startsWith(PARSED_ID[list]) !== true;
}

/** The document without the entries that an earlier reading put into it. */
export function withoutParsedEntries(document: WireDocument): WireDocument {
  const { workExperiences, educations, ...rest } = document;
  const own = {
    workExperiences: workExperiences?.filter((entry) => isOwn('workExperiences', entry)),
    educations: educations?.filter((entry) => isOwn('educations', entry)),
  };
  // a list that held only parsed entries was none
  return {
    ...rest,
    ...(own.workExperiences === undefined || (own.workExperiences.length === 0 && workExperiences?.length !== 0)
      ? {}
      : { workExperiences: own.workExperiences }),
    ...(own.educations === undefined || (own.educations.length === 0 && educations?.length !== 0)
      ? {}
      : { educations: own.educations }),
  };
}

/**
 * The document with the experiences and educations of its CV, each list only when it has none of its own; `ended` are
 * the characters of such jobs that ended.
 */
export function withEntriesOf(
  document: WireDocument,
  cv: ReadCv,
): { readonly document: WireDocument; readonly spans: ParsedSpans; readonly ended: readonly EndedJob[] } {
  const ended: EndedJob[] = [];
  const spans = new Map<string, CvSpan>();
  const remember = (list: keyof typeof PARSED_ID, at: number, parts: Readonly<Record<string, CvSpan>>): void => {
    for (const [name, span] of Object.entries(parts)) spans.set(`${list}[${at}].${name}`, span);
  };
  let completed = document;
  if ((document.workExperiences ?? []).length === 0 && cv.workExperiences.length > 0) {
    const workExperiences = cv.workExperiences.map((job, at): WorkExperience => {
      const { spans: fields, parts, ...entry } = job;
      const endYear = yearOf(entry.dateTo);
      remember('workExperiences', at, fields);
      if (endYear !== null) ended.push(...parts.map((part) => ({ ...part, endYear })));
      return { id: `${PARSED_ID.workExperiences}${at + 1}`, ...entry };
    });
    completed = { ...completed, workExperiences };
  }
  if ((document.educations ?? []).length === 0 && cv.educations.length > 0) {
    const educations = cv.educations.map(({ spans: parts, ...entry }, at): Education => {
      remember('educations', at, parts);
      return { id: `${PARSED_ID.educations}${at + 1}`, ...entry };
    });
    completed = { ...completed, educations };
  }
  return { document: completed, spans, ended };
}
