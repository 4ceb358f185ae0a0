import type { ProfileKind, TextSource, WireDocument } from '@counterpart/domain';
import { yearOf } from './month-spans.ts';
import type { TextPurpose } from '../relevance/relevance.ts';

/** A text of a document: where it stands and what it counts as (matching.md, "Evidence"). */
export interface DocumentText {
  readonly source: TextSource;
  readonly field: string;
  readonly text: string;
  readonly endYear: number | null;
  readonly purpose: TextPurpose;
}

/** The texts of a document that give evidence, in a fixed order. */
export function documentTexts(kind: ProfileKind, document: WireDocument): readonly DocumentText[] {
  const texts: DocumentText[] = [];
  const add = (
    source: TextSource,
    field: string,
    text: string | null | undefined,
    purpose: TextPurpose,
    endYear: number | null = null,
  ): void => {
    if (text != null && text.trim() !== '') texts.push({ source, field, text, purpose, endYear });
  };
  if (kind === 'JOB') {
    add('JOB_TITLE', 'jobTitle', document.jobTitle, 'title');
    add('JOB_TEXT', 'jobText', document.jobText, 'ad');
    return texts;
  }
  add('JOB_TITLE', 'preferredJobTitle', document.preferredJobTitle, 'title');
  add('CV_TEXT', 'preferredJobInfo', document.preferredJobInfo, 'cv');
  add('CV_TEXT', 'cvText', document.cvText, 'cv');
  for (const [at, { title, text, dateTo }] of (document.workExperiences ?? []).entries()) {
    const endYear = yearOf(dateTo);
    add('WORK_EXPERIENCES', `workExperiences[${at}].title`, title, 'title', endYear);
    add('WORK_EXPERIENCES', `workExperiences[${at}].text`, text, 'cv', endYear);
  }
  for (const [at, { field, degree, info }] of (document.educations ?? []).entries()) {
    add('EDUCATIONS', `educations[${at}].field`, field, 'education');
    add('EDUCATIONS', `educations[${at}].degree`, degree, 'education');
    add('EDUCATIONS', `educations[${at}].info`, info, 'education');
  }
  return texts;
}
