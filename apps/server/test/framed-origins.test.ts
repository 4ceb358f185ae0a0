import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ConfigurationFile, readConfigurationFile } from '../src/config/configuration-file.ts';
import { framedOrigins } from '../src/config/framed-origins.ts';
import { contentPolicy } from '../src/plugins/security-headers.ts';

const DEFAULT = readConfigurationFile(
  path.resolve(import.meta.dirname, '../../../variants/default/config.json'),
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
    const policy = contentPolicy({ frameAncestors: [], framedOrigins: framedOrigins(file) }, null);
    expect(policy).toContain("frame-src 'self' https://crm.example:8443;");
  });

  it('DET-01 without such a tab only our own', () => {
    expect(framedOrigins(DEFAULT)).toEqual([]);
  });
});
