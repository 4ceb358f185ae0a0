import { type Locale, LOCALES } from '@counterpart/domain';

/** What the screen of a failed startup says. */
interface StartupFailureTexts {
  readonly title: string;
  readonly error: string;
  readonly retry: string;
  readonly copy: string;
  readonly copied: string;
}

/** In all languages at once: a catalogue that has to be fetched may be what failed (SET-14). */
export const STARTUP_FAILURE_TEXTS: Readonly<Record<Locale, StartupFailureTexts>> = {
  nl: {
    title: 'Er is een fout opgetreden bij het opstarten van de toepassing.',
    error: 'Foutmelding',
    retry: 'Opnieuw proberen',
    copy: 'Naar klembord kopiëren',
    copied: 'Gekopieerd!',
  },
  fr: {
    title: 'Une erreur s’est produite au démarrage de l’application.',
    error: 'Erreur',
    retry: 'Réessayer',
    copy: 'Copier dans le presse-papiers',
    copied: 'Copié !',
  },
  en: {
    title: 'There was an error setting up the application.',
    error: 'Error',
    retry: 'Try again',
    copy: 'Copy to clipboard',
    copied: 'Copied!',
  },
  it: {
    title: 'Si è verificato un errore durante l’avvio dell’applicazione.',
    error: 'Errore',
    retry: 'Riprova',
    copy: 'Copia negli appunti',
    copied: 'Copiato!',
  },
};

/** The first of somebody's languages that the screens speak; English where they speak none. */
export function localeOfLanguages(languages: readonly string[]): Locale {
  for (const language of languages) {
    const base = language.toLowerCase().split('-')[0];
    const known = LOCALES.find((locale) => locale === base);
    if (known !== undefined) return known;
  }
  return 'en';
}
