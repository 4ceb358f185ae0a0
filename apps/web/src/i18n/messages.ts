import type { Locale } from '@counterpart/domain';
import type { Messages } from './message-catalogue.ts';

const LOADERS: Readonly<Record<Locale, () => Promise<{ messages: Messages }>>> = {
  nl: () => import('./nl.ts'),
  fr: () => import('./fr.ts'),
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
};

const UPLOAD_LOADERS: Readonly<Record<Locale, () => Promise<{ uploadMessages: Messages }>>> = {
  nl: () => import('./upload-nl.ts'),
  fr: () => import('./upload-fr.ts'),
  en: () => import('./upload-en.ts'),
  it: () => import('./upload-it.ts'),
};

/** The catalogue of a locale, loaded when it is first needed. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await LOADERS[locale]()).messages;
}

/** What the upload screen says besides; no other screen pays for it. */
export async function loadUploadMessages(locale: Locale): Promise<Messages> {
  return (await UPLOAD_LOADERS[locale]()).uploadMessages;
}
