import type { WireDocument } from '@counterpart/domain';
import { dutchJobs } from './dutch.ts';
import { englishJobs } from './english.ts';
import { frenchJobs } from './french.ts';
import { italianJobs } from './italian.ts';

/** Twelve advertisements written by hand, three a language, in different trades; profiles are left to be parsed. */
export function handWrittenJobs(): readonly WireDocument[] {
  return [...dutchJobs, ...frenchJobs, ...englishJobs, ...italianJobs];
}
