import { describe, expect, it } from "vitest";
import { readAuditFilter, readAuditQuery, writeAuditFilter } from "./audit-query.ts";

const read = (given: Readonly<Record<string, unknown>>) => readAuditQuery(readAuditFilter(given));

describe("the filters of the audit log", () => {
  it("begin and end with the local days of a person", () => {
    expect(read({ from: "2026-03-29", to: "2026-03-29", zone: "Europe/Madrid" })).toMatchObject({
      ok: true,
      query: { from: "2026-03-28T23:00:00.000Z", to: "2026-03-29T21:59:59.999Z" },
    });
    expect(read({ from: "2026-11-27", zone: "America/New_York" })).toMatchObject({
      query: { from: "2026-11-27T05:00:00.000Z", to: "" },
    });
  });
  it.each([
    ["a text", { from: "gestern" }, "date"],
    ["a day that does not exist", { to: "2026-02-31" }, "date"],
    ["a time", { from: "2026-02-01T10:00" }, "date"],
    ["a reversed period", { from: "2026-02-03", to: "2026-02-02" }, "order"],
  ] as const)("name the problem of %s", (_, given, problem) => {
    expect(read(given)).toEqual({ ok: false, problem });
  });
  it("ignore a place that is no number, and keep everything else in the address", () => {
    expect(read({ before: "-1" })).toMatchObject({ query: { before: 0 } });
    const given = { person: "a@example.com", document: "x & y", before: "12", zone: "Asia/Tokyo" };
    const filter = readAuditFilter(given);
    expect(Object.fromEntries(new URLSearchParams(writeAuditFilter(filter)))).toEqual(given);
    expect(readAuditFilter({ person: ["a", "b"] }).person).toBe("");
  });
});
