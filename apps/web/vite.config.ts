import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // the server puts the nonce of each response in its place (apps/server/src/plugins/serve-web-app.ts)
  html: { cspNonce: '__CSP_NONCE__' },
  build: { target: 'es2022', chunkSizeWarningLimit: 900, modulePreload: { polyfill: false } },
});
