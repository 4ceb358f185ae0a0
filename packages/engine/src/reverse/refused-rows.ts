import { ASPECT_NAMES } from '@counterpart/domain';
import type { RequirementRows } from '../blocks/requirement-rows.ts';
import { HOLDS_BIT } from '../query/item-outcome.ts';
import { REFUSED } from '../query/verdicts.ts';
import { NOT_EVALUATED, type SourceAnswers } from './source-answers.ts';

const SENIORITY = ASPECT_NAMES.indexOf('seniority');

/** Refuses the documents of a block with a condition about one item that the source does not meet; `bound` has the bits of the aspects whose flags bind. */
export function refuseRows(
  { names, criteria, starts, slots, seniors }: RequirementRows,
  answers: SourceAnswers,
  seniorities: Uint32Array,
  bound: number,
  verdicts: Uint8Array,
): void {
  const { outcomes } = answers;
  for (let row = 0; row < criteria.length; row += 1) {
    if (((bound >> (names[row] ?? 0)) & 1) === 0) continue;
    const criterion = criteria[row] ?? 0;
    let found = outcomes[criterion] ?? NOT_EVALUATED;
    if (found === NOT_EVALUATED) found = answers.answer(criterion);
    if ((found & HOLDS_BIT) !== 0) continue;
    const end = starts[row + 1] ?? 0;
    for (let i = starts[row] ?? 0; i < end; i += 1) verdicts[slots[i] ?? 0] = REFUSED;
  }
  if (((bound >> SENIORITY) & 1) === 0) return;
  for (const slot of seniors) {
    if ((answers.answerSeniority(seniorities[slot] ?? 0) & HOLDS_BIT) === 0) verdicts[slot] = REFUSED;
  }
}
