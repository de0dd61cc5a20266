import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../../tools/find-browser.ts';
import { startPortal } from '../../tools/start-portal.ts';
import type { Portal } from '../../tools/start-portal.ts';
import { loggedInState, type StorageState } from '../logged-in-state.ts';
import type { BenchTask, Measurement } from '../measurement.ts';

/** What a page loaded: file name → size after gzip -9, KiB. Scripts of the page and of its workers apart. */
interface Loaded {
  readonly page: ReadonlyMap<string, number>;
  readonly workers: ReadonlyMap<string, number>;
}

const LIMITS = {
  'login.js_gz_kib': 130,
  'gallery.js_gz_kib': 130,
  'configurator_panel.js_gz_kib': 75,
  'viewer_worker.js_gz_kib': 150,
};

const gzipKib = (body: Buffer): number => gzipSync(body, { level: 9 }).length / 1024;
const sum = (sizes: Iterable<number>): number => [...sizes].reduce((total, size) => total + size, 0);

/** Opens `path` in a page with an empty cache and waits until the network rests. */
async function load(page: Page, address: string, isReady: (page: Page) => Promise<unknown>): Promise<Loaded> {
  const scripts = new Map<string, number>();
  const workerUrls = new Set<string>();
  /** Who asked for a script; a worker's own chunks are asked for by the worker. */
  const askedBy = new Map<string, string>();
  const pending: Promise<void>[] = [];
  page.on('worker', (worker) => workerUrls.add(new URL(worker.url()).pathname));
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (!url.pathname.endsWith('.js') || !response.ok()) return;
    const asker = response.request().headers()['referer'];
    if (asker !== undefined) askedBy.set(url.pathname, new URL(asker).pathname);
    pending.push(response.body().then((body) => void scripts.set(url.pathname, gzipKib(body))));
  });
  await page.goto(address);
  await isReady(page);
  await page.waitForLoadState('networkidle');
  await Promise.all(pending);
  const isWorkers = (path: string): boolean => {
    const asker = askedBy.get(path);
    return workerUrls.has(path) || /worker/.test(path) || (asker !== undefined && asker !== path && isWorkers(asker));
  };
  return {
    page: new Map([...scripts].filter(([path]) => !isWorkers(path))),
    workers: new Map([...scripts].filter(([path]) => isWorkers(path))),
  };
}

/** Which source modules stand in each built file; written by the build beside the bundle. */
async function modulesOf(root: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const text = await readFile(join(root, '.cache/web-modules.json'), 'utf8');
  const record: Record<string, string[]> = JSON.parse(text); // written by our own build plugin
  return new Map(Object.entries(record).map(([file, modules]) => [`/${file}`, modules]));
}

const HEAVY = { three: 'node_modules/three/', kernel: 'packages/kernel/src/' };

/** The kernel's modules that hold code; its types and lists of names leave nothing behind. */
function heavyModules(files: Iterable<string>, modules: ReadonlyMap<string, readonly string[]>): readonly string[] {
  return [...files].flatMap((file) =>
    (modules.get(file) ?? []).filter((module) => module.includes(HEAVY.three) || module.includes(HEAVY.kernel)),
  );
}

async function inFreshPage<T>(
  browser: Browser,
  state: StorageState | null,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(state === null ? {} : { storageState: state });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

async function measure(browser: Browser, portal: Portal, root: string): Promise<readonly Measurement[]> {
  const state = await loggedInState(browser, portal);
  const at = (path: string): string => `${portal.address}${path}`;
  const login = await inFreshPage(browser, null, (page) =>
    load(page, at('/'), (p) => p.getByRole('textbox').first().waitFor()),
  );
  const gallery = await inFreshPage(browser, state, (page) =>
    load(page, at('/konfigurator/v2/kategorie/9'), (p) => p.getByRole('img').first().waitFor()),
  );
  const configurator = await inFreshPage(browser, state, (page) =>
    load(page, at('/konfigurator/v2/kategorie/9/ringwerk/set/9001'), (p) =>
      p.locator('[data-settled]').waitFor({ timeout: 60_000 }),
    ),
  );
  const modules = await modulesOf(root);
  const panel = [...configurator.page].filter(([file]) => !gallery.page.has(file));
  const viewer = [...configurator.workers].filter(([file]) =>
    (modules.get(file) ?? []).some((module) => module.includes(HEAVY.three)),
  );
  const figure = (name: keyof typeof LIMITS, value: number, files: Iterable<string>): Measurement => ({
    task: 'first-load',
    name,
    value: Math.round(value * 10) / 10,
    unit: 'KiB',
    samples: 1,
    limit: LIMITS[name],
    note: [...files].join(' '),
  });
  const heavy = (name: string, files: Iterable<string>): Measurement => {
    const found = heavyModules(files, modules);
    return {
      task: 'first-load',
      name,
      value: found.length,
      unit: 'modules',
      samples: 1,
      limit: 0,
      note: found.slice(0, 5).join(' '),
    };
  };
  return [
    figure('login.js_gz_kib', sum(login.page.values()), login.page.keys()),
    heavy('login.heavy_modules', login.page.keys()),
    figure('gallery.js_gz_kib', sum(gallery.page.values()), gallery.page.keys()),
    heavy('gallery.heavy_modules', gallery.page.keys()),
    figure(
      'configurator_panel.js_gz_kib',
      sum(panel.map(([, size]) => size)),
      panel.map(([file]) => file),
    ),
    figure(
      'viewer_worker.js_gz_kib',
      sum(viewer.map(([, size]) => size)),
      viewer.map(([file]) => file),
    ),
  ];
}

export const task: BenchTask = {
  summary: 'JavaScript that login, gallery and configurator load in a browser with an empty cache, gzip -9.',
  async run(root) {
    const folder = await mkdtemp(join(tmpdir(), 'ringwerk-bench-'));
    const portal = await startPortal(root, join(folder, 'data'));
    const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
    try {
      return await measure(browser, portal, root);
    } finally {
      await browser.close();
      await portal.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
