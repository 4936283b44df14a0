/**
 * Adds a sixth language, "it", to the source text of packages/locales in memory. The type checker
 * must report every place that a new language needs. Only the packages and a few more files are
 * checked, because checking the whole program takes three times as long.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { ROOT } from "./steps.ts";

const TABLE = join(ROOT, "packages/locales/src/index.ts");
const FOLDERS = ["locales", "routes", "messages", "finder", "content"].map((name) =>
  join(ROOT, "packages", name, "src"),
);

/** What a new language needs, and the file in which the type checker reports that it is missing. */
const PLACES = [
  ["words of the route table", "packages/routes/src/table.ts"],
  ["message bundles on the server", "packages/messages/src/generated/all.ts"],
  ["message bundles in browsers", "packages/messages/src/generated/load.ts"],
  ["forms of numbers and dates", "packages/messages/src/format.ts"],
  [
    "columns of names and addresses, which the finder payloads show",
    "packages/finder/src/data/types.ts",
  ],
  ["fields of these columns in the content service", "apps/cms/src/eligibility/tables.ts"],
  ["names of countries", "data/tools/eligibility.ts"],
  ["names of groups of countries", "data/tools/groups.ts"],
  ["descriptions of pictures", "data/tools/photos.ts"],
  ["uids of support pages", "apps/site/src/families/section/load.ts"],
  ["patterns for hyphens", "apps/site/src/document/hyphenate.ts"],
  ["languages of the consent", "apps/site/src/browser/privacy/built-in.ts"],
  ["small words that tell languages apart", "scripts/lib/crawl/language.ts"],
] as const;

const config = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(ROOT, "tsconfig.all.json"), (path) => ts.sys.readFile(path)).config,
  // The files of the configuration are not listed: reading all folders takes a second.
  { ...ts.sys, readDirectory: () => [] },
  ROOT,
);
const options = { ...config.options, noUnusedLocals: false, noUnusedParameters: false };
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Returns the source files of the packages and the files of `PLACES`. */
function listRoots(): readonly string[] {
  const own = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
      .map((path) => join(folder, path)),
  );
  return [...new Set([...own, ...PLACES.map(([, path]) => join(ROOT, path))])];
}

interface FileErrors {
  /** Path from the root. */
  readonly file: string;
  /** Message of the first error. */
  readonly first: string;
}
/** Returns the files of `roots` with a type error when the table of languages has this text. */
function findErrors(text: string, roots: readonly string[]): readonly FileErrors[] {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (path, ...rest) => {
    if (join(path) === TABLE) return ts.createSourceFile(path, text, rest[0], true);
    if (!parsed.has(path)) parsed.set(path, read(path, ...rest));
    return parsed.get(path);
  };
  const program = ts.createProgram({ rootNames: roots, options, host });
  return roots.flatMap((path) => {
    const [error] = program.getSemanticDiagnostics(program.getSourceFile(path));
    return error
      ? [
          {
            file: relative(ROOT, path).replaceAll("\\", "/"),
            first: ts.flattenDiagnosticMessageText(error.messageText, "\n"),
          },
        ]
      : [];
  });
}

/** Inserts `added` before `next`, which must occur exactly once. */
function insertBefore(text: string, next: string, added: string): string {
  expect(text.split(next), next).toHaveLength(2);
  return text.replace(next, () => `${added}${next}`);
}

describe("a sixth language", () => {
  const today = readFileSync(TABLE, "utf8");
  const withCode = insertBefore(today, "] as const;\nexport type Locale", ', "it"');
  const withRow = insertBefore(
    insertBefore(
      withCode,
      "} as const satisfies { readonly [L in Locale]: LocaleEntry<L> };",
      '  it: { code: "it", iso: "it-it", file: "it", corporateSegment: "aziende", label: "Italiano" },\n',
    ),
    "} as const satisfies { readonly [L in Locale]: `${L}-${string}` };",
    '  it: "it-IT",\n',
  );
  const roots = listRoots();

  it("is a type error in the table of languages without a row and a corporate segment", () => {
    const withoutSegment = withRow.replace('corporateSegment: "aziende", ', "");
    expect(findErrors(withCode, [TABLE])).toHaveLength(1);
    expect(findErrors(withoutSegment, [TABLE])).toHaveLength(1);
    expect(findErrors(withRow, [TABLE])).toEqual([]);
  });
  it("with a row, is a type error in every file of the list", () => {
    const files = new Set(findErrors(withRow, roots).map(({ file }) => file));
    expect(PLACES.filter(([, path]) => !files.has(path))).toEqual([]);
  });
  it("causes these errors: the same files have none without it", () => {
    expect(findErrors(today, roots)).toEqual([]);
  });
});
