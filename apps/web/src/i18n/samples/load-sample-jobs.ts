import type { Locale } from '@counterpart/domain';
import type { SampleJob } from './sample-job.ts';

const LOADERS: Readonly<Record<Locale, () => Promise<{ sampleJobs: readonly SampleJob[] }>>> = {
  nl: () => import('./nl.ts'),
  fr: () => import('./fr.ts'),
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
};

/** The samples in the language of the screens, loaded when a start shows. */
export async function loadSampleJobs(locale: Locale): Promise<readonly SampleJob[]> {
  return (await LOADERS[locale]()).sampleJobs;
}
