import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_ARGUMENTS, findBrowser } from './find-browser.ts';
import { runVisibly, type TestCounts } from './run-unit-tests.ts';
import { startPortal, type Portal } from './start-portal.ts';

interface Stats {
  readonly expected: number;
  readonly unexpected: number;
}

export interface Houses {
  /** The portal that the journeys walk through, with a database of its own. */
  readonly portal: Portal;
  /** A house in production that nobody has set up. */
  readonly newHouse: Portal;
  close(): Promise<void>;
}

/** Starts both houses freshly; the page is built by then. @throws Error when one is not healthy, and the other is stopped */
export async function openHouses(root: string): Promise<Houses> {
  const folder = await mkdtemp(join(tmpdir(), 'ringwerk-houses-'));
  const portal = await startPortal(root, join(folder, 'data'));
  const newHouse = await startPortal(root, join(folder, 'new-house'), 'production').catch(async (error: unknown) => {
    await portal.stop();
    throw error;
  });
  return {
    portal,
    newHouse,
    async close() {
      await Promise.all([portal.stop(), newHouse.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Journeys in a real browser. @param houses - freshly opened: journeys begin with nothing kept, quoted or ordered */
export async function runJourneys(root: string, { portal, newHouse }: Houses): Promise<TestCounts> {
  const folder = await mkdtemp(join(tmpdir(), 'ringwerk-journeys-'));
  const report = join(folder, 'journeys.json');
  const code = await runVisibly(
    root,
    ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'],
    {
      env: {
        ...process.env,
        BASE_URL: portal.address,
        DEMO_PASSWORD: portal.password,
        SETUP_LINK: newHouse.setupLink ?? '',
        BROWSER_PATH: findBrowser(),
        BROWSER_ARGUMENTS: JSON.stringify(BROWSER_ARGUMENTS),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    },
  );
  const { stats }: { stats: Stats } = JSON.parse(await readFile(report, 'utf8')); // playwright's json reporter
  await rm(folder, { recursive: true, force: true });
  const crashed = code !== 0 && stats.unexpected === 0 ? 1 : 0;
  return { passed: stats.expected, failed: stats.unexpected + crashed + (stats.expected === 0 ? 1 : 0) };
}
