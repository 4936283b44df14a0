import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  comparePage,
  describeDifference,
  findGonePages,
  keepPage,
  normaliseHtml,
} from "./snapshot.ts";

describe("normaliseHtml", () => {
  const origin = "http://localhost:4001";
  it.each([
    ['<script src="/_astro/main.B1a2_-c4.js">', '<script src="/_astro/main.js">'],
    ['<link href="/_astro/styles-plan.4Mmjpvi_.css">', '<link href="/_astro/styles-plan.css">'],
    [
      '<link href="/_astro/figtree-400-700.CDA61wSE.woff2">',
      '<link href="/_astro/figtree-400-700.woff2">',
    ],
    ['<a href="http://localhost:4001/en">', '<a href="/en">'],
    [
      '<input type="hidden" name="token" value="a.b.c"/>',
      '<input type="hidden" name="token" value=""/>',
    ],
    ["<p>a</p>\n  <p>b c</p>\n", "<p>a</p><p>b c</p>"],
  ])("normalises %s", (html, expected) => {
    expect(normaliseHtml(html, origin)).toBe(expected);
  });
  it("keeps text, attributes and the order of elements", () => {
    const html =
      '<main class="a b"><h1>Two  words</h1><a href="/en/plans?page=2">1.12345678.js</a></main>';
    expect(normaliseHtml(html, origin)).toBe(html);
  });
});

describe("a folder of saved pages", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "snapshot-"));
    await keepPage(folder, { path: "/en", status: 200, html: "<p>Hello</p>" });
    await keepPage(folder, { path: "/en/plans?page=2", status: 200, html: "<p>Plans</p>" });
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("reports no difference for the same page", async () => {
    expect(
      await comparePage(folder, { path: "/en", status: 200, html: "<p>Hello</p>" }),
    ).toBeNull();
  });
  it.each([
    ["/en", 404, "<p>Hello</p>", "answered 200 before, answers 404 now"],
    ["/fr", 200, "", "is new"],
    ["/en", 200, "<p>Hallo</p>", 'at character 4: before "<p>Hello</p>", now "<p>Hallo</p>"'],
  ])("reports for %s with status %i and %s", async (path, status, html, text) => {
    expect(await comparePage(folder, { path, status, html })).toEqual({ path, text });
  });
  it("lists the pages that the crawl did not reach", async () => {
    expect(await findGonePages(folder, new Set(["/en"]))).toEqual([
      { path: "/en/plans?page=2", text: "no longer exists" },
    ]);
  });
});

it("reports the end of a text as the difference when the other text continues there", () => {
  expect(describeDifference("<p>", "<p></p>")).toBe('at character 3: before "<p>", now "<p></p>"');
});
