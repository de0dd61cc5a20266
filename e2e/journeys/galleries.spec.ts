import { expect, test, type Locator } from '@playwright/test';
import { Hand, INPUTS } from '../hand.ts';
import { text } from '../texts.ts';

// Every kind of gallery by mouse, by finger and by keys alone: the list is narrowed, a ring is shown in another alloy, opened so,
// and the way back leads to the same ring of the same list.

const g = (key: string): string => text('de', 'gallery', key);
const PLACES = ['kategorie/10', 'art/engagementring', 'art/memoire', 'art/special', 'zweiklang/zweiklang'];

const countOf = async (hand: Hand): Promise<number> =>
  Number(/\d+/.exec((await hand.page.getByRole('main').locator('output').first().textContent()) ?? '')?.[0]);

/** Chooses an alloy that is not the article's own; returns what it is called. */
async function otherAlloy(hand: Hand, card: Locator): Promise<string> {
  // Colours come with the first sign of somebody at the page.
  await hand.page.keyboard.press('Tab');
  await card.scrollIntoViewIfNeeded();
  const others = card.locator('label').filter({ has: hand.page.getByRole('radio', { checked: false }) });
  await others.first().waitFor();
  const name = ((await others.first().textContent()) ?? '').trim();
  await hand.choose(name, card);
  return name;
}

for (const input of INPUTS)
  for (const place of PLACES)
    test(`${place} by ${input}: narrowed, in another alloy, opened, and back at the same ring`, async ({ browser }) => {
      const hand = await Hand.at(browser, input, { hasPicture: false });
      const { page } = hand;
      await page.goto(`/konfigurator/v2/${place}`);
      const cards = page.getByRole('main').getByRole('article');
      await expect(cards.first()).toBeVisible();
      const all = await countOf(hand);
      await hand.choose(g('withStones'), page.getByRole('group', { name: g('stoneSwitch') }));
      await expect(page).toHaveURL(/stones=with/);
      await expect.poll(() => countOf(hand)).toBeLessThanOrEqual(all);
      expect(await countOf(hand)).toBeGreaterThan(0);

      const card = cards.nth(2);
      const picture = card.getByRole('link').first();
      const before = (await picture.getAttribute('href')) ?? '';
      const alloy = await otherAlloy(hand, card);
      await expect(picture).toHaveAttribute('href', /[?&]d=/);
      expect(before).not.toContain('d=');
      const name = ((await card.getByRole('heading').textContent()) ?? '').trim();
      if (input === 'keyboard') {
        await cards.nth(1).getByRole('link').first().focus();
        await page.keyboard.press('ArrowRight');
        await expect(picture).toBeFocused();
        await page.keyboard.press('Enter');
      } else await hand.press(picture);
      await expect(hand.total).toHaveText(/\d/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await hand.section('metal');
      await expect(page.getByRole('radio', { name: alloy, checked: true }).first()).toBeAttached();
      await page.goBack();
      await expect(page).toHaveURL(/stones=with/);
      await expect(cards.nth(2).getByRole('heading')).toHaveText(name);
      await expect(cards.nth(2)).toBeInViewport();
      await hand.leave();
    });
