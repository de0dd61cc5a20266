import { expect, test, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import { BENCH_STATIONS, type Country, type Language } from '@ringwerk/contract';
import { enterAccount } from '../house-account.ts';
import { text } from '../texts.ts';
import { Visitor, type Words } from '../visitor-at-screen.ts';
import { fillLogin, logIn, total } from '../visitor.ts';

// The whole way of one order: a jeweller registers with preferences, the manufactory lets him in, a couple gets a file, two designs
// and a quote, chooses and signs, and the workshop makes, packs and bills the rings. Later one of the two gets a partner ring.

const DESIGNS = ['/konfigurator/v2/kategorie/9/ringwerk/set/9001', '/konfigurator/v2/kategorie/10/ringwerk/set/10001'];

interface Shop {
  readonly language: Language;
  readonly country: Country;
  readonly company: string;
  readonly contact: string;
  readonly email: string;
  readonly address: { readonly street: string; readonly postcode: string; readonly city: string };
  /** Of the sizes in the preferences. */
  readonly scale: 'uk' | 'us';
  readonly couple: readonly (readonly [given: string, family: string])[];
  readonly title: string;
  readonly screen: BrowserContextOptions;
}

const SHOPS: readonly Shop[] = [
  {
    language: 'de',
    country: 'DE',
    company: 'Juwelier Ahrens',
    contact: 'Tilda Ahrens',
    email: 'tilda@ahrens.example',
    address: { street: 'Breite Straße 11', postcode: '23552', city: 'Lübeck' },
    scale: 'uk',
    couple: [
      ['Klara', 'Nissen'],
      ['Ole', 'Nissen'],
    ],
    title: 'Klara & Ole Nissen',
    screen: { viewport: { width: 1440, height: 900 } },
  },
  {
    language: 'kr',
    country: 'KR',
    company: '한빛 주얼리',
    contact: '이서연',
    email: 'seoyeon@hanbit.example',
    address: { street: '종로 33', postcode: '03159', city: '서울' },
    scale: 'us',
    couple: [
      ['서연', '이'],
      ['도윤', '박'],
    ],
    title: '이서연 & 박도윤',
    screen: { viewport: { width: 1024, height: 768 }, hasTouch: true },
  },
];

async function register(visitor: Visitor, shop: Shop): Promise<void> {
  const { page } = visitor;
  const [house, own] = [visitor.words('house'), visitor.words('preferences')];
  await page.goto(`/registrierung?lang=${shop.language}`);
  const { company, contact, email, address } = shop;
  for (const [field, value] of Object.entries({ company, contact, email, ...address }))
    await page.getByRole('textbox', { name: new RegExp(`^${house(`registration.${field}`)}`) }).fill(value);
  await page
    .getByRole('main')
    .getByRole('combobox', { name: text(shop.language, 'ui', 'country') })
    .selectOption(shop.country);
  await page.getByRole('combobox', { name: own('scale'), exact: true }).selectOption(shop.scale);
  await page.getByRole('combobox', { name: own('size.first') }).selectOption('51');
  await visitor.pressButton(house('registration.submit'));
  await expect(page.getByText(house('registration.sent'))).toBeVisible();
}

/** Number and first password, as the manufactory reads them out. */
async function approve(office: Visitor, company: string): Promise<readonly [number: string, password: string]> {
  const house = office.words('house');
  await office.page.goto('/verwaltung');
  const card = office.page.getByRole('listitem').filter({ hasText: company });
  await office.pressButton(house('office.approve'), card);
  await expect(office.dialog.getByRole('definition')).toHaveCount(2);
  const [number = '', password = ''] = await office.dialog.getByRole('definition').allTextContents();
  await office.pressButton(house('office.noted'), office.dialog);
  return [number.trim(), password.trim()];
}

/** A file for the couple, which is at the counter from now on. */
async function openFile(counter: Visitor, { couple, title }: Shop): Promise<void> {
  const c = counter.words('couples');
  await counter.page.goto('/paare');
  await counter.pressButton(c('new'));
  for (const [person, [given, family]] of couple.entries())
    for (const [field, value] of [
      ['field.givenName', given],
      ['field.familyName', family],
    ] as const)
      await counter.dialog
        .getByRole('textbox', { name: c(field), exact: true })
        .nth(person)
        .fill(value);
  await counter.pressButton(c('create'), counter.dialog);
  await expect(counter.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await counter.pressButton(c('hand.take'));
  await expect(counter.page).toHaveURL(/\/konfigurator\/v2$/);
}

/** Saves the rings that open with a set; the first one opens in the size of the preferences. */
async function saveDesign(counter: Visitor, path: string, name: string): Promise<void> {
  const { page } = counter;
  const t = counter.words('configurator');
  await page.goto(path);
  await total(page).waitFor();
  await counter.pressButton(t('action.more'));
  await counter.press(page.getByRole('menuitem', { name: t('history.title') }));
  await counter.dialog.getByRole('textbox', { name: t('version.name') }).fill(name);
  await counter.pressButton(t('version.save'), counter.dialog);
  await expect(counter.dialog.getByRole('status')).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Both saved designs in one quote, as alternatives of which the couple takes one; returns the quote's number. */
async function quoteBoth(counter: Visitor, names: readonly string[]): Promise<string> {
  const { page } = counter;
  const [c, p] = [counter.words('couples'), counter.words('positions')];
  let number = '';
  for (const name of names) {
    await page.goto('/entwuerfe');
    const card = page
      .getByRole('list', { name: c('room.title') })
      .getByRole('listitem')
      .filter({ hasText: name });
    await counter.pressButton(c('room.quote'), card);
    if (number !== '') {
      const target = counter.dialog.getByRole('combobox', { name: p('target') });
      await target.selectOption({ label: await optionWith(target, number) });
    }
    await counter.pressButton(number === '' ? c('room.quoteMake') : p('add'), counter.dialog);
    await expect(page).toHaveURL(/\/angebote\//);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText(/Q-\d{4}-\d+/);
    number = (await heading.textContent())?.match(/Q-\d{4}-\d+/)?.[0] ?? '';
  }
  for (const position of [1, 2]) {
    await counter.pressButton(p('editOf', { number: position }));
    await counter.dialog
      .getByRole('combobox', { name: p('alternative') })
      .selectOption({ label: p('alternative-group', { letter: 'A' }) });
    await counter.pressButton(p('save'), counter.dialog);
    await expect(counter.dialog).toHaveCount(0);
  }
  await expect(page.getByText(p('alternativeOf', { place: 2, count: 2 }))).toBeVisible();
  return number;
}

async function optionWith(select: Locator, part: string): Promise<string> {
  const options = select.getByRole('option').filter({ hasText: part });
  await expect(options).toHaveCount(1);
  return (await options.textContent()) ?? '';
}

/** The shop reckons with another factor from now on. */
async function setFactor(counter: Visitor, factor: number): Promise<void> {
  const d = counter.words('dealer');
  await counter.page.goto('/haendlerbereich');
  const section = counter.page.getByRole('region', { name: d('rule.title') });
  const field = section.getByRole('textbox', { name: d('rule.factor') });
  await field.fill(factor.toLocaleString(counter.language === 'de' ? 'de' : 'ko'));
  await counter.pressButton(text(counter.language, 'ui', 'save'), section);
  await expect(counter.page.getByText(d('rule.saved'))).toBeVisible();
}

/** One touch renews the open quote, and it says line by line what has changed. */
async function renew(counter: Visitor, number: string): Promise<void> {
  const q = counter.words('quote');
  await counter.page.goto('/angebote');
  await counter.press(counter.page.getByRole('link', { name: new RegExp(number) }).first());
  await expect(counter.page.getByRole('heading', { level: 1 })).toContainText(number);
  await counter.pressButton(q('renew'));
  await expect(counter.page.getByRole('heading', { level: 1 })).not.toContainText(number);
  const changes = counter.page.getByRole('region', { name: q('renewalTitle') });
  await expect(changes.getByRole('row').filter({ hasText: q('gross') })).toContainText('+');
}

/** On the tablet: the couple takes the second alternative, and one of the two draws a signature under its measures. */
async function acceptAndSign(counter: Visitor, { couple, title }: Shop): Promise<void> {
  const { page } = counter;
  const [q, p, s] = [counter.words('quote'), counter.words('positions'), counter.words('proof')];
  const quote = page.url();
  await counter.pressButton(q('answerHere'));
  const second = page.getByRole('radio', { name: new RegExp(p('choiceOf', { positions: '2' })) });
  await counter.press(counter.dialog.locator('label').filter({ has: second }));
  await expect(counter.dialog.getByRole('textbox', { name: q('name') })).not.toHaveValue('');
  await counter.pressButton(q('accept'), counter.dialog);
  await expect(page.getByText(q('answered'))).toBeVisible();
  await expect(page.getByText(new RegExp(`^${q('said-accepted', { name: '.+' })}$`))).toBeVisible();

  const approval = page.getByRole('region', { name: s('approval') });
  await counter.press(approval.getByRole('link', { name: s('openProof') }).nth(1));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(s('title'));
  const [given = ''] = couple[0] ?? [];
  await counter.pressButton(given);
  await page.getByRole('textbox', { name: s('name') }).fill(title.split(' & ')[0] ?? given);
  const box = await page.getByRole('img', { name: s('pad') }).boundingBox();
  if (box === null) throw new Error('no field to sign in');
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down();
  for (let step = 1; step <= 12; step += 1)
    await page.mouse.move(box.x + 20 + step * 12, box.y + box.height / 2 + (step % 2 === 0 ? -18 : 18));
  await page.mouse.up();
  await counter.press(page.getByText(s('declaration')));
  await counter.pressButton(s('sign'));
  await expect(
    page.getByText(new RegExp(s('signed', { name: '.+' }).replace('.', '\\.').replace('\\.+', '.+'))).first(),
  ).toBeVisible();
  await page.goto(quote);
}

interface Placed {
  readonly id: string;
  readonly number: string;
}

/** Orders what the couple has accepted. */
async function order(counter: Visitor): Promise<Placed> {
  const { page } = counter;
  const t = counter.words('trade');
  await counter.pressButton(t('orderFromQuote'));
  const answered = page.waitForResponse(
    (response) => new URL(response.url()).pathname === '/api/orders' && response.request().method() === 'POST',
  );
  await counter.pressButton(t('orderSubmit'), counter.dialog);
  const { id, number } = (await (await answered).json()) as Placed;
  await expect(page).toHaveURL(new RegExp(`/auftraege/${id}$`));
  return { id, number };
}

/** Each bench in turn reads the code of the work order, as its scanner types it. */
async function scanThrough(bench: Visitor, { number }: Placed): Promise<void> {
  const { page } = bench;
  const [house, production] = [bench.words('house'), bench.words('production')];
  await page.goto('/verwaltung/werkbank');
  for (const station of BENCH_STATIONS) {
    const change = bench.button(production('bench.change'));
    const choice = bench.button(house(`order.${station}`), page.getByRole('main'));
    await expect(change.or(choice).first()).toBeVisible();
    if (await change.isVisible()) await bench.press(change);
    await bench.press(choice);
    await page.keyboard.type(number);
    await page.keyboard.press('Enter');
    const answer = page.getByRole('status').filter({ hasText: number });
    await expect(answer).toContainText(house(`order.${station}`));
  }
}

/** Archive, delivery note and invoice of the order; each of them is opened. */
async function fileAndBill(office: Visitor, { id }: Placed): Promise<void> {
  const { page } = office;
  const [production, papers] = [office.words('production'), office.words('papers')];
  await page.goto(`/verwaltung/auftraege/${id}`);
  await office.pressButton(production('files.make'));
  const archive = page.getByRole('link', { name: production('files.download') });
  await expect(archive).toBeVisible({ timeout: 180_000 });
  expect(await startOf(page, archive)).toBe('PK');

  await office.pressButton(papers('issue.delivery'));
  await expect(page.getByText(papers('kind.delivery')).first()).toBeVisible();
  await office.pressButton(papers('issue.invoice'));
  const reviewed = office.dialog.getByRole('switch', { name: papers('reviewed') });
  await expect(office.button(papers('issue'), office.dialog).or(reviewed).first()).toBeVisible();
  await expect(office.dialog.getByText(papers('total'))).toBeVisible();
  if (await reviewed.isVisible()) await reviewed.check();
  await office.pressButton(papers('issue'), office.dialog);
  await expect(office.dialog).toHaveCount(0);
  const invoice = page.getByRole('listitem').filter({ hasText: papers('kind.invoice') });
  const note = page.getByRole('listitem').filter({ hasText: papers('kind.delivery') });
  for (const paper of [invoice, note]) expect(await startOf(page, paper.getByRole('link').last())).toBe('%P');
}

/**
 * Years later: one of the two lost a ring. From the order of the pair the ring that matches the other one is designed beside it, ordered at
 * its own price, and both orders name each other.
 */
async function orderPartner(counter: Visitor, office: Visitor, pair: Placed, { couple }: Shop): Promise<void> {
  const { page } = counter;
  const [t, partner, life] = [counter.words('configurator'), counter.words('partner'), counter.words('life')];
  const before = await grossOf(page, pair);
  await page.goto(`/auftraege/${pair.id}`);
  await counter.pressButton(partner('act'));
  const wearer = counter.dialog.getByRole('textbox', { name: partner('wearer') });
  await expect(wearer).toHaveValue(couple[1]?.[0] ?? '');
  await counter.pressButton(partner('open'), counter.dialog);
  await total(page).waitFor();
  const origin = (words: Words): string =>
    words('withRing', {
      earlier: words('from-partner', { number: pair.number }),
      ring: words('ofRing', { position: 1, ring: 1 }),
    });
  await expect(page.getByRole('link', { name: origin(life) })).toBeVisible();
  await expect(
    page.getByText(partner('beside', { name: t('role.named', { name: couple[0]?.[0] ?? '' }) })),
  ).toBeVisible();
  await counter.pressButton(t('action.order'));
  await expect(counter.dialog.getByText(origin(life))).toBeVisible();
  await counter.pressButton(t('order.review'), counter.dialog);
  const answered = page.waitForResponse(
    (response) => new URL(response.url()).pathname === '/api/orders' && response.request().method() === 'POST',
  );
  await counter.pressButton(t('order.send'), counter.dialog);
  const made = (await (await answered).json()) as Placed;
  await expect(counter.dialog.getByText(made.number)).toBeVisible();
  expect(await grossOf(page, made)).toBeLessThan(before);

  await page.goto(`/auftraege/${made.id}`);
  await counter.press(page.getByRole('link', { name: origin(life) }));
  await expect(page).toHaveURL(new RegExp(`/auftraege/${pair.id}$`));
  await expect(page.getByRole('link', { name: life('to-partner', { number: made.number }) })).toBeVisible();
  await office.page.goto(`/verwaltung/auftraege/${made.id}`);
  await expect(office.page.getByRole('link', { name: origin(office.words('life')) })).toBeVisible();
}

/** What an order costs the couple, in minor units. */
async function grossOf(page: Page, { id }: Placed): Promise<number> {
  const answer = await page.request.get(`/api/orders/${id}`);
  expect(answer.status()).toBe(200);
  const { retail } = (await answer.json()) as { readonly retail: { readonly gross: number } };
  return retail.gross;
}

/** The first two characters of the file behind a link. */
async function startOf(page: Page, link: Locator): Promise<string> {
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.status()).toBe(200);
  return (await answer.body()).subarray(0, 2).toString('latin1');
}

for (const shop of SHOPS)
  test(`${shop.language}: from the registration of a shop to the invoice of the rings and a partner ring`, async ({
    browser,
  }) => {
    const counter = await Visitor.at(browser, shop.language, shop.screen);
    const office = await Visitor.at(browser, shop.language, { viewport: { width: 1440, height: 900 } });
    await logIn(office.page, shop.language, '90001');

    await register(counter, shop);
    const [number, password] = await approve(office, shop.company);
    await counter.page.goto(`/?lang=${shop.language}`);
    await fillLogin(counter.page, shop.language, number, password);
    await expect(counter.page).toHaveURL(/\/home$/);

    await openFile(counter, shop);
    const names = ['A', 'B'].map((letter) => `${shop.title} ${letter}`);
    for (const [index, name] of names.entries()) await saveDesign(counter, DESIGNS[index] ?? '', name);
    const quote = await quoteBoth(counter, names);
    await setFactor(counter, 2.9);
    await renew(counter, quote);
    await acceptAndSign(counter, shop);
    const placed = await order(counter);

    await scanThrough(office, placed);
    await enterAccount(office);
    await fileAndBill(office, placed);
    await counter.page.goto(`/auftraege/${placed.id}`);
    await expect(counter.page.getByText(counter.words('trade')('status-shipped')).first()).toBeVisible();
    await orderPartner(counter, office, placed, shop);
  });
