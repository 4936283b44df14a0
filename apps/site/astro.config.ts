import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

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
    build: { assetsInlineLimit: 0 },
    ssr: { noExternal: [/^@orlaya\//] },
  },
});
