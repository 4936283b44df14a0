import { basename } from 'node:path';
import node from '@astrojs/node';
import react from '@astrojs/react';
import { leanDownshift } from '@orlaya/finder-ui/lean-downshift';
import { defineConfig } from 'astro/config';
import type { Plugin } from 'vite';

/**
 * Everything that a script draws, the server draws too, so the page's one style sheet has its styles already. Without
 * this, Vite would send those of the finder a second time with its chunk.
 */
const stylesOnce: Plugin = {
  name: 'styles-once',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.viteMetadata) continue;
        for (const file of chunk.viteMetadata.importedCss) Reflect.deleteProperty(bundle, file);
        chunk.viteMetadata.importedCss.clear();
      }
    },
  },
};

/**
 * The finder's chunks arrive at an idle moment and run at the first touch. With this first line V8 compiles them beside
 * the page as they arrive, not on demand under the visitor's finger: about half of the time to ready on a slow phone.
 */
const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle: {
    // After Vite has put its own first line into them.
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => /\/(react-dom|finder-ui)\//.test(id))) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
    },
  },
};

/**
 * `split_even`, `ui-button_primary`: the folder's own words, where Vite would add a hash to each. Random letters are what
 * a style sheet cannot be compressed below: 4% of ours.
 */
const scopedName = (local: string, file: string): string => `${file.includes('/packages/ui/') ? 'ui-' : ''}${basename(file.split('?')[0] ?? file, '.module.css')}_${local}`;

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'middleware', experimentalDisableStreaming: true, bodySizeLimit: 64 * 1024 }),
  integrations: [react()],
  devToolbar: { enabled: false },
  trailingSlash: 'ignore',
  // Ours skips data saver, 2g and offline (browser/prefetch.ts); Astro's would still fetch on touch.
  prefetch: false,
  scopedStyleStrategy: 'class',
  build: { inlineStylesheets: 'never', assets: '_astro' },
  cache: { provider: { name: 'byte-cache', entrypoint: new URL('./src/server/cache-provider.ts', import.meta.url) } },
  security: { checkOrigin: true, csp: { algorithm: 'SHA-256' } },
  vite: {
    plugins: [stylesOnce, compiledAhead, leanDownshift()],
    build: { assetsInlineLimit: 0 },
    css: { modules: { generateScopedName: scopedName } },
    ssr: { noExternal: [/^@orlaya\//] },
  },
});
