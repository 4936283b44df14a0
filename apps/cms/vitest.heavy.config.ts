import { defineConfig } from "vitest/config";

/**
 * Configuration of `npm run forms:heavy`. These tests take minutes, so they are not part of every
 * test run.
 */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["src/**/*.heavy.ts"],
    testTimeout: 3_600_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
