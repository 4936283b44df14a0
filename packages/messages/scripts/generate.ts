/**
 * Compiles src/bundles/{locale}/{bundle}.json (ICU MessageFormat) to src/generated. A message
 * without arguments becomes a string, a message with arguments a pure function of a typed object.
 * English is the reference: every other bundle has its type, so that the type checker reports a
 * missing key or a different argument.
 *
 * Run: node packages/messages/scripts/generate.ts
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { LOCALES, type Locale } from "@orlaya/locales";
import { bundleNames, siteBundles, type BundleName } from "../src/bundle-names.ts";

const src = join(dirname(fileURLToPath(import.meta.url)), "../src");

type ArgumentType = "number" | "string | number";
type Arguments = ReadonlyMap<string, ArgumentType>;

/** Reads the ICU messages of one bundle, in file order. */
export function readBundle(locale: Locale, bundle: BundleName): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(src, "bundles", locale, `${bundle}.json`), "utf8")) as Record<
    string,
    string
  >;
}

/**
 * Parses an ICU message; tags are plain text.
 * @throws SyntaxError when the ICU syntax is invalid
 */
export function parseMessage(text: string): MessageFormatElement[] {
  return parse(text, { ignoreTag: true });
}

/** Returns the arguments of a message with their types. An argument of any plural is a number. */
export function argumentsOf(elements: readonly MessageFormatElement[]): Arguments {
  const found = new Map<string, ArgumentType>();
  function add(name: string, type: ArgumentType): void {
    if (found.get(name) !== "number") found.set(name, type);
  }
  for (const element of elements) {
    if (element.type === TYPE.argument) add(element.value, "string | number");
    if (element.type === TYPE.plural) {
      add(element.value, "number");
      for (const option of Object.values(element.options))
        argumentsOf(option.value).forEach((type, name) => add(name, type));
    }
  }
  return found;
}

function escapeTemplate(text: string): string {
  return text.replace(/[\\`]|\$(?=\{)/g, "\\$&");
}

/**
 * Returns the content of a template literal. `counted` is the plural argument that `#` stands for.
 * @throws Error for ICU elements other than plain arguments and cardinal plurals without offset
 */
function template(
  locale: Locale,
  elements: readonly MessageFormatElement[],
  counted?: string,
): string {
  return elements
    .map((element) => {
      switch (element.type) {
        case TYPE.literal:
          return escapeTemplate(element.value);
        case TYPE.argument:
          return `\${a.${element.value}}`;
        case TYPE.pound:
          return `\${formatCount('${locale}', a.${counted})}`;
        case TYPE.plural: {
          if (element.offset || element.pluralType !== "cardinal")
            throw new Error(
              `Unsupported plural {${element.value}}: use a cardinal plural without offset`,
            );
          const forms = Object.entries(element.options).map(
            ([name, option]) => `'${name}': \`${template(locale, option.value, element.value)}\``,
          );
          return `\${selectPlural('${locale}', a.${element.value}, { ${forms.join(", ")} })}`;
        }
        default:
          throw new Error(
            `Unsupported ICU element of type ${TYPE[element.type]}: use plain arguments and cardinal plurals`,
          );
      }
    })
    .join("");
}

function compileMessage(locale: Locale, text: string): string {
  const elements = parseMessage(text);
  const names = [...argumentsOf(elements)].sort(([one], [other]) => (one < other ? -1 : 1));
  if (names.length === 0) return `\`${template(locale, elements)}\``;
  const type = names.map(([name, kind]) => `${name}: ${kind}`).join("; ");
  return `(a: { ${type} }) => \`${template(locale, elements)}\``;
}

function compileBundle(locale: Locale, bundle: BundleName): string {
  const own = readBundle(locale, bundle);
  const lines = Object.keys(readBundle("en", bundle)).map((key) => {
    const text = own[key];
    if (text === undefined) throw new Error(`${locale}: ${bundle}.${key} is missing`);
    return `  '${key}': ${compileMessage(locale, text)},\n`;
  });
  const unknown = Object.keys(own).length - lines.length;
  if (unknown !== 0) throw new Error(`${locale}: ${bundle} has ${unknown} keys that English lacks`);

  const body = lines.join("");
  const imports = [
    body.includes("formatCount(") && `import { formatCount } from '../../format.ts';\n`,
    body.includes("selectPlural(") && `import { selectPlural } from '../../plural.ts';\n`,
    locale !== "en" && `import type english from '../en/${bundle}.ts';\n`,
  ].filter(Boolean);
  return (
    `// Generated from src/bundles/${locale}/${bundle}.json: change it there, then run npm run generate.\n` +
    `${imports.join("")}\nconst messages${locale === "en" ? "" : ": typeof english"} = {\n${body}};\n\nexport default messages;\n`
  );
}

/**
 * Returns a module with access to some bundles: `load` imports a single bundle in the browser,
 * `all` imports the bundles at once on the server.
 */
function compileIndex(kind: "load" | "all", bundles: readonly BundleName[]): string {
  const pairs = LOCALES.map((locale) => ({
    locale,
    names: bundles.map((bundle) => ({ bundle, id: `${locale}_${bundle}` })),
  }));
  const imports =
    kind === "load"
      ? ""
      : pairs
          .flatMap(({ locale, names }) =>
            names.map(({ bundle, id }) => `import ${id} from './${locale}/${bundle}.ts';\n`),
          )
          .join("");
  const rows = pairs.map(
    ({ locale, names }) =>
      `  ${locale}: {\n${names.map(({ bundle, id }) => `    ${bundle}: ${kind === "load" ? `() => import('./${locale}/${bundle}.ts')` : id},\n`).join("")}  },\n`,
  );
  const types = `import type { Locale } from '@orlaya/locales';\nimport type { BundleName } from '../bundle-names.ts';\n`;
  return `// Generated by scripts/generate.ts from LOCALES and src/bundle-names.ts.\n${types}${imports}\nexport const ${kind} = {\n${rows.join("")}} as const satisfies Record<Locale, Partial<Record<BundleName, unknown>>>;\n`;
}

/**
 * Returns all files of src/generated by path, from the bundles alone.
 * @throws Error when a key is missing or unknown, or a message is not supported
 */
export function generate(): Map<string, string> {
  const files = new Map([
    ["all.ts", compileIndex("all", siteBundles)],
    ["load.ts", compileIndex("load", siteBundles)],
    ["all-admin.ts", compileIndex("all", ["admin"])],
    ["load-admin.ts", compileIndex("load", ["admin"])],
  ]);
  for (const locale of LOCALES) {
    for (const bundle of bundleNames)
      files.set(`${locale}/${bundle}.ts`, compileBundle(locale, bundle));
  }
  return files;
}

if (import.meta.main) {
  const target = join(src, "generated");
  const files = generate();
  rmSync(target, { recursive: true, force: true });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), text);
  }
  process.stdout.write(`messages: ${files.size} files generated\n`);
}
