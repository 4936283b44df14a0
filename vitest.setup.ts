/**
 * An unexpected console error fails the test that caused it (architecture §6.14). A test that
 * expects one replaces console.error with its own spy.
 */
import { afterEach, beforeEach, expect, vi, type MockInstance } from "vitest";

let spy: MockInstance<typeof console.error>;
beforeEach(() => {
  spy = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  if (console.error === (spy as unknown))
    expect(spy.mock.calls, "unexpected console.error").toEqual([]);
  vi.restoreAllMocks();
});
