import type { Locale } from '@counterpart/domain';
import type { Messages } from './message-catalogue.ts';

const LOADERS: Readonly<Record<Locale, () => Promise<{ messages: Messages }>>> = {
  nl: () => import('./nl.ts'),
  fr: () => import('./fr.ts'),
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
};

/** The catalogue of a locale, loaded when it is first needed. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await LOADERS[locale]()).messages;
}
