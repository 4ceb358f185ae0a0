import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { Provider } from 'oidc-provider';

/** The audience of the tokens. */
export const AUDIENCE = 'https://api.counterpart.example';
/** What the screens ask for, as the specification names it. */
export const SCOPES = 'read:hrmatching read:parsing read:ontology';

/** An account, and a client that gets tokens for itself, of the same name; the password is not looked at. */
export interface Account {
  readonly name: string;
  readonly roles: unknown;
}

/** What a provider of a test is told. */
export interface ProviderOptions {
  readonly accounts: Readonly<Record<string, Account>>;
  /** Origins at which screens log in. */
  readonly screens?: readonly string[];
  readonly port?: number;
  /** How long access tokens live, in seconds; asked for each. */
  readonly lifetime?: () => number;
}

/** A real OpenID provider on this machine. */
export interface IdentityProvider {
  readonly issuer: string;
  /** How often its keys were fetched. */
  readonly keyRequests: () => number;
  /** A token of an account for itself. */
  token(account: string, more?: { readonly scope?: string; readonly resource?: string }): Promise<string>;
  /** Takes the other signing key; what was signed before is no longer vouched for. */
  rotate(): void;
  stop(): Promise<void>;
}

const SECRET = 'a secret of forty characters, more or less';

async function signingKey(kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' };
}

function clientsOf({ accounts, screens = [] }: ProviderOptions) {
  const machines = Object.keys(accounts).map((client_id) => ({
    client_id,
    client_secret: SECRET,
    grant_types: ['client_credentials'],
    response_types: [],
    redirect_uris: [],
  }));
  const app = {
    client_id: 'counterpart',
    token_endpoint_auth_method: 'none' as const,
    grant_types: ['authorization_code'],
    response_types: ['code' as const],
    redirect_uris: screens.flatMap((origin) => ['callback', 'popup', 'silent'].map((end) => `${origin}/login/${end}`)),
    post_logout_redirect_uris: screens.map((origin) => `${origin}/?bye=1`),
  };
  return screens.length === 0 ? machines : [...machines, app];
}

function providerOf(issuer: string, key: JWK, options: ProviderOptions): Provider {
  const { accounts, lifetime = () => 3600 } = options;
  const provider = new Provider(issuer, {
    clients: clientsOf(options),
    jwks: { keys: [key] },
    cookies: { keys: [SECRET] },
    scopes: ['openid', 'profile', ...SCOPES.split(' '), 'issue:otp'],
    claims: { openid: ['sub'], profile: ['name'] },
    ttl: {
      Interaction: 600,
      Session: 3600,
      Grant: 3600,
      IdToken: 3600,
      ClientCredentials: lifetime,
      AccessToken: lifetime,
    },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, name: accounts[id]?.name ?? id }),
    }),
    extraTokenClaims: (_context, token) => {
      const id = ('accountId' in token ? token.accountId : undefined) ?? token.clientId ?? '';
      return { name: accounts[id]?.name, roles: accounts[id]?.roles };
    },
    clientBasedCORS: () => true,
    // whoever logs in agrees
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc;
      const grant = new provider.Grant({ clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' });
      grant.addOIDCScope(`openid profile ${SCOPES}`);
      grant.addResourceScope(AUDIENCE, SCOPES);
      await grant.save();
      return grant;
    },
    features: {
      devInteractions: { enabled: true },
      clientCredentials: { enabled: true },
      resourceIndicators: {
        enabled: true,
        useGrantedResource: () => true,
        defaultResource: () => AUDIENCE,
        getResourceServerInfo: (_context, resource) => ({
          scope: `${SCOPES} issue:otp`,
          audience: resource,
          accessTokenTTL: lifetime(),
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
  });
  return provider;
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}

/** Starts a provider; its constructor speaks to the console of what a test does not mind. */
export async function startIdentityProvider(options: ProviderOptions): Promise<IdentityProvider> {
  let keyRequests = 0;
  let handle: ReturnType<Provider['callback']> | null = null;
  const server = createServer((request, response) => {
    if (request.url === '/jwks') keyRequests += 1;
    void handle?.(request, response);
  });
  await listen(server, options.port ?? 0);
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const keys = await Promise.all(['key-1', 'key-2'].map(signingKey));
  const [first, second] = keys.map((key) => providerOf(issuer, key, options).callback());
  handle = first ?? null;
  return {
    issuer,
    keyRequests: () => keyRequests,
    rotate: () => {
      handle = second ?? null;
    },
    async token(account, { scope = SCOPES, resource = AUDIENCE } = {}) {
      const response = await fetch(`${issuer}/token`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${account}:${encodeURIComponent(SECRET)}`).toString('base64')}`,
        },
        body: new URLSearchParams({ grant_type: 'client_credentials', scope, resource }),
      });
      if (!response.ok) throw new Error(await response.text());
      return ((await response.json()) as { access_token: string }).access_token;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
