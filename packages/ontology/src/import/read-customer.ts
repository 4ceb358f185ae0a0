import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { patchOfRow } from './concept-csv.ts';
import { patchOfJson } from './concept-json.ts';
import type { ConceptPatch } from './concept-patch.ts';
import { ProblemList } from './import-problem.ts';
import type { ImportProgress } from './esco/read-esco.ts';
import { readTable } from './read-table.ts';

/** A change that a customer's file asks for, and its line, counted from 1. */
export interface CustomerChange {
  readonly line: number;
  readonly patch: ConceptPatch;
}

/** Reads a customer ontology as CSV. Throws ImportError that names every problem by line. */
export async function readCustomerCsv(
  file: string,
  onProgress: (progress: ImportProgress) => void,
): Promise<readonly CustomerChange[]> {
  const problems = new ProblemList();
  const changes: CustomerChange[] = [];
  const name = path.basename(file);
  const rows = await readTable(
    {
      file,
      required: [['id']],
      take: (row) => {
        const patch = patchOfRow(row);
        if (typeof patch === 'string') return patch;
        changes.push({ line: row.line, patch });
        return undefined;
      },
      onRows: (count) => onProgress({ file: name, rows: count, isDone: false }),
    },
    problems,
  );
  onProgress({ file: name, rows, isDone: true });
  problems.throwIfAny();
  return changes;
}

function textOf(file: string, problems: ProblemList): string {
  try {
    const bytes = readFileSync(file);
    return new TextDecoder('utf-8', { fatal: true }).decode(file.endsWith('.gz') ? gunzipSync(bytes) : bytes);
  } catch (error) {
    const reason = error instanceof TypeError ? 'it is not UTF-8 text' : (error as Error).message;
    problems.add(path.basename(file), undefined, `cannot be read: ${reason}`);
    return '';
  }
}

/** The JSON values of a text with their lines: one a line, or one array, or the concepts of one exported object. */
function valuesOf(text: string, file: string, problems: ProblemList): readonly (readonly [number, unknown])[] {
  const whole = parsed(text);
  const list = Array.isArray(whole) ? (whole as unknown[]) : conceptsOf(whole);
  if (list !== undefined) return list.map((value, place) => [place + 1, value]);
  const values: (readonly [number, unknown])[] = [];
  for (const [place, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const value = parsed(line);
    if (value === undefined) problems.add(file, place + 1, 'is no JSON');
    else values.push([place + 1, value]);
  }
  return values;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function conceptsOf(value: unknown): unknown[] | undefined {
  if (typeof value !== 'object' || value === null || !('concepts' in value)) return undefined;
  return Array.isArray(value.concepts) ? (value.concepts as unknown[]) : undefined;
}

/**
 * Reads a customer ontology as JSON (an array, or what the export writes) or as one JSON object a line. Throws
 * ImportError that names every problem by line, or by the number of the concept in an array.
 */
export function readCustomerJson(file: string): readonly CustomerChange[] {
  const problems = new ProblemList();
  const name = path.basename(file);
  const changes: CustomerChange[] = [];
  for (const [line, value] of valuesOf(textOf(file, problems), name, problems)) {
    const patch = patchOfJson(value);
    if (typeof patch === 'string') problems.add(name, line, patch);
    else changes.push({ line, patch });
  }
  problems.throwIfAny();
  return changes;
}
