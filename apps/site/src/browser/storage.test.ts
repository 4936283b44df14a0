// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { readCode, writeCode } from "./storage.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("[9-011] [9-012] stores and returns only two-letter codes", () => {
  writeCode("lastResearchOption", "TH");
  writeCode("country-code", "not a code");
  expect([readCode("lastResearchOption"), readCode("country-code")]).toEqual(["TH", null]);
  localStorage.setItem("country-code", "<script>");
  expect(readCode("country-code")).toBeNull();
});
it("[8-016] logs a warning and does not throw when the browser refuses to store", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  function refuse(): never {
    throw new DOMException("forbidden", "SecurityError");
  }
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  expect(() => {
    writeCode("country-code", "FR");
  }).not.toThrow();
  expect(readCode("country-code")).toBeNull();
  expect(warn).toHaveBeenCalledWith("country-code could not be stored.");
});
