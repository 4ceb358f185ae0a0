import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';

/**
 * Two scripts make the first screen, libraries and ours: each file more is asked for, answered, compiled and linked by a
 * processor that is busy already.
 */
const codeSplitting = {
  groups: [
    // styles keep the order of src/app/styles.ts: one file
    { name: 'library', tags: ['$initial'], test: /[\\/]node_modules[\\/].*(?<!\.css)$/, priority: 2 },
    { name: 'first', tags: ['$initial'], priority: 1 },
  ],
} satisfies Rolldown.CodeSplittingOptions;

export default defineConfig({
  plugins: [react()],
  // the server puts the nonce of each response in its place (apps/server/src/plugins/serve-web-app.ts)
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 900,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting } },
  },
});
