import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { text } from '../texts.ts';
import { openSet } from '../visitor.ts';

// The ring itself is pulled: wider by mouse, back by one step, to where a rule stops it; stones by a finger alone.

const SET = '/konfigurator/v2/kategorie/9/ringwerk/set/9001';
const t = (key: string): string => text('de', 'configurator', key);

const measure = (page: Page, key: string) => page.getByRole('textbox', { name: new RegExp(`^${t(key)}`) }).first();

async function middleOf(page: Page, grip: string): Promise<{ x: number; y: number }> {
  const place = page.locator(`[data-grip="${grip}"]`);
  await expect(place).toBeVisible();
  // The camera or the next picture may still be on its way: the grip is taken where it stays.
  let [last, stays] = [{ x: 0, y: 0 }, 0];
  const staysFor = async (): Promise<number> => {
    const box = await place.boundingBox();
    if (box === null) throw new Error(`no grip ${grip} on the page`);
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    stays = middle.x === last.x && middle.y === last.y ? stays + 1 : 0;
    last = middle;
    return stays;
  };
  await expect.poll(staysFor, { intervals: [400] }).toBeGreaterThanOrEqual(6);
  return last;
}

test('width, height and stones are pulled on the ring by mouse and finger, each pull one step back', async ({
  browser,
}) => {
  const page = await openSet(browser, 'de', SET, { hasTouch: true });
  const width = measure(page, 'fact.width');
  await expect(width).toHaveValue('4,0 mm');
  const edge = await middleOf(page, '0-width-0-1');
  await page.mouse.move(edge.x, edge.y);
  await page.mouse.down();
  await page.mouse.move(edge.x - 20, edge.y + 6, { steps: 4 });
  const tip = page.locator('[data-tip]');
  await expect(tip).toContainText(/[5-9],\d\smm/);
  // The ring follows the hand: what the tip says when both rest.
  let pulled = '';
  const isStill = async (): Promise<boolean> => {
    const before = pulled;
    [pulled = ''] = /\d,\d\smm/.exec((await tip.textContent()) ?? '') ?? [];
    return pulled === before;
  };
  await expect.poll(isStill, { intervals: [1_000] }).toBe(true);
  await page.mouse.up();
  await expect(width).toHaveValue(pulled);
  await page.getByRole('button', { name: t('undo') }).click();
  await expect(width).toHaveValue('4,0 mm');
  await expect(page.getByRole('button', { name: t('undo') })).toBeDisabled();

  // A stone of this size wants metal under it: the band gets thinner only as far as that.
  const height = measure(page, 'fact.height');
  const top = await middleOf(page, '0-height-0-0');
  await page.mouse.move(top.x, top.y);
  await page.mouse.down();
  for (const way of [20, 60, 120]) await page.mouse.move(top.x, top.y + way, { steps: 4 });
  await expect(tip).toContainText(/mm.*\d,\d+\smm/);
  await page.mouse.up();
  await expect(page.getByRole('alert').getByText(t('refused.title'))).toBeVisible();
  await page.getByRole('button', { name: t('refused.leave') }).click();
  await expect(height).not.toHaveValue(/^1,6/);

  // A finger on the stone's own grip: across the band and round it.
  await page.getByRole('tab', { name: t('section.stones'), exact: true }).tap();
  const stone = await middleOf(page, '0-stones-0-0');
  const cdp = await page.context().newCDPSession(page);
  const finger = (type: string, x: number, y: number): Promise<unknown> =>
    cdp.send(
      'Input.dispatchTouchEvent' as never,
      { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] } as never,
    );
  await finger('touchStart', stone.x, stone.y);
  for (const way of [20, 50, 90]) await finger('touchMove', stone.x, stone.y + way);
  // It rests before it lifts: after a fling the browser takes the next tap for the hand that stops it.
  await expect(tip).toBeVisible();
  await expect(measure(page, 'fact.angle')).not.toHaveValue(/^0/);
  await finger('touchMove', stone.x, stone.y + 90);
  await finger('touchEnd', 0, 0);
  await expect(tip).toBeHidden();
  await page.getByRole('button', { name: t('undo') }).tap();
  await expect(measure(page, 'fact.angle')).toHaveValue(/^0/);
  await page.context().close();
});
