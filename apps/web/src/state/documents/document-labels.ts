import type { AspectName, ProfileKind, WireDocument } from '@counterpart/domain';

/** The labels of a list aspect of a document; at most `limit`. */
export function aspectLabels(
  document: WireDocument,
  name: AspectName,
  limit = Number.POSITIVE_INFINITY,
): readonly string[] {
  const value = document.matchProfile?.aspects[name]?.value;
  return Array.isArray(value) ? value.slice(0, limit).map((item) => item.label) : [];
}

/** A property of a document as text, empty when there is none. */
export function propertyText(document: WireDocument, property: string): string {
  const value = document.extraProperties?.[property];
  if (Array.isArray(value)) return value.map(String).join(', ');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** What a row says first: a job's title or function, a candidate's function (RES-01d). */
export function rowTitle(kind: ProfileKind, document: WireDocument): string {
  const functions = aspectLabels(document, 'jobFunctions', 3).join(', ');
  const title = kind === 'JOB' ? (document.jobTitle ?? '').trim() : '';
  if (title !== '') return title;
  return functions === '' ? (document.preferredJobTitle ?? '') : functions;
}

/** What people know a document by, first what they call it: a job's title and company, a candidate's name and function. */
export function knownBy(kind: ProfileKind, document: WireDocument): readonly string[] {
  const title = rowTitle(kind, document);
  const parts = kind === 'JOB' ? [title, propertyText(document, 'company')] : [propertyText(document, 'name'), title];
  return parts.filter((part) => part !== '');
}

/**
 * The description of a document (ENG-17, ENG-18): a job's text; a candidate's cvText, preferredJobTitle and
 * preferredJobInfo joined by blank lines, otherwise the job function labels.
 */
export function descriptionOf(kind: ProfileKind, document: WireDocument): string {
  if (kind === 'JOB') return document.jobText ?? '';
  const parts = [document.cvText, document.preferredJobTitle, document.preferredJobInfo].filter(
    (part) => (part ?? '').trim() !== '',
  );
  return parts.length > 0 ? parts.join('\n\n') : aspectLabels(document, 'jobFunctions').join(', ');
}
