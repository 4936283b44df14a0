import { defineConfig } from "vitest/config";

/** `npm run finder:heavy`: minutes, so not part of every test run. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["cli/*.heavy.ts"],
    testTimeout: 1_200_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
