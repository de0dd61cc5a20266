import { chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../find-browser.ts';
import { bundlePage } from '../page-bundle/bundle-page.ts';
import type { StillJob } from './still-job.ts';

/** A page without a screen that renders pictures one after the other. */
export interface StillPage {
  /** @returns the bytes of the picture in the job's format. */
  readonly render: (job: StillJob) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** Opens a browser with the viewer in it; `root` is the repository. The caller closes it. */
export async function openStillPage(root: string): Promise<StillPage> {
  const script = await bundlePage(root, 'tools/stills/stills-page.ts');
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  await page.setContent('<!doctype html><title>stills</title>');
  await page.addScriptTag({ content: script });
  return {
    async render(job) {
      // The page's own function; its types stop at the border of the browser.
      const encoded = await page.evaluate(
        (one) => (globalThis as unknown as { renderStill(job: unknown): Promise<string> }).renderStill(one),
        job,
      );
      return Buffer.from(encoded, 'base64');
    },
    close: () => browser.close(),
  };
}
