import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

/** Hydrates an island when the visitor first touches or focuses it; its code is fetched when the browser is idle. */
const touchDirective = {
  name: 'client-touch',
  hooks: {
    'astro:config:setup': ({ addClientDirective }: { addClientDirective: (directive: { name: string; entrypoint: string }) => void }): void => {
      addClientDirective({ name: 'touch', entrypoint: new URL('./src/document/touch-directive.ts', import.meta.url).pathname });
    },
  },
};

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'middleware', experimentalDisableStreaming: true, bodySizeLimit: 64 * 1024 }),
  integrations: [react(), touchDirective],
  devToolbar: { enabled: false },
  trailingSlash: 'ignore',
  scopedStyleStrategy: 'class',
  build: { inlineStylesheets: 'never', assets: '_astro' },
  cache: { provider: { name: 'byte-cache', entrypoint: new URL('./src/server/cache-provider.ts', import.meta.url) } },
  security: { checkOrigin: true, csp: { algorithm: 'SHA-256' } },
  vite: {
    build: { assetsInlineLimit: 0, cssCodeSplit: false },
    ssr: { noExternal: [/^@orlaya\//] },
  },
});
