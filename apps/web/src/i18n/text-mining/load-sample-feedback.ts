import type { Locale } from '@counterpart/domain';

const LOADERS: Readonly<Record<Locale, () => Promise<{ sampleFeedback: string }>>> = {
  nl: () => import('./sample-nl.ts'),
  fr: () => import('./sample-fr.ts'),
  en: () => import('./sample-en.ts'),
  it: () => import('./sample-it.ts'),
};

/** Sample feedback in the language of the screens, one comment a line, loaded when the input shows (TXT-01). */
export async function loadSampleFeedback(locale: Locale): Promise<string> {
  return (await LOADERS[locale]()).sampleFeedback;
}
