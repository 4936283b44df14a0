import { describe, expect, it } from "vitest";
import { readFormAnswer } from "./form-answer.ts";

const again = {
  kind: "again",
  errors: [{ kind: "email", message: "Enter an address." }],
  notice: null,
  token: "x",
};

describe("readFormAnswer", () => {
  it("returns a response of the kind sent or again", () => {
    expect(readFormAnswer({ kind: "sent", to: "/en/contact/write-to-us?sent=1" })).toEqual({
      kind: "sent",
      to: "/en/contact/write-to-us?sent=1",
    });
    expect(readFormAnswer(again)).toEqual(again);
  });
  it.each([
    null,
    "sent",
    {},
    { kind: "failed" },
    { kind: "sent" },
    { kind: "sent", to: 7 },
    { kind: "sent", to: "" },
    { kind: "sent", to: "thanks" },
    { kind: "sent", to: "javascript:alert(1)" },
    { kind: "sent", to: "https://evil.example/" },
    { kind: "sent", to: "//evil.example/" },
    { kind: "sent", to: "/\\evil.example" },
    { kind: "sent", to: "/\t/evil.example" },
    { kind: "again" },
    { ...again, errors: {} },
    { ...again, errors: [{ kind: "email" }] },
    { ...again, errors: [null] },
    { ...again, notice: 4 },
    { ...again, token: {} },
  ])("returns null for %j", (value) => {
    expect(readFormAnswer(value)).toBeNull();
  });
});
