import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

/**
 * Two scripts make the first screen, libraries and ours: each file more is asked for, answered, compiled and linked by a
 * processor that is busy already.
 */
const codeSplitting = {
  groups: [
    // styles keep the order of src/app/look/styles.ts: one file
    { name: 'library', tags: ['$initial'], test: /[\\/]node_modules[\\/].*(?<!\.css)$/, priority: 2 },
    { name: 'first', tags: ['$initial'], priority: 1 },
  ],
} satisfies Rolldown.CodeSplittingOptions;

/**
 * Most of the first scripts runs at once: Chromium then compiles all of it beside the main thread, while the rest still
 * arrives, instead of each function when it is first called. To other browsers it is a comment.
 */
function compileHint({ isEntry, name }: Rolldown.RenderedChunk): string {
  return isEntry || name === 'library' ? '//# allFunctionsCalledOnLoad' : '';
}

/** The texts of each language, for the server to name those of the configured one (apps/server/src/plugins/serve-web-app.ts). */
const messageLinks: Plugin = {
  name: 'message-links',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      return Object.values(bundle).flatMap((file) => {
        const facade = file.type === 'chunk' ? file.facadeModuleId : null;
        const locale = /[\\/]i18n[\\/](nl|fr|en|it)\.ts$/.exec(facade ?? '')?.[1];
        if (locale === undefined) return [];
        const attrs = { rel: 'modulepreload', crossorigin: true, hreflang: locale, href: `/${file.fileName}` };
        return [{ tag: 'link', attrs, injectTo: 'head' as const }];
      });
    },
  },
};

export default defineConfig({
  plugins: [react(), messageLinks],
  // the server puts the nonce of each response in its place (apps/server/src/plugins/serve-web-app.ts)
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 900,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting, postBanner: compileHint } },
  },
});
