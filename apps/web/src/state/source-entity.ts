import type { ProfileKind, WireDocument } from '@counterpart/domain';

/** The entity that is matched from (MAT-10). */
export interface SourceEntity {
  readonly type: ProfileKind;
  readonly index: string;
  readonly id: string;
}

/** How far its loading is; it loads once, on first access. */
export type SourceState =
  | { readonly status: 'none' }
  | { readonly status: 'notLoaded' | 'loading'; readonly entity: SourceEntity }
  | { readonly status: 'loaded'; readonly entity: SourceEntity; readonly document: WireDocument }
  | { readonly status: 'error'; readonly entity: SourceEntity; readonly isMissing: boolean };

/** The entity of a source, whatever its state. */
export function entityOf(source: SourceState): SourceEntity | null {
  return source.status === 'none' ? null : source.entity;
}

/** Whether a source was asked for and could not be had. */
export function hasFailedLoading(source: SourceState): boolean {
  return source.status === 'error';
}
