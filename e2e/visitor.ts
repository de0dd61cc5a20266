import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
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
