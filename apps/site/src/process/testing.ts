/** The parts of a site's process, for tests. */
import { readEnv } from "./env.ts";
import { createRuntime, type Runtime } from "./runtime.ts";

/** Secret of the signatures and of the forms. */
export const SECRET = "s".repeat(32);

/** Creates a process with its data in a folder, without a log and without a content service. */
export function createTestRuntime(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Runtime {
  return createRuntime(
    readEnv({
      SITE_API_KEY: "k".repeat(32),
      REVALIDATE_SECRET: SECRET,
      DATA_DIR: folder,
      LOG_LEVEL: "silent",
      CMS_URL: "http://127.0.0.1:9",
      ...environment,
    }),
  );
}
