import DOMPurify from 'dompurify';
import type { EvidenceMark } from '../../../state/results/details/evidence.ts';

/** The tags that a text keeps, without any attribute (DET-04). */
export const KEPT_TAGS: readonly string[] = ['b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'div', 'p'];

/** Element names that tell HTML from a text in which someone wrote "<3" or "a < b"; the same as the server reads. */
const ELEMENT =
  /<\/?(?:p|br|div|span|ul|ol|li|b|i|u|em|strong|h[1-6]|a|table|tr|td|th|html|body|font|section|img|svg|math|script|style|iframe|object|embed|form|input|button|video|audio|details|base|link|meta)(?:[\s/>])/i;

// Marks travel through the sanitiser as characters that no language uses; a text that holds some loses them first.
const PRIVATE = /[\uE000-\uF8FF]/g;
const REPLACEMENT = '\uFFFD';
const CLOSE = '\uE000';
const FIRST_OPEN = 0xe001;
/** Marks of one text; the private characters are not more. */
const MOST_MARKS = 0xf8ff - FIRST_OPEN;

/** A piece of a text: words with their mark, or an element of a kept tag. */
export type MarkedNode =
  | { readonly text: string; readonly mark: number | null }
  | { readonly tag: string; readonly children: readonly MarkedNode[] };

/** Whether a text is HTML; anything else is shown as it is written. */
export function looksLikeHtml(text: string): boolean {
  return ELEMENT.test(text);
}

function withMarks(text: string, marks: readonly EvidenceMark[]): string {
  const plain = text.replace(PRIVATE, REPLACEMENT);
  const parts: string[] = [];
  let at = 0;
  for (const [i, { start, end }] of marks.slice(0, MOST_MARKS).entries()) {
    parts.push(plain.slice(at, start), String.fromCharCode(FIRST_OPEN + i), plain.slice(start, end), CLOSE);
    at = end;
  }
  parts.push(plain.slice(at));
  return parts.join('');
}

/**
 * A text of HTML as its kept tags and its words, each with the number of its mark. Nothing of it runs: the sanitiser
 * takes everything else out, and what comes back is read as a tree, never written as HTML.
 */
export function markedHtml(html: string, marks: readonly EvidenceMark[]): readonly MarkedNode[] {
  const root = DOMPurify.sanitize(withMarks(html, marks), {
    ALLOWED_TAGS: [...KEPT_TAGS],
    ALLOWED_ATTR: [],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  let open: number | null = null;
  function words(text: string): readonly MarkedNode[] {
    const nodes: MarkedNode[] = [];
    let piece = '';
    const flush = () => {
      if (piece !== '') nodes.push({ text: piece, mark: open });
      piece = '';
    };
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      const isSign = code >= 0xe000 && code <= 0xf8ff;
      if (!isSign) {
        piece += text.charAt(i);
        continue;
      }
      flush();
      open = text.charAt(i) === CLOSE ? null : code - FIRST_OPEN;
    }
    flush();
    return nodes;
  }
  function read(node: Node): readonly MarkedNode[] {
    return [...node.childNodes].flatMap((child): readonly MarkedNode[] => {
      if (child.nodeType === Node.TEXT_NODE) return words(child.nodeValue ?? '');
      const tag = child.nodeName.toLowerCase();
      const children = read(child);
      return KEPT_TAGS.includes(tag) ? [{ tag, children }] : children;
    });
  }
  return read(root);
}
