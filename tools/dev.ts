// The server, restarted when its sources change, and the screens, reloaded when theirs do.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createServer } from 'vite';

const root = path.resolve(import.meta.dirname, '..');
const port = process.env['PORT'] ?? '4400';

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
});
// with the host that the browser asked: by another one the server would take the screens for a stranger's
const toServer = { target: `http://127.0.0.1:${port}`, changeOrigin: false };
const proxy = { '/api': toServer, '/docs': toServer };
const screens = await createServer({ root: path.join(root, 'apps/web'), server: { proxy } });
await screens.listen();
screens.printUrls();

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    server.kill(signal);
    screens.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
