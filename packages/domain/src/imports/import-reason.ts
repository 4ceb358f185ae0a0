/**
 * Why a file cannot be taken in, with the English message; translations live under `error.IMPORT_UNREADABLE.{reason}`.
 * A refusal carries it as the `reason` of its detail with path `file`.
 */
export const IMPORT_REASONS = {
  EMPTY: 'The file is empty.',
  NO_TEXT:
    'The PDF holds pictures of text only, such as a scan. Recognise its text first, or use the original document.',
  PASSWORD: 'The file is protected with a password. Save it without one.',
  DAMAGED: 'The file is damaged or incomplete.',
  IMAGE: 'The file is a picture, whatever its name says. Use the document itself.',
  OLD_WORD: 'The file is a Word document of before 2007 (.doc). Save it as .docx or as PDF.',
  OTHER_OFFICE: 'The file is an office file but no Word document. Save it as .docx, as PDF or as CSV.',
  ARCHIVE: 'The file is an archive. Unpack it and use the files in it.',
  BOMB: 'The file unpacks to far more than a document holds.',
  TOO_COMPLEX: 'Reading the file took too much time or memory.',
  BINARY: 'The file is no text and no document of a known kind.',
  NO_DOCUMENT: 'The file describes no candidate and no job.',
  WRONG_KIND: 'The file describes the other kind: a job where candidates belong, or a candidate where jobs belong.',
} as const satisfies Record<string, string>;

/** Why a file cannot be taken in. */
export type ImportReason = keyof typeof IMPORT_REASONS;
