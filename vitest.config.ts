import { defineConfig } from "vitest/config";

const SERVICE = "apps/cms/**/*.test.ts";
/** Tests in a document of a browser: each file needs its own. */
const DOCUMENT = ["packages/finder-ui/src/*.test.tsx", "apps/site/src/browser/**/*.test.ts"];

export default defineConfig({
  test: {
    // All processors: Vitest leaves one of them idle, which is half of two.
    maxWorkers: "100%",
    // Limits say that something hangs, not that the machine is slow.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    setupFiles: ["./vitest.setup.ts"],
    exclude: ["**/node_modules/**", "**/dist/**", "**/.next/**"],
    projects: [
      { extends: true, test: { name: "isolated", include: [SERVICE, ...DOCUMENT] } },
      {
        extends: true,
        test: {
          name: "shared",
          // These files share the modules that they load; what a test changes, it restores.
          isolate: false,
          include: [
            "packages/**/*.test.{ts,tsx}",
            "apps/site/**/*.test.{ts,tsx}",
            "data/**/*.test.ts",
            "scripts/**/*.test.ts",
          ],
          exclude: ["**/node_modules/**", "**/dist/**", "**/.next/**", ...DOCUMENT],
        },
      },
    ],
  },
});
