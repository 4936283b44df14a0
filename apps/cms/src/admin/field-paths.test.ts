/** Paths of fields of a form and stored paths lead to each other. */
import { describe, expect, it } from "vitest";
import { toFormPlace, toStoredPath } from "./field-paths.ts";

const form = {
  title: {},
  "seo.description": {},
  slices: { rows: [{ id: "a" }, { id: "b" }] },
  "slices.0.title": {},
  "slices.1.items": { rows: [{ id: "c" }] },
  "slices.1.items.0.label": {},
};
describe("paths of fields", () => {
  it.each([
    ["title", "title", []],
    ["seo.description", "seo.description", []],
    ["slices.0.title", "slices.a.title", [["slices", 0]]],
    [
      "slices.1.items.0.label",
      "slices.b.items.c.label",
      [
        ["slices", 1],
        ["slices.1.items", 0],
      ],
    ],
  ])("%s is stored as %s", (path, stored, rows) => {
    expect(toStoredPath(form, path)).toBe(stored);
    const place = toFormPlace(form, stored);
    expect(place?.path).toBe(path);
    expect(place?.rows.map(({ list, index }) => [list, index])).toEqual(rows);
  });
  it("lead nowhere when the row does not exist", () => {
    expect(toStoredPath(form, "slices.7.title")).toBeNull();
    expect(toStoredPath(form, "title-2")).toBeNull();
    expect(toFormPlace(form, "slices.z.title")).toBeNull();
  });
});
