import type { KeptTexts } from '../kept/search-memory.ts';

const TMB_KEY = 'counterpart.token';
const EXCHANGED_KEY = 'counterpart.exchanged';

/** The tokens of this tab and which of them calls carry: the one that the address brought wins over any other (SET-10). */
export class Tokens {
  readonly #session: KeptTexts;
  #loggedIn: string | null = null;

  constructor(session: KeptTexts) {
    this.#session = session;
  }

  /** One that came with the address, by itself or for a one-time password. */
  get handed(): string | null {
    return this.#session.getItem(TMB_KEY) ?? this.#session.getItem(EXCHANGED_KEY);
  }

  get current(): string | null {
    return this.handed ?? this.#loggedIn;
  }

  keepTmb(token: string): void {
    this.#session.setItem(TMB_KEY, token);
  }

  keepExchanged(token: string): void {
    this.#session.setItem(EXCHANGED_KEY, token);
  }

  /** That of the identity provider; whoever logs in goes on as themselves. */
  keepLoggedIn(token: string): void {
    this.#loggedIn = token;
  }

  /** Handed tokens that are no longer taken. */
  forgetHanded(): void {
    this.#session.removeItem(TMB_KEY);
    this.#session.removeItem(EXCHANGED_KEY);
  }
}

/** Takes what a person left in the browser away, for the next one; the language and the colours stay. */
export function forgetPerson(storages: readonly KeptTexts[]): void {
  for (const storage of storages) {
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
    for (const key of keys) {
      if (key.startsWith('counterpart.') && key !== 'counterpart.locale') storage.removeItem(key);
    }
  }
}
