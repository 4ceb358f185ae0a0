#!/usr/bin/env node
// The `counterpart` command: the server's command line, started with the right Node.
import process from 'node:process';

process.argv.splice(2, 0, 'apps/server/src/cli/main.ts');
await import('./launch.mjs');
