import { type ApiClient, aspectsFromWire } from '@counterpart/client';
import type { Aspects, WireDocument } from '@counterpart/domain';
import { withDefaultRange } from '../profile/profile-editing.ts';
import type { MatchingOptions } from './matching-state.ts';
import type { SourceEntity } from './source-entity.ts';

/** The document of a source; rejects with ApiFailure, of status 404 where there is none. */
export function fetchSource(api: ApiClient, { type, index, id }: SourceEntity): Promise<WireDocument> {
  const name = type === 'JOB' ? 'getJob' : 'getCandidate';
  return api.call(name, { params: { index, id } }) as Promise<unknown> as Promise<WireDocument>;
}

/** The profile of a document; what of it cannot be read is logged and left out. */
export function profileOfSource(
  document: WireDocument,
  { defaultRange, log }: Pick<MatchingOptions, 'defaultRange' | 'log'>,
): Aspects {
  const { aspects, failed } = aspectsFromWire(document.matchProfile?.aspects);
  for (const { name, reason } of failed) log(`The aspect ${name} could not be read`, reason);
  return withDefaultRange(aspects, defaultRange);
}

/** Which version of a document it is, by the property that says so: what was kept for another one is discarded (MAT-12c). */
export function versionOfSource(document: WireDocument, entityVersionProperty: string): string {
  const values: Readonly<Record<string, unknown>> = { ...document.extraProperties, ...document };
  return JSON.stringify(values[entityVersionProperty] ?? null);
}
