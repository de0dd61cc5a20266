import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@ringwerk/contract';
import { text } from '../texts.ts';
import { logIn, total, withoutPicture } from '../visitor.ts';

// No rule of axe is broken on the ways that every jeweller walks, light and dark, in six languages, with every dialog.
// Every rule is held in German; what words can break is held in the other five languages too.

const PAGES = [
  '/home',
  '/konfigurator/v2/kategorie/9',
  '/konfigurator/v1/kategorie/9',
  '/konfigurator/v2/suche?q=RW-09',
  '/merkliste',
  '/produkte',
  '/steinboerse',
  '/angebote',
  '/haendlerbereich',
  '/kundenlinks',
  '/budget',
  '/vergleich',
];

const OPEN_PAGES = ['/', '/registrierung', '/passwort', '/einrichtung?token=x', '/datenschutz', '/impressum'];
const OTHERS = LANGUAGES.filter((language) => language !== 'de');
const SET = '/konfigurator/v2/kategorie/9/ringwerk/set/9001';

/** Rules about names, labels, languages and room for words. */
const RULES_OF_WORDS = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-tab-name',
  'aria-toggle-field-name',
  'button-name',
  'document-title',
  'empty-heading',
  'form-field-multiple-labels',
  'heading-order',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'label',
  'label-content-name-mismatch',
  'label-title-only',
  'landmark-unique',
  'link-name',
  'scrollable-region-focusable',
  'select-name',
  'summary-name',
  'svg-img-alt',
  'target-size',
  'valid-lang',
];

/** What axe finds of them, each with the first element. */
async function faults(page: Page, where: string): Promise<string[]> {
  // Within the page itself: without frames there is nothing to gather in a page apart, which takes most of the time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withRules(RULES_OF_WORDS).analyze();
  return violations.map((found) => `${where}: ${found.id}: ${found.nodes[0]?.html}`);
}

const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Colours go over into those of another theme by a transition, however short. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });

/**
 * What axe finds in both themes of a page that stands. What the dark one changes are colours: every rule is held in the light,
 * those of colour in the dark.
 */
async function faultsOfThemes(page: Page, within?: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    const builder = new AxeBuilder({ page });
    const held = colorScheme === 'light' ? builder : builder.withRules(RULES_OF_COLOUR);
    const { violations } = await (within === undefined ? held : held.include(within)).analyze();
    found.push(...violations.map((fault) => `${colorScheme}: ${fault.id}: ${fault.nodes[0]?.html}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await settled(page);
  return found;
}

/** Changes the language where people do, without loading the page anew. */
async function speak(page: Page, language: Language): Promise<void> {
  await page
    .locator('select', { has: page.locator('option[value="jp"]') })
    .first()
    .selectOption(language);
  await page.waitForFunction((tag) => document.documentElement.lang.startsWith(tag), TAGS[language]);
}
const TAGS: Readonly<Record<Language, string>> = { de: 'de', en: 'en', nl: 'nl', jp: 'ja', kr: 'ko', fr: 'fr' };

/** Tests of pages that one visitor opens one after the other: each has its own time, none logs in again. */
function withOnePage(prepare: (page: Page) => Promise<void>): () => Page {
  let context: BrowserContext | undefined;
  let page: Page | undefined;
  test.beforeAll(async ({ browser }) => {
    context = await browser.newContext({ reducedMotion: 'reduce' });
    page = await context.newPage();
    await prepare(page);
  });
  test.afterAll(() => context?.close());
  return () => {
    if (page === undefined) throw new Error('the page is opened before the first test');
    return page;
  };
}

async function expectNoFaultOfWords(page: Page, path: string): Promise<void> {
  const found: string[] = [];
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const language of OTHERS) {
    await speak(page, language);
    found.push(...(await faults(page, `${language} ${path}`)));
  }
  expect(found).toEqual([]);
}

test.describe('axe finds nothing at the door in the other five languages', () => {
  const page = withOnePage(async () => {});
  for (const path of OPEN_PAGES) test(path, () => expectNoFaultOfWords(page(), path));
});

test.describe('axe finds nothing in the rooms in the other five languages', () => {
  const page = withOnePage((opened) => logIn(opened, 'de'));
  for (const path of PAGES) test(path, () => expectNoFaultOfWords(page(), path));
});

test('axe finds nothing in the sections of the configurator in the other five languages', async ({ browser }) => {
  // Without a picture: the panel is looked at, and drawing would take most of the time.
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await withoutPicture(page);
  await logIn(page, 'de');
  await page.goto(SET);
  const found: string[] = [];
  for (const language of OTHERS) {
    await speak(page, language);
    for (const section of ['shape', 'metal', 'surface', 'stones', 'engraving']) {
      const name = text(language, 'configurator', `section.${section}`);
      await page.getByRole('tab', { name, exact: true }).click();
      found.push(...(await faults(page, `${language} ${section}`)));
    }
  }
  expect(found).toEqual([]);
  await context.close();
});

const BUTTONS = ['action.keep', 'action.quote', 'action.order'] as const;
const MENU = [
  ['configurator', 'history.title'],
  ['configurator', 'trade.title'],
  ['customer', 'hand.open'],
  ['customer', 'share.open'],
  ['customer', 'screen.open'],
  ['customer', 'pin.change'],
] as const;

test('axe finds nothing in the dialogs of the configurator, light and dark', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await withoutPicture(page);
  await logIn(page, 'de');
  await page.goto(SET);
  await expect(total(page)).toContainText('€');
  const found: string[] = [];
  const look = async (name: string): Promise<void> => {
    await expect(page.getByRole('dialog')).toBeVisible();
    // What opens with a transition is half transparent for a moment.
    await page
      .locator('dialog[open]')
      .evaluate((dialog) =>
        Promise.all(dialog.getAnimations({ subtree: true }).map((animation) => animation.finished)),
      );
    found.push(...(await faultsOfThemes(page, 'dialog[open]')).map((fault) => `${name}, ${fault}`));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  for (const key of BUTTONS) {
    await page.getByRole('button', { name: text('de', 'configurator', key), exact: true }).click();
    await look(key);
  }
  for (const [namespace, key] of MENU) {
    await page.getByRole('button', { name: text('de', 'configurator', 'action.more') }).click();
    await page.getByRole('menuitem', { name: text('de', namespace, key), exact: true }).click();
    await look(key);
  }
  await page.keyboard.press('Control+k');
  await look('palette');
  expect(found).toEqual([]);
  await context.close();
});

test('axe finds nothing at the door, light and dark', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/?lang=de');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await faultsOfThemes(page)).toEqual([]);
  await context.close();
});

test.describe('axe finds nothing in the rooms, light and dark', () => {
  const page = withOnePage((opened) => logIn(opened, 'de'));
  for (const path of PAGES) {
    test(path, async () => {
      await page().goto(path);
      await page().getByRole('heading', { level: 1 }).waitFor();
      await page().waitForLoadState('networkidle');
      expect(await faultsOfThemes(page())).toEqual([]);
    });
  }
});

test('axe finds nothing in the configurator, light and dark', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await logIn(page, 'de');
  await page.goto(SET);
  await page.locator('[data-settled]').waitFor();
  await page.getByRole('tab').first().waitFor();
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    expect(await faultsOfThemes(page)).toEqual([]);
  }
  await context.close();
});
