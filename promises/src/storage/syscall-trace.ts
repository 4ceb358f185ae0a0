import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether processes can be watched here. */
export function hasStrace(): boolean {
  return spawnSync('strace', ['-e', 'trace=none', 'true']).status === 0;
}

/** One step of a process towards the disk, in the order in which it was taken. */
export type DiskStep =
  | { readonly op: 'create'; readonly file: string }
  | { readonly op: 'write'; readonly file: string; readonly at: number; readonly bytes: Buffer }
  | { readonly op: 'truncate'; readonly file: string; readonly size: number }
  | { readonly op: 'unlink'; readonly file: string }
  | { readonly op: 'rename'; readonly file: string; readonly to: string }
  /** Of a file, or of a folder: then the names in it last. */
  | { readonly op: 'sync'; readonly file: string }
  /** A line on the standard output. */
  | { readonly op: 'said'; readonly text: string };

/** What is watched of a process. */
export const WATCHED =
  'trace=pwrite64,pwritev,pwritev2,write,writev,fsync,fdatasync,ftruncate,openat,unlink,unlinkat,rename';
/** Longer than any write of a database. */
const LONGEST = '2000000';

/** Options of strace under which `stepsOf` can read what it writes. */
export function traceOptions(file: string): readonly string[] {
  return ['-f', '-qq', '-y', '-xx', '-s', LONGEST, '-e', 'signal=none', '-e', WATCHED, '-o', file];
}

function decoded(hex: string): Buffer {
  return Buffer.from(hex.replaceAll('\\x', ''), 'hex');
}

const LINE = /^\d+\s+(\w+)\((.*)\)\s+= (-?\d+)/s;
const DESCRIPTOR = /^(\d+)<((?:\\x[0-9a-f]{2})*)(?:<[^>]*>)?>/;

function stepOf(line: string): DiskStep | null {
  const [, call, args = '', result] = LINE.exec(line) ?? [];
  if (call === undefined || Number(result) < 0) return null;
  const [head = '', descriptor, hexPath = ''] = DESCRIPTOR.exec(args) ?? [];
  const file = decoded(hexPath).toString();
  switch (call) {
    case 'openat': {
      const opened = /"((?:\\x[0-9a-f]{2})*)", ([A-Z_|]+)/.exec(args);
      return opened?.[2]?.includes('O_CREAT') === true
        ? { op: 'create', file: decoded(opened[1] ?? '').toString() }
        : null;
    }
    case 'write':
    case 'pwrite64': {
      const [, hex = '', at] = /^, "((?:\\x[0-9a-f]{2})*)", \d+(?:, (\d+))?$/.exec(args.slice(head.length)) ?? [];
      const bytes = decoded(hex);
      if (descriptor === '1') return { op: 'said', text: bytes.toString() };
      return at === undefined ? null : { op: 'write', file, at: Number(at), bytes };
    }
    case 'ftruncate':
      return { op: 'truncate', file, size: Number(/, (\d+)$/.exec(args)?.[1]) };
    case 'unlink':
      return { op: 'unlink', file: decoded(/"((?:\\x[0-9a-f]{2})*)"/.exec(args)?.[1] ?? '').toString() };
    case 'rename': {
      const [, from = '', to = ''] = /"((?:\\x[0-9a-f]{2})*)", "((?:\\x[0-9a-f]{2})*)"/.exec(args) ?? [];
      return { op: 'rename', file: decoded(from).toString(), to: decoded(to).toString() };
    }
    case 'fsync':
    case 'fdatasync':
      return { op: 'sync', file };
    default:
      // a way of writing that this reader does not follow would make every image wrong
      throw new Error(`the trace holds ${call}, which is not followed`);
  }
}

/** The calls of a trace as whole lines; one that another thread's call fell into stands where it ended. */
function* wholeLines(trace: string): Generator<string> {
  const begun = new Map<string, string>();
  for (const line of readFileSync(trace, 'latin1').split('\n')) {
    const [, thread = '', rest = ''] = /^(\d+)\s+(.*)$/s.exec(line) ?? [];
    const resumed = /^<\.\.\. \w+ resumed>/.exec(rest)?.[0];
    if (rest.endsWith('<unfinished ...>')) begun.set(thread, line.slice(0, -' <unfinished ...>'.length).trimEnd());
    else if (resumed !== undefined) yield `${begun.get(thread) ?? ''}${rest.slice(resumed.length)}`;
    else yield line;
  }
}

/** The steps that a trace holds for files below a folder, and what was said. */
export function stepsOf(trace: string, folder: string): readonly DiskStep[] {
  const within = Buffer.from(folder).toString('hex').replaceAll(/../g, '\\x$&');
  const steps: DiskStep[] = [];
  for (const line of wholeLines(trace)) {
    if (!line.includes(within) && !/ write\(1</.test(line)) continue;
    const step = stepOf(line);
    if (step === null) continue;
    if (step.op === 'said' || step.file === folder || step.file.startsWith(`${folder}/`)) steps.push(step);
  }
  return steps;
}
