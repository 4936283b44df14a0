import type { Runtime } from "../process/runtime.ts";

/** Parts of the runtime that loading uses in addition to the content of the site. */
export type LoadRuntime = Pick<Runtime, "env" | "log" | "content">;
