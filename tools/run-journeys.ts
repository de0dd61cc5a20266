import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_ARGUMENTS, findBrowser } from './find-browser.ts';
import { runVisibly, type TestCounts } from './run-unit-tests.ts';
import { startPortal, type Portal } from './start-portal.ts';

/**
 * Pages are put together by the processor itself instead of by software GL, which takes a quarter of the browser's time;
 * the rings are drawn by GL as before.
 */
const JOURNEY_ARGUMENTS = [...BROWSER_ARGUMENTS, '--disable-gpu-compositing'];

interface Suite {
  readonly specs: readonly { readonly title: string; readonly file: string; readonly ok: boolean }[];
  readonly suites?: readonly Suite[];
}
/** What is read of playwright's json reporter. */
interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number };
  readonly suites: readonly Suite[];
}

const failuresOf = ({ specs, suites = [] }: Suite): readonly string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(failuresOf),
];

/** Journeys that run at once, each against a portal of its own. One leaves half of two cores idle while it waits for the other side. */
const AT_ONCE = 2;

/** Starts portals one after the other: the first one builds the page. @throws Error of the one that does not start; none is left */
async function startPortals(root: string, folder: string): Promise<{ trials: Portal[]; newHouse: Portal }> {
  const started: Portal[] = [];
  try {
    for (let index = 0; index < AT_ONCE; index += 1) {
      started.push(await startPortal(root, join(folder, `data-${index}`)));
    }
    const newHouse = await startPortal(root, join(folder, 'new-house'), 'production');
    return { trials: started, newHouse };
  } catch (error) {
    await Promise.all(started.map((portal) => portal.stop()));
    throw error;
  }
}

/**
 * Journeys in a real browser against freshly started portals with databases of their own, and beside them a house in
 * production that nobody has set up.
 */
export async function runJourneys(root: string): Promise<TestCounts> {
  const browser = findBrowser();
  const folder = await mkdtemp(join(tmpdir(), 'ringwerk-journeys-'));
  const report = join(folder, 'journeys.json');
  const { trials, newHouse } = await startPortals(root, folder);
  try {
    const code = await runVisibly(
      root,
      ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'],
      {
        ...process.env,
        BASE_URLS: JSON.stringify(trials.map(({ address }) => address)),
        DEMO_PASSWORD: trials[0]?.password,
        SETUP_LINK: newHouse.setupLink ?? '',
        BROWSER_PATH: browser,
        BROWSER_ARGUMENTS: JSON.stringify(JOURNEY_ARGUMENTS),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    );
    const { stats, suites }: PlaywrightReport = JSON.parse(await readFile(report, 'utf8'));
    const crashed = code !== 0 && stats.unexpected === 0 ? 1 : 0;
    const failed = stats.unexpected + crashed + (stats.expected === 0 ? 1 : 0);
    return { passed: stats.expected, failed, names: suites.flatMap(failuresOf) };
  } finally {
    await Promise.all([...trials, newHouse].map((portal) => portal.stop()));
    await rm(folder, { recursive: true, force: true });
  }
}
