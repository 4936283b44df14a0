/**
 * Runs before each test file of the content service. The files of a worker share the packages that
 * they load: loading Payload and its database takes three seconds of a processor. Modules of this
 * repository, the environment and their global values are new for each file.
 */
import { vi } from "vitest";

interface Start {
  readonly environment: NodeJS.ProcessEnv;
  readonly symbols: ReadonlySet<symbol>;
}
const KEY = Symbol.for("orlaya.testing.start");
const place = globalThis as {
  [KEY]?: Start;
  /** The instances that Payload keeps for `getPayload`. */
  readonly _payload?: Map<string, unknown>;
};

/** The state of the process before its first file. */
const start = (place[KEY] ??= {
  environment: { ...process.env },
  symbols: new Set([...Object.getOwnPropertySymbols(globalThis), KEY]),
});

for (const name of Object.keys(process.env))
  if (!(name in start.environment)) Reflect.deleteProperty(process.env, name);
Object.assign(process.env, start.environment);
for (const symbol of Object.getOwnPropertySymbols(globalThis))
  if (!start.symbols.has(symbol) && symbol.description?.startsWith("orlaya."))
    Reflect.deleteProperty(globalThis, symbol);
place._payload?.clear();
vi.resetModules();
