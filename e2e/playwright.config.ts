import { defineConfig } from '@playwright/test';

// Address, password and browser come from the runner (tools/run-journeys.ts).
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  // Software GL uses every core: one page at a time.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // Limits for what hangs, not measures: a busy machine draws several times slower.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://127.0.0.1:3000',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['BROWSER_PATH'] ?? '/usr/bin/chromium',
      args: JSON.parse(process.env['BROWSER_ARGUMENTS'] ?? '["--no-sandbox"]'),
    },
  },
});
