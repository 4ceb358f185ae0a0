import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

/** What `readMarkup` calls for what it finds; offsets are UTF-16 code units of the text that it reads. */
export interface MarkupReader {
  /** Text as it is written, without entities. */
  readonly handleText: (start: number, end: number) => unknown;
  /** An entity such as `&eacute;` and the character that it stands for. */
  readonly handleEntity: (character: string) => void;
  /** An opening tag from `<` to behind its `>`; the name is in lower case. */
  readonly handleOpen: (name: string, start: number, end: number) => void;
  /** A closing tag; the name is in lower case. */
  readonly handleClose: (name: string) => void;
}

/** After so many tags whose quotes nothing closes, the rest of a text is what stands inside the last of them. */
const MAX_OPEN_TAGS = 5;

const ignore = (): void => undefined;

/** What a tokenizer leaves over when a text ends inside a tag begins with that tag; comments end with the text. */
const OPEN_TAG = /^<\/?[a-z]/i;

/** Reads from `from` on, and answers where what it could not finish begins. */
function readFrom(text: string, from: number, reader: MarkupReader): number {
  let passed = from;
  let opened: { readonly name: string; readonly start: number } | null = null;
  const pass = (end: number): void => {
    passed = from + end;
  };
  const callbacks: TokenizerCallbacks = {
    ontext(start, end) {
      reader.handleText(from + start, from + end);
      pass(end);
    },
    ontextentity(code, end) {
      reader.handleEntity(String.fromCodePoint(code));
      pass(end);
    },
    onopentagname(start, end) {
      opened = { name: text.slice(from + start, from + end).toLowerCase(), start: from + start - 1 };
    },
    onopentagend(end) {
      pass(end + 1);
      if (opened !== null) reader.handleOpen(opened.name, opened.start, passed);
      opened = null;
    },
    onselfclosingtag(end) {
      callbacks.onopentagend(end);
    },
    onclosetag(start, end) {
      reader.handleClose(text.slice(from + start, from + end).toLowerCase());
      pass(end);
    },
    oncomment: (_start, end) => pass(end),
    oncdata: (_start, end) => pass(end),
    ondeclaration: (_start, end) => pass(end),
    onprocessinginstruction: (_start, end) => pass(end),
    onattribdata: ignore,
    onattribentity: ignore,
    onattribend: ignore,
    onattribname: ignore,
    onend: ignore,
  };
  const tokenizer = new Tokenizer({ decodeEntities: true }, callbacks);
  // Behind the last ">" no tag ends: every "<" there is a sign that somebody wrote, and stands for itself.
  const lastClose = Math.max(from, text.lastIndexOf('>') + 1);
  tokenizer.write(text.slice(from, lastClose) + text.slice(lastClose).replaceAll('<', ' '));
  tokenizer.end();
  return passed;
}

/**
 * Reads HTML as browsers cut it into text and tags, in linear time and without building a tree, whose depth a page could
 * choose. Where browsers lose the rest of a page (a quote that nothing closes), the tag ends at its first `>` instead.
 */
export function readMarkup(text: string, reader: MarkupReader): void {
  let from = 0;
  for (let tries = 0; tries < MAX_OPEN_TAGS; tries++) {
    const passed = readFrom(text, from, reader);
    const close = text.indexOf('>', passed);
    if (close < 0 || !OPEN_TAG.test(text.slice(passed, passed + 3))) return;
    from = close + 1;
  }
}
