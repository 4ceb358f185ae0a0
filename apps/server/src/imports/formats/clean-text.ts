/**
 * A text as documents keep it: line ends are `\n`, characters that no text has are gone, lines carry no blanks at their
 * ends, and paragraphs are one empty line apart. Linear.
 */
export function cleanText(text: string): string {
  // Every control character but tab and line feed goes; so do soft hyphens and byte order marks.
  const printable = text
    .replace(/\r\n?|[\p{Zl}\p{Zp}\v\f\u0085]/gu, '\n')
    .replace(/[^\P{Cc}\t\n]|[\u00ad\ufeff\ufffe\uffff]/gu, '');
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
