/** Which variables each process gets: its own settings and secrets, and everything that is none of ours. */
import { SITE_VARIABLES } from "../../apps/site/src/process/env.ts";
import { CMS_VARIABLES, FIRST_RUN_VARIABLES } from "../../apps/cms/src/read-env.ts";

export type Variables = Readonly<Record<string, string | undefined>>;
/** Variables that only the scripts read. */
export const SCRIPT_VARIABLES = ["CMS_HOST"] as const;

/**
 * `cms-tool` is a command line of the content service (migration, seed, leads); it may make the first administrator,
 * which the running service never does.
 */
const VARIABLES = {
  site: SITE_VARIABLES,
  cms: CMS_VARIABLES.filter((name) => !FIRST_RUN_VARIABLES.includes(name)),
  "cms-tool": CMS_VARIABLES,
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Every variable of the project. */
export const OWN_VARIABLES: ReadonlySet<string> = new Set([
  ...SITE_VARIABLES,
  ...CMS_VARIABLES,
  ...SCRIPT_VARIABLES,
]);

/** The part of an environment that a process needs. Variables that the project does not know (PATH, TZ, proxies) stay. */
export function selectEnvironment(
  process: keyof typeof VARIABLES,
  source: Variables,
): NodeJS.ProcessEnv {
  const own = new Set<string>(VARIABLES[process]);
  const kept = Object.entries(source).filter(([name]) => own.has(name) || !OWN_VARIABLES.has(name));
  return Object.fromEntries(kept) as NodeJS.ProcessEnv;
}
