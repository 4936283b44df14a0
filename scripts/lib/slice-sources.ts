/** Sources on which the look of a slice depends: its view, what the view imports, and styles. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { SAMPLES } from "@orlaya/slices/samples";
import type { SliceSlug } from "@orlaya/slices/schema";
import ts from "typescript";
import { ROOT } from "./steps.ts";

const SLICES = join(ROOT, "packages/slices/src");
const UI = join(ROOT, "packages/ui/src");
const UI_INDEX = join(UI, "index.ts");
/** Styles of every page. */
const SHARED = ["tokens.css", "base.css", "fonts.css"].map((name) => join(UI, name));
const IMPORT = /(?:import|export)\s+(?:([\w*\s{},$]+?)\s+from\s+)?"([^"]+)"/g;

const texts = new Map<string, string>();
/** Returns the text of a source without comments, types and differences in white space. */
function readSource(path: string): string {
  const known = texts.get(path);
  if (known !== undefined) return known;
  const source = readFileSync(path, "utf8");
  const text = path.endsWith(".css")
    ? source.replace(/\/\*.*?\*\//gs, "").replace(/\s+/g, " ")
    : ts.transpileModule(source, {
        fileName: path,
        compilerOptions: {
          module: ts.ModuleKind.ESNext,
          target: ts.ScriptTarget.ESNext,
          jsx: ts.JsxEmit.Preserve,
          removeComments: true,
        },
      }).outputText;
  texts.set(path, text);
  return text;
}

function readNames(list: string): readonly string[] {
  return (/\{(.*)\}/s.exec(list)?.[1] ?? "").split(",").flatMap((part) => {
    const name = part.trim().split(/\s+as\s+/)[0] ?? "";
    return name === "" ? [] : [name];
  });
}

/** Returns the files of the package of components that declare names; its index for unknown ones. */
function findDeclarations(names: readonly string[]): readonly string[] {
  const exported = [...readSource(UI_INDEX).matchAll(IMPORT)];
  return names.map((name) => {
    const from = exported.find(([, list]) => readNames(list ?? "").includes(name))?.[2];
    return from === undefined ? join(UI, "data.ts") : join(UI, from);
  });
}

/** Returns the files that a source imports, from the packages of slices and components. */
function listImports(path: string): readonly string[] {
  if (path.endsWith(".css")) return [];
  return [...readSource(path).matchAll(IMPORT)].flatMap(([, list = "", from = ""]) => {
    if (from === "@orlaya/ui") return findDeclarations(readNames(list));
    if (from.startsWith("./") || from.startsWith("../")) return [join(dirname(path), from)];
    return [];
  });
}

/** Returns the view of a slice and all files on which it depends, sorted. */
export function listSources(slug: SliceSlug): readonly string[] {
  const found = new Set(SHARED);
  const left = [join(SLICES, slug.replaceAll("_", "-"), "view.tsx")];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (found.has(path)) continue;
    if (!existsSync(path)) throw new Error(`${relative(ROOT, path)} does not exist.`);
    found.add(path);
    left.push(...listImports(path));
  }
  return [...found].sort();
}

/** Returns a hash of the sample of a slice and of its sources. Comments and types do not count. */
export function computeFingerprint(slug: SliceSlug, read = readSource): string {
  const hash = createHash("sha256").update(JSON.stringify(SAMPLES[slug]));
  for (const path of listSources(slug)) hash.update(relative(ROOT, path)).update(read(path));
  return hash.digest("hex").slice(0, 16);
}
