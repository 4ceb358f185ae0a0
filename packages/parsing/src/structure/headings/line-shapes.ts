/** Characters of bullets and decoration between a line break and its heading. */
export const LONGEST_BULLET = 12;

/** Whether nothing but spaces stands behind a character on its line. */
export function isLineEnd(plain: string, end: number): boolean {
  return /^[ \t]*(?:[\n\r]|$)/.test(plain.slice(end, end + LINE_SAMPLE));
}

/** Whether a line has capitals and no small letter. */
export function isInCapitals(line: string): boolean {
  return /\p{Lu}{3}/u.test(line) && !/\p{Ll}/u.test(line);
}

/** Characters below a line in which the next one is looked for. */
const NEXT_SAMPLE = 160;

/** The line of text below, without its items: a list in capitals may have a heading. */
export function lineBelow(plain: string, end: number): string {
  const [line = ''] = plain
    .slice(end, end + NEXT_SAMPLE)
    .trimStart()
    .split('\n');
  return BULLET.test(line.charAt(0)) ? '' : line;
}

/** Whether nothing but decoration stands before a sentence on its line. */
export function isFirst(plain: string, start: number): boolean {
  return !/[\p{L}\p{N}]/u.test(plain.slice(plain.lastIndexOf('\n', start - 1) + 1, start));
}

/** Whether a blank line, or nothing, stands above a line. */
export function isBlockStart(plain: string, start: number): boolean {
  return /(?:^|\n[ \t]*\r?\n)[ \t]*$/.test(plain.slice(Math.max(0, start - LINE_SAMPLE), start));
}

const BULLET = /[-•*>·✓✔➤–—▪◦+→➜➔➢►▶▸●○■□❖✦★☆◆◇»⇒✅☑‣~]/u;
/** The rest of a line with an item of a list below it. */
export const LIST_BELOW = /^[^\n]*\n\s*[-•*>·✓✔➤–→➜➔➢►▶▸●○■□❖✦★☆◆◇»⇒✅☑‣~]/u;

/** Whether a line begins with a bullet; sentences may begin at the bullet or behind it. */
export function isListItem(plain: string, start: number): boolean {
  if (BULLET.test(plain.charAt(start))) return true;
  // "*** COOK ***" and a blank line above begin no item
  const before = plain.slice(Math.max(0, start - 3), start);
  return BULLET.test(before.slice(before.lastIndexOf('\n') + 1).trim());
}

/** Characters behind a line in which the bullet of a list below it must come. */
export const LINE_SAMPLE = 12;

/** Whether a line begins at a character, behind bullets and decoration at most. */
export function isLineStart(plain: string, start: number): boolean {
  for (let at = start - 1; at >= 0 && start - at < LONGEST_BULLET; at--) {
    const character = plain.charAt(at);
    if (character === '\n' || character === '\r') return true;
    // bullets and decoration before a heading; also a blanked tag, after which a heading may follow
    if (character === ' ' && plain.charAt(at - 1) === ' ' && start - at > 2) return true;
    if (/[\p{L}\p{N}.,;]/u.test(character)) return /[.!?]/.test(character);
  }
  return true;
}
