import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page, type Route } from 'playwright-core';
import { installedBrowser, STILL_ARGUMENTS, STILL_ENVIRONMENT } from './installed-browser.ts';
import { StillError } from './still-error.ts';
import type { RenderJob } from './render-job.ts';

/** The built page; `tools/launch/web-build.mjs` makes it. */
const PAGE_FOLDER = fileURLToPath(new URL('../dist', import.meta.url));
/** No request for this name leaves the browser: all are answered from the folder above. */
const ORIGIN = 'http://stills.invalid';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.woff': 'font/woff',
  '.svg': 'image/svg+xml',
};
/** Pictures wait behind whoever uses the machine: the server answers first. */
const NICENESS = 10;
const START_MILLISECONDS = 30_000;

/** A browser without a screen, its page loaded and ready to draw. */
export interface StillBrowser {
  /** @returns the picture's bytes in the job's format. Rejects when the page throws or the browser ends. */
  readonly render: (job: RenderJob) => Promise<Buffer>;
  /** Memory of all its processes in bytes; null where the system does not tell. */
  readonly memory: () => Promise<number | null>;
  /** Ends it, at once and by force when it does not answer. */
  readonly close: () => Promise<void>;
}

/** Whether a browser and the page are there. */
export const canRenderStills = (): boolean =>
  installedBrowser() !== null && existsSync(join(PAGE_FOLDER, 'index.html'));

async function answer(route: Route): Promise<void> {
  const { origin, pathname } = new URL(route.request().url());
  const path = normalize(join(PAGE_FOLDER, pathname === '/' ? 'index.html' : pathname));
  if (origin !== ORIGIN || !path.startsWith(PAGE_FOLDER) || !existsSync(path)) return route.abort();
  const contentType = TYPES[extname(path)] ?? 'application/octet-stream';
  return route.fulfill({ body: await readFile(path), contentType });
}

async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.route('**/*', (route) => answer(route));
  await page.goto(ORIGIN);
  await page.waitForFunction(() => 'renderStill' in globalThis, undefined, { timeout: START_MILLISECONDS });
  return page;
}

/** Process ids of a browser. */
async function processesOf(browser: Browser): Promise<readonly number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.map(({ id }) => id);
}

/** Proportional memory of processes in bytes, from the kernel's own accounts; null outside Linux. */
async function memoryOf(processes: readonly number[]): Promise<number | null> {
  let sum = 0;
  for (const id of processes) {
    const text = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => null);
    if (text === null) return null;
    sum += 1024 * Number(/^Pss:\s+(\d+) kB$/mu.exec(text)?.[1] ?? 0);
  }
  return sum;
}

function yieldToOthers(processes: readonly number[]): void {
  for (const id of processes) {
    try {
      if (getPriority(id) < NICENESS) setPriority(id, NICENESS);
    } catch {
      // Another system, or a process that has ended: pictures are then drawn at the usual priority.
    }
  }
}

function endByForce(processes: readonly number[]): void {
  for (const id of processes) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }
}

/** @throws StillError when there is no browser, no page, or the page does not start. */
export async function openStillBrowser(): Promise<StillBrowser> {
  const executablePath = installedBrowser();
  if (executablePath === null) throw new StillError('no-browser');
  if (!canRenderStills()) throw new StillError('no-page');
  const browser = await chromium.launch({
    executablePath,
    args: STILL_ARGUMENTS,
    env: { ...process.env, ...STILL_ENVIRONMENT },
    timeout: START_MILLISECONDS,
  });
  try {
    const page = await openPage(browser);
    const processes = await processesOf(browser);
    yieldToOthers(processes);
    return {
      render: (job) => render(page, job),
      memory: () => memoryOf(processes),
      close: () => end(browser, processes),
    };
  } catch (error) {
    await browser.close();
    throw new StillError('broken', error);
  }
}

/** Stands in the page that draws (`page/still-page.ts`), where the function given to `evaluate` runs. */
declare function renderStill(job: RenderJob): Promise<string>;

async function render(page: Page, job: RenderJob): Promise<Buffer> {
  const encoded = await page.evaluate((one) => renderStill(one), job);
  return Buffer.from(encoded, 'base64');
}

const CLOSE_MILLISECONDS = 3_000;

async function end(browser: Browser, processes: readonly number[]): Promise<void> {
  const late = setTimeout(() => endByForce(processes), CLOSE_MILLISECONDS);
  await browser.close().catch(() => {});
  clearTimeout(late);
}
