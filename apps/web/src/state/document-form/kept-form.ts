import type { WireDocument } from '@counterpart/domain';
import { type Draft, draftOf } from '../upload/upload-draft.ts';
import { fieldsOf, saysTheSame, withField } from './document-fields.ts';

/** A draft as it survives a reload. */
export interface KeptForm {
  /** The document that the draft began with; null for a new one. */
  readonly stored: WireDocument | null;
  readonly draft: Draft;
}

/** A kept draft as it was: what nobody touched is again the very value that was read. */
export function rejoined({ stored, draft }: KeptForm): KeptForm {
  const read = draftOf(draft.read, draft.evidence);
  let next: Draft = { ...read, document: draft.document, aspects: draft.aspects };
  const readFields = fieldsOf(read);
  for (const [path, value] of fieldsOf(draft)) {
    if (saysTheSame(readFields.get(path), value)) next = withField(next, path, readFields.get(path));
  }
  return { stored, draft: next };
}
