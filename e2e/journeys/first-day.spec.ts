import { expect, test, type Locator, type Page } from '@playwright/test';
import { text } from '../texts.ts';
import { fillLogin, logOut, total, withoutPicture } from '../visitor.ts';

// A house in production that nobody has set up, from the link that its start prints to the order in its workshop, by
// pages alone. The runner starts it beside the house of the other journeys.

const PASSWORD = 'a password of their own';
const MODEL = 'Erster Ring';
const SHOP = 'Goldschmiede Aalto';
const COMMISSION = 'Huber 2027';

const house = (key: string, values?: Record<string, string>): string => text('de', 'house', key, values);
const prices = (key: string, values?: Record<string, string>): string => text('de', 'prices', key, values);
const rates = (key: string): string => text('de', 'fixings', key);
const ring = (key: string): string => text('de', 'configurator', key);
const collection = (key: string): string => text('de', 'collection', key);
const dealers = (key: string): string => text('de', 'dealers', key);
const people = (key: string, values?: Record<string, string>): string => text('de', 'people', key, values);

const startsWith = (words: string): RegExp => new RegExp(`^${words}`);
const box = (place: Page | Locator, label: string): Locator =>
  place.getByRole('textbox', { name: startsWith(label) }).first();
const button = (place: Page | Locator, name: string): Locator => place.getByRole('button', { name, exact: true });

async function fillAll(place: Page | Locator, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) await box(place, label).fill(answer);
}

/** A section of the back office, by its link beside the open one. */
async function openSection(page: Page, section: string): Promise<void> {
  const sections = page.getByRole('navigation', { name: house('office.title') });
  await sections.getByRole('link', { name: house(section), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(house(section));
}

async function openOffice(page: Page): Promise<void> {
  await page.goto('/home');
  await page.getByRole('link', { name: text('de', 'home', 'office') }).click();
  await expect(page).toHaveURL(/\/verwaltung/);
}

/** Company and first account, by the printed link; returns the number of the account. */
async function setUp(page: Page, link: URL): Promise<string> {
  await page.goto(`${link.pathname}${link.search}&lang=de`);
  await fillAll(page, {
    [house('setup.company')]: 'Trauringmanufaktur Berger',
    [house('registration.vatId')]: 'DE136695976',
    [house('registration.street')]: 'Werkstraße 2',
    [house('registration.postcode')]: '55743',
    [house('registration.city')]: 'Idar-Oberstein',
    [house('setup.name')]: 'Eva Berger',
    [house('registration.email')]: 'eva@berger.example',
  });
  await page.getByLabel(house('setup.password'), { exact: true }).fill(PASSWORD);
  await button(page, house('setup.submit')).click();
  await expect(page.getByRole('heading', { name: house('setup.done') })).toBeVisible();
  const done = page.getByRole('main');
  const number = /\d{5,}/.exec((await done.textContent()) ?? '')?.[0] ?? '';
  await done.getByRole('link', { name: house('open.login') }).click();
  return number;
}

/** A price list of its own in force, and the gold of the day. */
async function setPrices(page: Page): Promise<void> {
  await openSection(page, 'office.prices');
  await button(page, prices('draft.new')).click();
  const draft = page.getByRole('dialog');
  await box(draft, prices('list.name')).fill('Eröffnung');
  await button(draft, prices('draft.make')).click();
  const list = page.getByRole('link', { name: 'Eröffnung', exact: true });
  await button(page, prices('activate')).click();
  await button(page.getByRole('dialog'), prices('activate.now')).click();
  await expect(page.getByText(prices('activated'))).toBeVisible();
  await page.getByRole('link', { name: house('office.prices') }).click();
  await expect(page.getByRole('row').filter({ has: list })).toContainText(prices('state.active'));

  await openSection(page, 'office.rates');
  const gold = page
    .getByRole('list', { name: rates('current') })
    .getByRole('button', { name: startsWith(rates('subject.Au')) });
  const before = /\d+,\d+/.exec((await gold.textContent()) ?? '')?.[0] ?? '';
  const fixing = (Number(before.replace(',', '.')) * 1.01).toFixed(2).replace('.', ',');
  await gold.click();
  await box(page, rates('value')).fill(fixing);
  await button(page, rates('record')).click();
  await expect(gold).toContainText(fixing);
  await expect(gold).toContainText(rates('source.manual'));
}

/** A ring of the first collection made wider and saved; returns its code. */
async function saveDesign(page: Page): Promise<string> {
  await page.goto('/home');
  await page
    .getByRole('main')
    .getByRole('link', { name: text('de', 'home', 'choose') })
    .click();
  // The page before has a link to a ring of a category, too.
  await expect(page).toHaveURL(/\/konfigurator\/v2$/);
  await page.locator('main a[href*="/kategorie/"]').first().click();
  await expect(page).toHaveURL(/\/kategorie\/\d+$/);
  await page.locator('main a[href*="/ringwerk/set/"]').first().click();
  await expect(total(page)).toHaveText(/\d/);
  const before = (await total(page).textContent()) ?? '';
  const width = box(page, ring('fact.width'));
  await width.fill('5,2');
  await width.press('Enter');
  await expect(total(page)).not.toHaveText(before);
  await button(page, ring('history.title')).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: ring('version.name') }).fill(MODEL);
  await button(dialog, ring('version.save')).click();
  return (await dialog.getByRole('status').locator('strong').textContent()) ?? '';
}

