import type { Locale } from '@counterpart/domain';
import type { Messages } from './message-catalogue.ts';

const LOADERS: Readonly<Record<Locale, () => Promise<{ messages: Messages }>>> = {
  nl: () => import('./nl.ts'),
  fr: () => import('./fr.ts'),
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
};

/** Screens that say something besides, which no other screen loads. */
export type MessagePart = 'upload' | 'operators' | 'textMining';

const MORE_LOADERS: Readonly<Record<MessagePart, Readonly<Record<Locale, () => Promise<Messages>>>>> = {
  upload: {
    nl: async () => (await import('./upload/nl.ts')).uploadMessages,
    fr: async () => (await import('./upload/fr.ts')).uploadMessages,
    en: async () => (await import('./upload/en.ts')).uploadMessages,
    it: async () => (await import('./upload/it.ts')).uploadMessages,
  },
  operators: {
    nl: async () => (await import('./operators/nl.ts')).operatorMessages,
    fr: async () => (await import('./operators/fr.ts')).operatorMessages,
    en: async () => (await import('./operators/en.ts')).operatorMessages,
    it: async () => (await import('./operators/it.ts')).operatorMessages,
  },
  textMining: {
    nl: async () => (await import('./text-mining/nl.ts')).textMiningMessages,
    fr: async () => (await import('./text-mining/fr.ts')).textMiningMessages,
    en: async () => (await import('./text-mining/en.ts')).textMiningMessages,
    it: async () => (await import('./text-mining/it.ts')).textMiningMessages,
  },
};

/** The catalogue of a locale, loaded when it is first needed. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await LOADERS[locale]()).messages;
}

/** What a part of the screens says besides. */
export function loadMoreMessages(part: MessagePart, locale: Locale): Promise<Messages> {
  return MORE_LOADERS[part][locale]();
}
