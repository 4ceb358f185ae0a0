import type { ConceptEvidence } from '@counterpart/domain';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** By concept, 1 + the last entry of the document in hand; all 0 between documents. */
let lastOf = new Uint32Array(0);

/**
 * The evidence of a document as concept and kind in turns, without what a stronger piece covers: of one concept, source class
 * and level only the latest year counts, as strength never rises with age.
 *
 *   lastOf[concept] → entry: concept, kind → entry before it of the same concept → none
 */
export function strongestEvidence(
  evidence: readonly ConceptEvidence[],
  { concepts, kinds, companions }: Vocabulary,
): readonly number[] {
  const found: number[] = [];
  const before: number[] = [];
  for (const { conceptId, conceptType, source, endYear, level } of evidence) {
    const concept = concepts.intern(conceptId);
    if (conceptType === 'OCCUPATION' || conceptType === 'SKILL') companions.add(concept);
    if (concept >= lastOf.length) lastOf = longer(lastOf, concept + 1);
    const kind = kinds.numberOf(source, level, endYear);
    let entry = lastOf[concept] ?? 0;
    while (entry > 0 && !covers(found, (entry - 1) * 2 + 1, kind, kinds)) entry = before[entry - 1] ?? 0;
    if (entry > 0) continue;
    before.push(lastOf[concept] ?? 0);
    found.push(concept, kind);
    lastOf[concept] = before.length;
  }
  for (let i = 0; i < found.length; i += 2) lastOf[found[i] ?? 0] = 0;
  return found;
}

/** Whether an entry says as much as a kind; it takes the place of the kind there when it says more of the same. */
function covers(found: number[], at: number, kind: number, kinds: Vocabulary['kinds']): boolean {
  const other = found[at] ?? 0;
  if (other === kind) return true;
  const [{ year, rest }, known] = [kinds.yearOf(kind), kinds.yearOf(other)];
  if (known.rest !== rest) return false;
  if (year > known.year) found[at] = kind;
  return true;
}

function longer(values: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const grown = new Uint32Array(length * 2);
  grown.set(values);
  return grown;
}
