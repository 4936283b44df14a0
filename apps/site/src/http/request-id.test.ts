import { describe, expect, it } from "vitest";
import { readRequestId, REQUEST_ID_HEADER } from "./request-id.ts";

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
function read(given: string | undefined, proxies: number): string {
  const headers = given === undefined ? {} : { [REQUEST_ID_HEADER]: given };
  return readRequestId(headers, { TRUSTED_PROXIES: proxies });
}

describe("the id of a request", () => {
  it("is that of a trusted proxy", () => {
    expect(read("01JD-proxy.4711", 1)).toBe("01JD-proxy.4711");
  });
  it.each([
    ["without a trusted proxy", "01JD-proxy.4711", 0],
    ["without a header", undefined, 1],
    ["for an id that is too short", "short", 1],
    ["for an id that is too long", "a".repeat(65), 1],
    ["for an id with other characters", 'id","level":"error', 1],
  ])("is new %s", (_name, given, proxies) => {
    const id = read(given, proxies);
    expect(id).toMatch(UUID);
    expect(read(given, proxies)).not.toBe(id);
  });
});
