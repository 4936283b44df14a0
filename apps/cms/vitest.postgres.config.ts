import { basename } from "node:path";
import { defineConfig } from "vitest/config";
import { DUMP_TEST, findDumpServer } from "./src/testing/dump-server.ts";

/** The test of backups of SQLite, and that of PostgreSQL where its programs do not fit. */
const EXCLUDED = [
  "src/backup/backup.test.ts",
  ...((await findDumpServer()) === null ? [`src/backup/${basename(DUMP_TEST)}`] : []),
];

/** Configuration of `npm run postgres`: all tests of the content service, on PostgreSQL. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["src/**/*.test.ts"],
    exclude: EXCLUDED,
    globalSetup: "./src/testing/postgres-setup.ts",
    setupFiles: ["../../vitest.setup.ts"],
    maxWorkers: "100%",
    // The limits detect a test that hangs. They leave enough time for a slow machine: a set-up imports
    // all rules, and a busy machine needs minutes for that.
    testTimeout: 180_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
