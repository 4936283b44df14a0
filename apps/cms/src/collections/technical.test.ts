/** Every document has one closed part with the fields that editors do not need. */
import type { Field } from "payload";
import { describe, expect, it } from "vitest";
import { stubSecrets } from "../testing/secrets.ts";

// The collections read the environment when they are imported.
stubSecrets();
const { forms } = await import("./forms.ts");
const { modules } = await import("./modules.ts");
const { pages } = await import("./pages.ts");

/** Returns the fields of the last part of the sidebar. */
function listTechnical(fields: readonly Field[]): readonly Field[] {
  const part = fields.at(-1);
  return part?.type === "collapsible" && part.label === "Technical" ? part.fields : [];
}
const nameOf = (field: Field | undefined): string | undefined =>
  field && "name" in field ? field.name : undefined;

describe("the technical part of a document", () => {
  it.each(
    [...pages, ...modules, forms].map((collection) => [collection.slug, collection] as const),
  )("%s: contains the translation group, read-only", (_, { fields }) => {
    const technical = listTechnical(fields);
    for (const name of ["group"])
      expect(technical.find((field) => nameOf(field) === name)?.admin, name).toMatchObject({
        readOnly: true,
      });
    expect(fields.map(nameOf)).not.toContain("key");
  });
  it("leaves the last part of an address of a page outside", () => {
    for (const { slug, fields } of pages)
      expect(listTechnical(fields).map(nameOf), slug).toEqual(["group", "tags"]);
  });
});
