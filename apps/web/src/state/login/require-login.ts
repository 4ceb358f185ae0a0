import type { Configuration, Locale, LoginFlow } from '@counterpart/domain';
import { Login, type LoginOptions } from './login.ts';

/** What a login at startup needs of the world. */
export interface LoginSurroundings extends Pick<LoginOptions, 'fetch' | 'location' | 'session' | 'browser' | 'log'> {
  /** What the address brought to log somebody in; nothing where it is left out. */
  readonly brought?: LoginOptions['brought'];
  readonly replaceAddress?: LoginOptions['replaceAddress'];
  readonly reload?: LoginOptions['reload'];
  /** The language in which somebody is asked to log in. */
  readonly locale: Locale;
  /** Shows that somebody has to log in; the startup waits until they are. */
  readonly showLogin?: ((login: Login, locale: Locale, flow: LoginFlow) => void) | undefined;
}

type Shown = Pick<LoginSurroundings, 'locale' | 'showLogin'>;

/** Shows that somebody has to log in, asks for it once and waits until they are. */
async function showAndWait({ login: { flow } }: Configuration, login: Login, { locale, showLogin }: Shown) {
  showLogin?.(login, locale, flow);
  // once: what comes of it is up to the person
  void login.logIn(flow);
  await login.whenAuthenticated();
}

/** Finds out who works here; a login that is needed is shown, asked for once and waited for (SET-23d). */
export async function requireLogin(
  configuration: Configuration,
  { brought = { tmb: null, otp: null }, locale, showLogin, ...surroundings }: LoginSurroundings,
): Promise<Login> {
  const nothing = () => undefined;
  const login = new Login({ replaceAddress: nothing, reload: nothing, ...surroundings, configuration, brought });
  await login.begin();
  if (login.store.get().status === 'anonymous') await showAndWait(configuration, login, { locale, showLogin });
  return login;
}

/** A token that is refused while nothing is shown yet: renewed, or asked for as at a start; false where no login would help. */
export async function loginAgain(configuration: Configuration, login: Login, shown: Shown): Promise<boolean> {
  if (await login.renewBeforeScreens()) return true;
  if (login.store.get().status !== 'anonymous') return false;
  await showAndWait(configuration, login, shown);
  return true;
}