/** A model from the saved design, seen with its picture, and published; returns the price of the day. */
async function publishModel(page: Page, code: string): Promise<string> {
  await openOffice(page);
  await openSection(page, 'office.collection');
  await button(page, collection('new.open')).click();
  const dialog = page.getByRole('dialog');
  await box(dialog, collection('new.code')).fill(code);
  await box(dialog, collection('new.name')).fill(MODEL);
  await button(dialog, collection('new.submit')).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(MODEL);
  const picture = page.getByRole('img', { name: collection('form.with') }).first();
  await expect(picture).toHaveAttribute('src', /./);
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
  await page.getByLabel(startsWith(collection('field.publishedFrom'))).fill(today);
  await button(page, collection('save')).click();
  await expect(page.getByText(collection('saved'))).toBeVisible();
  await page.getByRole('link', { name: collection('openConfigurator') }).click();
  await expect(total(page)).toHaveText(/€/);
  return (await total(page).textContent()) ?? '';
}

/** A dealer opened by hand: the number and the first password that are shown this once. */
async function openDealer(page: Page): Promise<readonly [number: string, password: string]> {
  await openOffice(page);
  await openSection(page, 'office.dealers');
  await button(page, dealers('open')).click();
  const form = page.getByRole('dialog', { name: dealers('open.title') });
  await fillAll(form, {
    [dealers('field.company')]: SHOP,
    [dealers('field.contact').replaceAll(/[()]/g, '.')]: 'Aino Aalto',
    [dealers('field.email')]: 'laden@aalto.example',
    [dealers('field.street')]: 'Torstraße 8',
    [dealers('field.postcode')]: '10119',
    [dealers('field.city')]: 'Berlin',
  });
  await button(form, dealers('open.submit')).click();
  const access = page.getByRole('dialog', { name: house('office.approved', { company: SHOP }) });
  await expect(access).toBeVisible();
  const [number = '', password = ''] = await access.getByRole('definition').allTextContents();
  await button(access, house('office.noted')).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(SHOP);
  return [number.trim(), password.trim()];
}

/** The link with which the workshop chooses its password: mails are off, so it is shown. */
async function inviteWorkshop(page: Page): Promise<URL> {
  await openSection(page, 'office.people');
  await button(page, people('invite')).click();
  const invitation = page.getByRole('dialog', { name: people('inviteTitle') });
  await box(invitation, people('email')).fill('werkstatt@berger.example');
  await invitation.getByRole('combobox', { name: people('role') }).selectOption({ label: people('role.workshop') });
  await button(invitation, people('send')).click();
  const shown = page.getByRole('dialog', { name: startsWith(people('linkTitle.invitation').split(' ')[0] ?? '') });
  const link = new URL(await shown.getByRole('textbox', { name: people('link') }).inputValue());
  await button(shown, people('done')).click();
  return link;
}

/** The dealer finds the model by its name at the price that the house saw, and orders it. */
async function order(page: Page, price: string): Promise<void> {
  const search = page.getByRole('combobox', { name: text('de', 'shell', 'search.label') });
  await search.fill(MODEL);
  await search.press('Enter');
  await page.locator('main').getByRole('link', { name: MODEL }).first().click();
  await expect(total(page)).toHaveText(price);
  await button(page, ring('action.order')).click();
  const dialog = page.getByRole('dialog');
  await box(dialog, ring('order.commission')).fill(COMMISSION);
  await button(dialog, ring('order.review')).click();
  await button(dialog, ring('order.send')).click();
  await expect(dialog.getByText(ring('order.made'))).toBeVisible();
  await page.goto('/home');
}

/** The workshop takes its account by the link, and reads the sheet and where the rings go, and no price. */
async function makeIt(page: Page, link: URL): Promise<void> {
  await page.goto(`${link.pathname}${link.search}`);
  await box(page, people('invitation.name')).fill('Jan Weiss');
  await page.getByLabel(people('invitation.password'), { exact: true }).fill(PASSWORD);
  await button(page, people('invitation.submit')).click();
  await expect(page.getByRole('heading', { name: people('invitation.done') })).toBeVisible();
  const number = /\d{5,}-\d+/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';
  await page.goto('/?lang=de');
  await fillLogin(page, 'de', number, PASSWORD);
  await expect(page).toHaveURL(/\/home$/);
  await openOffice(page);
  const card = page.getByRole('row').filter({ hasText: COMMISSION }).first();
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: text('de', 'positions', 'pair') })).toBeVisible();
  const main = page.getByRole('main');
  for (const seen of [`${SHOP} (`, `${SHOP}, Torstraße 8, 10119 Berlin, Deutschland`, COMMISSION, '5,2'])
    await expect(main).toContainText(seen);
  await expect(main).not.toContainText('€');
  const sheet = await page.getByRole('link', { name: house('order.sheet') }).getAttribute('href');
  // The sheet is prepared while its picture is being drawn.
  await expect.poll(async () => (await page.request.get(sheet ?? '')).status(), { intervals: [1_000] }).toBe(200);
}

test('a new house in production: set up, priced, a model of its own, a dealer who orders it, a workshop that makes it', async ({
  browser,
}) => {
  const link = new URL(process.env['SETUP_LINK'] ?? '');
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ baseURL: link.origin, viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await withoutPicture(page);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const admin = await setUp(page, link);
  await fillLogin(page, 'de', admin, PASSWORD);
  await expect(page).toHaveURL(/\/home$/);
  await openOffice(page);
  await setPrices(page);
  const price = await publishModel(page, await saveDesign(page));
  const [dealer, firstPassword] = await openDealer(page);
  const invitation = await inviteWorkshop(page);
  await logOut(page, 'de');
  await fillLogin(page, 'de', dealer, firstPassword);
  await expect(page.getByRole('banner')).toContainText(SHOP);
  await order(page, price);
  await logOut(page, 'de');
  await makeIt(page, invitation);
  expect(faults).toEqual([]);
  await context.close();
});
