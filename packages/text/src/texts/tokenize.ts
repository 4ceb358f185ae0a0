/** A word of a text; offsets count UTF-16 code units, end exclusive. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const OTHER = 0;
const LETTER = 1;
const DIGIT = 2;

const WORD_LETTER = /[\p{L}\p{M}]/u;
const WORD_DIGIT = /\p{N}/u;

/** The classes of the Latin letters, looked up without a regular expression: nearly every character of a text. */
const LATIN_END = 0x250;
/** What lies between ASCII and À are signs (ª and º among them, which mark ordinals and end no word). */
const LATIN_LETTERS = 0xc0;
const LATIN_CLASS = new Uint8Array(LATIN_END);
for (let code = 0; code < LATIN_END; code++) {
  if (code >= 128 && code < LATIN_LETTERS) continue;
  const character = String.fromCharCode(code);
  LATIN_CLASS[code] = WORD_LETTER.test(character) ? LETTER : WORD_DIGIT.test(character) ? DIGIT : OTHER;
}

/** What may follow the dot of one word: Node.js, ASP.NET, socket.io, example.be. */
const DOT_ENDINGS = new Set('js net io ts py ai com be nl fr it org eu'.split(' '));

function classAt(text: string, index: number): number {
  if (index < 0 || index >= text.length) return OTHER;
  const code = text.charCodeAt(index);
  return code < LATIN_END ? (LATIN_CLASS[code] ?? OTHER) : rareClassAt(text, index);
}

function rareClassAt(text: string, index: number): number {
  const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
  if (WORD_LETTER.test(character)) return LETTER;
  return WORD_DIGIT.test(character) ? DIGIT : OTHER;
}

function widthAt(text: string, index: number): number {
  return (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
}

function isJoiningMark(code: number): boolean {
  // hyphen, underscore, apostrophes and the two hyphens that word processors write
  return (
    code === 45 ||
    code === 95 ||
    code === 39 ||
    code === 0x2019 ||
    code === 0x2018 ||
    code === 0x2010 ||
    code === 0x2011
  );
}

/** Whether the dot at `index` belongs to the word around it, which began at `start`. */
function isInnerDot(text: string, start: number, index: number): boolean {
  const before = classAt(text, index - 1);
  const after = classAt(text, index + 1);
  if (before === DIGIT && after === DIGIT) return true;
  if (before !== LETTER || after !== LETTER) return false;
  // abbreviations: one letter on each side of the dot (i.v.m., N.V.)
  const oneBefore = index - 1 === start || text.charCodeAt(index - 2) === 46;
  if (oneBefore && classAt(text, index + 2) !== LETTER) return true;
  let end = index + 1;
  // no ending is longer than three letters: the look-ahead is bounded
  while (end < index + 5 && classAt(text, end) !== OTHER) end++;
  return DOT_ENDINGS.has(text.slice(index + 1, end).toLowerCase());
}

/** Where the word that starts at `start` ends. */
function wordEnd(text: string, start: number): number {
  let index = start;
  const startsWithDigit = classAt(text, start) === DIGIT;
  while (index < text.length) {
    const code = text.charCodeAt(index);
    if (code < LATIN_END ? LATIN_CLASS[code] !== OTHER : rareClassAt(text, index) !== OTHER) {
      index += code < LATIN_END ? 1 : widthAt(text, index);
      continue;
    }
    const next = classAt(text, index + 1);
    if (isJoiningMark(code) && next !== OTHER) index++;
    else if (code === 46 && isInnerDot(text, start, index)) index++;
    else if (code === 44 && next === DIGIT && classAt(text, index - 1) === DIGIT) index++;
    // 4/5, 38u/week, 3x8/5: a slash joins only what begins with a digit
    else if (code === 47 && startsWithDigit && next !== OTHER) index++;
    // R&D, P&L, H&M: single letters around the ampersand
    else if (code === 38 && next === LETTER && index - 1 === start && classAt(text, index + 2) !== LETTER) index++;
    else break;
  }
  const code = text.charCodeAt(index);
  // C++, C#, F#, Notepad++
  if (code === 35 && classAt(text, index + 1) === OTHER && index - start <= 2) return index + 1;
  if (code === 43 && text.charCodeAt(index + 1) === 43 && classAt(text, index + 2) === OTHER) return index + 2;
  return index;
}

/**
 * Tells where each word of a text begins and ends, in order: what counts millions of words makes no object of any. What
 * a word is, says `tokenize`.
 */
export function eachWord(text: string, visit: (start: number, end: number) => void): void {
  let index = 0;
  while (index < text.length) {
    const code = text.charCodeAt(index);
    if (code === 32) {
      index++;
    } else if (classAt(text, index) !== OTHER) {
      const end = wordEnd(text, index);
      visit(index, end);
      index = end;
    } else if (code === 46 && classAt(text, index + 1) === LETTER && classAt(text, index - 1) === OTHER) {
      const end = wordEnd(text, index + 1);
      // only .NET begins with a dot; ". gezocht" written without its space does not
      const isDotNet = text.slice(index + 1, end).toLowerCase() === 'net';
      visit(isDotNet ? index : index + 1, end);
      index = end;
    } else {
      if (code === 0x20ac || code === 36 || code === 0xa3 || code === 37) visit(index, index + 1);
      index += widthAt(text, index);
    }
  }
}

/**
 * The words of a text in order. C++, C#, .NET, Node.js, R&D, 3-ploegen, 38u/week, 4/5 and 2.800,50 stay whole; a
 * euro, dollar, pound or percent sign is a word of its own. Every character is looked at a bounded number of times.
 */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  eachWord(text, (start, end) => tokens.push({ text: text.slice(start, end), start, end }));
  return tokens;
}
