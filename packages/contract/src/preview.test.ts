import { describe, expect, it } from "vitest";
import {
  createLinkToken,
  createPreviewToken,
  isLinkToken,
  parsePreviewKey,
  verifyPreviewToken,
  type PreviewClaim,
} from "./preview.ts";

const SECRET = "a secret of some length";
const EXPIRY = 1_790_000_000;
const documentId = "65f0-a_b";
const person = "3b1f-9";
const token = createPreviewToken(SECRET, {
  ...{ collection: "page_faq", documentId, expiry: EXPIRY, person },
});
const verify = (given: string, id = documentId, now = EXPIRY * 1000 - 1): PreviewClaim | null =>
  verifyPreviewToken(SECRET, { token: given, documentId: id }, now);

describe("the preview token", () => {
  it("contains the collection, the expiry and the account, and signs the document id", () => {
    expect(createPreviewToken("key", { collection: "page_faq", documentId: "7", expiry: 1 })).toBe(
      "page_faq.1..zGej7fShGwwmFHSfTY9VhTxznBXJjORwwnJBhs9Lh6s",
    );
    expect(token).toMatch(/^page_faq\.1790000000\.3b1f-9\.[\w-]{43}$/);
  });
  it("gives access to its document until it expires", () => {
    expect(verify(token)).toEqual({ collection: "page_faq", person });
    expect(verify(token, documentId, EXPIRY * 1000)).toBeNull();
    expect(verify(token, "another")).toBeNull();
  });
  it.each([
    ["another collection", token.replace("page_faq", "page_offer")],
    ["another account", token.replace(person, "3b1f-8")],
    ["a later time", token.replace("179", "189")],
    ["no time", token.replace(String(EXPIRY), "")],
    ["a time that is not a number", token.replace(String(EXPIRY), "1e9")],
    ["another signature", token.replace(/.{3}$/, "AAA")],
    ["a shorter signature", token.slice(0, -1)],
    ["three parts", token.split(".").slice(0, 3).join(".")],
    ["no text", ""],
  ])("is rejected with %s", (_what, given) => {
    expect(verify(given)).toBeNull();
  });
});

describe("the token of a stored link", () => {
  it("is told from a signed token, and fits into a key", () => {
    expect(isLinkToken(createLinkToken("a-b_C"))).toBe(true);
    expect(isLinkToken(token)).toBe(false);
    expect(parsePreviewKey(createLinkToken("a-b_C"), documentId)).not.toBeNull();
  });
  it("is no valid signed token", () => {
    expect(verify(createLinkToken("1790000000.a.b"))).toBeNull();
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
