import { expect, test } from '@playwright/test';
import { Hand } from '../hand.ts';
import { text } from '../texts.ts';
import { fillLogin, PASSWORD } from '../visitor.ts';

// What happens behind the back of a jeweller who is designing: prices change, the session ends, the article is taken
// out. Each is said, and the design is there again afterwards.

const SET = '/konfigurator/v2/kategorie/11/ringwerk/set/11001';
const t = (key: string): string => text('de', 'configurator', key);

test('prices change, the session ends and the article goes: each is said, and no design is lost', async ({
  browser,
}) => {
  const hand = await Hand.at(browser, 'mouse', { hasPicture: false });
  const { page } = hand;
  await hand.open(SET);
  const width = page.getByRole('textbox', { name: new RegExp(`^${t('fact.width')}`) }).first();

  // Another price list between two touches: the server knows it first.
  await page.route('**/api/designs/evaluate', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.evaluation.total.retail.gross += 1_000;
    await route.fulfill({ response: answer, json: body });
  });
  const again = page.waitForResponse('**/api/price-basis');
  await hand.type(width, '5');
  await expect(page.getByText(t('price.changed'))).toBeVisible();
  await again;
  await page.unroute('**/api/designs/evaluate');
  // The new list is in use, and nothing is under way any more.
  await expect(async () => {
    await hand.type(width, '6');
    await expect(width).toHaveValue('6,0 mm', { timeout: 10_000 });
  }).toPass();
  await expect(hand.total).toHaveText(/\d/);
  await page.waitForLoadState('networkidle');

  // The session ends in the middle of the work.
  await page.context().clearCookies();
  await hand.type(width, '5,5');
  await expect(page.getByText(text('de', 'shell', 'session.unauthorised'))).toBeVisible();
  await expect(page).toHaveURL(/\/(\?.*)?$/);
  await fillLogin(page, 'de', '10001', PASSWORD);
  await expect(page).toHaveURL(/\/set\/11001/);
  await expect(width).toHaveValue('5,5 mm');

  // The article is taken out of the programme.
  await page.route('**/api/models/11001*', (route) =>
    route.fulfill({ status: 404, json: { error: { code: 'model.unknown', requestId: 'test' } } }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: t('unknown.title') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('unknown.back') })).toBeVisible();
  await hand.leave();
});
