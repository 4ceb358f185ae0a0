import type { UserManager, User } from 'oidc-client-ts';
import type { LoginConfiguration } from '@counterpart/domain';
import type { KeptTexts } from '../kept/search-memory.ts';
import { LOGIN_ENDS, logoutTarget, ownAddress } from './addresses.ts';

/** Somebody whom the identity provider knows. */
export interface LoggedIn {
  readonly subject: string;
  readonly token: string;
}

/** How long a renewal in the background may take, in seconds. */
const SILENT_S = 8;

function loggedIn(user: User | null): LoggedIn | null {
  return user === null || user.expired === true ? null : { subject: user.profile.sub, token: user.access_token };
}

async function managerOf(login: LoginConfiguration, origin: string, session: KeptTexts): Promise<UserManager> {
  const { UserManager: Manager, WebStorageStateStore } = await import('oidc-client-ts');
  const { domain = '', clientId, audience, scopes } = login;
  // nothing of a login outlives the tab
  const store = new WebStorageStateStore({ store: session as Storage });
  return new Manager({
    authority: domain,
    client_id: clientId,
    redirect_uri: `${origin}${LOGIN_ENDS.callback}`,
    popup_redirect_uri: `${origin}${LOGIN_ENDS.popup}`,
    silent_redirect_uri: `${origin}${LOGIN_ENDS.silent}`,
    scope: ['openid', 'profile', ...scopes].join(' '),
    // providers differ in how a request names the audience; RFC 8707 takes addresses only
    ...(audience === undefined ? {} : { extraQueryParams: { audience } }),
    ...(audience !== undefined && URL.canParse(audience) ? { resource: audience } : {}),
    automaticSilentRenew: true,
    silentRequestTimeoutInSeconds: SILENT_S,
    userStore: store,
    stateStore: store,
  });
}

/** The way to the identity provider, loaded when somebody logs in: OpenID Connect with PKCE (SET-23). */
export class IdentityClient {
  readonly #login: LoginConfiguration;
  readonly #origin: string;
  readonly #manager: Promise<UserManager>;

  /** `onRenewed` hears of each new token of the same person. */
  constructor(login: LoginConfiguration, origin: string, session: KeptTexts, onRenewed: (user: LoggedIn) => void) {
    this.#login = login;
    this.#origin = origin;
    this.#manager = managerOf(login, origin, session).then((manager) => {
      manager.events.addUserLoaded((user) => {
        const known = loggedIn(user);
        if (known !== null) onRenewed(known);
      });
      return manager;
    });
  }

  /** Who logged in in this tab before; null when nobody did, or it is over. */
  async known(): Promise<LoggedIn | null> {
    return loggedIn(await (await this.#manager).getUser());
  }

  /** Leaves for the identity provider; `back` is where to go on. */
  async redirect(back: string): Promise<void> {
    await (await this.#manager).signinRedirect({ state: back });
  }

  /** Comes back from the identity provider: who it is, and the address to go on at. */
  async comeBack(url: string): Promise<{ readonly user: LoggedIn | null; readonly back: string }> {
    const user = await (await this.#manager).signinRedirectCallback(url);
    return { user: loggedIn(user), back: ownAddress(user.state, this.#origin) };
  }

  /** Logs in in a window of its own; rejects when that is closed or could not be opened. */
  async popup(): Promise<LoggedIn | null> {
    return loggedIn(await (await this.#manager).signinPopup({ popupAbortOnClose: true }));
  }

  /** A new token without asking anybody; null when the identity provider wants to ask. */
  async renew(): Promise<LoggedIn | null> {
    try {
      return loggedIn(await (await this.#manager).signinSilent());
    } catch {
      // it answers that somebody must log in, or nothing at all: both mean asking
      return null;
    }
  }

  /** Leaves for the log-out of the identity provider, which ends at the configured address; that address without one. */
  async logout(): Promise<void> {
    const manager = await this.#manager;
    const target = logoutTarget(this.#login.logoutUrl, this.#origin);
    try {
      await manager.signoutRedirect({ post_logout_redirect_uri: target });
    } catch {
      await manager.removeUser();
      globalThis.location.assign(target);
    }
  }
}

/** The end of a login in a window or a frame: tells the page that opened it, and nobody else. */
export async function endLogin(end: 'popup' | 'silent', url: string): Promise<void> {
  const { UserManager: Manager } = await import('oidc-client-ts');
  const { origin } = new URL(url);
  const manager = new Manager({ authority: origin, client_id: 'end', redirect_uri: url });
  await (end === 'popup' ? manager.signinPopupCallback(url) : manager.signinSilentCallback(url));
}
