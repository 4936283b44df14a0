/** Secrets for tests that import the configuration without starting the service. */
import { vi } from "vitest";

/** A value that is long enough for every secret. */
const SECRET = "a-secret-of-the-tests-0123456789";

/** Sets the secrets. Call it before the import of a module that reads the environment. */
export function stubSecrets(): void {
  for (const name of [
    "PAYLOAD_SECRET",
    "REVALIDATE_SECRET",
    "PREVIEW_SECRET",
    "JOBS_SECRET",
    "SITE_API_KEY",
  ])
    vi.stubEnv(name, SECRET);
}
