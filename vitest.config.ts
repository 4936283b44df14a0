import { defineConfig } from "vitest/config";
import { DUMP_TEST, findDumpServer } from "./apps/cms/src/testing/dump-server.ts";

const SERVICE = "apps/cms/**/*.test.ts";
/**
 * Tests of the content service whose result depends on the database: schema, transactions, the
 * audit chain, and campaigns. They run with SQLite and with PostgreSQL; the full run has all tests
 * with both.
 */
const DATABASE = [
  "apps/cms/src/schema.test.ts",
  "apps/cms/src/transaction.test.ts",
  "apps/cms/src/audit/append.test.ts",
  "apps/cms/src/campaigns/campaigns.test.ts",
  "apps/cms/src/preview/planned-state.test.ts",
];
/** Folders and files without tests. `npm test` names a test that is left out (scripts/test.ts). */
const EXCLUDED = [
  ...["**/node_modules/**", "**/dist/**", "**/.next/**"],
  ...((await findDumpServer()) === null ? [DUMP_TEST] : []),
];
/** Tests that use a browser document. Each file needs its own. */
const DOCUMENT = [
  "packages/finder-ui/src/*.test.tsx",
  "apps/site/src/browser/**/*.test.ts",
  "apps/cms/src/admin/*.test.tsx",
];

export default defineConfig({
  test: {
    // Use all processors. By default Vitest leaves one idle, which is half of a machine with two.
    maxWorkers: "100%",
    // The limits detect a test that hangs. They leave enough time for a slow machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    setupFiles: ["./vitest.setup.ts"],
    exclude: EXCLUDED,
    projects: [
      { extends: true, test: { name: "isolated", include: DOCUMENT } },
      {
        extends: true,
        test: {
          name: "service",
          // These files share loaded packages. The setup file says what it renews.
          isolate: false,
          include: [SERVICE],
          setupFiles: ["./apps/cms/src/testing/new-file.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          include: DATABASE,
          globalSetup: "./apps/cms/src/testing/postgres-setup.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "shared",
          // These files share loaded modules. A test restores all module state that it changes.
          isolate: false,
          include: [
            "packages/**/*.test.{ts,tsx}",
            "apps/site/**/*.test.{ts,tsx}",
            "data/**/*.test.ts",
            "scripts/**/*.test.ts",
          ],
          exclude: [...EXCLUDED, ...DOCUMENT],
        },
      },
    ],
  },
});
