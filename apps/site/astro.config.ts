import node from "@astrojs/node";
import react from "@astrojs/react";
import { leanDownshift } from "@orlaya/finder-ui/lean-downshift";
import { defineConfig } from "astro/config";
import type { Plugin } from "vite";
import { scopedName, styleSheets } from "./style-sheets.ts";

/**
 * Everything that a script draws, the server draws too, so the page's style sheets have its styles already. Without
 * this, Vite would send those of the finder a second time with its chunk.
 */
const stylesOnce: Plugin = {
  name: "styles-once",
  applyToEnvironment: (environment) => environment.name === "client",
  generateBundle: {
    order: "pre",
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !chunk.viteMetadata) continue;
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
  name: "compiled-ahead",
  applyToEnvironment: (environment) => environment.name === "client",
  generateBundle: {
    // After Vite has put its own first line into them.
    order: "post",
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (
          chunk.type === "chunk" &&
          chunk.moduleIds.some((id) => /\/(react-dom|finder-ui)\//.test(id))
        )
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
    },
  },
};

/**
 * Fetches the parts of a part of the program beside it. Vite's own also waits for style sheets, which no script of ours
 * brings, and tells of failures by an event that nobody hears: that is 450 bytes of each page.
 */
const leanPreload: Plugin = {
  name: "lean-preload",
  enforce: "pre",
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export const __vitePreload = (load, parts) => {
      for (const part of parts ?? []) {
        const href = '/' + part;
        if (document.querySelector(\`link[href="\${href}"]\`)) continue;
        const link = document.createElement('link');
        link.rel = 'modulepreload';
        link.href = href;
        document.head.append(link);
      }
      return load();
    };`,
  },
};

export default defineConfig({
  output: "server",
  adapter: node({
    mode: "middleware",
    experimentalDisableStreaming: true,
    bodySizeLimit: 64 * 1024,
  }),
  integrations: [react()],
  devToolbar: { enabled: false },
  trailingSlash: "ignore",
  // Ours skips data saver, 2g and offline (browser/prefetch.ts); Astro's would still fetch on touch.
  prefetch: false,
  scopedStyleStrategy: "class",
  build: { inlineStylesheets: "never", assets: "_astro" },
  cache: {
    provider: {
      name: "byte-cache",
      entrypoint: new URL("./src/http/cache-provider.ts", import.meta.url),
    },
  },
  security: { checkOrigin: true, csp: { algorithm: "SHA-256" } },
  vite: {
    plugins: [styleSheets(), stylesOnce, leanPreload, compiledAhead, leanDownshift()],
    build: { assetsInlineLimit: 0 },
    css: { modules: { generateScopedName: scopedName } },
    ssr: { noExternal: [/^@orlaya\//] },
  },
});
