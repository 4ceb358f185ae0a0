import { readdirSync, readFileSync } from 'node:fs';

interface ProcessState {
  readonly pid: number;
  readonly parent: number;
  readonly megabytes: number;
}

function stateOf(name: string): ProcessState | null {
  try {
    const text = readFileSync(`/proc/${name}/status`, 'utf8');
    const field = (key: string): number => Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
    return { pid: Number(name), parent: field('PPid'), megabytes: field('VmRSS') / 1024 };
  } catch {
    // ended meanwhile
    return null;
  }
}

/** What a process and those it started hold in memory, in megabytes; on Linux. */
export function treeMegabytes(root: number): number {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (stateOf(name) ?? []) : []));
  const tree = new Set([root]);
  // a child has a higher number than its parent, but for one wrap of the numbers
  for (const { pid, parent } of all.sort((a, b) => a.pid - b.pid)) if (tree.has(parent)) tree.add(pid);
  return all.reduce((sum, { pid, megabytes }) => (tree.has(pid) ? sum + megabytes : sum), 0);
}
