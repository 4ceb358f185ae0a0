import { ASPECT_NAMES } from '@counterpart/domain';
import type { RequirementRows } from '../blocks/requirement-rows.ts';
import { HOLDS_BIT } from '../query/item-outcome.ts';
import { REFUSED } from '../query/verdicts.ts';
import { NOT_EVALUATED, type SourceAnswers } from './source-answers.ts';

const SENIORITY = ASPECT_NAMES.indexOf('seniority');

/** Refuses the documents of a block with a condition about one item that the source does not meet; `bound` has the bits of the aspects whose flags bind. */
export function refuseRows(
  { slots, names, criteria, length }: RequirementRows,
  answers: SourceAnswers,
  seniorities: Uint32Array,
  bound: number,
  verdicts: Uint8Array,
): void {
  const { outcomes } = answers;
  for (let i = 0; i < length; i += 1) {
    const name = names[i] ?? 0;
    if (((bound >> name) & 1) === 0) continue;
    const slot = slots[i] ?? 0;
    const criterion = criteria[i] ?? 0;
    let found = name === SENIORITY ? NOT_EVALUATED : (outcomes[criterion] ?? NOT_EVALUATED);
    if (found === NOT_EVALUATED) {
      found = name === SENIORITY ? answers.answerSeniority(seniorities[slot] ?? 0) : answers.answer(criterion);
    }
    if ((found & HOLDS_BIT) === 0) verdicts[slot] = REFUSED;
  }
}
