/**
 * Selects the environment variables of each process: its own settings, and the system's variables.
 */
import { SITE_VARIABLES } from "../../apps/site/src/process/env.ts";
import { CMS_VARIABLES, FIRST_RUN_VARIABLES } from "../../apps/cms/src/read-env.ts";

export type Variables = Readonly<Record<string, string | undefined>>;

/** Variables that only the scripts read. */
export const SCRIPT_VARIABLES = ["CMS_HOST"] as const;

/**
 * Variables by process. `cms-tool` is a command line of the content service (migration, seed,
 * leads). Only it gets the variables of the first administrator, which the running service never
 * creates.
 */
const VARIABLES = {
  site: SITE_VARIABLES,
  cms: CMS_VARIABLES.filter((name) => !FIRST_RUN_VARIABLES.includes(name)),
  "cms-tool": CMS_VARIABLES,
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** All variables of the project. */
export const OWN_VARIABLES: ReadonlySet<string> = new Set([
  ...SITE_VARIABLES,
  ...CMS_VARIABLES,
  ...SCRIPT_VARIABLES,
]);

/**
 * Returns the environment of a process: the variables that it reads, and all variables that are not
 * the project's own (PATH, TZ, proxies).
 */
export function selectEnvironment(
  process: keyof typeof VARIABLES,
  source: Variables,
): NodeJS.ProcessEnv {
  const own = new Set<string>(VARIABLES[process]);
  const kept = Object.entries(source).filter(([name]) => own.has(name) || !OWN_VARIABLES.has(name));
  return Object.fromEntries(kept) as NodeJS.ProcessEnv;
}
