import { expect, it } from "vitest";
import { chooseOwnZone, completeZone } from "./own-zone.ts";

const BERLIN = { label: "(UTC+1) Berlin", value: "Europe/Berlin" };

it.each([
  ["Europe/Berlin", [BERLIN]],
  ["Asia/Kathmandu", [{ label: "Asia/Kathmandu", value: "Asia/Kathmandu" }, BERLIN]],
])("a plan begins in the zone of the reader, %s, which the list contains", (own, listed) => {
  expect(chooseOwnZone({ supportedTimezones: [BERLIN] }, own)).toEqual({
    defaultTimezone: own,
    supportedTimezones: listed,
  });
});

it.each([
  [{ date: "2026-12-01", timezone: "" }, "Asia/Tokyo"],
  [{ date: "2026-12-01" }, "Asia/Tokyo"],
  [{ date: "2026-12-01", timezone: "Europe/Berlin" }, "Europe/Berlin"],
])("a plan is stored with a zone: %j", (asked: { date: string; timezone?: string }, zone) => {
  expect(completeZone(asked, "Asia/Tokyo")).toEqual({ ...asked, timezone: zone });
});

it("the removal of a plan has no zone", () => {
  const asked: { readonly deleteID: string; readonly timezone?: string } = { deleteID: "1" };
  expect(completeZone(asked, "Asia/Tokyo")).toEqual(asked);
});
