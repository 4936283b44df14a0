import { createServer, type Server } from "node:http";
import { technical } from "@orlaya/routes";
import { afterEach, describe, expect, it } from "vitest";
import { readSitemaps } from "./sitemaps.ts";

type Answers = (path: string, asked: number) => string | null;
let server: Server | null = null;
afterEach(() => server?.close());

/** Serves these texts; null is a 404. `asked` is the number of requests for the same path. */
async function serve(answers: (origin: string) => Answers): Promise<string> {
  const asked = new Map<string, number>();
  let origin = "";
  const started = createServer(({ url = "" }, response) => {
    const count = (asked.get(url) ?? 0) + 1;
    asked.set(url, count);
    const text = answers(origin)(url, count);
    response.writeHead(text === null ? 404 : 200).end(text ?? "");
  });
  server = started;
  await new Promise<void>((resolve) => {
    started.listen(0, "127.0.0.1", resolve);
  });
  const address = started.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? (address?.port ?? 0) : 0}`;
  return origin;
}
const index = (origin: string, ...names: readonly string[]): string =>
  names.map((name) => `<sitemap><loc>${origin}/${name}.xml</loc></sitemap>`).join("");
const sitemap = (origin: string): string =>
  `<url><loc>${origin}/en/a&amp;b</loc><xhtml:link rel="alternate" hreflang="fr" href="${origin}/fr"/></url>`;

describe("readSitemaps", () => {
  it("returns the entries of every sitemap in the index", async () => {
    const origin = await serve((at) => (path) => {
      if (path === technical.sitemapIndex) return index(at, "one", "two");
      return path === "/one.xml" ? sitemap(at) : "";
    });
    expect(await readSitemaps(origin)).toEqual([
      { path: "/en/a&b", alternates: [["fr", `${origin}/fr`]] },
    ]);
  });
  it("ignores a missing sitemap that the index does not list any more", async () => {
    const origin = await serve((at) => (path, asked) => {
      if (path === technical.sitemapIndex)
        return asked === 1 ? index(at, "gone", "one") : index(at, "one");
      return path === "/one.xml" ? sitemap(at) : null;
    });
    expect((await readSitemaps(origin)).map(({ path }) => path)).toEqual(["/en/a&b"]);
  });
  it("throws for a missing sitemap that the index still lists", async () => {
    const origin = await serve(
      (at) => (path) => (path === technical.sitemapIndex ? index(at, "gone") : null),
    );
    await expect(readSitemaps(origin)).rejects.toThrow(`${origin}/gone.xml answers 404.`);
  });
  it("throws for a site without an index", async () => {
    const origin = await serve(() => () => null);
    await expect(readSitemaps(origin)).rejects.toThrow("answers 404.");
  });
});
