import { PROFILE_KINDS } from '@counterpart/domain';
import type { CompiledQuery } from '@counterpart/scoring';
import type { IndexedDocument } from '@counterpart/search-port';
import * as fc from 'fast-check';
import type { LinkedConcepts } from './link-expander.ts';
import { linkedConcepts } from './random-concepts.ts';
import { indexedDocuments } from './random-document.ts';
import { queries } from './random-request.ts';

/** Concepts, documents of one kind and some requests over them. */
export interface World {
  readonly known: LinkedConcepts;
  readonly documents: readonly IndexedDocument[];
  /** Other versions of some of the documents. */
  readonly changed: readonly IndexedDocument[];
  readonly queries: readonly CompiledQuery[];
}

/** Random worlds with that many requests each. */
export function worlds(requests: number): fc.Arbitrary<World> {
  return fc.tuple(linkedConcepts, fc.constantFrom(...PROFILE_KINDS)).chain(([known, kind]) =>
    fc.record({
      known: fc.constant(known),
      documents: indexedDocuments(known, kind),
      changed: indexedDocuments(known, kind),
      queries: fc.array(queries(known, kind), { minLength: requests, maxLength: requests }),
    }),
  );
}
