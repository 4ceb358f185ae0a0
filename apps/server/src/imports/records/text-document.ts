import type { ProfileKind, WireDocument } from '@counterpart/domain';
import { cleanText, splitTitle } from '../formats/clean-text.ts';
import { importFailure } from '../formats/import-failure.ts';
import { withContacts } from './cv-contacts.ts';
import { withoutEmpty } from './json-value.ts';
import { stableId } from './stable-id.ts';

/** Where a text comes from: what it becomes, and what its id is made from. */
export interface TextSource {
  readonly bytes: Uint8Array;
  /** The name of its file, empty when it was pasted. */
  readonly name: string;
  readonly kind: ProfileKind;
}

/** The document that a text is, of the kind wanted; its id comes from the bytes it was read from. */
export function documentOfText(text: string, { bytes, name, kind }: TextSource): WireDocument {
  const clean = cleanText(text);
  if (clean.trim() === '') throw importFailure('EMPTY');
  const { title, body } = splitTitle(clean);
  const texts =
    kind === 'JOB' ? withoutEmpty({ jobTitle: title, jobText: body === '' ? clean : body }) : { cvText: clean };
  const document = { id: stableId(bytes), ...texts, extraProperties: withoutEmpty({ fileName: name }) };
  return kind === 'JOB' ? document : withContacts(document);
}
