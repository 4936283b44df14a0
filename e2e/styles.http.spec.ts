/**
 * Style sheets and scripts of each type of page before any interaction, in bytes as served (quality
 * §7).
 */
import { LOCALES } from "@orlaya/locales";
import { AUDIENCES, BASES, buildPath } from "@orlaya/routes";
import type { APIRequestContext } from "@playwright/test";
import { expect, FULL, httpTest as test, inTurn } from "./fixtures.ts";
import { attributesOf, readPage } from "./http-page.ts";
import { pageOfRoute, publishedRows } from "./published.ts";

const KB = 1024;
const CSS_OF_A_PAGE = 14 * KB;
const SHARED_CSS = 9 * KB;
const PRINT_CSS = 3 * KB;
const SCRIPTS = 8 * KB;
const SHEETS = 6;

/** Size in bytes as a browser receives it, and text, of each file. Each file is requested once. */
const files = new Map<string, Promise<{ readonly bytes: number; readonly text: string }>>();
function fileOf(
  request: APIRequestContext,
  path: string,
): Promise<{ readonly bytes: number; readonly text: string }> {
  const known =
    files.get(path) ??
    request.get(path, { headers: { "accept-encoding": "br" } }).then(async (answer) => {
      expect(answer.status(), path).toBe(200);
      const {
        "content-encoding": encoding,
        "content-length": length,
        "cache-control": cache,
      } = answer.headers();
      expect([encoding, cache], path).toEqual(["br", "public, max-age=31536000, immutable"]);
      return { bytes: Number(length), text: await answer.text() };
    });
  files.set(path, known);
  return known;
}
const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
const bytesOf = async (request: APIRequestContext, paths: readonly string[]): Promise<number> =>
  sum(await Promise.all(paths.map(async (path) => (await fileOf(request, path)).bytes)));

/** Returns the given scripts and all their static imports. */
async function scriptsOf(
  request: APIRequestContext,
  entries: readonly string[],
): Promise<readonly string[]> {
  const found = new Set<string>();
  async function add(path: string): Promise<void> {
    if (found.has(path)) return;
    found.add(path);
    const { text } = await fileOf(request, path);
    await Promise.all(
      [...text.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(([, name = ""]) =>
        add(`/_astro/${name}`),
      ),
    );
  }
  await Promise.all(entries.map(add));
  return [...found];
}

/** Returns the URLs in an attribute of all matching elements. */
const hrefs = (document: Document, selector: string, name = "href"): readonly string[] =>
  attributesOf(document, selector, name).filter((value) => value !== null);

for (const [place, audience] of AUDIENCES.entries()) {
  for (const locale of inTurn(LOCALES, 3 * place)) {
    test(`[quality §7] ${locale} ${audience}: every type of page has at most ${SHEETS} sheets, ${CSS_OF_A_PAGE / KB} kB of CSS, ${SHARED_CSS / KB} kB of it shared, and ${SCRIPTS / KB} kB of scripts`, async ({
      request,
    }) => {
      const rows = await publishedRows(locale);
      const own = rows.filter((row) => row.audience === audience).map(({ path }) => path);
      const pages = [
        ...(FULL ? own : BASES.flatMap((base) => pageOfRoute(rows, base, audience) ?? [])),
        buildPath("error-404", { locale, audience }),
      ];
      expect(pages.length).toBeGreaterThan(20);
      const over: string[] = [];
      const linked = new Set<string>();
      for (const path of pages) {
        const { document } = await readPage(request, path);
        const screen = hrefs(document, "link[rel=stylesheet]:not([media=print])");
        const print = hrefs(document, "link[rel=stylesheet][media=print]");
        const scripts = await scriptsOf(request, hrefs(document, "script[src]", "src"));
        expect(scripts.length, path).toBeGreaterThan(0);
        const figures = {
          sheets: [screen.length, SHEETS],
          css: [await bytesOf(request, screen), CSS_OF_A_PAGE],
          shared: [await bytesOf(request, screen.slice(0, 1)), SHARED_CSS],
          print: [await bytesOf(request, print), PRINT_CSS],
          scripts: [await bytesOf(request, scripts), SCRIPTS],
        } as const;
        for (const [name, [size, limit]] of Object.entries(figures))
          if (size > limit) over.push(`${path}: ${name} ${size} > ${limit}`);
        for (const sheet of screen) linked.add(sheet);
      }
      expect(over).toEqual([]);
      // All pages share the first sheet and differ in the others.
      expect(linked.size).toBeGreaterThan(SHEETS);
    });
  }
}
