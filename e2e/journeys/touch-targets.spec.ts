import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { text } from '../texts.ts';
import { logIn, unfold, withoutPicture } from '../visitor.ts';

// Fingers on a phone: everything that can be pressed in the configurator's sections and dialogs is as large as a finger.

const SET = '/konfigurator/v2/kategorie/10/ringwerk/set/10001';
const SECTIONS = ['shape', 'metal', 'surface', 'stones', 'engraving'] as const;
const BUTTONS = ['action.keep', 'action.quote', 'action.order', 'ideas.title', 'history.title'] as const;
const MENU = [
  ['configurator', 'trade.title'],
  ['customer', 'hand.open'],
  ['customer', 'share.open'],
  ['customer', 'screen.open'],
  ['customer', 'pin.change'],
] as const;
const t = (key: string): string => text('de', 'configurator', key);

/** What is too small for a finger: for each, name and size. What a touch near it reaches counts as its own. */
const tooSmall = (page: Page, within: string): Promise<string[]> =>
  page.locator(within).evaluate((root) => {
    const FINGER = 44;
    const PRESSED =
      'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=tab], [role=radio], [role=switch], [role=menuitem]';
    /** A label, a card or a row that presses the same thing. */
    const targetOf = (element: Element): Element => element.closest('label') ?? element;
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
      element.getClientRects().length > 0;
    /** A link within a sentence is as high as its line. */
    const isInSentence = (element: Element): boolean =>
      element.matches('a') && getComputedStyle(element).display === 'inline' && element.parentElement?.tagName === 'P';
    const reaches = (target: Element, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (target.contains(hit) || target === hit.closest('label'));
    };
    /** How far a touch reaches it from its middle, one way, up to a finger's width. */
    const reach = (target: Element, way: readonly [number, number]): number => {
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      let far = 0;
      while (far < FINGER && reaches(target, x + way[0] * (far + 1), y + way[1] * (far + 1))) far += 1;
      return far;
    };
    const fits = (target: Element): boolean => {
      const { width, height } = target.getBoundingClientRect();
      const isWide = width >= FINGER - 0.5 || reach(target, [-1, 0]) + reach(target, [1, 0]) >= FINGER - 1;
      return isWide && (height >= FINGER - 0.5 || reach(target, [0, -1]) + reach(target, [0, 1]) >= FINGER - 1);
    };
    const found: string[] = [];
    for (const element of root.querySelectorAll(PRESSED)) {
      const target = targetOf(element);
      if (!isSeen(target) || isInSentence(element) || element.matches(':disabled')) continue;
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      if (fits(target)) continue;
      const { width, height } = target.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? (target.textContent ?? '').trim().slice(0, 40);
      found.push(`${element.tagName.toLowerCase()} "${name}" ${width.toFixed(0)} × ${height.toFixed(0)}`);
    }
    return [...new Set(found)];
  });

test('on a phone every control of sections and dialogs is at least 44 px', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await withoutPicture(page);
  await logIn(page, 'de');
  await page.goto(SET);
  await page.getByRole('tab', { name: t('section.shape'), exact: true }).waitFor();
  const found: string[] = [];
  const look = async (name: string, within: string): Promise<void> => {
    found.push(...(await tooSmall(page, within)).map((fault) => `${name}: ${fault}`));
  };
  await look('page', 'main');
  for (const section of SECTIONS) {
    await page.getByRole('tab', { name: t(`section.${section}`), exact: true }).tap();
    await unfold(page);
    await look(section, '[role=tabpanel]');
  }
  const lookInside = async (name: string): Promise<void> => {
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(name, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  for (const key of ['coordinates.title', 'sound.title', 'drawing.by-hand']) {
    await page
      .getByRole('button', { name: t(key), exact: true })
      .first()
      .tap();
    await lookInside(key);
  }
  for (const key of BUTTONS) {
    await page
      .getByRole('button', { name: t(key), exact: true })
      .first()
      .tap();
    await lookInside(key);
  }
  for (const [namespace, key] of MENU) {
    await page.getByRole('button', { name: t('action.more') }).tap();
    await page.getByRole('menuitem', { name: text('de', namespace, key), exact: true }).tap();
    await lookInside(key);
  }
  expect(found).toEqual([]);
  await context.close();
});
