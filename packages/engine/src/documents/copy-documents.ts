import type { DocumentColumns } from './document-columns.ts';
import type { GrowingDocuments } from './growing-documents.ts';

/** Documents, or stems of theirs, that are copied between two moments at which others may go first. */
const [COPIED, STEMS] = [256, 65_536];

/** Appends those documents of a run that are wanted as they are there; long ones are few at a time. */
export function* copyInSteps(
  into: GrowingDocuments,
  columns: DocumentColumns,
  isWanted: (slot: number) => boolean,
): Generator<undefined, void> {
  const { length, textStarts, stemStarts } = columns;
  const stemsBefore = (slot: number): number => stemStarts[textStarts[slot] ?? 0] ?? 0;
  into.expectStems(stemsBefore(length));
  let [from, step] = [0, 0];
  for (let slot = 0; slot < length; slot += 1) {
    const next = slot + 1;
    const isStep = next === length || next - step === COPIED || stemsBefore(next) - stemsBefore(step) >= STEMS;
    const isWantedToo = isWanted(slot);
    if (isWantedToo && !isStep) continue;
    // documents that stand together go together
    const end = isWantedToo ? next : slot;
    if (end > from) into.copy(columns, from, end);
    from = next;
    if (!isStep) continue;
    yield;
    step = next;
  }
}
