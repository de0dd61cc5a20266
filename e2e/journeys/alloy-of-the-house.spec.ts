import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { text } from '../texts.ts';
import { logIn } from '../visitor.ts';

// A manufactory enters a gold of its own, measures it anew, and the server's pictures follow what was measured.

const t = (key: string): string => text('de', 'alloys', key);
const NAME = 'Abendrot 750';

/** A call of the page's own API, with its session. */
async function ask<Answer>(page: Page, method: string, url: string, data?: object): Promise<Answer> {
  const { token }: { token: string } = await (await page.request.get('/api/session')).json();
  const answer = await page.request.fetch(url, { method, headers: { 'x-ringwerk-token': token }, data });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

async function enterAlloy(page: Page, lab: readonly [string, string, string]): Promise<string> {
  await page.goto('/verwaltung/legierungen/neu');
  await page.getByRole('combobox', { name: t('colour'), exact: true }).selectOption({ label: t('colour.rose') });
  await page.getByRole('textbox', { name: t('column.density') }).fill('15,2');
  await measure(page, lab);
  await page.getByRole('textbox', { name: t('column.hallmark') }).fill('750');
  for (const name of ['Deutsch', 'English', 'Nederlands', '日本語', '한국어', 'Français'])
    await page.getByRole('textbox', { name }).fill(NAME);
  await page.getByRole('button', { name: t('create') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
  await expect(page.getByText(t('unpriced'))).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
}

async function measure(page: Page, lab: readonly [string, string, string]): Promise<void> {
  for (const [index, name] of ['L*', 'a*', 'b*'].entries())
    await page.getByRole('textbox', { name, exact: true }).fill(lab[index] ?? '');
}

const saveVersion = async (page: Page): Promise<void> => {
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: t('save') }).click();
  expect((await saved).status()).toBe(200);
};

async function price(page: Page, alloy: string): Promise<void> {
  interface List {
    readonly id: string;
    readonly state: string;
    readonly version: number;
  }
  const { lists } = await ask<{ lists: List[] }>(page, 'GET', '/api/price-lists');
  const from = lists.find(({ state }) => state === 'active')?.id;
  const { id } = await ask<List>(page, 'POST', '/api/price-lists', { name: NAME, from });
  const cells = [{ path: `/alloySurcharge/${alloy}`, value: 150 }];
  const { version } = await ask<List>(page, 'PATCH', `/api/price-lists/${id}`, { version: 1, cells });
  await ask(page, 'POST', `/api/price-lists/${id}/activate`, { version, from: null });
}

/** How much more red than blue a picture of the server is, over its opaque pixels. */
async function redOverBlue(page: Page, url: string): Promise<number> {
  // Drawn behind everything else that the portal does, so that this file comes before those that ask for many pictures.
  const patience = { intervals: [1_000], timeout: 420_000 };
  await expect.poll(async () => (await page.request.get(url)).status(), patience).toBe(200);
  const bytes = await (await page.request.get(url, { headers: { accept: 'image/png' } })).body();
  return page.evaluate(async (encoded) => {
    const picture = await createImageBitmap(
      new Blob([Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))]),
    );
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    if (context === null) throw new Error('there is no canvas');
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    let [red, blue] = [0, 0];
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at + 3] ?? 0) < 255) continue;
      red += data[at] ?? 0;
      blue += data[at + 2] ?? 0;
    }
    return red / blue;
  }, bytes.toString('base64'));
}

test('a ring in an alloy of the house’s own is drawn as it was measured, and otherwise when it is measured anew', async ({
  page,
}) => {
  test.setTimeout(900_000);
  await logIn(page, 'de', '90001');
  const alloy = await enterAlloy(page, ['80', '12', '30']);
  await price(page, alloy);
  const example = readFileSync(new URL('../../docs/examples/worked-example.json', import.meta.url), 'utf8');
  const design = JSON.parse(example.replaceAll(/"alloy": "[\w-]+"/gu, `"alloy": "${alloy}"`));
  const { code } = await ask<{ code: string }>(page, 'POST', '/api/designs', { design });
  const still = `/api/designs/${code}/stills/hero`;
  const rose = await redOverBlue(page, still);

  await page.goto(`/verwaltung/legierungen/${alloy}`);
  await measure(page, ['88', '0', '4']);
  await saveVersion(page);
  const pale = await redOverBlue(page, still);
  expect(rose).toBeGreaterThan(1.4);
  expect(pale).toBeLessThan(1.25);

  // What is planned is cancelled on the alloy's page; no ring of the other journeys finds the alloy afterwards.
  await page.getByLabel(t('from')).fill('2099-01-01T08:00');
  await saveVersion(page);
  await page.getByRole('button', { name: t('cancel') }).click();
  await expect(page.getByRole('cell', { name: t('state.superseded') })).toBeVisible();
  await page.getByRole('switch', { name: t('withdrawn') }).click();
  await saveVersion(page);
});
