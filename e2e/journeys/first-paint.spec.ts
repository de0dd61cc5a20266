import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { text } from '../texts.ts';
import { logIn } from '../visitor.ts';

// The rings are on the screen before any script has run, and stay where they are until the live ones take over.

const SET = '/konfigurator/v2/kategorie/10/ringwerk/set/10001';
const DESK = { width: 1440, height: 900 };
const OTHERS = [
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

const first = (page: Page) => page.locator('.first-paint img');
const opening = (page: Page) => page.locator('main .stage-still img');

const placeOf = (picture: ReturnType<typeof first>): Promise<readonly number[]> =>
  picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { x, y, width, height } = image.getBoundingClientRect();
    return [x, y, width, height];
  });

/** Opens the set without its scripts; what is answered lets them come. */
async function openHeld(page: Page, search = ''): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/base-*.js', (route) => held.promise.then(() => route.continue()), { times: 1 });
  await page.goto(`${SET}${search}`, { waitUntil: 'commit' });
  return held.resolve;
}

test('the rings stand in the first paint where they then stand live, until a touch', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await logIn(page, 'de');
  const compare = async (screen: { readonly width: number; readonly height: number }): Promise<void> => {
    await page.setViewportSize(screen);
    const release = await openHeld(page);
    const before = await placeOf(first(page));
    release();
    // While the page is put together, one element gives way to the next.
    await expect(async () => {
      const after = await placeOf(opening(page));
      for (const [index, value] of before.entries()) expect(Math.abs(value - (after[index] ?? NaN))).toBeLessThan(1);
    }).toPass();
  };
  for (const screen of [DESK, ...OTHERS]) await compare(screen);
  // What the frame leaves to the stage is the device's choice.
  await page.evaluate(() => localStorage.setItem('ringwerk.layout', '{"collapsed":true,"headerHidden":true}'));
  await compare(DESK);

  const width = page.getByRole('textbox', { name: new RegExp(`^${text('de', 'configurator', 'fact.width')}`) }).first();
  await width.fill('5');
  await width.press('Enter');
  await expect(opening(page)).toHaveCount(0);
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('ringwerk.draft.')));

  // Whoever comes with the next couple sees the article; what was left is offered beside it.
  const releaseArticle = await openHeld(page);
  await expect(first(page)).toBeVisible();
  releaseArticle();
  await expect(page.getByRole('group', { name: text('de', 'configurator', 'kept.title') })).toBeVisible();
  await expect(width).not.toHaveValue('5,0 mm');

  // Unfinished work that is asked for is another ring.
  const release = await openHeld(page, '?resume=1');
  await expect(page.locator('.first-paint')).toBeAttached();
  await expect(first(page)).toBeHidden();
  release();
  await expect(width).toHaveValue('5,0 mm');
  await expect(opening(page)).toHaveCount(0);
  await context.close();
});
