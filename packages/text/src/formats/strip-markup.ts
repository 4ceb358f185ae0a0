import { readMarkup } from './read-markup.ts';

/** Element names that tell HTML from a text in which someone wrote "<3" or "a < b". */
const ELEMENT =
  /<\/?(?:p|br|div|span|ul|ol|li|b|i|u|em|strong|h[1-6]|a|table|tr|td|th|html|body|font|section)(?:[\s/>])/i;
/** What stands inside these is no text of the page. */
const RAW = new Set(['script', 'style']);

/** In a text that looks like HTML, tags, comments and entities become as many spaces: offsets stay. Linear time. */
export function stripMarkup(text: string): string {
  if (!ELEMENT.test(text)) return text;
  const out: string[] = [];
  let end = 0;
  let isRaw = false;
  readMarkup(text, {
    handleText(start, textEnd) {
      if (isRaw) return;
      if (start > end) out.push(' '.repeat(start - end));
      out.push(text.slice(start, textEnd));
      end = textEnd;
    },
    // a decoded character would move every offset behind it
    handleEntity: () => undefined,
    handleOpen(name) {
      isRaw = RAW.has(name);
    },
    handleClose() {
      isRaw = false;
    },
  });
  out.push(' '.repeat(text.length - end));
  return out.join('');
}
