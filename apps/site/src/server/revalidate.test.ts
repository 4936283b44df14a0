import { describe, expect, it } from "vitest";
import { readRevalidation, signature } from "./revalidate.ts";

const SECRET = "a secret of some length";
const NOW = 1_790_000_000_000;
const seconds = NOW / 1000;
const body = JSON.stringify({ tags: ["doc:1", "routes"] });

describe("the signed call after publishing", () => {
  it("is taken with the right signature", () => {
    expect(readRevalidation(SECRET, signature(SECRET, seconds, body), body, NOW)).toEqual({
      kind: "ok",
      tags: ["doc:1", "routes"],
    });
  });
  it.each([
    ["another secret", signature("another secret", seconds, body), body, 401, "signature"],
    ["a changed body", signature(SECRET, seconds, body), body.replace("1", "2"), 401, "signature"],
    ["no header", undefined, body, 401, "timestamp"],
    ["an empty signature", `t=${seconds},v1=`, body, 401, "signature"],
    ["an old call sent again", signature(SECRET, seconds - 301, body), body, 401, "timestamp"],
    ["a call from the future", signature(SECRET, seconds + 301, body), body, 401, "timestamp"],
    ["garbage", signature(SECRET, seconds, "garbage"), "garbage", 400, "not JSON"],
    ["no tags", signature(SECRET, seconds, '{"tags":[]}'), '{"tags":[]}', 400, "no tags"],
    [
      "tags of another kind",
      signature(SECRET, seconds, '{"tags":[1]}'),
      '{"tags":[1]}',
      400,
      "no tags",
    ],
  ] as const)("is refused with %s", (_name, header, text, status, reason) => {
    expect(readRevalidation(SECRET, header, text, NOW)).toEqual({
      kind: "refused",
      status,
      reason,
    });
  });
});
