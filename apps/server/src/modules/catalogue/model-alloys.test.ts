import { getModelInAlloy, listModelAlloys } from '@ringwerk/contract';
import { decodeDesign } from '@ringwerk/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let jeweller: TestUser;
beforeAll(async () => {
  house = await startTestApp();
  jeweller = await house.logIn('10001');
});
afterAll(() => house.close());

async function list(forms: string, user = jeweller) {
  const answer = await user.call({ url: `/api/model-alloys?lang=en&forms=${forms}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return listModelAlloys.answer.parse(answer.json());
}
const inAlloy = (setId: number, alloy: string, user = jeweller) =>
  user.call({ url: `/api/models/${setId}/alloys/${alloy}` });

test('a ring can be had in one alloy of each colour, its own among them, all named', async () => {
  const { alloys, forms } = await list('9001-with,9001-without,999999-with,nonsense');
  expect(forms.map(({ setId, form }) => `${setId}-${form}`)).toEqual(['9001-with', '9001-without']);
  const names = new Map(alloys.map(({ id, name }) => [id, name]));
  for (const { own, alloys: ids } of forms) {
    expect(ids).toContain(own);
    expect(ids.length).toBeGreaterThan(3);
    expect(ids.length).toBeLessThanOrEqual(8);
    for (const id of ids) expect(names.get(id)).toBeTruthy();
  }
  expect(new Set(alloys.map(({ name }) => name)).size).toBe(alloys.length);
});

test('what the rules refuse is no swatch: every one of them can be had', async () => {
  for (const setId of [4001, 9001, 21028, 24001]) {
    const [form] = (await list(`${setId}-with`)).forms;
    for (const alloy of form?.alloys ?? []) {
      const answer = await inAlloy(setId, alloy);
      expect(answer.statusCode, `${setId} ${alloy}: ${answer.body}`).toBe(200);
    }
  }
});

test('in another alloy it has another picture, weight and price, and a link that opens it', async () => {
  const own = (await jeweller.call({ url: '/api/models/9001' })).json().with;
  const [form] = (await list('9001-with')).forms;
  const other = form?.alloys.find((alloy) => alloy !== form.own) ?? '';
  const { variant, link } = getModelInAlloy.answer.parse((await inAlloy(9001, other)).json());
  expect(variant.retail.gross).not.toBe(own.retail.gross);
  expect(variant.grams).not.toBe(own.grams);
  expect(variant.stoneCount).toBe(own.stoneCount);
  expect(variant.design.rings[0]?.segments[0]?.alloy).toBe(other);
  expect(decodeDesign(link)).toMatchObject({ ok: true, value: variant.design });
  expect(variant.cost).toBeGreaterThan(0);
});

test('in its own alloy it is the article', async () => {
  const own = (await jeweller.call({ url: '/api/models/9001' })).json().with;
  const [form] = (await list('9001-with')).forms;
  expect((await inAlloy(9001, form?.own ?? '')).json().variant).toEqual(own);
});

test('who sees no trade price learns no cost', async () => {
  const trainee = await house.logIn('10001-3');
  const [form] = (await list('9001-with', trainee)).forms;
  const { variant } = (await inAlloy(9001, form?.own ?? '', trainee)).json();
  expect(variant.cost).toBeUndefined();
});

test('an alloy that there is not, and a model that there is not, are refused', async () => {
  expect((await inAlloy(9001, 'unobtainium')).json()).toMatchObject({ error: { code: 'design.refused' } });
  expect((await inAlloy(999_999, 'au750-rose')).json()).toMatchObject({ error: { code: 'model.unknown' } });
  const still = await jeweller.call({ url: '/api/models/9001/stills/posed?alloy=unobtainium' });
  expect(still.json()).toMatchObject({ error: { code: 'design.refused' } });
});
