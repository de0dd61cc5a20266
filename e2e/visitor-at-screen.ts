import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import type { Language } from '@ringwerk/contract';
import { text } from './texts.ts';
import { withoutPicture } from './visitor.ts';

/** Texts of a namespace in one language. */
export type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** One person at one screen: by finger where it has a touch screen. */
export class Visitor {
  readonly page: Page;
  readonly language: Language;
  readonly #isTouch: boolean;

  constructor(page: Page, language: Language, isTouch: boolean) {
    this.page = page;
    this.language = language;
    this.#isTouch = isTouch;
  }

  static async at(browser: Browser, language: Language, screen: BrowserContextOptions): Promise<Visitor> {
    const context = await browser.newContext({ ...screen, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await withoutPicture(page);
    return new Visitor(page, language, screen.hasTouch === true);
  }

  /** Texts of a namespace in the language of the visitor. */
  words(namespace: string): Words {
    return (key, values = {}) => text(this.language, namespace, key, values);
  }

  press(target: Locator): Promise<void> {
    return this.#isTouch ? target.tap() : target.click();
  }

  button(name: string | RegExp, place: Page | Locator = this.page): Locator {
    return place.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  }

  pressButton(name: string | RegExp, place: Page | Locator = this.page): Promise<void> {
    return this.press(this.button(name, place));
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }
}
