// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { readCode, writeCode } from "./storage.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("[9-011] [9-012] keeps two-letter codes and nothing else", () => {
  writeCode("lastResearchOption", "TH");
  writeCode("country-code", "not a code");
  expect([readCode("lastResearchOption"), readCode("country-code")]).toEqual(["TH", null]);
  localStorage.setItem("country-code", "<script>");
  expect(readCode("country-code")).toBeNull();
});
it("[8-016] a browser that refuses to store gives a warning, never an exception", () => {
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
