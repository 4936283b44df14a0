// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { canPrefetch, findPage } from "./prefetch.ts";

describe("canPrefetch", () => {
  it("allows an ordinary connection, and a browser without connection data", () => {
    expect(canPrefetch({ onLine: true })).toBe(true);
    expect(
      canPrefetch({ onLine: true, connection: { effectiveType: "4g", saveData: false } }),
    ).toBe(true);
  });
  it("[4-060] rejects offline", () =>
    expect(canPrefetch({ onLine: false, connection: { effectiveType: "4g" } })).toBe(false));
  it.each(["2g", "slow-2g"])("[4-061] rejects %s", (effectiveType) =>
    expect(canPrefetch({ onLine: true, connection: { effectiveType } })).toBe(false),
  );
  it("[4-062] rejects data saver", () =>
    expect(canPrefetch({ onLine: true, connection: { effectiveType: "4g", saveData: true } })).toBe(
      false,
    ));
});

describe("findPage", () => {
  function page(attributes: string): string | null {
    document.body.innerHTML = `<a ${attributes}>link</a>`;
    const link = document.querySelector("a");
    return link && findPage(link, new URL("https://orlaya.example/en") as unknown as Location);
  }
  it("returns a page of this site that opens in this tab", () => {
    expect(page('href="https://orlaya.example/en/plans?needs=expat"')).toBe(
      "https://orlaya.example/en/plans?needs=expat",
    );
  });
  it.each([
    'href="https://orlaya.example/en#main"',
    'href="https://other.example/"',
    'target="_blank"',
    "download",
    'data-action="finder"',
  ])("returns null for %s", (attributes) => {
    expect(
      page(
        `href="https://orlaya.example/en/plans" ${attributes}`.replace(
          /^href="[^"]*" (?=href)/,
          "",
        ),
      ),
    ).toBeNull();
  });
  it("returns null for a link with a side effect on the server: prefetching it would end the preview", () => {
    expect(page('href="https://orlaya.example/preview?exit" data-astro-reload')).toBeNull();
  });
});
