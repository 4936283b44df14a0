import { expect, it } from "vitest";
import { createRateLimit } from "./rate-limit.ts";

it("accepts a number of messages of one network and then returns the seconds to wait", async () => {
  const limit = createRateLimit(2);
  expect([await limit("192.0.2.1"), await limit("192.0.2.1")]).toEqual([0, 0]);
  const seconds = await limit("192.0.2.1");
  expect(seconds).toBeGreaterThan(500);
  expect(seconds).toBeLessThanOrEqual(600);
});

it("counts each network separately", async () => {
  const limit = createRateLimit(1);
  expect(await limit("2001:db8:0:1")).toBe(0);
  expect(await limit("2001:db8:0:2")).toBe(0);
  expect(await limit("2001:db8:0:1")).toBeGreaterThan(0);
});
