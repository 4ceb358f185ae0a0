import { closeSync, openSync, writeSync } from 'node:fs';
import type { ImportProblem } from '@counterpart/contract';
import { csvRow } from '../../services/downloads/csv-cells.ts';
import { CommandFailure } from '../command-failure.ts';

/** Rejects that are shown on the terminal; all go to the report. */
const SHOWN = 10;

/** Writes what was rejected and why to a CSV file as it happens, and the first of it to the terminal. */
export class RejectReport {
  readonly #file: number | null;
  #shown = 0;

  /** Without a path nothing is kept; CommandFailure when it cannot be written. */
  constructor(report: string | undefined) {
    try {
      this.#file = report === undefined ? null : openSync(report, 'w');
    } catch {
      throw new CommandFailure(`The report ${report} cannot be written.`);
    }
    this.#write(['file', 'line', 'code', 'reason']);
  }

  add(file: string, { line, code, reason, message, path }: ImportProblem): void {
    const why = [reason, path === undefined ? message : `${path}: ${message}`].filter(Boolean).join(': ');
    this.#write([file, line ?? '', code, why]);
    this.#shown += 1;
    if (this.#shown > SHOWN) return;
    console.error(`${file}${line === undefined ? '' : `, line ${line}`}: ${why}`);
    if (this.#shown === SHOWN) console.error('More rejects are not shown; --report FILE lists all of them.');
  }

  close(): void {
    if (this.#file !== null) closeSync(this.#file);
  }

  #write(cells: readonly (string | number)[]): void {
    if (this.#file !== null) writeSync(this.#file, csvRow(cells.map(String)));
  }
}
