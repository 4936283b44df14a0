import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createProgress, type ProgressState } from "./progress.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const shown: ProgressState[] = [];
  return { shown, ...createProgress((state) => shown.push(state)) };
}

it("[9-020] a navigation shorter than 200 ms shows no bar", () => {
  const { shown, start, finish } = setUp();
  start();
  vi.advanceTimersByTime(199);
  finish();
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([]);
});
it("[2-107] shows after 200 ms, is full at the end and hides 500 ms later", () => {
  const { shown, start, finish } = setUp();
  start();
  vi.advanceTimersByTime(200);
  expect(shown).toEqual(["running"]);
  finish();
  vi.advanceTimersByTime(499);
  expect(shown).toEqual(["running", "done"]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(["running", "done", "idle"]);
});
it("a second navigation continues the bar of the first", () => {
  const { shown, start, finish } = setUp();
  start();
  vi.advanceTimersByTime(300);
  start();
  vi.advanceTimersByTime(300);
  finish();
  start();
  vi.advanceTimersByTime(200);
  expect(shown).toEqual(["running", "done", "running"]);
});
