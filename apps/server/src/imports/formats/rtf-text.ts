/** Groups of RTF that hold no text of the document. */
const SILENT = new Set(
  'fonttbl colortbl stylesheet info pict object header footer headerf footerf themedata colorschememapping latentstyles datastore generator listtable listoverridetable rsidtbl xmlnstbl mmathPr fldinst bin'.split(
    ' ',
  ),
);
const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    par: '\n',
    line: '\n',
    sect: '\n',
    page: '\n',
    row: '\n',
    tab: '\t',
    cell: '\t',
    emdash: '—',
    endash: '–',
    bullet: '•',
    lquote: '‘',
    rquote: '’',
    ldblquote: '“',
    rdblquote: '”',
    emspace: ' ',
    enspace: ' ',
  }),
);
const windows1252 = new TextDecoder('windows-1252');
/** One control word, escape, brace, or run of text; sticky, so that the whole is one pass. */
const TOKEN = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|[\r\n]+|[^\\{}\r\n]+|\\/giy;

/** The text of an RTF document without its layout; pictures and tables of fonts are left out. Linear. */
export function rtfText(rtf: string): string {
  const out: string[] = [];
  const silent: boolean[] = [];
  let isSilent = false;
  let toSkip = 0;
  const add = (text: string) => {
    if (isSilent) return;
    out.push(text.slice(Math.min(toSkip, text.length)));
    toSkip = Math.max(0, toSkip - text.length);
  };
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(rtf); token !== null; token = TOKEN.exec(rtf)) {
    const [whole, word, argument, hex, symbol, brace] = token;
    if (brace === '{') silent.push(isSilent);
    else if (brace === '}') isSilent = silent.pop() ?? false;
    else if (word !== undefined) {
      if (SILENT.has(word)) isSilent = true;
      else if (word === 'u' && argument !== undefined) {
        toSkip = 0;
        add(String.fromCharCode(Number(argument) & 0xffff));
        toSkip = 1;
      } else add(WORDS.get(word) ?? '');
    } else if (hex !== undefined) add(windows1252.decode(Uint8Array.of(Number.parseInt(hex, 16))));
    else if (symbol === '*') isSilent = true;
    else if (symbol === '~') add(' ');
    else if (symbol === '_') add('-');
    else if (symbol === '\\' || symbol === '{' || symbol === '}') add(symbol);
    else if (symbol === '\n' || symbol === '\r') add('\n');
    else if (symbol === undefined && !/^[\r\n\\]/.test(whole)) add(whole);
  }
  return out.join('');
}
