import type { Configuration } from '@counterpart/domain';
import type { KeptTexts } from '../kept/search-memory.ts';
import { Store } from '../store.ts';
import { LOGIN_ENDS } from './addresses.ts';
import { IdentityClient, type LoggedIn } from './identity-client.ts';
import { forgetPerson, Tokens } from './tokens.ts';

/** How far a login is (SET-23d); `off` where none is asked for. */
export interface LoginState {
  readonly status: 'off' | 'loading' | 'anonymous' | 'authenticated';
  /** Whether a session ended in the middle of work, and somebody should log in again. */
  readonly isAsking: boolean;
}

/** The world around a login. */
export interface LoginOptions {
  readonly configuration: Pick<Configuration, 'features' | 'login' | 'apiUrl'>;
  readonly fetch: typeof fetch;
  readonly location: URL;
  readonly session: KeptTexts;
  readonly browser: KeptTexts;
  /** What the address brought (SET-10, SET-11). */
  readonly brought: { readonly tmb: string | null; readonly otp: string | null };
  /** Puts another address in place of the one that is shown. */
  readonly replaceAddress: (address: string) => void;
  readonly reload: () => void;
  readonly log: (what: string, error: unknown) => void;
}

/** Who works here: tokens for calls, and how to get new ones. */
export class Login {
  readonly store = new Store<LoginState>({ status: 'off', isAsking: false });
  readonly tokens: Tokens;
  readonly #options: LoginOptions;
  #identity: IdentityClient | null = null;
  #subject: string | null = null;
  /** Whether the identity provider gave the token of now a moment ago, for this start. */
  #isJustBack = false;
  /** Calls that wait for somebody to log in again, together. */
  #asking: PromiseWithResolvers<boolean> | null = null;
  #renewing: Promise<boolean> | null = null;

  constructor(options: LoginOptions) {
    this.#options = options;
    this.tokens = new Tokens(options.session);
  }

  /** Whether somebody can log in here, and out. */
  get isOffered(): boolean {
    return this.#identity !== null;
  }

  /**
   * Takes what the address brought, then finds out who works here: nobody yet is `anonymous`. Rejects when a one-time
   * password is not taken, or the identity provider refuses.
   */
  async begin(): Promise<void> {
    const { brought, configuration, location, session } = this.#options;
    if (brought.tmb !== null) this.tokens.keepTmb(brought.tmb);
    if (brought.otp !== null) this.tokens.keepExchanged(await this.#exchange(brought.otp));
    // whoever came with a one-time password is known by it: no other login is asked for (SET-11)
    if (!configuration.features.externalLogin || brought.otp !== null) return;
    this.store.set({ status: 'loading' });
    this.#identity = new IdentityClient(configuration.login, location.origin, session, (user) => this.#take(user));
    if (this.tokens.handed !== null) return this.store.set({ status: 'authenticated' });
    const user = await this.#whoIsBack();
    if (user === null) this.store.set({ status: 'anonymous' });
    else this.#take(user);
  }

  /** Asks the identity provider as configured; a window that fails is logged only (SET-23f). */
  async logIn(flow: 'redirect' | 'popup'): Promise<void> {
    const { location, log } = this.#options;
    try {
      if (flow === 'redirect')
        return await this.#identity?.redirect(`${location.pathname}${location.search}${location.hash}`);
      const user = (await this.#identity?.popup()) ?? null;
      if (user === null) return;
      this.tokens.forgetHanded();
      this.#take(user);
    } catch (error) {
      log('The login window failed', error);
    }
  }

  /** Settles when somebody is logged in. */
  whenAuthenticated(): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (this.store.get().status === 'anonymous' || this.store.get().status === 'loading') return;
        leave();
        resolve();
      };
      const leave = this.store.subscribe(check);
      check();
    });
  }

  /** A call with a token was refused: renews it, or asks; false when nobody logs in. */
  async renew(refused: string | null): Promise<boolean> {
    if (refused !== this.tokens.current) return true;
    this.#renewing ??= this.#renewSilently().finally(() => (this.#renewing = null));
    if (await this.#renewing) return true;
    this.#asking ??= Promise.withResolvers<boolean>();
    this.store.set({ isAsking: true });
    return this.#asking.promise;
  }

  /**
   * The first call was refused, before there are screens on which to ask: a token that was handed over is let go of, another is
   * renewed. False leaves nobody logged in: `anonymous` where somebody can log in.
   */
  async renewBeforeScreens(): Promise<boolean> {
    const identity = this.#identity;
    if (identity === null) return false;
    const wasHanded = this.tokens.handed !== null;
    this.tokens.forgetHanded();
    const user = wasHanded ? await identity.known() : await identity.renew();
    if (user !== null) this.#take(user);
    // one that came a moment ago is refused for what it is: the next would be as well, without end
    else if (!this.#isJustBack) this.store.set({ status: 'anonymous' });
    return user !== null;
  }

  /** Nobody logs in: calls that wait fail. */
  giveUp(): void {
    this.#answer(false);
  }

  /** Ends the session here and at the identity provider. */
  async logOut(): Promise<void> {
    const { session, browser } = this.#options;
    forgetPerson([session, browser]);
    await this.#identity?.logout();
  }

  async #exchange(otp: string): Promise<string> {
    const { configuration, fetch: doFetch } = this.#options;
    const { apiUrl, login } = configuration;
    const url = `${apiUrl}${login.exchangeEndpoint}?${new URLSearchParams({ otp }).toString()}`;
    const response = await doFetch(url, { method: 'POST', headers: { accept: 'application/json' } });
    if (!response.ok) throw new Error(`The one-time password was not taken: ${response.status}`);
    const { token } = (await response.json()) as { readonly token?: unknown };
    if (typeof token !== 'string') throw new Error('The one-time password was not taken: there is no token');
    return token;
  }

  async #whoIsBack(): Promise<LoggedIn | null> {
    const { location, replaceAddress } = this.#options;
    if (location.pathname !== LOGIN_ENDS.callback) return (await this.#identity?.known()) ?? null;
    const { user = null, back = '/' } = (await this.#identity?.comeBack(location.href)) ?? {};
    replaceAddress(back);
    this.#isJustBack = true;
    return user;
  }

  async #renewSilently(): Promise<boolean> {
    // a token that was handed over is not ours to renew
    if (this.#identity === null || this.tokens.handed !== null) return false;
    const user = await this.#identity.renew();
    if (user !== null) this.#take(user);
    return user !== null;
  }

  #take({ subject, token }: LoggedIn): void {
    const { session, browser, reload } = this.#options;
    if (this.#subject !== null && this.#subject !== subject) {
      // somebody else: nothing of the work before is theirs
      forgetPerson([session, browser]);
      reload();
      return;
    }
    this.#subject = subject;
    this.tokens.keepLoggedIn(token);
    this.store.set({ status: 'authenticated' });
    this.#answer(true);
  }

  #answer(isLoggedIn: boolean): void {
    const asking = this.#asking;
    this.#asking = null;
    this.store.set({ isAsking: false });
    asking?.resolve(isLoggedIn);
  }
}
