import type { Aspect, AspectName, WireDocument } from '@counterpart/domain';
import type { Draft } from '../upload/upload-draft.ts';

/** A field of a document as a form and a merge know it: a field of the wire, `extraProperties.NAME` or `aspects.NAME`. */
export type FieldPath = string;

const PROPERTY = 'extraProperties.';
const ASPECT = 'aspects.';
/** What the server sets by itself, or what is split into paths of its own. */
const NOT_FIELDS: ReadonlySet<string> = new Set(['id', 'version', 'matchProfile', 'extraProperties']);

/** The name of the property that a path is about; null for another field. */
export function propertyOf(path: FieldPath): string | null {
  return path.startsWith(PROPERTY) ? path.slice(PROPERTY.length) : null;
}

/** The aspect that a path is about; null for another field. */
export function aspectOfPath(path: FieldPath): AspectName | null {
  return path.startsWith(ASPECT) ? (path.slice(ASPECT.length) as AspectName) : null;
}

/** Whether the server works a field out of the texts where nobody filled it in. */
export function isDerived(path: FieldPath): boolean {
  return path.startsWith(ASPECT) || path === 'workExperiences' || path === 'educations';
}

/** The fields of a document; the profile with the weights of the screen. */
export function fieldsOf({ document, aspects }: Pick<Draft, 'document' | 'aspects'>): ReadonlyMap<FieldPath, unknown> {
  const own = Object.entries(document).filter(([name]) => !NOT_FIELDS.has(name));
  const properties = Object.entries(document.extraProperties ?? {}).map(([name, value]) => [PROPERTY + name, value]);
  const profile = Object.entries(aspects).map(([name, aspect]) => [ASPECT + name, aspect]);
  return new Map([...own, ...properties, ...profile] as [string, unknown][]);
}

/** A draft with one field set; undefined takes the field out. */
export function withField(draft: Draft, path: FieldPath, value: unknown): Draft {
  const aspect = aspectOfPath(path);
  if (aspect !== null) {
    const { [aspect]: _before, ...rest } = draft.aspects;
    return { ...draft, aspects: value === undefined ? rest : { ...rest, [aspect]: value as Aspect } };
  }
  const property = propertyOf(path);
  if (property !== null) {
    const { [property]: _before, ...rest } = draft.document.extraProperties ?? {};
    const extraProperties = value === undefined ? rest : { ...rest, [property]: value };
    return { ...draft, document: { ...draft.document, extraProperties } };
  }
  const { [path as keyof WireDocument]: _before, ...rest } = draft.document;
  const document = value === undefined ? rest : { ...rest, [path]: value };
  return { ...draft, document: document as WireDocument };
}

/** A value as text that is the same for the same content: objects in the order of their names, what is empty like what is not there. */
function asText(value: unknown): string {
  return JSON.stringify(value ?? null, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Whether two values of a field say the same; an empty text or list says what a missing one says. */
export function saysTheSame(a: unknown, b: unknown): boolean {
  const said = (value: unknown) => (value === '' || (Array.isArray(value) && value.length === 0) ? null : value);
  return a === b || asText(said(a)) === asText(said(b));
}
