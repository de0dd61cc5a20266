import {
  getHouseModel,
  houseDate,
  listHouseModels,
  listPlaces,
  searchModels,
  type HouseModelAnswer,
} from '@ringwerk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let shop: TestApp;
let clerk: TestUser;
let colleague: TestUser;
let jeweller: TestUser;
beforeAll(async () => {
  shop = await startTestApp();
  clerk = await shop.logIn('90001');
  colleague = await shop.logIn('90001-2');
  jeweller = await shop.logIn('10001');
});
afterAll(() => shop.close());

type Listed = z.output<typeof listHouseModels.answer>;
const list = async (query = ''): Promise<Listed> =>
  listHouseModels.answer.parse((await clerk.call({ url: `/api/house-models?lang=de&${query}` })).json());
const read = async (setId: number): Promise<HouseModelAnswer> =>
  getHouseModel.answer.parse((await clerk.call({ url: `/api/house-models/${setId}?lang=de` })).json());
const change = async (setId: number, body: object, user = clerk) =>
  user.call({ method: 'PATCH', url: `/api/house-models/${setId}`, payload: { version: 1, ...body } });
const bulk = (body: object) => clerk.call({ method: 'POST', url: '/api/house-models/changes', payload: body });
const places = async (category: number): Promise<number[]> =>
  listPlaces.answer
    .parse((await clerk.call({ url: `/api/house-models/places/${category}` })).json())
    .models.map(({ setId }) => setId);
const place = (setId: number, category: number, before: number | null) =>
  clerk.call({ method: 'POST', url: `/api/house-models/${setId}/place`, payload: { category, before } });
const gallery = async (query: string): Promise<number[]> =>
  searchModels.answer
    .parse((await jeweller.call({ url: `/api/models?pageSize=96&${query}` })).json())
    .models.map(({ setId }) => setId);

