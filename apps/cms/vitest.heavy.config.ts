import { defineConfig } from "vitest/config";

/** `npm run forms:heavy`: minutes, so not part of every test run. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["src/**/*.heavy.ts"],
    testTimeout: 3_600_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
