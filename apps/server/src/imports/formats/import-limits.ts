import { MAX_TEXT } from '@counterpart/contract';

/** The longest line, row or element of a file with many documents, in UTF-16 code units. */
export const MAX_RECORD = 5_000_000;
/** The longest text that a document may hold. */
export const MAX_DOCUMENT_TEXT = MAX_TEXT;
/** How deep a JSON document may nest; profiles need eight. */
export const MAX_DEPTH = 64;
/** What is looked at to tell the format, in bytes. */
export const HEAD_BYTES = 65_536;
/** Pages of a PDF that are read; no CV or advertisement has more. */
export const MAX_PAGES = 200;
/** What the XML of a DOCX may unpack to, in bytes; a text of a million characters takes some 10 MB. */
export const MAX_UNPACKED = 64_000_000;
/** Files in a DOCX; a document with two hundred pictures has some four hundred. */
export const MAX_ENTRIES = 2000;
/** Files held in memory as a whole at once: 80 MB, more while their pieces are joined and copied to a thread. */
export const MOST_WHOLE_FILES = 4;
/** Files that wait for that, unread but for their first bytes; the next is refused. */
export const MOST_WAITING_FILES = 40;
/** How long reading one file may take, in milliseconds. */
export const READ_TIMEOUT_MS = 30_000;
/** What a worker that reads may take, in megabytes: of JavaScript values, and of buffers beside them. */
export const READ_MEMORY_MB = 384;
