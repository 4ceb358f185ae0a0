import type { ContractType } from '@counterpart/domain';
import { type FoundValue, surestOfEach } from './found-value.ts';
import { cuesWithin, isNegated } from './polarity.ts';
import { hitsBetween } from './piece-window.ts';
import type { ReadText } from './read-text.ts';

/** Words over which an agency lists the contracts it deals in. */
const LIST_REACH = 10;

/** The contract types of an ad or a wish. `isTitle`: a weak phrase ("interim", "stage") counts in a title by itself. */
export function findContractTypes(read: ReadText, isTitle: boolean): readonly FoundValue<ContractType>[] {
  const found: FoundValue<ContractType>[] = [];
  for (const { value, from, to } of read.cues.contract) {
    const sentence = read.sentenceOf(from);
    if (value === null || sentence === undefined || isNegated(read, from, to)) continue;
    // the agency's own story ("interim since 1985") and its address say nothing about this job
    if (sentence.section === 'company') continue;
    // "recruitment specialist (CDI, CDD, interim)" lists what the agency does
    if (sentence.isAboutCompany && differingNear(read, from) > 1) continue;
    const isBeside = cuesWithin(read.cues.contractWord, sentence);
    if (value.isWeak && !isTitle && !isBeside) continue;
    found.push({ value: value.value, from, to, confidence: value.isWeak ? 0.7 : 0.95 });
  }
  const hasView = found.some(({ value }) => value === 'PERMANENT_POSSIBLE');
  // "interim with a view to permanent" is one thing, however many words it takes
  const shown = hasView ? found.filter(({ value }) => value !== 'TEMPORARY' && value !== 'PERMANENT') : found;
  const strong = shown.filter(({ confidence }) => confidence > 0.9);
  return surestOfEach(strong.length > 0 ? strong : shown);
}

function differingNear(read: ReadText, from: number): number {
  const near = hitsBetween(read.cues.contract, from - LIST_REACH, from + LIST_REACH);
  return new Set(near.flatMap(({ value }) => (value === null ? [] : [value.value]))).size;
}
