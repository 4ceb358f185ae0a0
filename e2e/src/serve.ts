// Starts the real server on an empty data folder of its own, which goes when the server goes.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PORTS } from './ports.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'counterpart-e2e-'));
const configured = JSON.parse(readFileSync(path.join(root, 'e2e/config.json'), 'utf8')) as { readonly server: object };
const configFile = path.join(folder, 'e2e.config.json');
const framing = { frameAncestors: [`http://127.0.0.1:${PORTS.framing}`] };
writeFileSync(configFile, JSON.stringify({ ...configured, server: { ...configured.server, ...framing } }));
const server = spawn(process.execPath, [path.join(root, 'apps/server/src/main.ts')], {
  stdio: 'inherit',
  env: {
    ...process.env,
    DEMO: 'off',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    CONFIG_FILE: configFile,
  },
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 0);
});
