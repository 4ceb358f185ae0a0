/** Element names that tell HTML from a text in which someone wrote "<3" or "a < b". */
const ELEMENT =
  /<\/?(?:p|br|div|span|ul|ol|li|b|i|u|em|strong|h[1-6]|a|table|tr|td|th|html|body|font|section)(?:[\s/>])/i;
const LONGEST_ENTITY = 10;

function blankRange(out: string[], text: string, from: number, start: number, end: number): void {
  out.push(text.slice(from, start), ' '.repeat(end - start));
}

/** The end of the markup that begins at `start`, or -1 when it is no markup. `<` needs a letter, `/` or `!` behind it. */
function tagEnd(text: string, start: number, lastClose: number): number {
  if (!/[a-z/!?]/i.test(text.charAt(start + 1)) || start > lastClose) return -1;
  if (text.startsWith('<!--', start)) {
    const end = text.indexOf('-->', start + 4);
    return end < 0 ? text.length : end + 3;
  }
  const end = text.indexOf('>', start + 1);
  return end < 0 ? -1 : end + 1;
}

/** What a raw element (script, style) holds is no text either: the end of its closing tag. */
function rawEnd(text: string, start: number, end: number): number {
  const match = /^<(script|style)\b/i.exec(text.slice(start, start + 8));
  if (match === null) return end;
  const close = text.indexOf(`</${match[1]}`, end);
  if (close < 0) return text.length;
  const after = text.indexOf('>', close);
  return after < 0 ? text.length : after + 1;
}

/** In a text that looks like HTML, tags, comments and entities become as many spaces: offsets stay. Linear time. */
export function stripMarkup(text: string): string {
  if (!ELEMENT.test(text)) return text;
  const out: string[] = [];
  const lastClose = text.lastIndexOf('>');
  let from = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    let end = -1;
    if (code === 60) {
      end = tagEnd(text, index, lastClose);
      if (end > 0) end = rawEnd(text, index, end);
    } else if (code === 38) end = entityEnd(text, index);
    if (end < 0) continue;
    blankRange(out, text, from, index, end);
    from = end;
    index = end - 1;
  }
  out.push(text.slice(from));
  return out.join('');
}

function entityEnd(text: string, start: number): number {
  for (let index = start + 1; index < text.length && index <= start + LONGEST_ENTITY; index++) {
    const character = text.charAt(index);
    if (character === ';') return index > start + 1 ? index + 1 : -1;
    if (!/[a-z0-9#]/i.test(character)) return -1;
  }
  return -1;
}
