import { expect, test } from '@playwright/test';
import { text } from '../texts.ts';
import { logIn } from '../visitor.ts';

// Who pastes a list of article numbers begins at the top of the pad, on a tablet and on a phone.

const SCREENS = [
  ['tablet', { width: 1024, height: 768 }],
  ['phone', { width: 390, height: 844 }],
] as const;

for (const language of ['de', 'jp'] as const) {
  for (const [name, viewport] of SCREENS) {
    test(`the field for article numbers stands in the first screen: ${language}, ${name}`, async ({ browser }) => {
      const p = (key: string): string => text(language, 'pad', key);
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await logIn(page, language);
      await page.goto('/konfigurator/v1');
      // The list is there, and the field still before it.
      await expect(page.getByRole('button', { name: /RW-01-001/ }).first()).toBeAttached();
      const field = page.getByRole('textbox', { name: p('entryLabel') });
      const take = page.getByRole('button', { name: p('entryAdd'), exact: true });
      for (const control of [field, take]) {
        const box = await control.boundingBox();
        expect(box?.y).toBeGreaterThan(0);
        expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
      }
      await field.fill('RW-01-002');
      await take.click();
      await expect(
        page
          .getByRole('region', { name: p('yourOrder') })
          .getByText('RW-01-002')
          .first(),
      ).toBeVisible();
      await context.close();
    });
  }
}
