import { expect, it } from "vitest";
import { buildSliceClick, readSliceClick } from "./slice-click.ts";

it("is read from the message that was built for a slice", () => {
  expect(readSliceClick(buildSliceClick("65f0-a_b"))).toBe("65f0-a_b");
});
it.each([
  null,
  "orlaya-slice-click",
  {},
  { type: "orlaya-slice-click" },
  { type: "orlaya-slice-click", slice: 7 },
  { type: "orlaya-slice-click", slice: "" },
  { type: "orlaya-slice-click", slice: "a b" },
  { type: "payload-live-preview", slice: "a" },
])("is not read from %j", (message) => {
  expect(readSliceClick(message)).toBeNull();
});
