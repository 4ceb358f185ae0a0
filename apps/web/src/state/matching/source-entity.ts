import type { ProfileKind, WireDocument } from '@counterpart/domain';
import type { FailureMessage } from '../failures/failure-message.ts';

/** The entity that is matched from (MAT-10). */
export interface SourceEntity {
  readonly type: ProfileKind;
  readonly index: string;
  readonly id: string;
}

/** How far its loading is; it loads once, on first access. */
export type SourceState =
  | { readonly status: 'notLoaded' }
  | { readonly status: 'loading'; readonly entity: SourceEntity }
  | { readonly status: 'loaded'; readonly entity: SourceEntity; readonly document: WireDocument }
  | {
      readonly status: 'error';
      readonly entity: SourceEntity;
      readonly isMissing: boolean;
      /** Why it could not be had, as a message of the catalogue. */
      readonly reason: FailureMessage['id'];
    };

/** The key of a search without an entity. */
export const NO_ENTITY = 'none';

/** The key of an entity in what is kept; no id can hold a slash. */
export function entityKey({ type, index, id }: SourceEntity): string {
  return `${type}/${index}/${id}`;
}

/** The entity of a source that is there; null for none, and for one that could not be had. */
export function entityOf(source: SourceState): SourceEntity | null {
  return source.status === 'loaded' ? source.entity : null;
}

/** Whether a source was asked for and could not be had. */
export function hasFailedLoading(source: SourceState): boolean {
  return source.status === 'error';
}
