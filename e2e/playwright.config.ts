import { defineConfig } from '@playwright/test';

/** Browser tests against the built application with a data folder of its own (setup.ts). */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './setup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A second run counts only where the browser itself had stopped drawing the page; after any other failure the test has failed (scripts/lib/browser-report.ts).
  retries: 1,
  // Limits say that something hangs, not that the machine is slow: about ten times what the longest test without its own needs.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    headless: true,
    actionTimeout: 120_000,
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic', '--no-first-run'],
    },
    // Recording every step costs each test time and memory: ask for it when one fails, with E2E_TRACE=1.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
  },
});
