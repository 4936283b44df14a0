import { afterEach, describe, expect, it, vi } from "vitest";
import { isChunkFailure, canReload } from "./chunk-guard.ts";

describe("isChunkFailure", () => {
  it.each([
    "Loading chunk 7 failed.",
    "Failed to fetch dynamically imported module: https://orlaya.test/_astro/need-finder.js",
    "error loading dynamically imported module: https://orlaya.test/_astro/need-finder.js",
    "Importing a module script failed.",
  ])("[8-012] recognises “%s”", (message) =>
    expect(isChunkFailure(new TypeError(message))).toBe(true),
  );
  it.each([new Error("undefined is not a function"), "Failed to fetch", null, undefined, 7])(
    "does not recognise %s",
    (error) => expect(isChunkFailure(error)).toBe(false),
  );
});

describe("canReload", () => {
  it("[8-013] allows only one reload within 60 seconds", () => {
    expect(canReload(100_000, "40001")).toBe(false);
    expect(canReload(100_000, "40000")).toBe(true);
  });
  it.each([null, "", "yesterday"])("allows a reload when no time is stored: %s", (last) =>
    expect(canReload(100_000, last)).toBe(true),
  );
});

describe("handleChunkFailure", () => {
  const GONE = new TypeError("Failed to fetch dynamically imported module: x");
  async function outcome(
    error: unknown,
    onLine: boolean,
    last: number,
  ): Promise<readonly string[]> {
    const done: string[] = [];
    vi.resetModules();
    vi.stubGlobal("navigator", { onLine });
    vi.stubGlobal("location", { reload: () => done.push("reload") });
    vi.stubGlobal("sessionStorage", { getItem: () => String(last), setItem: () => undefined });
    (await import("./chunk-guard.ts")).handleChunkFailure(() => done.push("instead"))(error);
    return done;
  }
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  it.each([
    [
      "[8-012] reloads the page for a missing chunk and does nothing else",
      GONE,
      true,
      0,
      ["reload"],
    ],
    [
      "[8-013] does not reload twice in a minute: calls the fallback",
      GONE,
      true,
      Date.now(),
      ["instead"],
    ],
    ["calls the fallback for any other error", new Error("500"), true, 0, ["instead"]],
    ["keeps the page when offline", GONE, false, 0, []],
  ] as const)("%s", async (_, error, onLine, last, expected) => {
    expect(await outcome(error, onLine, last)).toEqual(expected);
  });
});
