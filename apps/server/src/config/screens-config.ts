import type { LoginSettings } from './login-settings.ts';

/**
 * What GET /config/default answers under `config`: the file's own, and of the login what the server knows anyway, so that
 * the identity provider and the audience are named once (SET-23c).
 */
export function screensConfig(
  { login }: { readonly login?: Pick<LoginSettings, 'issuer' | 'audience'> },
  config: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (login === undefined) return config;
  const { issuer, audience } = login;
  const own = (config['login'] ?? {}) as Readonly<Record<string, unknown>>;
  return { ...config, login: { domain: issuer, audience, ...own } };
}
