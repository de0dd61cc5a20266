import { expect } from '@playwright/test';
import type { Visitor } from './visitor-at-screen.ts';

/** Enters bank account and contact of the house in the settings of its papers; once set, they stay. */
export async function enterAccount(office: Visitor): Promise<void> {
  const papers = office.words('papers');
  await office.page.goto('/verwaltung/papiere/buchhaltung');
  for (const [field, value] of [
    ['iban', 'DE89 3704 0044 0532 0130 00'],
    ['contactName', 'Eva Berger'],
    ['contactPhone', '+49 6781 1234'],
    ['contactEmail', 'rechnung@ringwerk.example'],
  ] as const)
    await office.page.getByRole('textbox', { name: papers(field), exact: true }).fill(value);
  const saved = office.page.waitForResponse(
    (response) => response.url().includes('/paper') && response.request().method() === 'PUT',
  );
  await office.pressButton(papers('save'));
  expect((await saved).status()).toBe(200);
}
