import { SHOWCASE_MAX, type ShowcaseRing } from '@ringwerk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCouple } from '../../../test/couples.ts';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { ringFor } from '../../../test/stone-ring.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { listRings } from './showcase-repository.ts';

let shop: TestApp;
let owner: TestUser;
let trainee: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  shop = await startTestApp({ publicUrl: 'https://portal.example' });
  owner = await shop.logIn('10001');
  trainee = await shop.logIn('10001-3');
  stranger = await shop.logIn('10002');
});
afterAll(() => shop.close());

let keys = 0;
const add = async (user: TestUser, body: object = {}): Promise<ShowcaseRing> => {
  keys += 1;
  const payload = { design: WORKED_EXAMPLE, setId: 9014, idempotencyKey: `sample-ring-${keys}`, ...body };
  const answer = await user.call({ method: 'POST', url: '/api/showcase', payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const list = async (user: TestUser, query = ''): Promise<{ total: number; rings: ShowcaseRing[] }> => {
  const answer = await user.call({ url: `/api/showcase?${query}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const change = (user: TestUser, id: string, payload: object) =>
  user.call({ method: 'PATCH', url: `/api/showcase/${id}`, payload });
const tag = (user: TestUser, code: string, query = '') =>
  user.call({ url: `/api/showcase/tags/${encodeURIComponent(code)}${query}` });
const refusal = (answer: Awaited<ReturnType<TestUser['call']>>) => [answer.statusCode, answer.json().error?.code];
const inGallery = async (user: TestUser) => {
  const answer = await user.call({ url: '/api/models?showcase=1' });
  expect(answer.statusCode, answer.body).toBe(200);
  const { models, facets } = answer.json();
  return [models.map(({ setId }: { setId: number }) => setId), facets.showcase];
};

describe('the showcase of a shop', () => {
  test('takes an article as it is shown, in the sizes of the sample, and finds it by article, place and tag', async () => {
    const ring = await add(owner, { sizes: [56.5], place: 'Tray 12', note: 'Silver, plated', since: '2026-01-07' });
    expect(ring).toMatchObject({
      setId: 9014,
      articleNumber: 'RW-09-014',
      sizes: [56.5],
      place: 'Tray 12',
      since: '2026-01-07',
      gone: null,
    });
    for (const q of ['rw-09', 'RW09014', 'tray 12', 'PLATED', ring.code, ring.code.toLowerCase()])
      expect([q, (await list(owner, `q=${encodeURIComponent(q)}`)).rings.map(({ id }) => id)]).toEqual([q, [ring.id]]);
    expect((await list(owner, 'q=100%25')).total).toBe(0);
    expect((await list(stranger)).total).toBe(0);
  });

  test('is searched by eight words at most, whatever they name', async () => {
    const ring = await add(stranger, { place: 'Cabinet' });
    const found = async (q: string) => (await list(stranger, `q=${encodeURIComponent(q)}`)).rings.map(({ id }) => id);
    const { names } = ring;
    expect(await found(`cabinet ${names?.de ?? ''}`)).toEqual([ring.id]);
    expect(await found('c a b i n e t ca zzz')).toEqual([ring.id]);
    expect(await found(`cabinet ${'cabinet '.repeat(9)} zzz`)).toEqual([]);
    // A letter names every article of a big house.
    const asked = { words: [{ text: 'zzz', sets: Array.from({ length: 70_000 }, (_, at) => at) }] };
    const { rows } = await listRings(
      shop.database.orm,
      ring.id,
      { ...asked, state: 'standing', sort: 'place' },
      { pageSize: 1, offset: 0 },
    );
    expect(rows).toEqual([]);
    await change(stranger, ring.id, { gone: { as: 'removed', on: '2099-01-01' } });
  });

  test('puts trays in the order of their numbers, what has no place last', async () => {
    for (const place of ['', 'Tray 10', 'Tray 2']) await add(stranger, { place });
    const { rings } = await list(stranger);
    expect(rings.map(({ place }) => place)).toEqual(['Tray 2', 'Tray 10', '']);
  });

  test('takes a saved design of the shop with its own sizes, and none of another shop', async () => {
    const saved = async (user: TestUser, rest: object) =>
      (await user.call({ method: 'POST', url: '/api/designs', payload: { design: WORKED_EXAMPLE, ...rest } })).json();
    const own = await saved(owner, { setId: 9014, name: 'Anniversary' });
    const ring = await add(owner, { design: own.code, setId: undefined });
    expect([ring.designCode === own.code, ring.setId, ring.sizes]).toEqual([false, 9014, [54]]);
    const put = (design: string) =>
      owner.call({ method: 'POST', url: '/api/showcase', payload: { design, idempotencyKey: `of-code-${design}` } });
    expect(refusal(await put((await saved(stranger, { setId: 9014 })).code))).toEqual([404, 'design.unknown']);
    expect(refusal(await put((await saved(owner, {})).code))).toEqual([422, 'showcase.no-article']);
  });

  test('shows no couple what another one called its ring and had engraved, and lets that one be deleted', async () => {
    const couple = await openCouple(owner);
    const payload = { design: WORKED_EXAMPLE, setId: 9014, name: 'Huber/Maier', coupleId: couple.id };
    const own = (await owner.call({ method: 'POST', url: '/api/designs', payload })).json();
    for (const body of [{ design: own.code, setId: undefined }, {}]) {
      const ring = await add(owner, body);
      expect(ring.names).not.toBeNull();
      expect(ring.design.rings.map(({ engravings }) => engravings)).toEqual([[]]);
      const copy = await owner.call({ url: `/api/designs/${ring.designCode}` });
      expect(copy.body).not.toContain('Huber/Maier');
    }
    const gone = await owner.call({ method: 'DELETE', url: `/api/couples/${couple.id}` });
    expect([gone.statusCode, gone.json().deletedDesigns]).toEqual([200, 1]);
    expect((await owner.call({ url: `/api/designs/${own.code}` })).statusCode).toBe(404);
  });

  test('takes one size for each ring, and no day of leaving before the day it came', async () => {
    const ring = await add(owner, { since: '2026-03-02' });
    expect(refusal(await change(owner, ring.id, { sizes: [54, 60] }))).toEqual([400, 'request.invalid']);
    expect(refusal(await change(owner, ring.id, { gone: { as: 'sold', on: '2026-03-01' } }))).toEqual([
      400,
      'request.invalid',
    ]);
    expect((await change(owner, ring.id, { sizes: [60.25], place: 'Window' })).json()).toMatchObject({
      sizes: [60.25],
      place: 'Window',
    });
  });

  test('notes what was sold and when, keeps it in a list of its own, and puts it back', async () => {
    const ring = await add(owner);
    const sold = await change(owner, ring.id, { gone: { as: 'sold', on: '2099-05-04' } });
    expect(sold.json().gone).toEqual({ as: 'sold', on: '2099-05-04' });
    const ids = async (query: string) => (await list(owner, query)).rings.map(({ id }) => id);
    expect(await ids('pageSize=96')).not.toContain(ring.id);
    expect(await ids('state=gone')).toContain(ring.id);
    expect((await tag(owner, ring.code)).json().ring.gone.as).toBe('sold');
    await change(owner, ring.id, { gone: null });
    expect(await ids('pageSize=96')).toContain(ring.id);
  });

  test('is full at its most rings, for what is put back as for what is new', async () => {
    const { database } = shop;
    const sold = await add(stranger);
    await change(stranger, sold.id, { gone: { as: 'sold', on: sold.since } });
    await database.pool.query(
      `insert into showcase_rings (dealer_id, code, design_code, set_id, sizes, since, added_at, added_by)
       select dealer_id, 'FULL' || n, design_code, set_id, sizes, since, added_at, added_by
       from showcase_rings, generate_series(1, $2::int) as n where id = $1`,
      [sold.id, SHOWCASE_MAX],
    );
    expect(refusal(await change(stranger, sold.id, { gone: null }))).toEqual([409, 'showcase.full']);
    expect(refusal(await change(stranger, sold.id, { note: 'Sold twice' }))).toEqual([200, undefined]);
    await database.pool.query("delete from showcase_rings where code like 'FULL1%'");
    expect((await change(stranger, sold.id, { gone: null })).json().gone).toBeNull();
    await database.pool.query("delete from showcase_rings where code like 'FULL%' or id = $1", [sold.id]);
  });

  test('is no other shop’s to change, print or scan', async () => {
    const ring = await add(owner);
    expect(refusal(await change(stranger, ring.id, { note: 'mine' }))).toEqual([404, 'showcase.unknown']);
    expect(refusal(await tag(stranger, ring.code))).toEqual([404, 'showcase.unknown']);
    const print = await stranger.call({ url: `/api/showcase/tags?rings=${ring.id}&form=sheet` });
    expect(refusal(print)).toEqual([404, 'showcase.unknown']);
  });

  test('logs each step under the ring', async () => {
    const ring = await add(owner);
    await change(owner, ring.id, { note: 'Window' });
    await change(owner, ring.id, { note: 'Window' });
    await change(owner, ring.id, { gone: { as: 'removed', on: '2099-01-01' } });
    await change(owner, ring.id, { gone: null });
    const admin = await shop.logIn('90001');
    const log = await admin.call({ url: `/api/audit?entity=showcase&q=${ring.code}` });
    expect(log.statusCode, log.body).toBe(200);
    expect(log.json().entries.map(({ action }: { action: string }) => action)).toEqual([
      'showcase.put-back',
      'showcase.taken-out',
      'showcase.changed',
      'showcase.added',
    ]);
    // What somebody wrote beside a ring is the shop's alone, and may be about a couple.
    expect(log.json().entries[2]).toMatchObject({ before: null, after: null, detail: { fields: ['note'] } });
    expect(log.body).not.toContain('Window');
  });

  test('shows a trainee and a couple everything but trade figures, and lets a couple change nothing', async () => {
    const ring = await add(trainee);
    const answer = await trainee.call({ url: '/api/showcase' });
    expect(answer.body).not.toContain('"cost"');
    expect(answer.json().rings[0].retail.gross).toBeGreaterThan(0);
    const counter = await shop.logIn('10001-2');
    await counter.call({ method: 'PUT', url: '/api/customer-view/pin', payload: { pin: '1234' } });
    const entered = await counter.call({ method: 'POST', url: '/api/customer-view', payload: {} });
    expect(entered.statusCode, entered.body).toBeLessThan(300);
    expect((await tag(counter, ring.code)).statusCode).toBe(200);
    expect((await change(counter, ring.id, { note: 'x' })).statusCode).toBe(403);
  });

  test('says of which day a price is that is not today’s', async () => {
    const [stone] = (await owner.call({ url: '/api/stones?shape=round&origin=natural&pageSize=1' })).json().stones;
    const ring = await add(owner, { design: ringFor(stone), place: 'Tray 77' });
    expect(ring.pricedAt).toBeNull();
    await shop.database.pool.query(
      "update stones set status = 'sold', changed_tx = pg_current_xact_id() where id = $1",
      [stone.id],
    );
    const [later] = (await list(owner, 'q=Tray%2077')).rings;
    const { rows } = await shop.database.pool.query('select created_at from designs where code = $1', [
      ring.designCode,
    ]);
    expect(later).toMatchObject({ id: ring.id, retail: ring.retail, pricedAt: rows[0].created_at.toISOString() });
  });

  test('keeps what a shop notes for itself from a couple', async () => {
    const ring = await add(trainee, { place: 'Safe 3', note: 'Bought cheap' });
    const counter = await shop.logIn('10001-2');
    await counter.call({ method: 'PUT', url: '/api/customer-view/pin', payload: { pin: '1234' } });
    await counter.call({ method: 'POST', url: '/api/customer-view', payload: {} });
    expect(refusal(await counter.call({ url: '/api/showcase' }))).toEqual([403, 'session.customer-view']);
    const opened = (await tag(counter, ring.code)).json().ring;
    expect([opened.place, opened.note, opened.by, opened.designCode]).toEqual([
      undefined,
      undefined,
      undefined,
      ring.designCode,
    ]);
  });
});

describe('a scanned tag', () => {
  test('brings the ring fingers of the couple at hand, by the order of the rings', async () => {
    const ring = await add(owner);
    const couple = await openCouple(owner);
    expect((await tag(owner, ring.code, `?coupleId=${couple.id}`)).json().coupleSizes).toEqual([51.88]);
    expect((await tag(owner, ring.code)).json().coupleSizes).toEqual([null]);
    const theirs = await openCouple(stranger);
    expect((await tag(owner, ring.code, `?coupleId=${theirs.id}`)).json().coupleSizes).toEqual([null]);
  });

  test('is read as it is typed off the label; an unknown or mistyped one is said', async () => {
    const { code } = await add(owner);
    expect((await tag(owner, ` ${code.slice(0, 4)}-${code.slice(4)} `.toLowerCase())).statusCode).toBe(200);
    const wrong = `${code.slice(0, 7)}${code.endsWith('A') ? 'B' : 'A'}`;
    for (const typed of [wrong, 'AAAAAAAA', 'x', "' or 1=1"])
      expect([typed, ...refusal(await tag(owner, typed))]).toEqual([typed, 404, 'showcase.unknown']);
  });
});

describe('printed tags', () => {
  test('are one file for a sheet and for a label printer, of one page for each label there', async () => {
    const rings = [await add(owner), await add(owner)];
    const ids = rings.map(({ id }) => id).join(',');
    const pagesOf = async (query: string) => {
      const answer = await owner.call({ url: `/api/showcase/tags?rings=${ids}&${query}` });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
      return answer.rawPayload.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length;
    };
    expect(await pagesOf('form=sheet&price=1')).toBe(1);
    expect(await pagesOf('form=sheet&skip=23')).toBe(2);
    expect(await pagesOf('form=label')).toBe(2);
  });
});

test('a ring without a price today has a tag without one: that of the day it was saved binds nobody', async () => {
  const { id, designCode } = await add(stranger);
  const printed = async (query: string) => {
    const { rawPayload } = await stranger.call({ url: `/api/showcase/tags?rings=${id}&form=label${query}` });
    return rawPayload.toString('latin1').replaceAll(/\/(?:ID|DocumentID|InstanceID)[^\n]*|<xmp[^\n]*/gu, '');
  };
  expect((await printed('&price=1')).length).toBeGreaterThan((await printed('')).length);
  await shop.database.pool.query(
    `update designs set design_key = 'withdrawn', design = jsonb_set(design, '{rings,0,segments,0,alloy}', '"au999-none"')
     where code = $1`,
    [designCode],
  );
  expect((await printed('&price=1')).length).toBe((await printed('')).length);
  await shop.database.pool.query('delete from showcase_rings where id = $1', [id]);
});

describe('the filter of the galleries', () => {
  test('finds what stands in the shop of whoever asks, from the next list on', async () => {
    const sales = await shop.logIn('90001-2');
    expect(await inGallery(sales)).toEqual([[], 0]);
    const ring = await add(sales);
    expect(await inGallery(sales)).toEqual([[9014], 1]);
    await change(sales, ring.id, { gone: { as: 'sold', on: '2099-01-01' } });
    expect(await inGallery(sales)).toEqual([[], 0]);
  });
});
