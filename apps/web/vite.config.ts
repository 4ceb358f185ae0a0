import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: { target: 'es2022', chunkSizeWarningLimit: 900, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': 'http://127.0.0.1:4400', '/docs': 'http://127.0.0.1:4400' } },
});
