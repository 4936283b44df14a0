import { describe, expect, it } from "vitest";
import { createSignatureHeader, isTimely, signBody, verifyBody } from "./signature.ts";

const SECRET = "a secret of some length";
const SECONDS = 1_790_000_000;
const NOW = SECONDS * 1000;

describe("the signature of a body", () => {
  it("contains the time and the HMAC of time and body", () => {
    expect(signBody("key", 1_700_000_000, '{"a":1}')).toBe(
      "t=1700000000,v1=a438e398bfafc57e4396bb7fc2304422f0f768e965d073ca313cb52e22e6ad03",
    );
  });
  it("is valid for five minutes before and after its time", () => {
    for (const skew of [-300, 0, 300]) {
      const header = signBody(SECRET, SECONDS + skew, "body");
      expect(verifyBody(SECRET, header, "body", NOW), String(skew)).toBe("valid");
      expect(isTimely(header, NOW)).toBe(true);
    }
    for (const skew of [-301, 301]) {
      const header = signBody(SECRET, SECONDS + skew, "body");
      expect(verifyBody(SECRET, header, "body", NOW), String(skew)).toBe("timestamp");
      expect(isTimely(header, NOW)).toBe(false);
    }
  });
  it.each([
    ["no header", undefined, "timestamp"],
    ["an empty header", "", "timestamp"],
    ["another text", "t=now,v1=0", "timestamp"],
    ["no signature", `t=${SECONDS},v1=`, "signature"],
    ["another secret", signBody("another", SECONDS, "body"), "signature"],
    ["another body", signBody(SECRET, SECONDS, "body "), "signature"],
    ["another time", signBody(SECRET, SECONDS, "body").replace("000,", "001,"), "signature"],
    ["more text", `${signBody(SECRET, SECONDS, "body")}0`, "signature"],
    ["characters of two bytes", signBody(SECRET, SECONDS, "body").replace(/..$/, "é"), "signature"],
  ])("is rejected: %s", (_what, header, verification) => {
    expect(verifyBody(SECRET, header, "body", NOW)).toBe(verification);
  });
  it("is created at the present time with its header name", () => {
    const headers = createSignatureHeader(SECRET, "body");
    expect(Object.keys(headers)).toEqual(["x-orlaya-signature"]);
    expect(verifyBody(SECRET, headers["x-orlaya-signature"], "body", Date.now())).toBe("valid");
  });
});
