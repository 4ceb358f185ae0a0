import type { WireDocument } from '@counterpart/domain';
import { propertyText } from '../documents/document-labels.ts';

const PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'sms:', 'tel:', 'msteams:']);

/**
 * A configured address with `{id}` and `{property}` filled in from a document, other `values` before its
 * properties; null where none is configured, where a
 * property is missing, and for an address that would run something here.
 */
export function fillAddress(
  template: string | undefined,
  document: WireDocument,
  values: Readonly<Record<string, string>> = {},
): string | null {
  if (template === undefined) return null;
  let isComplete = true;
  const filled = template.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = name === 'id' ? document.id : (values[name] ?? propertyText(document, name));
    if (value === '') isComplete = false;
    return encodeURIComponent(value);
  });
  const url = URL.parse(filled, globalThis.location?.href);
  return isComplete && url !== null && PROTOCOLS.has(url.protocol) ? filled : null;
}
