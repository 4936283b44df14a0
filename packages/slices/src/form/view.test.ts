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
  it("a field left alone before a broad one or at the end fills its row", () => {
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
  it("pairs stay pairs", () => {
    expect([
      ...findBroadFields(fields("first_name", "last_name", "email", "phone", "message")),
    ]).toEqual(["message"]);
  });
});
