import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ConfigurationFile, readConfigurationFile } from '../../src/config/configuration-file.ts';
import { calledOrigins, framedOrigins, identityOrigins } from '../../src/config/framed-origins.ts';
import { screensConfig } from '../../src/config/screens-config.ts';
import { contentPolicy } from '../../src/plugins/security-headers.ts';

const DEFAULT = readConfigurationFile(
  path.resolve(import.meta.dirname, '../../../../variants/default/config.json'),
  () => undefined,
);

function withTab(...addresses: readonly string[]): ConfigurationFile {
  const indices = addresses.map((externalDetailsTabUrl, i) => ({
    name: `index-${i}`,
    label: 'label',
    externalDetailsTabUrl,
  }));
  const pages = { profileToCandidates: { enabled: true, indices } };
  return { ...DEFAULT, variables: { CRM: 'https://crm.example:8443' }, config: { pages } };
}

describe('what the screens may show in a frame', () => {
  it('DET-01 are the origins of the external details tabs, each once, and our own', () => {
    const file = withTab(
      '${CRM}/people/{id}',
      'https://crm.example:8443/other?c={company}',
      '/own/{id}',
      'javascript:x',
    );
    expect(framedOrigins(file)).toEqual(['https://crm.example:8443']);
    const policy = contentPolicy({ frameAncestors: [], framedOrigins: framedOrigins(file), identityOrigins: [] }, null);
    expect(policy).toContain("frame-src 'self' https://crm.example:8443;");
  });

  it('DET-01 without such a tab only our own', () => {
    expect(framedOrigins(DEFAULT)).toEqual([]);
  });
});

describe('what the screens may fetch', () => {
  it('SET-15 SET-18 SET-21e SET-21m FIL-02 are the answers of our own server and of the endpoints that are configured elsewhere', () => {
    const index = {
      name: 'people',
      label: 'People',
      resultAnnotationEndpoint: 'https://notes.example/annotations',
      selectionEndpoints: {
        candidatesForJob: { get: '${DESK}/selections', set: '${DESK}/selections' },
        jobsForCandidate: { get: '/selections/own', set: 'https://set.example/x' },
      },
      filters: [
        {
          name: 'o',
          label: 'o',
          type: 'multipleTerm',
          property: 'office',
          values: { from: 'options', endpoint: 'https://values.example/offices' },
        },
      ],
      filterProperties: [
        {
          property: 'p',
          label: 'p',
          type: 'enum',
          values: { from: 'terms', endpoint: 'https://terms.example/_search' },
        },
      ],
    };
    const config = {
      apiUrl: 'https://api.example/base',
      configurationEndpoints: ['/layer.json', 'https://layers.example/customer'],
      calledOrigins: ['https://later.example/', 'javascript:x'],
      pages: { profileToCandidates: { enabled: true, indices: [index] } },
    };
    const file = { ...DEFAULT, variables: { DESK: 'https://desk.example:8443' }, config };
    const origins = [
      'https://api.example',
      'https://layers.example',
      'https://later.example',
      'https://notes.example',
      'https://desk.example:8443',
      'https://set.example',
      'https://values.example',
      'https://terms.example',
    ];
    expect(calledOrigins(file)).toEqual(origins);
    const known = { frameAncestors: [], framedOrigins: [], calledOrigins: calledOrigins(file) };
    const policy = contentPolicy({ ...known, identityOrigins: ['https://id.example', 'https://api.example'] }, 'n');
    expect(policy).toContain(`connect-src 'self' ${origins.join(' ')} https://id.example;`);
    expect(policy).toContain("frame-src 'self' https://id.example https://api.example;");
    expect(calledOrigins(DEFAULT)).toEqual([]);
  });
});

describe('what the screens may reach of an identity provider', () => {
  const config = { features: { externalLogin: true }, login: { domain: 'https://id.example/realms/x', clientId: 'c' } };

  it('SET-23 is its origin alone, for calls and for the frame in which a login is renewed, and no inline style or script', () => {
    const file = { ...DEFAULT, config };
    expect(identityOrigins(file)).toEqual(['https://id.example']);
    const frameAncestors = ['https://portal.example'];
    const policy = contentPolicy(
      { frameAncestors, framedOrigins: ['https://id.example'], identityOrigins: identityOrigins(file) },
      'n1',
    );
    expect(policy).toContain("connect-src 'self' https://id.example;");
    expect(policy).toContain("frame-src 'self' https://id.example;");
    expect(policy).toContain("frame-ancestors 'self' https://portal.example;");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
  });

  it('SET-23 is nothing while the external login is off, and the issuer of the server where no domain is named', () => {
    expect(identityOrigins(DEFAULT)).toEqual([]);
    expect(identityOrigins({ ...DEFAULT, config: { login: config.login } })).toEqual([]);
    const login = { issuer: 'https://issuer.example/x', audience: 'a' } as never;
    const served = { ...DEFAULT, config: screensConfig({ login }, { features: config.features }) };
    expect(identityOrigins(served)).toEqual(['https://issuer.example']);
  });
});
