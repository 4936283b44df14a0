/**
 * Defines the style sheets of the site and the build plugin that creates them. Every page links the
 * shared sheet. The other sheets contain styles that only some pages use. The server links a sheet
 * when the page contains one of its classes (src/document/sheets.ts).
 */
import { basename } from "node:path";
import type { Plugin, Rolldown } from "vite";

/**
 * Returns the prefix of a module's class names: its file name, with `ui-` before it for primitives.
 */
const moduleName = (file: string): string =>
  `${file.includes("/packages/ui/") ? "ui-" : ""}${basename(file.split("?")[0] ?? file, ".module.css")}`;

/**
 * Returns the class name in the build, such as `split_even` or `ui-button_primary`. Vite would add
 * a hash to each name. Hashes cannot be compressed; they would make up 4% of the style sheets.
 */
export const scopedName = (local: string, file: string): string => `${moduleName(file)}_${local}`;

/**
 * Style modules by sheet. Modules that mostly appear on the same page share a sheet, so that a page
 * requests at most six. The order of the sheets must not matter, because it differs between a full
 * load and a client-side navigation: no element takes the same property from two sheets
 * (e2e/styles.spec.ts). Tokens, primitives and chrome that are not listed here belong to `shared`.
 */
export const SHEETS: Readonly<Record<string, readonly string[]>> = {
  shared: ["page-head"],
  finder: ["ui-field", "finder", "country-field"],
  plans: ["product-catalogue", "result"],
  cards: ["card", "link-cards", "destinations", "ui-price"],
  sections: [
    "steps",
    "features",
    "contact-block",
    "faq",
    "ui-details",
    "fact-list",
    "rich-text",
    "cover-points",
  ],
  lead: ["hero", "split", "rating", "cta-band"],
  plan: ["product-hero", "mini-bar", "plan-market"],
  tables: ["comparison-table", "documents", "plan-price"],
  // Only one of these modules is on a page.
  compare: ["plan-comparison", "no-plans"],
  // Each module belongs to the pages of one family.
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
/**
 * Packages whose modules must be listed in SHEETS, so that the styles of a new slice are not added
 * to every page by accident.
 */
const NAMED = /\/packages\/(?:slices|finder-ui)\//;

const isStyle = (id: string): boolean =>
  /\.css(?:$|\?)/.test(id) && !/[?&](?:url|raw|inline)\b/.test(id);
/**
 * Returns the sheet of a module, or null when the module is not a style.
 * @throws when a module of NAMED is not listed in SHEETS
 */
function sheetOf(id: string): string | null {
  if (!isStyle(id) && !id.includes("type=style")) return null;
  const name = moduleName(id);
  const sheet = Object.keys(SHEETS).find((key) => SHEETS[key]?.includes(name));
  if (sheet === undefined && NAMED.test(id))
    throw new Error(`${id} has no style sheet. Add it to SHEETS in apps/site/style-sheets.ts.`);
  return sheet ?? "shared";
}

const VIRTUAL = "virtual:style-sheets";
const PLACE = "__STYLE_SHEETS__";
const chunkName = (sheet: string): string => `styles-${sheet}`;

type Bundle = Rolldown.OutputBundle;

/**
 * Removes the style files from their chunks, so that Astro links none of them.
 * @returns the URLs of the files by chunk name
 */
function takeStyleFiles(chunks: readonly Rolldown.OutputChunk[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const { name, viteMetadata } of chunks) {
    for (const file of viteMetadata?.importedCss ?? []) {
      files.set(name, `/${file}`);
      // The file stays in the build output.
      viteMetadata?.importedAssets.add(file);
    }
    viteMetadata?.importedCss.clear();
  }
  return files;
}

/**
 * Writes the sheets with their URLs into the chunk that contains the placeholder.
 * @throws when a sheet has no file, a file has no sheet, or no chunk contains the placeholder
 */
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
      `The built style sheets do not match SHEETS in apps/site/style-sheets.ts: ${[...files.keys()].join(", ")}.`,
    );
  holder.code = holder.code.replace(PLACE, JSON.stringify(sheets));
}

/**
 * Creates the build plugin that writes each sheet to one file and exports the sheets with their
 * URLs from `virtual:style-sheets`. Without it, Astro links every style that the modules of a page
 * can reach, which is all of them. In development Astro still does so.
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
      // Runs before Astro collects the styles of its pages.
      order: "pre",
      handler(_options, bundle) {
        if (this.environment.name === "ssr") writeSheets(bundle);
      },
    },
  };
}
