import { readConfiguration, resolveVariables } from '@counterpart/domain';
import type { ConfigurationFile } from './configuration-file.ts';

/** The origin of a configured address; null for one below our own, or one that no frame can show. */
function originOf(address: string): string | null {
  const url = URL.parse(address.replace(/\{\w+\}/g, 'x'));
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.origin : null;
}

/** Origins besides our own whose pages the screens show in a frame: those of the external details tabs (DET-01). */
export function framedOrigins({ config, variables }: ConfigurationFile): readonly string[] {
  const { pages, framedOrigins: others } = readConfiguration(resolveVariables(config, variables), () => undefined);
  const origins = Object.values(pages).flatMap(({ indices }) =>
    indices.flatMap(({ externalDetailsTabUrl }) => originOf(externalDetailsTabUrl ?? '') ?? []),
  );
  return [...new Set([...origins, ...others.flatMap((other) => originOf(other) ?? [])])];
}

/** The origin of the identity provider at which the screens log in; none where they do not. */
export function identityOrigins({ config, variables }: ConfigurationFile): readonly string[] {
  const { features, login } = readConfiguration(resolveVariables(config, variables), () => undefined);
  const origin = features.externalLogin ? originOf(login.domain ?? '') : null;
  return origin === null ? [] : [origin];
}
