import { expect } from '@playwright/test';
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { text } from './texts.ts';
import { logIn, withoutPicture } from './visitor.ts';

export const INPUTS = ['mouse', 'touch', 'keyboard'] as const;
export type Input = (typeof INPUTS)[number];

/** Stages that are small to draw: software draws them, and these journeys are about hands. */
const DEVICES: Readonly<Record<Input, BrowserContextOptions>> = {
  mouse: { viewport: { width: 960, height: 640 } },
  touch: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  keyboard: { viewport: { width: 960, height: 640 } },
};

const t = (key: string): string => text('de', 'configurator', key);

/** A person at the page with one way to touch it: the same edits by mouse, by finger, or by keys alone. */
export class Hand {
  readonly page: Page;
  readonly input: Input;

  private constructor(page: Page, input: Input) {
    this.page = page;
    this.input = input;
  }

  /** @param hasPicture - false: the rings are a still, and nothing is drawn meanwhile */
  static async at(browser: Browser, input: Input, { hasPicture }: { readonly hasPicture: boolean }): Promise<Hand> {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...DEVICES[input] });
    const page = await context.newPage();
    if (!hasPicture) await withoutPicture(page);
    await logIn(page, 'de');
    return new Hand(page, input);
  }

  /** Opens a set; its price says that rules and figures are there. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.total).toHaveText(/\d/);
  }

  /** The spoken total, e.g. "2.112,05 €, 11,21 g". */
  get total(): Locator {
    return this.page
      .getByRole('status')
      .filter({ hasText: /\d\s?g$/ })
      .first();
  }

  async press(target: Locator): Promise<void> {
    if (this.input === 'touch') await target.tap();
    else if (this.input === 'mouse') await target.click();
    else {
      await target.focus();
      await this.page.keyboard.press('Enter');
    }
  }

  /** Takes a card of a choice: fingers press what is drawn, keys the radio itself. */
  async take(name: string | RegExp, place: Page | Locator = this.page): Promise<Locator> {
    const label = place
      .locator('label')
      .filter({ has: this.page.getByRole('radio', { name }) })
      .first();
    const radio = label.getByRole('radio');
    await radio.waitFor({ state: 'attached' });
    if (this.input === 'keyboard') {
      await radio.focus();
      await this.page.keyboard.press('Space');
    } else await this.press(label);
    return radio;
  }

  async choose(name: string | RegExp, place: Page | Locator = this.page): Promise<void> {
    await expect(await this.take(name, place)).toBeChecked();
  }

  async section(key: string): Promise<void> {
    const tab = this.page.getByRole('tab', { name: t(`section.${key}`), exact: true });
    if (this.input === 'keyboard') {
      await this.page.getByRole('tab', { selected: true }).first().focus();
      for (let steps = 0; steps < 5 && (await tab.getAttribute('aria-selected')) !== 'true'; steps += 1) {
        await this.page.keyboard.press('ArrowRight');
      }
    } else await this.press(tab);
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }

  /** Unfolds "more". */
  async unfold(title: string): Promise<void> {
    await this.press(this.page.locator('summary').filter({ hasText: title }).first());
  }

  async type(field: Locator, value: string): Promise<void> {
    await field.fill(value);
    await field.press('Enter');
  }

  async leave(): Promise<void> {
    await this.page.context().close();
  }
}