/** A single ring in a width that no other test saves. */
const ring = (width: number) => ({
  ...WORKED_EXAMPLE,
  rings: WORKED_EXAMPLE.rings.map((one) => ({ ...one, width })),
});
const plain = (width: number) => ({
  ...WORKED_EXAMPLE,
  rings: ring(width).rings.map((one) => ({ ...one, stones: [] })),
});
async function saved(design: object, user = jeweller): Promise<string> {
  const answer = await user.call({ method: 'POST', url: '/api/designs', payload: { design } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().code;
}
const create = (body: object) => clerk.call({ method: 'POST', url: '/api/house-models', payload: body });

describe('a new model from a saved design', () => {
  test('is numbered in its section, has its twin, no words of the couple, and waits to be published', async () => {
    const answer = await create({ section: 23, code: await saved(ring(4.5)), names: { de: 'Nordwind', en: 'North' } });
    expect(answer.statusCode, answer.body).toBe(200);
    const model: HouseModelAnswer = answer.json();
    const last = (await list('kind=special&sort=article&descending=true&pageSize=1')).models[0];
    expect(last?.setId).toBe(model.setId);
    expect(model).toMatchObject({ articleNumber: `RW-23-0${model.setId - 23_000}`, kind: 'special', state: 'draft' });
    expect(model.forms.with?.code).not.toBeNull();
    expect(model.forms.without.code).toBeNull();
    expect(model.untranslated).toEqual(['nl', 'jp', 'kr', 'fr']);
    const { rows } = await shop.database.pool.query(
      'select with_design, without_design from models where set_id = $1',
      [model.setId],
    );
    expect(JSON.stringify(rows[0])).not.toContain('Anna');
    expect(rows[0].without_design.rings[0].stones).toEqual([]);
    expect((await jeweller.call({ url: `/api/models/${model.setId}` })).statusCode).toBe(404);
    expect((await change(model.setId, { publishedFrom: houseDate(new Date(), 'Europe/Berlin') })).statusCode).toBe(200);
    expect((await jeweller.call({ url: `/api/models/${model.setId}` })).json().name).toBe('Nordwind');
    expect(await gallery('q=Nordwind')).toEqual([model.setId]);
  });

  test('stands there once when two people make it of one design at the same time', async () => {
    const code = await saved(ring(5.5));
    const answers = await Promise.all([create({ section: 23, code }), create({ section: 23, code })]);
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
  });

  test('is refused with a code that is none, that is a model already, and in a section of other rings', async () => {
    const code = await saved(ring(5));
    const codeOf = async (body: object) => (await create(body)).json().error?.code;
    expect(await codeOf({ section: 23, code: 'NOTACODE' })).toBe('design.unknown');
    expect(await codeOf({ section: 9, code })).toBe('model.unfit');
    expect(await codeOf({ section: 23, code })).toBeUndefined();
    expect(await codeOf({ section: 23, code })).toBe('model.twice');
    expect(await codeOf({ section: 23, code: await saved(ring(5.5)), twinCode: await saved(ring(6)) })).toBe(
      'model.unfit',
    );
  });

  test('takes a design of its own as the form without stones', async () => {
    const twinCode = await saved(plain(7));
    const model = (await create({ section: 23, code: await saved(ring(6.5)), twinCode })).json();
    expect(model.forms.without.code).toBe(twinCode);
  });

  test('two at once have two numbers', async () => {
    const codes = [await saved(ring(7.5)), await saved(ring(8))];
    const made = await Promise.all(codes.map((code) => create({ section: 21, code })));
    expect(made.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(new Set(made.map((answer) => answer.json().articleNumber)).size).toBe(2);
  });
});

describe('one model', () => {
  test('whoever is second is refused, and nothing of the first is lost', async () => {
    const names = { de: 'Erste' };
    expect((await change(9001, { names }, colleague)).statusCode).toBe(200);
    const second = await change(9001, { names: { de: 'Zweite' } });
    expect([second.statusCode, second.json().error.code]).toEqual([409, 'model.changed']);
    const model = await read(9001);
    expect([model.names, model.version]).toEqual([names, 2]);
    expect(model.updatedBy).not.toBeNull();
  });

  test.each([
    ['a publication that dealers have seen cannot be taken back', { publishedFrom: null }, '/publishedFrom'],
    ['nothing ends before it begins', { withdrawnFrom: '2001-01-01' }, '/withdrawnFrom'],
    ['nothing succeeds itself', { successor: 9002 }, '/successor'],
    ['a successor exists', { successor: 999_999 }, '/successor'],
    ['what is published has a name', { names: {} }, '/names'],
  ])('%s', async (_, body, path) => {
    const answer = await change(9002, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.issues[0].path).toBe(path);
    expect((await read(9002)).version).toBe(1);
  });

  test('successors never go in a circle', async () => {
    expect((await change(9003, { successor: 9004 })).statusCode).toBe(200);
    expect((await change(9004, { successor: 9003 })).json().error.issues[0].path).toBe('/successor');
  });

  test('a withdrawn successor gives way to its own', async () => {
    const today = houseDate(new Date(), 'Europe/Berlin');
    await change(9005, { successor: 9006, withdrawnFrom: today });
    await change(9006, { successor: 9007, withdrawnFrom: today });
    const { withdrawn } = (await jeweller.call({ url: '/api/models/9005' })).json();
    expect(withdrawn.successor.setId).toBe(9007);
  });

  test('every change says who, what was and what is', async () => {
    await change(9008, { popularityStart: 12, categories: [9, 10] });
    const { rows } = await shop.database.pool.query("select * from audit_log where entity_id = '9008'");
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ action: 'model.changed', user_id: expect.any(String) });
    expect(rows[0].after).toEqual({ popularityStart: 12, categories: [9, 10] });
    expect(rows[0].before.popularityStart).toBeGreaterThan(0);
  });
});

describe('places', () => {
  test('a model moves before another, to the end, and dealers see it there', async () => {
    const [a = 0, b = 0, c = 0] = await places(11);
    expect((await place(c, 11, a)).statusCode).toBe(204);
    expect((await places(11)).slice(0, 3)).toEqual([c, a, b]);
    expect((await gallery('category=11')).slice(0, 3)).toEqual([c, a, b]);
    await place(c, 11, null);
    expect((await places(11)).at(-1)).toBe(c);
    expect((await gallery('category=11&sort=popular'))[0]).toBe(a);
  });

  test('of category 7 are counted, not placed', async () => {
    const [first = 0, second = 0] = await places(7);
    expect((await place(second, 7, first)).json().error.issues[0].path).toBe('/category');
  });

  test('two moves at once leave every model in its category once', async () => {
    const before = await places(12);
    const [a = 0, b = 0, , , e = 0] = before;
    await Promise.all([place(e, 12, a), place(b, 12, null), place(a, 12, e)]);
    const after = await places(12);
    expect(after.toSorted((x, y) => x - y)).toEqual(before.toSorted((x, y) => x - y));
  });
});

describe('many at once', () => {
  test('are withdrawn and offered again, and those that were so already are not counted', async () => {
    const setIds = [6001, 6002, 6003];
    expect((await bulk({ setIds, change: 'withdraw' })).json()).toEqual({ changed: 3 });
    expect((await bulk({ setIds: [...setIds, 6004], change: 'withdraw' })).json()).toEqual({ changed: 1 });
    expect(await gallery('category=6')).not.toContain(6001);
    expect((await list('state=withdrawn&q=RW-06')).models.map(({ setId }) => setId)).toEqual([...setIds, 6004]);
    expect((await bulk({ setIds: [...setIds, 6004], change: 'offer' })).json()).toEqual({ changed: 4 });
    expect(await gallery('category=6')).toContain(6001);
  });

  test('of which only published ones are withdrawn: a draft and a planned model can still be saved', async () => {
    const { setId: draft } = (await create({ section: 23, code: await saved(ring(5.2)) })).json();
    const { setId: planned } = (await create({ section: 23, code: await saved(ring(6.2)) })).json();
    expect((await change(planned, { names: { de: 'Später' }, publishedFrom: '2099-12-31' })).statusCode).toBe(200);
    expect((await bulk({ setIds: [draft, planned, 6003], change: 'withdraw' })).json()).toEqual({ changed: 1 });
    expect([(await read(draft)).state, (await read(planned)).state]).toEqual(['draft', 'planned']);
    expect((await change(draft, { popularityStart: 5 })).statusCode).toBe(200);
    await bulk({ setIds: [6003], change: 'offer' });
  });

  test('enter a category at its end and leave it', async () => {
    const before = await places(8);
    await bulk({ setIds: [6001, 6002], change: 'add-category', category: 8 });
    expect(await places(8)).toEqual([...before, 6001, 6002]);
    await bulk({ setIds: [6001, 6002], change: 'remove-category', category: 8 });
    expect(await places(8)).toEqual(before);
  });

  test('one that is unknown leaves all as they are', async () => {
    const answer = await bulk({ setIds: [6005, 999_999], change: 'withdraw' });
    expect(answer.json().error.code).toBe('model.unknown');
    expect((await read(6005)).state).toBe('published');
    expect((await bulk({ setIds: [6005], change: 'add-category' })).json().error.issues[0].path).toBe('/category');
  });
});

describe('the list', () => {
  test('finds by number without hyphens, by a name in any language, and what is untranslated', async () => {
    expect((await list('q=rw09014')).models.map(({ setId }) => setId)).toEqual([9014]);
    expect((await list('q=マルテッロ')).total).toBeGreaterThan(3);
    await change(5001, { names: { de: 'Allein' } });
    expect((await list('untranslated=jp')).setIds).toContain(5001);
    expect((await list('untranslated=de')).setIds).not.toContain(5001);
  });

  test('counts states and sorts both ways', async () => {
    const { counts, total } = await list();
    expect(counts.draft + counts.planned + counts.published + counts.withdrawn).toBe(total);
    const up = (await list('sort=name&pageSize=96')).models.map(({ name }) => name);
    expect(up).toEqual(up.toSorted((a, b) => a.localeCompare(b)));
    expect((await list('sort=name&descending=true&pageSize=1')).models[0]?.name).not.toBe(up[0]);
  });
});
