import type { Browser, BrowserContextOptions } from '@playwright/test';
import type { Portal } from '../tools/start-portal.ts';

/** Cookies and storage of a browser. */
export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Logs the demo dealer in through the API and returns the browser state that holds both cookies. */
export async function loggedInState(browser: Browser, portal: Portal): Promise<StorageState> {
  const context = await browser.newContext();
  try {
    const answer = await context.request.post(`${portal.address}/api/session`, {
      data: { customerNumber: '10001', password: portal.password },
      headers: { origin: portal.address },
    });
    if (!answer.ok()) throw new Error(`login refused: ${answer.status()} ${await answer.text()}`);
    return await context.storageState();
  } finally {
    await context.close();
  }
}
