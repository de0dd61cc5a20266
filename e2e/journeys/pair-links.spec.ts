import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { text } from '../texts.ts';
import { logIn, unfold, withoutPicture } from '../visitor.ts';

// A pair at the counter: each property is the same for both rings, or each ring has its own, as the couple wishes.

const PAIR = '/konfigurator/v2/kategorie/9/ringwerk/set/9001';
const t = (key: string): string => text('de', 'configurator', key);

/** Properties by the section in which they are joined. */
const LINKS = {
  shape: ['profile', 'width', 'height', 'size', 'edges'],
  metal: ['metal', 'split', 'inlays', 'plating'],
  surface: ['finish', 'grooves'],
  stones: ['stones'],
  engraving: ['engraving'],
} as const;

const choose = (page: Page, section: string): Promise<void> =>
  page.getByRole('tab', { name: t(`section.${section}`), exact: true }).click();
const linkOf = (page: Page, link: string) =>
  page.getByRole('switch', { name: `${t(`link.${link}`)}: ${t('link.both')}`, exact: true });
const ring = (page: Page, role: 'first' | 'second'): Promise<void> =>
  page.getByRole('radio', { name: t(`role.${role}`) }).check({ force: true });

test('every property of a pair is joined and parted by itself', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await withoutPicture(page);
  await logIn(page, 'de');
  await page.goto(PAIR);
  await page.getByRole('tab', { name: t('section.shape'), exact: true }).waitFor();
  const found: string[] = [];
  for (const [section, links] of Object.entries(LINKS)) {
    await choose(page, section);
    await unfold(page);
    for (const link of links) {
      const toggle = linkOf(page, link);
      if ((await toggle.count()) !== 1) {
        found.push(`${link}: ${await toggle.count()} switches in ${section}`);
        continue;
      }
      const before = await toggle.isChecked();
      await toggle.setChecked(!before, { force: true });
      expect(await toggle.isChecked(), link).toBe(!before);
      await toggle.setChecked(before, { force: true });
    }
  }
  expect(found).toEqual([]);

  await choose(page, 'shape');
  await linkOf(page, 'width').setChecked(false, { force: true });
  const width = page.getByRole('slider', { name: t('fact.width'), exact: true });
  const wider = page.getByRole('button', { name: `${t('fact.width')}: ${t('measure.more')}`, exact: true });
  await ring(page, 'second');
  const second = await width.inputValue();
  await ring(page, 'first');
  await wider.click();
  await expect(width).not.toHaveValue(second);
  const first = await width.inputValue();
  await ring(page, 'second');
  await expect(width).toHaveValue(second);
  // Joined from the second ring: the first takes its width, and from then on both go together.
  await linkOf(page, 'width').setChecked(true, { force: true });
  await ring(page, 'first');
  await expect(width).toHaveValue(second);
  await wider.click();
  await expect(width).toHaveValue(first);
  await ring(page, 'second');
  await expect(width).toHaveValue(first);
  await context.close();
});
