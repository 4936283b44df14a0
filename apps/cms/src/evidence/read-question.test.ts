/** Addresses and moments as people enter them. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readMoment, readQuestion } from "./read-question.ts";

const SITE = "https://www.orlaya.example";
const NOW = Date.parse("2026-11-26T12:00:00Z");
function read(address: string, at = "", zone = "UTC") {
  const answer = readQuestion({ address, at, zone }, SITE, NOW);
  return answer.ok ? [answer.question.path, answer.question.at] : answer.problem;
}

describe("an address", () => {
  it.each([
    ["https://www.orlaya.example/fr/assurances?from=FR#prix", "/fr/assurances"],
    ["  /fr/assurances/  ", "/fr/assurances"],
    ["www.orlaya.example/fr", "/fr"],
    ["http://www.orlaya.example", "/"],
  ])("%s is one of the site", (address, path) => {
    expect(read(address)).toEqual([path, "2026-11-26T12:00:00.000Z"]);
  });
  it.each([
    ["", "noAddress"],
    ["https://orlaya.example.evil/fr", "foreign"],
    ["https://www.orlaya.example.evil/fr", "foreign"],
    ["//evil.example/fr", "foreign"],
    ["fr/assurances", "malformed"],
    ["/fr/assurances et plus", "malformed"],
    ["https://[::", "malformed"],
  ])("%s is refused", (address, problem) => {
    expect(read(address)).toBe(problem);
  });
});

describe("a moment", () => {
  it.each([
    ["2026-06-01T14:30", "Europe/Paris", "2026-06-01T12:30:00.000Z"],
    ["2026-06-01 14:30:15", "America/New_York", "2026-06-01T18:30:15.000Z"],
    ["2026-06-01", "UTC", "2026-06-01T00:00:00.000Z"],
    ["2026-06-01T14:30:00+05:30", "Europe/Paris", "2026-06-01T09:00:00.000Z"],
    ["2026-06-01T14:30", "Mars/Olympus", "2026-06-01T14:30:00.000Z"],
    // The hour that exists twice, and the one that does not exist.
    ["2026-10-25T02:30", "Europe/Paris", "2026-10-25T00:30:00.000Z"],
    ["2026-03-29T02:30", "Europe/Paris", "2026-03-29T01:30:00.000Z"],
  ])("%s in %s is read", (at, zone, expected) => {
    expect(read("/fr", at, zone)).toEqual(["/fr", expected]);
  });
  it.each(["yesterday", "2026-02-31T10:00", "2026-13-01", "26.11.2026", "2026-11-26T25:00"])(
    "%s is no date",
    (at) => {
      expect(read("/fr", at)).toBe("date");
    },
  );
  it("must have passed", () => {
    expect(read("/fr", "2026-11-26T12:02")).toBe("future");
    expect(read("/fr", "2026-11-26T13:00", "Europe/Paris")).not.toBe("future");
  });
  it("is the same after it was written in any time zone", () => {
    const zones = ["Europe/Madrid", "America/St_Johns", "Asia/Kathmandu", "Pacific/Apia", "UTC"];
    const moments = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2040, 0) });
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (ms, timeZone) => {
        const moment = Math.floor(ms / 1000) * 1000;
        const format = new Intl.DateTimeFormat("sv-SE", {
          ...{ dateStyle: "short", timeStyle: "medium", timeZone },
        });
        const write = (at: number): string => format.format(at).replace(" ", "T");
        // The hour that exists twice is written the same, an hour apart.
        const read = readMoment(write(moment), timeZone)?.getTime() ?? 0;
        return read === moment || write(read) === write(moment);
      }),
    );
  });
});
