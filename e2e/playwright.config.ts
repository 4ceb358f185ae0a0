import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { PORTS } from './src/ports.ts';

const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: './src',
  outputDir: '../test-results',
  globalSetup: './src/load-documents.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  // a worker that is started anew on a slow machine with two browsers beside it may take ten seconds
  expect: { timeout: 25_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORTS.shared}`,
    viewport: { width: 1440, height: 900 },
    // recording costs a third of the whole run; TRACE=1 says why a test failed
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node tools/launch.mjs e2e/src/serve.ts',
    cwd: path.resolve(import.meta.dirname, '..'),
    url: `http://127.0.0.1:${PORTS.shared}/`,
    env: { PORT: String(PORTS.shared) },
    timeout: 60_000,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
