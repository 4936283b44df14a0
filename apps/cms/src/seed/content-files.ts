/** Reads the files of data/content: data/content/{locale}/{collection}/{key}.json. */
import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { LOCALES, type Locale } from "@orlaya/locales";
import type { Audience } from "@orlaya/routes";
import { describeError } from "@orlaya/contract";
import { isRecord, type Stored } from "../fields/record.ts";
import { readJson, type OfferEntry } from "./data-files.ts";
import type { ReportProblem } from "./document.ts";

export interface ContentFile {
  readonly collection: string;
  readonly key: string;
  readonly locale: Locale;
  /** Path relative to the root of the repository. */
  readonly file: string;
  readonly own: Stored;
}

/**
 * Reads the files in the order of language, collection and name. Reports and skips a file that
 * cannot be read.
 */
export function readContentFiles(root: string, report: ReportProblem): ContentFile[] {
  const files: ContentFile[] = [];
  for (const { collection, locale, name, file } of listContentFiles(root)) {
    try {
      const own = readJson(root, file);
      if (!isRecord(own)) throw new Error("not an object");
      files.push({ collection, key: name.slice(0, -".json".length), locale, file, own });
    } catch (error) {
      report({
        file,
        path: "",
        message: `cannot be read: ${describeError(error)}`,
      });
    }
  }
  return files;
}

interface FileName {
  readonly collection: string;
  readonly locale: Locale;
  readonly name: string;
  readonly file: string;
}
function listContentFiles(root: string): FileName[] {
  return LOCALES.flatMap((locale) => {
    const folder = join(root, "data/content", locale);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .sort()
      .flatMap((collection) =>
        readdirSync(join(folder, collection))
          .filter((name) => name.endsWith(".json"))
          .sort()
          .map((name) => {
            const file = relative(root, join(folder, collection, name));
            return { collection, locale, name, file };
          }),
      );
  });
}

/** Returns the keys of the navigation modules in headers of the site for companies. */
export function findProNavigation(files: readonly ContentFile[]): ReadonlySet<string> {
  return new Set(
    files
      .filter(({ collection, own }) => collection === "header_module" && own["is_pro"] === true)
      .flatMap(
        ({ own }) =>
          JSON.stringify(own["slices"] ?? []).match(/(?<="navigation_module":")[^"]+/g) ?? [],
      ),
  );
}

/** Returns the audience of a document, from its key and from the documents that refer to it. */
export function getAudience(
  { collection, key, own }: ContentFile,
  offers: ReadonlyMap<string, OfferEntry>,
  proNavigation: ReadonlySet<string>,
): Audience {
  if (collection === "navigation_module")
    return proNavigation.has(key) ? "corporate" : "individual";
  if (collection === "page_offer" || collection === "offer")
    return offers.get(key)?.audience ?? "individual";
  return own["audience"] === "corporate" || /(?:\.corporate|\.group|-pro)$/.test(key)
    ? "corporate"
    : "individual";
}
