import { afterEach, describe, expect, expectTypeOf, it, vi } from "vitest";
import { LOCALES, type Locale } from "@orlaya/locales";
import { bundleLoader } from "./bundle-loader.ts";
import { loadBundle } from "./load.ts";
import english from "./generated/en/lisa.ts";
import { getMessages } from "./server.ts";
import { createTranslator, type MessageArguments, type MessageKey } from "./translator.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

describe("types", () => {
  const { common, formsFields } = getMessages("en");

  it("derives the arguments from the ICU text", () => {
    expectTypeOf<MessageArguments<"common", "filters.count">>().toEqualTypeOf<
      [values: { count: number }]
    >();
    expectTypeOf<MessageArguments<"common", "changeField">>().toEqualTypeOf<
      [values: { field: string | number }]
    >();
    expectTypeOf<MessageArguments<"common", "change">>().toEqualTypeOf<[]>();
    expectTypeOf<"filters.count">().toExtend<MessageKey<"common">>();
    expectTypeOf<"nothing">().not.toExtend<MessageKey<"common">>();
    expect(common("filters.count", { count: 3 })).toBe("3 plans");
  });

  it("rejects wrong calls at compile time", () => {
    const either = (["change", "changeField"] as const)[LOCALES.length % 2] ?? "change";
    function calls(): unknown[] {
      return [
        // @ts-expect-error an argument is missing
        common("filters.count"),
        // @ts-expect-error an argument has the wrong type
        common("filters.count", { count: "3" }),
        // @ts-expect-error an argument is not in the message
        common("filters.count", { count: 3, total: 4 }),
        // @ts-expect-error a message without arguments takes none
        common("change", { field: "x" }),
        // @ts-expect-error an unknown key
        common("chnage"),
        // @ts-expect-error a choice between messages with different arguments
        common(either),
      ];
    }
    expect(calls).toBeTypeOf("function");
  });

  it("allows a key that is built from a closed set", () => {
    const label = (field: "residence" | "nationality"): string => formsFields(`${field}.label`);
    expect(label("nationality")).toBe("Nationality");
  });
});

describe("loadBundle", () => {
  it.each(LOCALES)(
    "[7-023] [7-025] %s: loads one bundle on demand, with the messages of the server",
    async (locale) => {
      const t = await loadBundle(locale, "lisa");
      expect(t?.locale).toBe(locale);
      expect(t?.("step", { n: 1, total: 3 })).toBe(
        getMessages(locale).lisa("step", { n: 1, total: 3 }),
      );
    },
  );

  it("[7-025] requests only the bundle that is used, once", async () => {
    const source = vi.fn(() => () => Promise.resolve({ default: english }));
    const load = bundleLoader(source);
    const first = load("en", "lisa");
    expect(load("en", "lisa")).toBe(first);
    await first;
    expect(source.mock.calls.every((call) => String(call) === "en,lisa")).toBe(true);
  });

  it("[8-017] [8-019] logs a warning with the sentence of the specification and returns null for an unknown language or bundle", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    expect(await loadBundle("it" as Locale, "lisa")).toBeNull();
    expect(await loadBundle("fr", "constructor" as "lisa")).toBeNull();
    expect(await bundleLoader(() => undefined)("fr", "lisa")).toBeNull();
    expect(warn.mock.calls).toEqual([
      ["No it language translation found for lisa"],
      ["No fr language translation found for constructor"],
      ["No fr language translation found for lisa"],
    ]);
  });

  it("[8-012] does not cache a failure: the next call loads again", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const fetching = vi
      .fn<() => Promise<{ default: unknown }>>()
      .mockRejectedValueOnce(new TypeError("Failed to fetch"))
      .mockResolvedValue({ default: english });
    const load = bundleLoader(() => fetching);
    expect(await load("en", "lisa")).toBeNull();
    expect((await load("en", "lisa"))?.("title")).toBe(getMessages("en").lisa("title"));
    expect(fetching).toHaveBeenCalledTimes(2);
  });

  it("[8-018] logs an error and returns null when the load fails", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const failure = new TypeError("Failed to fetch dynamically imported module");
    const load = bundleLoader(() => () => Promise.reject(failure));
    expect(await load("de", "common")).toBeNull();
    expect(log.mock.calls).toEqual([["No de language translation found for common", failure]]);
  });
});

describe("createTranslator", () => {
  it("[8-019] logs the sentence of the specification for an unknown key and does not throw", () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const t = createTranslator("en", "lisa", english);
    expect(t("toString" as "title")).toBe("toString");
    expect(log.mock.calls).toEqual([["No en language translation found for lisa.toString"]]);
  });
});
