import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  listChanges,
  MAX_FIELDS,
  MAX_VALUE,
  SECRET_COLLECTIONS,
  SECRET_FIELDS,
  writeChange,
} from "./changes.ts";

const tree = (text: string) => ({ root: { children: [{ children: [{ text, version: 1 }] }] } });

describe("before and after", () => {
  it.each([
    ["a text", { title: "a" }, { title: "b" }, [["title", "a", "b"]]],
    ["a new field", { title: "a" }, { title: "a", lead: "c" }, [["lead", null, "c"]]],
    ["an emptied field", { lead: "c" }, { lead: "" }, [["lead", "c", null]]],
    ["no change of null to absent", { lead: null }, {}, []],
    ["a group", { seo: { title: "a" } }, { seo: { title: "b" } }, [["seo.title", "a", "b"]]],
    ["a list of values", { tags: ["a"] }, { tags: ["a", "b"] }, [["tags", "a", "a, b"]]],
    [
      "a relation, populated or not",
      { parent: "p1" },
      { parent: { id: "p2", createdAt: "2026" } },
      [["parent", "p1", "p2"]],
    ],
    [
      "no change of a populated relation",
      { parent: "p1" },
      { parent: { id: "p1", createdAt: "" } },
      [],
    ],
    [
      "a row that moved",
      { rows: [{ id: "x", name: "1" }] },
      {
        rows: [
          { id: "y", name: "2" },
          { id: "x", name: "1" },
        ],
      },
      [
        ["rows.*", "x", "y x"],
        ["rows.y.name", null, "2"],
      ],
    ],
    [
      "a number and a box",
      { n: 1, b: false },
      { n: 2, b: true },
      [
        ["n", "1", "2"],
        ["b", "false", "true"],
      ],
    ],
    [
      "nothing technical",
      { updatedAt: "1", edited_by: "a" },
      { updatedAt: "2", edited_by: "b" },
      [],
    ],
    ["a new record", null, { title: "a" }, [["title", null, "a"]]],
    ["a removed record", { title: "a" }, null, [["title", "a", null]]],
  ] as const)("list %s", (_, before, after, expected) => {
    const changes = listChanges("page_landing", before, after);
    expect(changes.map(({ path, before: old, after: now }) => [path, old, now])).toEqual(expected);
  });

  it("shows rich text as words, with the hash of the whole", () => {
    const [change] = listChanges("page_landing", { body: tree("Hello") }, { body: tree("World") });
    expect(change).toMatchObject({ path: "body", before: "Hello", after: "World" });
    expect(change?.after_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it("cuts long values and long lists, and hashes the whole", () => {
    const long = (end: string) => "x".repeat(MAX_VALUE) + end;
    const [change] = listChanges("page_landing", { a: long("1") }, { a: long("2") });
    expect(change?.before).toHaveLength(MAX_VALUE);
    expect(change?.before).toBe(change?.after);
    expect(change?.before_hash).not.toBe(change?.after_hash);
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`f${n}`, "x"]));
    const changes = listChanges("page_landing", null, many);
    expect(changes).toHaveLength(MAX_FIELDS + 1);
    expect(changes.at(-1)).toMatchObject({ path: "*", after: String(100 - MAX_FIELDS) });
  });

  it("writes one value for an action", () => {
    expect(writeChange("state", "planned", "live")).toEqual({
      ...{ path: "state", before: "planned", after: "live" },
    });
  });
});

describe("secrets", () => {
  function wrap(name: string, secret: string) {
    const field = { [name]: secret };
    return [field, { group: field }, { rows: [{ id: "r", ...field }] }];
  }
  it("are never part of a change, at any depth", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SECRET_FIELDS),
        fc.stringMatching(/^[a-z]{12}$/).map((text) => `SECRET${text}`),
        (name, secret) => {
          for (const after of wrap(name, secret))
            expect(JSON.stringify(listChanges("users", null, after))).not.toContain("SECRET");
        },
      ),
    );
  });
  it.each([...SECRET_COLLECTIONS])("of %s are no field at all", (collection) => {
    expect(listChanges(collection, { email: "a@example.com" }, { values: "secret" })).toEqual([]);
  });
});
