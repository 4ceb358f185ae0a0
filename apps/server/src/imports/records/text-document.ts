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

/** Whether a job is nothing but its text, so that its title is only the first line of it. */
export function isTextAlone({ jobTitle, jobText, ...rest }: WireDocument): boolean {
  return (
    jobTitle != null && jobText != null && Object.keys(rest).every((key) => key === 'id' || key === 'extraProperties')
  );
}

/** A job that is a text with the title that stands in it; the first line goes back to where it stood. */
export function withTitle(document: WireDocument, title: string): WireDocument {
  const { jobTitle = '', jobText = '' } = document;
  return jobTitle === title ? document : { ...document, jobTitle: title, jobText: `${jobTitle}\n${jobText}` };
}
