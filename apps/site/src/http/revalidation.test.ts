import { describe, expect, it } from "vitest";
import { signBody } from "@orlaya/contract";
import { readRevalidation } from "./revalidation.ts";

const SECRET = "a secret of some length";
const NOW = 1_790_000_000_000;
const seconds = NOW / 1000;
const body = JSON.stringify({ tags: ["doc:1", "routes"] });

describe("the signed call after publishing", () => {
  it("is accepted with a valid signature", () => {
    expect(readRevalidation(SECRET, signBody(SECRET, seconds, body), body, NOW)).toEqual({
      kind: "ok",
      tags: ["doc:1", "routes"],
      at: null,
    });
  });
  it.each([
    ["another secret", signBody("another secret", seconds, body), body, 401, "signature"],
    ["a changed body", signBody(SECRET, seconds, body), body.replace("1", "2"), 401, "signature"],
    ["no header", undefined, body, 401, "timestamp"],
    ["an empty signature", `t=${seconds},v1=`, body, 401, "signature"],
    ["an old call sent again", signBody(SECRET, seconds - 301, body), body, 401, "timestamp"],
    ["a call from the future", signBody(SECRET, seconds + 301, body), body, 401, "timestamp"],
    ["garbage", signBody(SECRET, seconds, "garbage"), "garbage", 400, "not JSON"],
    ["no tags", signBody(SECRET, seconds, '{"tags":[]}'), '{"tags":[]}', 400, "no tags"],
    [
      "tags of another kind",
      signBody(SECRET, seconds, '{"tags":[1]}'),
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
