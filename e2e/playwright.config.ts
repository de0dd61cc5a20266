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
  timeout: 90_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://127.0.0.1:3000',
    actionTimeout: 45_000,
    navigationTimeout: 45_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['BROWSER_PATH'] ?? '/usr/bin/chromium',
      args: JSON.parse(process.env['BROWSER_ARGUMENTS'] ?? '["--no-sandbox"]'),
    },
  },
});
