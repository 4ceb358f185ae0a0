import type { WriteStream } from 'node:tty';

/** How far an import is. */
export interface ImportTotals {
  files: number;
  filesDone: number;
  filesSkipped: number;
  documents: number;
  rejected: number;
  bytes: number;
  bytesDone: number;
}

const TERMINAL_EVERY_MS = 250;
const LOG_EVERY_MS = 2000;

const grouped = (value: number) => Math.round(value).toLocaleString('en');

/** Tells how far an import is: one line that is written over on a terminal, a line every two seconds elsewhere. */
export class ImportProgress {
  readonly #out: Pick<WriteStream, 'write'> & { readonly isTTY?: boolean };
  readonly #totals: Readonly<ImportTotals>;
  readonly #started = performance.now();
  #told = performance.now();

  constructor(out: Pick<WriteStream, 'write'> & { readonly isTTY?: boolean }, totals: Readonly<ImportTotals>) {
    this.#out = out;
    this.#totals = totals;
  }

  /** Tells it, unless that was only just done. */
  tell(): void {
    const now = performance.now();
    const isTerminal = this.#out.isTTY === true;
    if (now - this.#told < (isTerminal ? TERMINAL_EVERY_MS : LOG_EVERY_MS)) return;
    this.#told = now;
    this.#out.write(isTerminal ? `\r\u001b[K${this.#line()}` : `${this.#line()}\n`);
  }

  /** Ends with a line that stays. */
  end(): void {
    const clear = this.#out.isTTY === true ? '\r\u001b[K' : '';
    this.#out.write(`${clear}${this.#line()}\n`);
  }

  #line(): string {
    const { files, filesDone, filesSkipped, documents, rejected, bytes, bytesDone } = this.#totals;
    const seconds = (performance.now() - this.#started) / 1000;
    const share = bytes === 0 ? 100 : Math.min(100, Math.floor((100 * bytesDone) / bytes));
    return [
      `${grouped(filesDone)} of ${grouped(files)} files (${share}%)`,
      ...(filesSkipped === 0 ? [] : [`${grouped(filesSkipped)} unchanged since they were imported`]),
      `${grouped(documents)} documents`,
      `${grouped(documents / Math.max(seconds, 0.001))} a second`,
      ...(rejected === 0 ? [] : [`${grouped(rejected)} rejected`]),
    ].join(', ');
  }
}
