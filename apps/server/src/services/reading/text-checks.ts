import { CatalogueError } from '@counterpart/domain';

const MAX_CONTROL_SHARE = 0.1;
/** What bytes that are no UTF-8 become. */
const REPLACEMENT = 0xfffd;

/** Whether a character code is a control character that no text has: not tab, line feed, carriage return or form feed. */
function isControl(code: number): boolean {
  return (code < 32 && code !== 9 && code !== 10 && code !== 12 && code !== 13) || (code >= 127 && code < 160);
}

/** Whether a long text is binary: a NUL, or more than a tenth control characters and bytes that are no UTF-8. */
export function isBinary(text: string): boolean {
  let odd = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === 0) return true;
    if (isControl(code) || code === REPLACEMENT) odd += 1;
  }
  return odd > text.length * MAX_CONTROL_SHARE;
}

/** Refuses a text that is binary: a NUL, or more than a tenth control characters (issue: bad input). */
export function refuseBinary(text: string, path: string): void {
  let controls = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === 0) throw new CatalogueError('BINARY_TEXT', [{ path, message: 'The text holds a NUL character.' }]);
    if (isControl(code)) controls += 1;
  }
  if (controls > text.length * MAX_CONTROL_SHARE) {
    throw new CatalogueError('BINARY_TEXT', [
      { path, message: 'More than a tenth of the text is control characters.' },
    ]);
  }
}

/** Refuses binary data in any text of a document, with the path of the text. */
export function refuseBinaryTexts(value: unknown, path = ''): void {
  if (typeof value === 'string') {
    if (value !== '') refuseBinary(value, path);
  } else if (Array.isArray(value)) {
    value.forEach((item, i) => refuseBinaryTexts(item, `${path}[${i}]`));
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) refuseBinaryTexts(inner, path === '' ? name : `${path}.${name}`);
  }
}

/** Refuses an empty, an overlong or a binary text of a request. */
export function refuseUnreadable(text: string, path: string, maxLength: number): void {
  if (text.trim() === '') throw new CatalogueError('EMPTY_TEXT', [{ path, message: 'The text is empty.' }]);
  if (text.length > maxLength) {
    const message = `The text has ${text.length} characters; at most ${maxLength} are read.`;
    throw new CatalogueError('TOO_LARGE', [{ path, message }], message);
  }
  refuseBinary(text, path);
}
