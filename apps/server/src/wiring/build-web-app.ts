import { spawn } from 'node:child_process';
import path from 'node:path';

const PROJECT = path.resolve(import.meta.dirname, '../../../..');
/** Where the built screens are. */
export const WEB_DIST = path.join(PROJECT, 'apps/web/dist');

/** Builds the screens in a process of its own when their sources changed since the last build; settles when they are there. */
export async function buildWebApp(root: string, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    let output = '';
    const child = spawn(process.execPath, [path.join(root, 'tools/build-web.ts')], { cwd: root, signal });
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`vite build failed:\n${output}`))));
  });
}
