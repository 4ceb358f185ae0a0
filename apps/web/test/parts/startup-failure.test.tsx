// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StartupFailure } from '../../src/app/startup/startup-failure.tsx';
import { drawn, names, passing, textOf } from './drawn.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

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

  /** The screen of a failure with a browser's clipboard, and its button that copies. */
  async function copying(writeText: Clipboard['writeText']) {
    vi.useFakeTimers();
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en']);
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as Clipboard);
    const place = await drawn(<StartupFailure error="é" />);
    const button = [...place.querySelectorAll('button')].at(-1);
    return { press: (ms: number) => passing(ms, () => button?.click()), said: () => button?.textContent, place };
  }

  it('SET-14 the copy button says so for 5 s, counted from the last time', async () => {
    const copied: string[] = [];
    const writeText = (text: string) => Promise.resolve(void copied.push(text));
    const { press, said } = await copying(writeText);
    await press(4000);
    expect([copied, said()]).toEqual([['w6k='], 'Copied!']);
    await press(4999);
    expect(said()).toBe('Copied!');
    await passing(1);
    expect(said()).toBe('Copy to clipboard');
  });

  it('SET-14 where a browser refuses its clipboard the text is marked, to be copied with a key', async () => {
    const { press, said, place } = await copying(() => Promise.reject(new Error('refused')));
    await press(0);
    const box = place.querySelector('textarea');
    expect([box?.selectionStart, box?.selectionEnd, document.activeElement === box]).toEqual([0, 4, true]);
    expect(said()).toBe('Copy to clipboard');
  });
});
