import { defineConfig } from "vitest/config";

/**
 * Configuration of `npm run finder:heavy`. It takes minutes, so it is not part of every test run.
 */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["cli/*.heavy.ts"],
    testTimeout: 1_200_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
