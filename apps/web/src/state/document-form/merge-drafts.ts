import type { Aspect, WireDocument } from '@counterpart/domain';
import { isListAspect, type ListItem } from '../profile/profile-editing.ts';
import { type Draft, draftOf } from '../upload/upload-draft.ts';
import { type FieldPath, fieldsOf, isDerived, saysTheSame, withField } from './document-fields.ts';

/** A field that two people changed, each in their own way. */
export interface FieldConflict {
  readonly path: FieldPath;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** What both have together, where the field is a list; null where only one of them can stand. */
  readonly both: unknown;
}

/** A draft over the document that somebody else saved: what only one of the two changed is in it, conflicts hold mine. */
export interface MergedDraft {
  readonly draft: Draft;
  readonly conflicts: readonly FieldConflict[];
}

type Entry = ListItem | { readonly id?: string };

function isList(value: unknown): value is readonly Entry[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'object' && entry !== null);
}

function keyOf(entry: Entry): string {
  return 'label' in entry ? entry.label.toLowerCase() : (entry.id ?? JSON.stringify(entry));
}

function listOfBoth(mine: readonly Entry[], theirs: readonly Entry[]): readonly Entry[] {
  const known = new Set(mine.map(keyOf));
  return [...mine, ...theirs.filter((entry) => !known.has(keyOf(entry)))];
}

/** Two lists as one, mine first; null for what is no list. */
function ofBoth(mine: unknown, theirs: unknown): unknown {
  if (isList(mine) && isList(theirs)) return listOfBoth(mine, theirs);
  const own = mine as Aspect | undefined;
  const other = theirs as Aspect | undefined;
  if (own?.type === undefined || other?.type !== own.type || !isListAspect(own)) return null;
  return { ...own, value: listOfBoth(own.value, other.value as readonly ListItem[]) };
}

/** What somebody made of a field: what the server worked out of the texts by itself is nobody's change. */
function madeOf(path: FieldPath, draft: Draft, before: unknown): unknown {
  const now = fieldsOf(draft).get(path);
  if (!isDerived(path)) return now;
  const read = fieldsOf({ document: draft.read, aspects: draft.readAspects }).get(path);
  return saysTheSame(now, read) ? before : now;
}

/**
 * Brings three documents together, field by field: the one that both began with, the draft, and the one that somebody else saved meanwhile.
 * What one of the two left alone is as the other made it.
 */
export function mergeDrafts(began: WireDocument, draft: Draft, theirs: WireDocument): MergedDraft {
  const before = fieldsOf(draftOf(began));
  const other = draftOf(theirs);
  const others = fieldsOf(other);
  const paths = new Set([...before.keys(), ...others.keys(), ...fieldsOf(draft).keys()]);
  let merged = other;
  const conflicts: FieldConflict[] = [];
  for (const path of paths) {
    const start = before.get(path);
    const mine = madeOf(path, draft, start);
    const their = others.get(path);
    if (saysTheSame(mine, start) || saysTheSame(mine, their)) continue;
    merged = withField(merged, path, mine);
    if (!saysTheSame(their, start)) conflicts.push({ path, mine, theirs: their, both: ofBoth(mine, their) });
  }
  return { draft: merged, conflicts };
}

/** A draft over what the server just read in it: fields that it works out follow, where nobody made them otherwise. */
export function withReading(draft: Draft, reading: Draft): Draft {
  const read = fieldsOf({ document: reading.read, aspects: reading.readAspects });
  const before = fieldsOf({ document: draft.read, aspects: draft.readAspects });
  const now = fieldsOf(draft);
  let next: Draft = { ...draft, read: reading.read, readAspects: reading.readAspects, evidence: reading.evidence };
  for (const path of new Set([...read.keys(), ...before.keys()])) {
    if (!isDerived(path)) continue;
    const isOwn = !saysTheSame(now.get(path), before.get(path));
    if (!isOwn) next = withField(next, path, read.get(path));
  }
  return next;
}
