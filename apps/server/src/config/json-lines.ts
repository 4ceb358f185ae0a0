/** Reads JSON that is known to be valid, only to tell on which line each value stands. */
class LineReader {
  readonly lines = new Map<string, number>();
  readonly #text: string;
  #at = 0;
  #line = 1;

  constructor(text: string) {
    this.#text = text;
  }

  read(path: string): void {
    this.#skip();
    this.lines.set(path, this.#line);
    const opening = this.#text[this.#at];
    if (opening === '{') this.#members(path);
    else if (opening === '[') this.#items(path);
    else if (opening === '"') this.#string();
    else while (this.#at < this.#text.length && !/[\s,\]}]/.test(this.#text.charAt(this.#at))) this.#at += 1;
  }

  #skip(): void {
    for (; /\s/.test(this.#text.charAt(this.#at)); this.#at += 1) if (this.#text[this.#at] === '\n') this.#line += 1;
  }

  /** Passes a delimiter; answers whether it was the closing one. */
  #isClosed(closing: string): boolean {
    this.#skip();
    const found = this.#text[this.#at];
    if (found === ',' || found === closing) this.#at += 1;
    return found === closing;
  }

  #string(): string {
    const start = this.#at;
    for (this.#at += 1; this.#text[this.#at] !== '"'; this.#at += 1) if (this.#text[this.#at] === '\\') this.#at += 1;
    this.#at += 1;
    return JSON.parse(this.#text.slice(start, this.#at)) as string;
  }

  #members(path: string): void {
    this.#at += 1;
    while (!this.#isClosed('}')) {
      this.#skip();
      const line = this.#line;
      const name = this.#string();
      this.#skip();
      // the colon
      this.#at += 1;
      const key = path === '' ? name : `${path}.${name}`;
      this.read(key);
      this.lines.set(key, line);
    }
  }

  #items(path: string): void {
    this.#at += 1;
    for (let item = 0; !this.#isClosed(']'); item += 1) this.read(`${path}[${item}]`);
  }
}

/** The line, from 1, of each value of a valid JSON text, by its path such as `pages.lists[0].name`. */
export function jsonLines(text: string): ReadonlyMap<string, number> {
  const reader = new LineReader(text);
  reader.read('');
  reader.lines.delete('');
  return reader.lines;
}
