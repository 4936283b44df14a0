/** Properties of the fingerprint of a document. */
import fc from "fast-check";
import type { FlattenedField } from "payload";
import { describe, expect, it } from "vitest";
import type { Stored } from "../fields/record.ts";
import type { Shape } from "../texts/text-pairs.ts";
import { listFamilies } from "./families.ts";
import { computeFingerprint } from "./fingerprint.ts";

const field = (name: string, type: string, more: Stored = {}): FlattenedField =>
  ({ name, type, ...more }) as unknown as FlattenedField;
const shape: Shape = {
  blocks: new Map([
    ["head", { label: "Head", fields: [field("id", "text"), field("title", "text")] }],
  ]),
  fields: [
    field("title", "text"),
    field("price", "number"),
    field("shown", "checkbox"),
    field("day", "date"),
    field("offer", "relationship", { relationTo: "offer" }),
    field("body", "richText"),
    field("path", "text"),
    field("edited_by", "text"),
    field("seo", "group", { flattenedFields: [field("description", "text")] }),
    field("slices", "blocks", { blocks: [] }),
  ],
};
const document = fc.record({
  title: fc.string(),
  price: fc.option(fc.double({ noNaN: true })),
  shown: fc.boolean(),
  day: fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
    .map((day) => day.toISOString()),
  offer: fc.option(fc.uuid()),
  body: fc
    .string({ minLength: 1 })
    .map((text) => ({ root: { children: [{ type: "text", text, id: "x" }] } })),
  seo: fc.record({ description: fc.string() }),
  slices: fc.array(
    fc.record({ blockType: fc.constant("head"), id: fc.uuid(), title: fc.string() }),
  ),
});
const print = (value: Stored): string => computeFingerprint(shape, value);

/** Returns the same record with its properties in the opposite order. */
function reverse(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverse);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, inner]) => [name, reverse(inner)]),
  );
}

describe("the fingerprint", () => {
  it("depends neither on the order of properties, nor on ids of rows, nor on what the service writes", () => {
    fc.assert(
      fc.property(document, fc.uuid(), (one, id) => {
        const other = {
          ...(reverse(one) as Stored),
          ...{ id, createdAt: id, updatedAt: id, _status: "draft", path: id, edited_by: id },
          slices: one.slices.map((slice) => ({ ...slice, id })),
          offer: one.offer === null ? undefined : { id: one.offer, title: "Populated" },
          day: new Date(one.day),
          unknown: "a field that the collection does not have",
        };
        expect(print(other)).toBe(print(one));
      }),
    );
  });
  it("differs for every other content", () => {
    function readable(value: Stored): string {
      const { shown, price, offer, slices, ...texts } = value as typeof value & {
        slices: Stored[];
      };
      const heads = slices.map(({ title }) => title);
      return JSON.stringify([shown, price ?? null, offer ?? null, heads, texts]);
    }
    fc.assert(
      fc.property(document, document, (one, other) => {
        expect(print(one) === print(other)).toBe(readable(one) === readable(other));
      }),
    );
    fc.assert(
      fc.property(
        document,
        fc.constantFrom("title", "price", "shown", "day", "offer", "body", "seo"),
        (one, name) => {
          const changes: Stored = {
            title: `${one.title}.`,
            price: (one.price ?? 0) === 1 ? 2 : 1,
            shown: !one.shown,
            day: new Date(Date.parse(one.day) + 1).toISOString(),
            offer: "another",
            body: { root: { children: [{ type: "text", text: "", id: "x" }] } },
            seo: { description: `${one.seo.description}.` },
          };
          expect(print({ ...one, [name]: changes[name] })).not.toBe(print(one));
        },
      ),
    );
  });
  it("changes with the order and the number of rows", () => {
    const slices = ["one", "two"].map((title) => ({ blockType: "head", title }));
    expect(print({ slices: slices.toReversed() })).not.toBe(print({ slices }));
    expect(print({ slices: slices.slice(1) })).not.toBe(print({ slices }));
  });
});

describe("families of content", () => {
  const price = { starting_price: 37, currency: "EUR", legal_reference: "May" };
  it.each([
    ["product_page", {}, {}, ["plans"]],
    ["page_article", { title: "A" }, { title: "B" }, []],
    ["page_article", price, price, []],
    ["page_article", price, null, ["prices"]],
    ["page_article", price, { ...price, starting_price: 36 }, ["prices"]],
    ["page_article", price, { ...price, currency: "USD" }, ["prices"]],
    ["page_article", price, { ...price, price_frequency: "month" }, ["prices"]],
    ["page_article", price, { ...price, legal_reference: "June" }, ["prices"]],
    ["page_article", {}, { slices: [{ items: [price] }] }, ["prices"]],
    ["offer", price, null, ["plans", "prices"]],
    ["module_card", price, price, ["prices"]],
    ["module_card", { title: "A" }, { title: "B" }, []],
    ["clause", {}, {}, ["legal"]],
    ["page_generic", { page_type: "legal" }, {}, ["legal"]],
    ["page_generic", { page_type: "support" }, {}, []],
  ] as const)("of %s %o, live %o", (collection, wanted, live, families) => {
    expect(listFamilies(collection, wanted, live)).toEqual(families);
  });
});
