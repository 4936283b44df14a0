/** Paths of fields of a form and stored paths lead to each other. */
import { describe, expect, it } from "vitest";
import { toFormPath, toStoredPath } from "./field-paths.ts";

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
    ["title", "title"],
    ["seo.description", "seo.description"],
    ["slices.0.title", "slices.a.title"],
    ["slices.1.items.0.label", "slices.b.items.c.label"],
  ])("%s is stored as %s", (path, stored) => {
    expect(toStoredPath(form, path)).toBe(stored);
    expect(toFormPath(form, stored)).toBe(path);
  });
  it("lead nowhere when the row does not exist", () => {
    expect(toStoredPath(form, "slices.7.title")).toBeNull();
    expect(toStoredPath(form, "title-2")).toBeNull();
    expect(toFormPath(form, "slices.z.title")).toBeNull();
  });
});
