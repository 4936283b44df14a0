/** The rows of a form around a field. */
import { expect, it } from "vitest";
import { listRowsAround } from "./form-rows.ts";

it.each([
  ["seo.title", []],
  ["slices.2.primary.url", [{ list: "slices", index: 2 }]],
  [
    "slices.0.groups.10.rows.3.text",
    [
      { list: "slices", index: 0 },
      { list: "slices.0.groups", index: 10 },
      { list: "slices.0.groups.10.rows", index: 3 },
    ],
  ],
])("are found for %s", (path, rows) => {
  expect(listRowsAround(path)).toEqual(rows);
});
