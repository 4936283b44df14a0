import { defineConfig } from "vitest/config";

/** Configuration of `npm run postgres`: all tests of the content service, on PostgreSQL. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["src/**/*.test.ts"],
    globalSetup: "./src/testing/postgres-setup.ts",
    setupFiles: ["../../vitest.setup.ts"],
    maxWorkers: "100%",
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
