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

/**
 * Origins besides our own whose answers the screens fetch: those of the API, of further layers, of selections, of annotations and of
 * filter values; what a further layer names is not known here, so others can be named.
 */
export function calledOrigins({ config, variables }: ConfigurationFile): readonly string[] {
  const read = readConfiguration(resolveVariables(config, variables), () => undefined);
  const indices = Object.values(read.pages).flatMap((page) => page.indices);
  const addresses = indices.flatMap((index) => [
    index.resultAnnotationEndpoint,
    ...Object.values(index.selectionEndpoints ?? {}).flatMap((kind) => [kind?.get, kind?.set]),
    ...[...index.filters, ...index.filterProperties].map(({ values }) => values?.endpoint),
  ]);
  const known = [read.apiUrl, ...read.configurationEndpoints, ...read.calledOrigins, ...addresses];
  return [...new Set(known.flatMap((address) => originOf(address ?? '') ?? []))];
}

/** The origin of the identity provider at which the screens log in; none where they do not. */
export function identityOrigins({ config, variables }: ConfigurationFile): readonly string[] {
  const { features, login } = readConfiguration(resolveVariables(config, variables), () => undefined);
  const origin = features.externalLogin ? originOf(login.domain ?? '') : null;
  return origin === null ? [] : [origin];
}
