import { describe, expect, it } from "vitest";
import type { FieldKind } from "./kinds.ts";
import { findBroadFields, type FormFieldModel } from "./view.tsx";

function fields(...kinds: readonly FieldKind[]): readonly FormFieldModel[] {
  return kinds.map((kind) => ({
    kind,
    required: true,
    label: kind,
    hint: "",
    options: [],
    value: "",
    error: null,
    says: { missing: "", wrong: "", long: "" },
  }));
}

describe("rows of a form", () => {
  it("a single field before a broad field or at the end takes the whole row", () => {
    expect([
      ...findBroadFields(
        fields(
          "first_name",
          "last_name",
          "subject",
          "message",
          "email",
          "phone",
          "consent",
          "language",
        ),
      ),
    ]).toEqual(["subject", "message", "consent", "language"]);
  });
  it("two fields share a row", () => {
    expect([
      ...findBroadFields(fields("first_name", "last_name", "email", "phone", "message")),
    ]).toEqual(["message"]);
  });
});
