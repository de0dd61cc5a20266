import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_ARGUMENTS, findBrowser } from './find-browser.ts';
import { runVisibly } from './run-unit-tests.ts';
import { startPortal } from './start-portal.ts';

/**
 * Pages are put together by the processor itself instead of by software GL, which takes a quarter of the browser's time;
 * the rings are drawn by GL as before.
 */
const JOURNEY_ARGUMENTS = [...BROWSER_ARGUMENTS, '--disable-gpu-compositing'];

interface Stats {
  readonly expected: number;
  readonly unexpected: number;
}

/**
 * Journeys in a real browser against a freshly started portal with a database of its own, and beside it a house in
 * production that nobody has set up.
 */
export async function runJourneys(root: string): Promise<{ passed: number; failed: number }> {
  const browser = findBrowser();
  const folder = await mkdtemp(join(tmpdir(), 'ringwerk-journeys-'));
  const report = join(folder, 'journeys.json');
  const portal = await startPortal(root, join(folder, 'data'));
  const newHouse = await startPortal(root, join(folder, 'new-house'), 'production').catch(async (error: unknown) => {
    await portal.stop();
    throw error;
  });
  try {
    const code = await runVisibly(
      root,
      ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'],
      {
        ...process.env,
        BASE_URL: portal.address,
        DEMO_PASSWORD: portal.password,
        SETUP_LINK: newHouse.setupLink ?? '',
        BROWSER_PATH: browser,
        BROWSER_ARGUMENTS: JSON.stringify(JOURNEY_ARGUMENTS),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    );
    const { stats }: { stats: Stats } = JSON.parse(await readFile(report, 'utf8')); // playwright's json reporter
    const crashed = code !== 0 && stats.unexpected === 0 ? 1 : 0;
    return { passed: stats.expected, failed: stats.unexpected + crashed + (stats.expected === 0 ? 1 : 0) };
  } finally {
    await Promise.all([portal.stop(), newHouse.stop()]);
    await rm(folder, { recursive: true, force: true });
  }
}
