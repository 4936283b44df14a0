// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { readCountry } from "./geolocation.ts";

describe("countryToKeep", () => {
  it("keeps what a header or the database says", () =>
    expect(readCountry({ country: "FR", source: "header" })).toBe("FR"));
  it("does not keep the fallback", () =>
    expect(readCountry({ country: "US", source: "fallback" })).toBeNull());
  it.each([null, "FR", {}, { country: 7, source: "header" }])("is total: %o", (answer) =>
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
  it("[7-002 7-004 7-007 9-012] asks once for JSON, without a payload, and keeps the code under country-code", async () => {
    const { fetching, askForCountry } = await setUp(() =>
      Promise.resolve(Response.json({ country: "FR", source: "header" })),
    );
    await askForCountry("/geo");
    await askForCountry("/geo");
    expect(fetching.mock.calls).toEqual([["/geo", { headers: { accept: "application/json" } }]]);
    expect(localStorage.getItem("country-code")).toBe("FR");
  });
  it("[7-007] does not ask when the country is known", async () => {
    localStorage.setItem("country-code", "TH");
    const { fetching, askForCountry } = await setUp(() => Promise.reject(new Error("unused")));
    await askForCountry("/geo");
    expect(fetching).not.toHaveBeenCalled();
  });
  it("[7-005] a fallback is remembered for the visit without an answer: the next page asks nobody, the next visit does", async () => {
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
  it("a failure is no answer: the next page asks again", async () => {
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
