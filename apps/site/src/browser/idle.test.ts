// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { runWhenIdle } from "./idle.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("[9-023] waits for an idle moment for at most 2000 ms", () => {
  const idle = vi.fn();
  vi.stubGlobal("requestIdleCallback", idle);
  const task = (): void => undefined;
  runWhenIdle(task);
  expect(idle).toHaveBeenCalledExactlyOnceWith(task, { timeout: 2000 });
});
it("runs the task in a timeout when the browser has no idle callbacks", async () => {
  Reflect.deleteProperty(window, "requestIdleCallback");
  await new Promise<void>((resolve) => {
    runWhenIdle(resolve);
  });
});
