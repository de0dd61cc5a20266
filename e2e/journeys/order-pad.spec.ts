import { expect, test } from '@playwright/test';
import { text } from '../texts.ts';
import { logIn } from '../visitor.ts';

// Who pastes a list of article numbers begins at the top of the pad, on a tablet and on a phone.

// All of them write on one shop's pad: each case puts an article of its own there.
const CASES = [
  ['de', 'tablet', { width: 1024, height: 768 }, 'RW-01-002'],
  ['de', 'phone', { width: 390, height: 844 }, 'RW-01-003'],
  ['jp', 'tablet', { width: 1024, height: 768 }, 'RW-01-004'],
  ['jp', 'phone', { width: 390, height: 844 }, 'RW-01-005'],
] as const;

for (const [language, name, viewport, article] of CASES) {
  test(`the field for article numbers stands in the first screen: ${language}, ${name}`, async ({ browser }) => {
    const p = (key: string): string => text(language, 'pad', key);
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await logIn(page, language);
    await page.goto('/konfigurator/v1');
    // The list is there, and the field still before it.
    await expect(page.getByRole('button', { name: /RW-01-001/ }).first()).toBeAttached();
    // Lines that stand on the pad already have fields of that name, too, on a phone and in Japanese.
    const field = page.getByRole('textbox', { name: p('entryLabel') }).first();
    const take = page.getByRole('button', { name: p('entryAdd'), exact: true });
    for (const control of [field, take]) {
      const box = await control.boundingBox();
      expect(box?.y).toBeGreaterThan(0);
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    }
    await field.fill(article);
    await take.click();
    await expect(
      page
        .getByRole('region', { name: p('yourOrder') })
        .getByText(article)
        .first(),
    ).toBeVisible();
    await context.close();
  });
}

test('a pasted list is put right by keyboard and becomes one order of several positions', async ({ browser }) => {
  const p = (key: string, values = {}): string => text('de', 'pad', key, values);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  // A shop of its own: the pad of the other one has the lines of the journeys above.
  await logIn(page, 'de', '10002');
  await page.goto('/konfigurator/v1');
  // Columns in an order of the list's own, one number with a wrong digit.
  const list = [
    'Kunde\tMenge\tArt.-Nr.\tLegierung\tGröße Damen\tGröße Herren',
    'Huber\t2\tRW-09-014\tRoségold 750\t54\t62',
    'Huber\t1\trw 9915\tPt950\t52\t60',
  ].join('\n');
  await page.getByRole('textbox', { name: p('entryLabel') }).fill(list);
  await page.keyboard.press('Control+Enter');
  const grid = page.getByRole('grid', { name: p('yourOrder') });
  // Each line names its number twice: in its first cell, and at the button that takes it off.
  await expect(grid.getByRole('gridcell', { name: 'RW-09-014' }).first()).toBeVisible();
  const review = page.getByRole('button', { name: p('review'), exact: true });
  // The wrong number is written over in its cell; what may be meant is offered, and the arrows take it.
  const wrong = grid.getByRole('gridcell', { name: /9915/ }).first();
  await wrong.focus();
  await page.keyboard.type('RW-09-015');
  await page.keyboard.press('Enter');
  await expect(grid.getByRole('gridcell', { name: /RW-09-015.*Fidelis/ }).first()).toBeVisible();
  // The next line is typed into the empty one below, by what the ring is called.
  await page.keyboard.type('Fidelis');
  await expect(
    page
      .getByRole('listbox', { name: p('colArticle') })
      .getByRole('option')
      .first(),
  ).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(grid.getByRole('gridcell', { name: /Fidelis/ })).toHaveCount(3);
  // Another device of the shop has the same pad.
  const colleague = await (await browser.newContext()).newPage();
  await logIn(colleague, 'de', '10002-2');
  await colleague.goto('/konfigurator/v1');
  await expect(colleague.getByRole('grid').getByRole('gridcell', { name: /Fidelis/ })).toHaveCount(3);
  await review.click();
  await page.getByRole('textbox', { name: p('commission') }).fill('Huber');
  await page.getByRole('button', { name: p('submit_other', { count: 3 }), exact: true }).click();
  await expect(page).toHaveURL(/\/auftraege\/[\da-f-]{36}$/u);
  for (const number of ['RW-09-014', 'RW-09-015']) await expect(page.getByText(number).first()).toBeVisible();
  const read = colleague.waitForResponse(
    (response) => new URL(response.url()).pathname === '/api/order-pad' && response.request().method() === 'GET',
  );
  await colleague.reload();
  await read;
  await expect(colleague.getByRole('grid')).toBeVisible();
  await expect(colleague.getByRole('grid').getByRole('gridcell', { name: /Fidelis/ })).toHaveCount(0);
});
