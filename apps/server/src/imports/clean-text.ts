/**
 * A text as documents keep it: line ends are `\n`, characters that no text has are gone, lines carry no blanks at their
 * ends, and paragraphs are one empty line apart. Linear.
 */
export function cleanText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is removed
  const printable = text
    .replace(/\r\n?|[\u2028\u2029\u000b\u000c\u0085]/g, '\n')
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\ufeff\ufffe\uffff]/g, '');
  const lines: string[] = [];
  let isAfterBlank = true;
  for (const raw of printable.split('\n')) {
    const line = raw.replaceAll('\u00a0', ' ').trimEnd();
    if (line === '' && isAfterBlank) continue;
    isAfterBlank = line === '';
    lines.push(line);
  }
  while (lines.at(-1) === '') lines.pop();
  return lines.join('\n').toWellFormed();
}

/** The longest first line that is taken for a title, in characters. */
const LONGEST_TITLE = 150;

/** The title of an advertisement that is plain text, its first line when that is short, and what follows it. */
export function splitTitle(text: string): { readonly title: string | null; readonly body: string } {
  const trimmed = text.trimStart();
  const end = trimmed.indexOf('\n');
  const title = (end < 0 ? trimmed : trimmed.slice(0, end)).trim();
  if (title.length > LONGEST_TITLE) return { title: null, body: trimmed };
  return { title, body: end < 0 ? '' : trimmed.slice(end).trim() };
}
