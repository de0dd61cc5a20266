import type { Browser, BrowserContext, Page, Worker } from '@playwright/test';
import type { StorageState } from '../logged-in-state.ts';
import { probeHand, probePage, type PageProbe } from './probe-page.ts';
import { probeFrames, probeKernel, probeScenes, type TakenScene, type ViewerFrame } from './probe-viewer.ts';

/** A court pair with one brilliant, both rings linked: the commonest work at a counter. */
const SET = '/konfigurator/v2/kategorie/10/ringwerk/set/10001';
/** Software GL draws every pixel on the processor: a stage of a small tablet keeps frames below a second. */
const VIEWPORT = { width: 1024, height: 640 };
/**
 * A new window of Chromium first loads pages of its own (its address bar's list: half a second of processor time). Whoever opens
 * a set at a counter does so in a window that has long been there, so those pages have their time before the address is asked for.
 */
const WINDOW_MILLISECONDS = 2_000;
/** How often the page is looked at: the probes write the moments down, and each look takes time from what is measured. */
const LOOK_MILLISECONDS = 100;

/** Openings until the probe was there in time. */
const ATTEMPTS = 4;

declare global {
  // Set by the probes in the browser.
  var probe: PageProbe;
  var viewerFrames: ViewerFrame[];
  var scenesTaken: () => readonly TakenScene[];
  var scenesSent: () => readonly (readonly [id: number, at: number])[];
}

/** A configurator that is open in a real browser, with all probes in it. */
export interface OpenConfigurator {
  readonly page: Page;
  readonly viewer: Worker;
  readonly kernel: Worker;
  /** When the address was asked for, ms since 1970. */
  readonly askedAt: number;
  close(): Promise<void>;
}

export async function configuratorContext(
  browser: Browser,
  baseURL: string,
  storageState: StorageState,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, storageState, viewport: VIEWPORT });
  await context.addInitScript(probePage);
  await context.addInitScript(probeHand);
  return context;
}

/** Opens the set in a new page and waits until the first frame is drawn and the panel and the price stand there. */
export async function openConfigurator(context: BrowserContext): Promise<OpenConfigurator> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const open = await openWatched(context);
    if (open !== null) return open;
  }
  throw new Error(`the viewer's probe saw no scene in ${ATTEMPTS} openings: it came later than the viewer's port`);
}

/** Null when no scene was seen: on a machine under load the worker may have its port before it has the probe. */
async function openWatched(context: BrowserContext): Promise<OpenConfigurator | null> {
  const page = await context.newPage();
  const viewer = Promise.withResolvers<Worker>();
  const kernel = Promise.withResolvers<Worker>();
  page.on('worker', (worker) => {
    const isKernel = /kernel/u.test(worker.url());
    worker.evaluate(isKernel ? probeKernel : probeScenes).then(
      async () => {
        if (!isKernel) await worker.evaluate(probeFrames);
        if (isKernel) kernel.resolve(worker);
        else if (/worker-/u.test(worker.url())) viewer.resolve(worker);
      },
      () => undefined,
    );
  });
  await page.waitForTimeout(WINDOW_MILLISECONDS);
  await page.goto(SET);
  await page.waitForFunction(() => probe.panelAt > 0 && probe.totalAt > 0, null, {
    polling: LOOK_MILLISECONDS,
    timeout: 60_000,
  });
  const opened = await viewer.promise;
  await untilAtRest(page);
  if ((await firstFrame(opened)) === null) {
    await page.close();
    return null;
  }
  const askedAt = await page.evaluate(() => performance.timeOrigin);
  return { page, viewer: opened, kernel: await kernel.promise, askedAt, close: () => page.close() };
}

/** The first frame that shows the rings; null while it is on its way. */
export async function firstFrame(viewer: Worker): Promise<ViewerFrame | null> {
  const drawn = await viewer.evaluate(() => viewerFrames);
  return drawn.find(({ scenes, done }) => scenes > 0 && done > 0) ?? null;
}

/** Waits until the picture at rest is whole, so that what is measured next starts from rest. */
export const untilAtRest = (page: Page): Promise<void> => page.locator('[data-settled]').waitFor({ timeout: 120_000 });
