// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StartupFailure } from '../../src/app/startup/startup-failure.tsx';
import { drawn, names, textOf } from './drawn.tsx';

afterEach(() => vi.restoreAllMocks());

describe('the screen of a failed startup', () => {
  it.each([
    [
      ['nl-BE', 'en'],
      'nl',
      'Er is een fout opgetreden bij het opstarten van de toepassing.',
      'Opnieuw proberen',
      'Naar klembord kopiëren',
      'Foutmelding',
    ],
    [
      ['de', 'FR-ca', 'nl'],
      'fr',
      'Une erreur s’est produite au démarrage de l’application.',
      'Réessayer',
      'Copier dans le presse-papiers',
      'Erreur',
    ],
    [
      ['it'],
      'it',
      'Si è verificato un errore durante l’avvio dell’applicazione.',
      'Riprova',
      'Copia negli appunti',
      'Errore',
    ],
    [
      ['en-GB', 'fr'],
      'en',
      'There was an error setting up the application.',
      'Try again',
      'Copy to clipboard',
      'Error',
    ],
    [['de', 'es'], 'en', 'There was an error setting up the application.', 'Try again', 'Copy to clipboard', 'Error'],
    [[], 'en', 'There was an error setting up the application.', 'Try again', 'Copy to clipboard', 'Error'],
  ])('SET-14 for a browser in %j speaks %s', async (languages, lang, title, retry, copy, error) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    const place = await drawn(<StartupFailure error={new Error('a: wrong\nb: wrong')} />);
    expect(place.querySelector('h1')?.textContent).toBe(title);
    expect(names(place, 'button')).toEqual([retry, copy]);
    expect(names(place, 'textarea')).toEqual([error]);
    expect(document.documentElement.lang).toBe(lang);
    // what is wrong, in its own words
    expect(textOf(place)).toContain('a: wrong\nb: wrong');
  });
});
