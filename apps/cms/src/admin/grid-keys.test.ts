/** Moves of the keyboard in a grid. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moveInGrid } from "./grid-keys.ts";

function press(key: string, more = {}) {
  return {
    ...{ key, ctrlKey: false, metaKey: false, shiftKey: false },
    ...more,
  };
}
const SIZE = { rows: 30, columns: 5 };

describe("keys", () => {
  it.each([
    ["ArrowDown", {}, [4, 2]],
    ["ArrowUp", { ctrlKey: true }, [0, 2]],
    ["ArrowRight", { metaKey: true }, [3, 4]],
    ["Home", {}, [3, 0]],
    ["End", { ctrlKey: true }, [29, 4]],
    ["PageDown", {}, [13, 2]],
    ["PageUp", {}, [0, 2]],
    ["Tab", { shiftKey: true }, [3, 1]],
  ] as const)("%s moves", (key, more, [row, column]) => {
    const next = moveInGrid({ row: 3, column: 2 }, press(key, more), SIZE);
    expect(next).toEqual({ row, column });
  });

  it("of other kinds do not move, and Tab leaves at the ends of a row", () => {
    expect(moveInGrid({ row: 3, column: 2 }, press("a"), SIZE)).toBeNull();
    expect(moveInGrid({ row: 3, column: 4 }, press("Tab"), SIZE)).toBeNull();
    expect(moveInGrid({ row: 3, column: 0 }, press("Tab", { shiftKey: true }), SIZE)).toBeNull();
  });

  it("never leave the grid", () => {
    const keys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "End"];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...keys)), (pressed) => {
        let place = { row: 0, column: 0 };
        for (const key of pressed) place = moveInGrid(place, press(key), SIZE) ?? place;
        expect(place.row >= 0 && place.row < SIZE.rows).toBe(true);
        expect(place.column >= 0 && place.column < SIZE.columns).toBe(true);
      }),
    );
  });
});
