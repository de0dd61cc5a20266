import type { AlloyRecord, OfficePriceList } from '@ringwerk/contract';
import { expect } from 'vitest';
import { WORKED_EXAMPLE } from './designs.ts';
import type { TestUser } from './test-app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';
export async function ask<T>(user: TestUser, method: Method, url: string, payload?: object): Promise<T> {
  const answer = await user.call({ method, url, ...(payload === undefined ? {} : { payload }) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** A rose gold between rose and red, as a house would name and measure it. */
export const ROSE = {
  family: 'gold',
  colour: 'rose',
  fineness: 750,
  density: 15.2,
  loss: 0.05,
  lab: [88.7, 5.1, 22.2],
  names: {
    de: 'Morgenrot 750',
    en: 'Dawn 750',
    nl: 'Dageraad 750',
    jp: 'ドーン 750',
    kr: '돈 750',
    fr: 'Aurore 750',
  },
  hallmark: '750',
  isRhodiumPlated: false,
  markets: ['DE', 'NL'],
  isWithdrawn: false,
  note: '',
};

export const enterAlloy = (admin: TestUser, change: object = {}) =>
  ask<AlloyRecord>(admin, 'POST', '/api/house-alloys', { ...ROSE, ...change });
export const readAlloy = (admin: TestUser, id: string) => ask<AlloyRecord>(admin, 'GET', `/api/house-alloys/${id}`);

/** Saves what differs from the newest version. */
export async function saveAlloy(admin: TestUser, id: string, change: object): Promise<AlloyRecord> {
  const { density, loss, lab, names, hallmark, isRhodiumPlated, markets, isWithdrawn, version } = await readAlloy(
    admin,
    id,
  );
  const entered = { density, loss, lab, names, hallmark, isRhodiumPlated, markets, isWithdrawn };
  return ask(admin, 'PUT', `/api/house-alloys/${id}`, { ...entered, version, from: null, note: '', ...change });
}

/** Puts figures into a new list and lets it count. */
export async function priceBy(admin: TestUser, cells: readonly { path: string; value: unknown }[]): Promise<void> {
  const { lists } = await ask<{ lists: OfficePriceList[] }>(admin, 'GET', '/api/price-lists');
  const from = lists.find(({ state }) => state === 'active')?.id;
  const draft = await ask<OfficePriceList>(admin, 'POST', '/api/price-lists', { name: 'With alloys', from });
  const saved = await ask<OfficePriceList>(admin, 'PATCH', `/api/price-lists/${draft.id}`, { version: 1, cells });
  await ask(admin, 'POST', `/api/price-lists/${draft.id}/activate`, { version: saved.version, from: null });
}
export const priceAlloy = (admin: TestUser, id: string, cents: number): Promise<void> =>
  priceBy(admin, [{ path: `/alloySurcharge/${id}`, value: cents }]);

/** The worked example in one alloy. */
export const designIn = (alloy: string) => ({
  ...WORKED_EXAMPLE,
  rings: WORKED_EXAMPLE.rings.map((ring) => ({
    ...ring,
    segments: ring.segments.map((segment) => ({ ...segment, alloy })),
  })),
});
