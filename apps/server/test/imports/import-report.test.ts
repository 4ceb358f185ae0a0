import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ImportProgress } from '../../src/cli/imports/import-progress.ts';
import { RejectReport } from '../../src/cli/imports/import-rejects.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('what an import rejects', () => {
  it('goes to the report as a whole, and ten of it to the terminal', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'counterpart-report-'));
    const said: string[] = [];
    vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
    const file = path.join(folder, 'rejects.csv');
    const report = new RejectReport(file);
    for (let line = 1; line <= 12; line += 1) {
      report.add('list.csv', { line, code: 'INVALID_REQUEST', message: 'Too long.', path: 'cvText' });
    }
    report.close();
    const lines = readFileSync(file, 'utf8').trim().split('\r\n');
    expect([lines.length, lines[1]]).toEqual([13, '"list.csv","1","INVALID_REQUEST","cvText: Too long."']);
    expect(said).toHaveLength(11);
    expect([said[0], said[9], said[10]]).toEqual([
      'list.csv, line 1: cvText: Too long.',
      'list.csv, line 10: cvText: Too long.',
      'More rejects are not shown; --report FILE lists all of them.',
    ]);
    rmSync(folder, { recursive: true });
  });
});

describe('how far an import is', () => {
  const totals = { files: 1200, filesDone: 600, filesSkipped: 3, documents: 0, rejected: 2, bytes: 8, bytesDone: 4 };

  it('is told every two seconds in a log, four times a second on a terminal', () => {
    vi.useFakeTimers();
    const told = (isTTY: boolean, wait: number) => {
      const lines: string[] = [];
      const progress = new ImportProgress({ isTTY, write: (text: string) => lines.push(text) > 0 }, totals);
      vi.advanceTimersByTime(wait - 1);
      progress.tell();
      vi.advanceTimersByTime(1);
      progress.tell();
      progress.tell();
      return lines;
    };
    const line = '600 of 1,200 files (50%), 3 unchanged since they were imported, 0 documents, 0 a second, 2 rejected';
    expect(told(false, 2000)).toEqual([`${line}\n`]);
    expect(told(true, 250)).toEqual([`\r\u001b[K${line}`]);
  });

  it('is all of it where there is nothing to read', () => {
    const lines: string[] = [];
    const none = { files: 0, filesDone: 0, filesSkipped: 0, documents: 0, rejected: 0, bytes: 0, bytesDone: 0 };
    new ImportProgress({ write: (text: string) => lines.push(text) > 0 }, none).end();
    expect(lines).toEqual(['0 of 0 files (100%), 0 documents, 0 a second\n']);
  });
});
