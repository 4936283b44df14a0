import type { Runtime } from "../process/runtime.ts";

/** What loading uses of the process besides the content of the page's site. */
export type LoadRuntime = Pick<Runtime, "env" | "log" | "content">;
