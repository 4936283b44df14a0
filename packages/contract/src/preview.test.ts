import { describe, expect, it } from "vitest";
import { createPreviewToken, parsePreviewKey, verifyPreviewToken } from "./preview.ts";

const SECRET = "a secret of some length";
const EXPIRY = 1_790_000_000;
const documentId = "65f0-a_b";
const token = createPreviewToken(SECRET, { collection: "page_faq", documentId, expiry: EXPIRY });
const verify = (given: string, id = documentId, now = EXPIRY * 1000 - 1): string | null =>
  verifyPreviewToken(SECRET, { token: given, documentId: id }, now);

describe("the preview token", () => {
  it("contains the collection and the expiry, and signs the document id", () => {
    expect(createPreviewToken("key", { collection: "page_faq", documentId: "7", expiry: 1 })).toBe(
      "page_faq.1.4wqbxoPWjVRSMQVUf-YQc0PTS8oUuKCHDHZ_wPXFAk4",
    );
  });
  it("gives access to its document until it expires", () => {
    expect(verify(token)).toBe("page_faq");
    expect(verify(token, documentId, EXPIRY * 1000)).toBeNull();
    expect(verify(token, "another")).toBeNull();
  });
  it.each([
    ["another collection", token.replace("page_faq", "page_offer")],
    ["a later time", token.replace("179", "189")],
    ["no time", token.replace(String(EXPIRY), "")],
    ["a time that is not a number", token.replace(String(EXPIRY), "1e9")],
    ["another signature", token.replace(/.{3}$/, "AAA")],
    ["a shorter signature", token.slice(0, -1)],
    ["two parts", token.split(".").slice(0, 2).join(".")],
    ["no text", ""],
  ])("is rejected with %s", (_what, given) => {
    expect(verify(given)).toBeNull();
  });
});

describe("[2-051] the preview key of a draft", () => {
  it("contains a token and the id of a document", () => {
    expect(parsePreviewKey(token, documentId)).toEqual({ token, documentId });
  });
  it.each([
    ["no token", null, "1"],
    ["no id", "a", null],
    ["an empty token", "", "1"],
    ["an empty id", "a", ""],
    ["a token with a semicolon", "a;b", "1"],
    ["a token with a space", "a b", "1"],
    ["a token with a line break", "a\n", "1"],
    ["an id with a dot", "a", "1.2"],
    ["an id with an attribute", "a", "1; Path=/x"],
    ["a token that is too long", "a".repeat(301), "1"],
    ["an id that is too long", "a", "1".repeat(65)],
  ])("is null for %s", (_what, given, id) => {
    expect(parsePreviewKey(given, id)).toBeNull();
  });
});
