import { defineConfig } from '@playwright/test';

// Addresses, password and browser come from the runner (tools/run-journeys.ts): a portal for each journey that runs at once.
const { BASE_URLS, BASE_URL = 'http://127.0.0.1:3000' } = process.env;
const ADDRESSES: readonly string[] = BASE_URLS === undefined ? [BASE_URL] : JSON.parse(BASE_URLS);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  // Journeys of one file are one after the other; no two files share a portal, so none meets what another one does at the time.
  workers: ADDRESSES.length,
  retries: 0,
  forbidOnly: true,
  // Limits for what hangs, not measures: a busy machine draws several times slower.
  timeout: 480_000,
  expect: { timeout: 120_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: ADDRESSES[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)],
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['BROWSER_PATH'] ?? '/usr/bin/chromium',
      args: JSON.parse(process.env['BROWSER_ARGUMENTS'] ?? '["--no-sandbox"]'),
    },
  },
});
