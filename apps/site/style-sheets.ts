/**
 * Which style sheets the pages have, and how the build makes them. Every page has the shared one; the others hold what only
 * some pages show. The server links those whose classes a page has (src/document/sheets.ts).
 */
import { basename } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** The first part of a module's class names: the name of its file, behind `ui-` for the primitives. */
const moduleName = (file: string): string =>
  `${file.includes("/packages/ui/") ? "ui-" : ""}${basename(file.split("?")[0] ?? file, ".module.css")}`;

/**
 * `split_even`, `ui-button_primary`: the folder's own words, where Vite would add a hash to each. Random letters are what
 * a style sheet cannot be compressed below: 4% of ours.
 */
export const scopedName = (local: string, file: string): string => `${moduleName(file)}_${local}`;

/**
 * Modules by sheet. Those that mostly stand on one page share a sheet, so a page asks for at most six. Sheets do not depend on
 * their order, which differs between a page that was loaded and one that was navigated to: no element takes the same
 * property from two of them (e2e/styles.spec.ts). Tokens, primitives and chrome that are not named here are shared.
 */
export const SHEETS: Readonly<Record<string, readonly string[]>> = {
  shared: ["page-head"],
  finder: ["ui-field", "finder", "country-field"],
  plans: ["product-catalogue", "result"],
  cards: ["card", "link-cards", "destinations", "ui-price"],
  sections: [
    "steps",
    "features",
    "cta-band",
    "contact-block",
    "faq",
    "ui-details",
    "fact-list",
    "rich-text",
    "cover-points",
  ],
  lead: ["hero", "split", "rating"],
  plan: ["product-hero", "mini-bar", "comparison-table", "documents"],
  // Each of its modules is the page of one family.
  family: [
    "article-head",
    "article-foot",
    "emergency-head",
    "form",
    "message-page",
    "country-list",
    "region-cards",
    "ui-pagination",
  ],
};
/** Whose modules have to be named above, so that a new slice does not become a part of every page unseen. */
const NAMED = /\/packages\/(?:slices|finder-ui)\//;

const isStyle = (id: string): boolean =>
  /\.css(?:$|\?)/.test(id) && !/[?&](?:url|raw|inline)\b/.test(id);
/** Name of the sheet that a module belongs to; null for what is no style. */
function sheetOf(id: string): string | null {
  if (!isStyle(id) && !id.includes("type=style")) return null;
  const name = moduleName(id);
  const sheet = Object.keys(SHEETS).find((key) => SHEETS[key]?.includes(name));
  if (sheet === undefined && NAMED.test(id))
    throw new Error(`${id} stands in no style sheet. Name it in apps/site/style-sheets.ts.`);
  return sheet ?? "shared";
}

const VIRTUAL = "virtual:style-sheets";
const PLACE = "__STYLE_SHEETS__";
const chunkName = (sheet: string): string => `styles-${sheet}`;

type Bundle = Rolldown.OutputBundle;

/** Takes the style files away from their chunks, so that Astro links none of them. @returns their addresses by name of the chunk */
function takeStyleFiles(chunks: readonly Rolldown.OutputChunk[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const { name, viteMetadata } of chunks) {
    for (const file of viteMetadata?.importedCss ?? []) {
      files.set(name, `/${file}`);
      // It stays a file of the build.
      viteMetadata?.importedAssets.add(file);
    }
    viteMetadata?.importedCss.clear();
  }
  return files;
}

/** Writes the addresses of the sheets into the chunk that asks for them. @throws when a sheet has no file, or a file no sheet */
function writeSheets(bundle: Bundle): void {
  const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
  const files = takeStyleFiles(chunks);
  const sheets = Object.entries(SHEETS).map(([name, modules]) => ({
    name,
    href: files.get(chunkName(name)),
    modules,
  }));
  const holder = chunks.find(({ code }) => code.includes(PLACE));
  if (!holder || files.size !== sheets.length || sheets.some(({ href }) => href === undefined))
    throw new Error(
      `The style sheets are not those of apps/site/style-sheets.ts: ${[...files.keys()].join(", ")}.`,
    );
  holder.code = holder.code.replace(PLACE, JSON.stringify(sheets));
}

/**
 * Makes one file of each sheet, and puts their addresses into `virtual:style-sheets`. Astro would link every style that
 * a page's program can reach, which is all of them. In development it still does.
 */
export function styleSheets(): Plugin {
  let served = false;
  const group = {
    name(id: string) {
      const sheet = sheetOf(id);
      return sheet && chunkName(sheet);
    },
  };
  return {
    name: "style-sheets",
    configResolved: ({ command }) => {
      served = command === "serve";
    },
    configEnvironment: (name) =>
      name === "ssr"
        ? { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } }
        : undefined,
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load: (id) =>
      id === `\0${VIRTUAL}` ? `export const SHEETS = ${served ? "[]" : PLACE};` : undefined,
    generateBundle: {
      // Before Astro collects the styles of its pages.
      order: "pre",
      handler(_options, bundle) {
        if (this.environment.name === "ssr") writeSheets(bundle);
      },
    },
  };
}
