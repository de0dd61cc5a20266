import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { Hand } from '../hand.ts';
import { text } from '../texts.ts';

// Touches that come before the one before them is answered: each of them counts.

const t = (key: string): string => text('de', 'configurator', key);
/** Widths are made in steps of this, mm. */
const STEP = 0.1;
const field = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name: `${name}, ${t('measure.exact')}`, exact: true });
const more = (page: Page, name: string): Locator => page.getByRole('button', { name: `${name}: ${t('measure.more')}` });
const number = async (shown: Locator): Promise<number> =>
  Number.parseFloat((await shown.inputValue()).replace(',', '.'));

/** Presses all of them within one task: no answer can come in between. */
async function pressAtOnce(page: Page, buttons: readonly Locator[]): Promise<void> {
  const handles = await Promise.all(buttons.map((button) => button.elementHandle()));
  await page.evaluate((elements) => {
    for (const element of elements) if (element instanceof HTMLElement) element.click();
  }, handles);
}

test('two steps at once are two steps, and two numbers of one stone are both taken', async ({ browser }) => {
  const hand = await Hand.at(browser, 'mouse', { hasPicture: false });
  const { page } = hand;
  await hand.open('/konfigurator/v2/kategorie/10/ringwerk/set/10001');
  const width = t('fact.width');
  const before = await number(field(page, width));
  const wider = more(page, width);
  await pressAtOnce(page, [wider, wider, wider]);
  await expect.poll(async () => (await number(field(page, width))) - before).toBeCloseTo(3 * STEP, 5);
  // Each is a step of its own.
  await hand.press(page.getByRole('button', { name: t('undo') }).first());
  await expect.poll(async () => (await number(field(page, width))) - before).toBeCloseTo(2 * STEP, 5);

  await hand.section('stones');
  const [place, angle] = [t('fact.stone-position'), t('fact.angle')];
  const [placed, turned] = [await number(field(page, place)), await number(field(page, angle))];
  await pressAtOnce(page, [more(page, place), more(page, angle)]);
  await expect.poll(async () => (await number(field(page, angle))) - turned).toBeGreaterThan(0);
  expect((await number(field(page, place))) - placed).toBeCloseTo(0.05, 5);
  await hand.leave();
});
