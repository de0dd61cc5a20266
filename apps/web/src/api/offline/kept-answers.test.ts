import { getDesign, getWatchLists, RECORD_VERSION, type SavedDesign, type Session } from '@ringwerk/contract';
import { cents, DESIGN_VERSION } from '@ringwerk/kernel';
import { beforeEach, expect, it, vi } from 'vitest';
import { setSession } from '../session-store.ts';
import { catalogueKeptAt, keepAnswer, keepCatalogue, recallAnswer } from './kept-answers.ts';

/** The browser's database as a map. */
const kept = vi.hoisted(() => new Map<string, { id: string }>());
vi.mock('./database.ts', () => ({
  readRecord: (store: string, id: string) => Promise.resolve(kept.get(`${store} ${id}`) ?? null),
  writeRecord: (store: string, record: { id: string }) =>
    Promise.resolve(void kept.set(`${store} ${record.id}`, record)),
}));

const INPUT = { params: { code: '19JY8M0J' } };
const retail = {
  currency: 'EUR',
  net: cents(100),
  taxRate: 0.19,
  tax: cents(19),
  gross: cents(119),
  rounding: cents(0),
} as const;
const SAVED: SavedDesign = {
  code: '19JY8M0J',
  design: { version: DESIGN_VERSION, rings: [] },
  setId: 9001,
  name: 'Huber',
  createdAt: '2026-11-22T10:00:00.000Z',
  grams: 4.19,
  retail,
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('indexedDB', {});
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('document', { cookie: 'egf=%7B%7D' });
  setSession({ customerNumber: '10001', isCustomerView: false } as Session);
});

it('gives the last answer to the same question back', async () => {
  await keepAnswer(getDesign.id, INPUT, SAVED);
  expect(await recallAnswer(getDesign, INPUT)).toEqual(SAVED);
});

it('gives no answer that holds a record of another release: this page would draw it wrongly', async () => {
  await keepAnswer(getDesign.id, INPUT, { ...SAVED, design: { version: DESIGN_VERSION - 1, rings: [] } });
  expect(await recallAnswer(getDesign, INPUT)).toBeUndefined();
});

it('takes what another answer says where the kept one is of another release', async () => {
  const old = { ...SAVED, design: { version: DESIGN_VERSION - 1, rings: [] } };
  await keepAnswer(getDesign.id, INPUT, old);
  const item = { ...SAVED, id: 'a', addedAt: SAVED.createdAt };
  await keepAnswer(getWatchLists.id, {}, { lists: [{ id: 'l', name: 'x', items: [item] }] });
  expect(await recallAnswer(getDesign, INPUT)).toMatchObject({ code: SAVED.code, design: SAVED.design });
});

it('keeps the catalogue under the version of its records: another one is fetched anew', async () => {
  await keepCatalogue('de', []);
  expect(await catalogueKeptAt('10001', 'de')).not.toBeNull();
  expect([...kept.keys()].some((key) => key.endsWith(`10001 catalogue ${RECORD_VERSION} de`))).toBe(true);
});
