import { defineConfig } from "@playwright/test";

/**
 * Tests against the built application with a data folder of its own (setup.ts): by HTTP alone, and in a browser.
 * The names of the projects are the kinds of proof in docs/spec-map.md.
 */
export default defineConfig({
  testDir: ".",
  globalSetup: "./setup.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A test that passes on its second try is unsteady: it is named, and too many of them fail the run.
  retries: 1,
  // Limits say that something hangs, not that the machine is slow.
  timeout: 180_000,
  expect: { timeout: 30_000 },
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
    // Recording every step costs each test time and memory: ask for it with E2E_TRACE=1.
    trace: process.env["E2E_TRACE"] ? "retain-on-failure" : "off",
  },
});
