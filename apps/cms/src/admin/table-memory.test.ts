/** What the rule table keeps for a tab. */
import { NO_FILTER } from "@orlaya/finder/rule-table";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { parseMemory, recallTable, rememberTable } from "./table-memory.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

function stubStorage(): void {
  const items = new Map<string, string>();
  vi.stubGlobal("window", {
    sessionStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
    },
  });
}

describe("the memory of the rule table", () => {
  it("keeps each part when another one changes", () => {
    stubStorage();
    const filter = { ...NO_FILTER, text: "01-AO-EXP", changed: true };
    rememberTable("7", { set: "a" });
    rememberTable("7", { filter });
    rememberTable("7", { scroll: { top: 120, left: 300 } });
    rememberTable("7", { place: { row: 4, column: 6 } });
    expect(recallTable("7")).toEqual({
      set: "a",
      filter,
      scroll: { top: 120, left: 300 },
      place: { row: 4, column: 6 },
    });
  });

  it("is another one for another account of the tab", () => {
    stubStorage();
    rememberTable("7", { set: "a" });
    expect(recallTable("8")).toEqual(parseMemory(""));
    rememberTable("8", { set: "b" });
    expect([recallTable("7").set, recallTable("8").set]).toEqual(["a", "b"]);
  });

  it("begins anew where nothing can be stored", () => {
    vi.stubGlobal("window", {
      get sessionStorage(): never {
        throw new Error("refused");
      },
    });
    rememberTable("7", { set: "a" });
    expect(recallTable("7")).toEqual(parseMemory(""));
  });

  it("reads any text as a complete memory", () => {
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ set: fc.anything(), filter: fc.anything(), scroll: fc.anything() })
        .map((value) =>
          JSON.stringify(value, (_, each: unknown) => (typeof each === "bigint" ? 0 : each)),
        ),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { set, filter, place, scroll } = parseMemory(text);
        expect(typeof set).toBe("string");
        expect(Object.keys(filter)).toEqual(Object.keys(NO_FILTER));
        for (const each of [place.row, place.column, scroll.top, scroll.left])
          expect(each).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
