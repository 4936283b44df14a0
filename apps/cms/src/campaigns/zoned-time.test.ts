import { describe, expect, it } from "vitest";
import { readInstant, writeLocal } from "./zoned-time.ts";

describe("a planned time", () => {
  it.each([
    ["2027-03-01T09:00", "Europe/Madrid", "2027-03-01T08:00:00.000Z"],
    ["2027-07-01T09:00", "Europe/Madrid", "2027-07-01T07:00:00.000Z"],
    ["2027-03-28T01:59", "Europe/Madrid", "2027-03-28T00:59:00.000Z"],
    ["2027-03-28T03:00", "Europe/Madrid", "2027-03-28T01:00:00.000Z"],
    ["2027-10-31T03:00", "Europe/Madrid", "2027-10-31T02:00:00.000Z"],
    ["2027-03-01T09:00", "Asia/Singapore", "2027-03-01T01:00:00.000Z"],
  ])("%s in %s is %s", (local, zone, at) => {
    expect(readInstant({ local, zone })).toEqual({ at });
    expect(writeLocal(at, zone)).toBe(local);
  });
  it.each([
    ["2027-03-28T02:30", "Europe/Madrid", "skipped"],
    ["2027-10-31T02:30", "Europe/Madrid", "twice"],
    ["2027-02-30T09:00", "Europe/Madrid", "invalid"],
    ["2027-03-01", "Europe/Madrid", "invalid"],
    ["2027-03-01T09:00", "Europe/Orlaya", "invalid"],
    ["tomorrow", "UTC", "invalid"],
  ])("%s in %s is refused: %s", (local, zone, problem) => {
    expect(readInstant({ local, zone })).toEqual({ problem });
  });
});
