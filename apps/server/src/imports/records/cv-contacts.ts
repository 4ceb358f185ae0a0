import type { WireDocument } from '@counterpart/domain';
import { findContacts } from '@counterpart/parsing/without-reader';
import { withoutEmpty } from './json-value.ts';

/**
 * A candidate with the e-mail address, telephone number and links of their CV as properties; what the file itself gives
 * under those names stays.
 */
export function withContacts(document: WireDocument): WireDocument {
  const cvText = document.cvText ?? '';
  if (cvText === '') return document;
  const given = document.extraProperties ?? {};
  const found: Readonly<Record<string, unknown>> = withoutEmpty({ ...findContacts(cvText) });
  const missing = Object.entries(found).filter(([name]) => (given[name] ?? '') === '');
  if (missing.length === 0) return document;
  return { ...document, extraProperties: { ...given, ...(Object.fromEntries(missing) as Record<string, string>) } };
}
