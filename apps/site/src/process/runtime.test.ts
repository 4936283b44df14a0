import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createTestRuntime } from "./testing.ts";
import type { Runtime } from "./runtime.ts";

let folder: string;
let runtime: Runtime;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "runtime-"));
  runtime = createTestRuntime(folder);
});
afterEach(async () => {
  await runtime.close();
  await rm(folder, { recursive: true, force: true });
});

it("calls every listener once with the invalidated or published tags", () => {
  const calls: unknown[] = [];
  for (const name of ["first", "second"])
    runtime.onInvalidate((changed) => {
      calls.push([name, changed]);
    });
  runtime.invalidate(["doc:1"]);
  runtime.publish(["doc:2", "routes"]);
  expect(calls).toEqual([
    ["first", ["doc:1"]],
    ["second", ["doc:1"]],
    ["first", ["doc:2", "routes"]],
    ["second", ["doc:2", "routes"]],
  ]);
});

it("calls the listeners after the content of the tags is invalidated, and then withdraws the paths that are gone", () => {
  const calls: unknown[] = [];
  Object.assign(runtime.content.remember, {
    invalidate: (tags: readonly string[]) => calls.push(["forgotten", tags]),
  });
  Object.assign(runtime.content, {
    takeDown: (paths: readonly string[]) => {
      calls.push(["withdrawn", paths]);
      return Promise.resolve();
    },
  });
  runtime.onInvalidate((changed) => {
    calls.push(["told", changed]);
  });
  runtime.invalidate(["gone:/en/terms"]);
  expect(calls).toEqual([
    ["forgotten", ["gone:/en/terms"]],
    ["told", ["gone:/en/terms"]],
    ["withdrawn", ["/en/terms"]],
  ]);
});
