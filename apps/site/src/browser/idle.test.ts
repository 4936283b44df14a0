// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { runWhenIdle } from "./idle.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("[9-023] an idle moment is waited for 2000 ms at most", () => {
  const idle = vi.fn();
  vi.stubGlobal("requestIdleCallback", idle);
  const task = (): void => undefined;
  runWhenIdle(task);
  expect(idle).toHaveBeenCalledExactlyOnceWith(task, { timeout: 2000 });
});
it("without idle callbacks the task runs next", async () => {
  Reflect.deleteProperty(window, "requestIdleCallback");
  await new Promise<void>((resolve) => {
    runWhenIdle(resolve);
  });
});
