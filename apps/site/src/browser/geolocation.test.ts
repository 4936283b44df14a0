// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { readCountry } from "./geolocation.ts";

describe("readCountry", () => {
  it("returns the country of a header", () =>
    expect(readCountry({ country: "FR", source: "header" })).toBe("FR"));
  it("returns null for the fallback", () =>
    expect(readCountry({ country: "US", source: "fallback" })).toBeNull());
  it.each([null, "FR", {}, { country: 7, source: "header" }])("returns null for %o", (answer) =>
    expect(readCountry(answer)).toBeNull(),
  );
});

describe("askForCountry", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
    localStorage.clear();
    sessionStorage.clear();
  });
  async function setUp(answer: () => Promise<Response>) {
    const fetching = vi.fn(answer);
    vi.stubGlobal("fetch", fetching);
    const { askForCountry } = await import("./geolocation.ts");
    return { fetching, askForCountry };
  }
  it("[7-002 7-004 7-007 9-012] requests JSON once, without a payload, and stores the code under country-code", async () => {
    const { fetching, askForCountry } = await setUp(() =>
      Promise.resolve(Response.json({ country: "FR", source: "header" })),
    );
    await askForCountry("/geo");
    await askForCountry("/geo");
    expect(fetching.mock.calls).toEqual([["/geo", { headers: { accept: "application/json" } }]]);
    expect(localStorage.getItem("country-code")).toBe("FR");
  });
  it("[7-007] sends no request when the country is stored", async () => {
    localStorage.setItem("country-code", "TH");
    const { fetching, askForCountry } = await setUp(() => Promise.reject(new Error("unused")));
    await askForCountry("/geo");
    expect(fetching).not.toHaveBeenCalled();
  });
  it("[7-005] marks a fallback for the visit and does not store it: the next page sends no request, the next visit does", async () => {
    const fallback = () => Promise.resolve(Response.json({ country: "US", source: "fallback" }));
    await (await setUp(fallback)).askForCountry("/geo");
    expect([localStorage.getItem("country-code"), sessionStorage.getItem("country-asked")]).toEqual(
      [null, ""],
    );
    vi.resetModules();
    const page = await setUp(fallback);
    await page.askForCountry("/geo");
    expect(page.fetching).not.toHaveBeenCalled();
    vi.resetModules();
    sessionStorage.clear();
    const visit = await setUp(fallback);
    await visit.askForCountry("/geo");
    expect(visit.fetching).toHaveBeenCalledOnce();
  });
  it("stores nothing after a failure, so that the next page requests again", async () => {
    await (
      await setUp(() => Promise.resolve(new Response("", { status: 503 })))
    ).askForCountry("/geo");
    expect(sessionStorage.length).toBe(0);
  });
  it("never rejects", async () => {
    const { askForCountry } = await setUp(() => Promise.reject(new Error("offline")));
    await expect(askForCountry("/geo")).resolves.toBeUndefined();
    expect(localStorage.getItem("country-code")).toBeNull();
  });
});
