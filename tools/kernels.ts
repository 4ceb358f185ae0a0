// Compiles the engine's loops, packages/engine/kernels, to WebAssembly, and notes which sources those were: a test holds the
// two together (docs/adr/0023-loops-in-webassembly.md). The compiler is fetched for this alone, as nothing else needs it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const COMPILER = 'assemblyscript@0.28.20';
const engine = path.resolve(import.meta.dirname, '../packages/engine');
const source = path.join(engine, 'kernels/sums.ts');
const compiled = path.join(engine, 'src/kernels/sums.wasm');

const options = ['-O3', '--runtime', 'stub', '--enable', 'simd', '--importMemory', '--noAssert', '--outFile', compiled];
const { status } = spawnSync('npx', ['--yes', '--package', COMPILER, 'asc', source, ...options], { stdio: 'inherit' });
if (status !== 0) process.exit(1);
const hash = createHash('sha256');
for (const name of readdirSync(path.dirname(source)).toSorted())
  hash.update(readFileSync(path.join(path.dirname(source), name)));
writeFileSync(
  path.join(engine, 'src/kernels/compiled-from.ts'),
  `/** SHA-256 of the sources that \`sums.wasm\` was compiled from. */\nexport const COMPILED_FROM = '${hash.digest('hex')}';\n`,
);
