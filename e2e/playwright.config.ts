import { defineConfig } from "@playwright/test";

/**
 * Tests of the built application with a separate data folder (setup.ts): over HTTP alone, and in a
 * browser. The names of the projects are the kinds of proof in docs/spec-map.md.
 */
export default defineConfig({
  testDir: ".",
  globalSetup: "./setup.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A test that passes on its second try is flaky. It is reported, and too many of them fail the
  // run.
  retries: 1,
  // The limits detect a test that hangs. They leave enough time for a slow machine.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json"]],
  projects: [
    { name: "http", testMatch: "**/*.http.spec.ts" },
    { name: "browser", testMatch: "**/*.spec.ts", testIgnore: "**/*.http.spec.ts" },
  ],
  use: {
    browserName: "chromium",
    headless: true,
    actionTimeout: 60_000,
    launchOptions: {
      executablePath:
        process.env["CHROMIUM_SHELL"] ?? process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-quic",
        "--no-first-run",
      ],
    },
    // Recording every step costs time and memory in each test. E2E_TRACE=1 enables it.
    trace: process.env["E2E_TRACE"] ? "retain-on-failure" : "off",
  },
});
