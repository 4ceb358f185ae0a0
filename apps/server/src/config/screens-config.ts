import type { LoginSettings } from './login-settings.ts';

interface ScreensSource {
  readonly server: { readonly login?: LoginSettings };
  readonly config: Readonly<Record<string, unknown>>;
}

/**
 * What GET /config/default answers under `config`: the file's own, and of the login what the server knows anyway, so that
 * the identity provider and the audience are named once (SET-23c).
 */
export function screensConfig({ server, config }: ScreensSource): Readonly<Record<string, unknown>> {
  if (server.login === undefined) return config;
  const { issuer, audience } = server.login;
  const own = (config['login'] ?? {}) as Readonly<Record<string, unknown>>;
  return { ...config, login: { domain: issuer, audience, ...own } };
}
