/**
 * Runs before each test file of the content service. The files of a worker share the packages that
 * they load: loading Payload and its database takes three seconds of a processor. New for each file
 * are the modules of this repository, the environment, the password hash that the tests make faster,
 * and global values whose symbol begins with `orlaya.`. What packages keep stays: their modules,
 * their global values and their listeners of the process.
 */
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { vi } from "vitest";

interface Start {
  readonly environment: NodeJS.ProcessEnv;
  readonly symbols: ReadonlySet<symbol>;
  /** The hash of passwords with all rounds (testing/service.ts reduces them). */
  readonly pbkdf2: typeof crypto.pbkdf2;
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
  pbkdf2: crypto.pbkdf2,
  symbols: new Set([...Object.getOwnPropertySymbols(globalThis), KEY]),
});

for (const name of Object.keys(process.env))
  if (!(name in start.environment)) Reflect.deleteProperty(process.env, name);
Object.assign(process.env, start.environment);
for (const symbol of Object.getOwnPropertySymbols(globalThis))
  if (!start.symbols.has(symbol) && symbol.description?.startsWith("orlaya."))
    Reflect.deleteProperty(globalThis, symbol);
crypto.pbkdf2 = start.pbkdf2;
syncBuiltinESMExports();
place._payload?.clear();
vi.resetModules();
