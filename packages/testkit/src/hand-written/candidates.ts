import type { WireDocument } from '@counterpart/domain';
import { dutchCandidates } from './dutch.ts';
import { englishCandidates } from './english.ts';
import { frenchCandidates } from './french.ts';
import { italianCandidates } from './italian.ts';

/** Twelve CVs written by hand, three a language, of invented people in different trades; profiles are left to be parsed. */
export function handWrittenCandidates(): readonly WireDocument[] {
  return [...dutchCandidates, ...frenchCandidates, ...englishCandidates, ...italianCandidates];
}
