import { expect } from '@playwright/test';
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import type { Egf, Language } from '@ringwerk/contract';
import { text } from './texts.ts';

export const PASSWORD = process.env['DEMO_PASSWORD'] ?? 'journey-password-1';

/** What a jeweller does at the door: opens the login in a language and logs in. */
export async function logIn(page: Page, language: Language, customerNumber = '10001'): Promise<void> {
  await page.goto(`/?lang=${language}`);
  await fillLogin(page, language, customerNumber, PASSWORD);
  await expect(page).toHaveURL(/\/home$/);
}

export async function fillLogin(
  page: Page,
  language: Language,
  customerNumber: string,
  password: string,
): Promise<void> {
  await page.getByRole('textbox', { name: text(language, 'login', 'customerNumber') }).fill(customerNumber);
  await page.getByLabel(text(language, 'login', 'password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: text(language, 'login', 'submit'), exact: true }).click();
}

export async function logOut(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: text(language, 'shell', 'logout') }).click();
  await expect(page.getByText(text(language, 'shell', 'session.ended'))).toBeVisible();
}

/** The display cookie as the page reads it, or null. */
export async function egf(page: Page): Promise<Egf | null> {
  const cookie = (await page.context().cookies()).find((found) => found.name === 'egf');
  return cookie === undefined ? null : JSON.parse(decodeURIComponent(cookie.value)); // written by our server
}

interface OpenSetOptions extends BrowserContextOptions {
  /** False: the rings are a still, and nothing is drawn meanwhile. */
  readonly hasPicture?: boolean;
  /** Done with the page before anything is opened in it. */
  readonly before?: (page: Page) => Promise<unknown>;
}

/** A jeweller at the counter with a set open: the price is there, and the picture, if any, rests. */
export async function openSet(
  browser: Browser,
  language: Language,
  path: string,
  { hasPicture = true, before, ...options }: OpenSetOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  if (!hasPicture) await withoutPicture(page);
  await before?.(page);
  await logIn(page, language);
  await page.goto(path);
  await total(page).waitFor();
  if (hasPicture) await page.locator('[data-settled]').waitFor();
  return page;
}

/** The spoken total, e.g. "2.112,05 €, 11,21 g". */
export const total = (page: Page): Locator =>
  page
    .getByRole('status')
    .filter({ hasText: /\d\s?g$/ })
    .first();

/** Before the page is opened: it finds no WebGL and shows the still instead. Drawing would take most of a journey's time. */
export const withoutPicture = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
    for (const kind of [HTMLCanvasElement, OffscreenCanvas])
      Object.defineProperty(kind.prototype, 'getContext', { value: () => null });
  });

/** Opens what is folded away in the section on show. */
export const unfold = (page: Page): Promise<void> =>
  page.getByRole('tabpanel').evaluate((panel) => {
    for (const summary of panel.querySelectorAll<HTMLElement>('details:not([open]) > summary')) summary.click();
  });
