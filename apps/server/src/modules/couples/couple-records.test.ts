import { type CoupleFile, type DueEntry, type ListedDesign } from '@ringwerk/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ANNA_AND_PAUL, openCouple, person, readCouple } from '../../../test/couples.ts';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { shownPrice, startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let shop: TestApp;
let owner: TestUser;
let stranger: TestUser;
const NOW = new Date('2026-11-21T10:00:00Z');
const DAY = 86_400_000;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.setTime(NOW);
  owner = await shop.logIn('10001');
  stranger = await shop.logIn('10002');
});

let keys = 0;
const post = async (user: TestUser, url: string, payload: object) => {
  const answer = await user.call({ method: 'POST', url, payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const ringOf = (size: number) => ({
  ...WORKED_EXAMPLE,
  rings: WORKED_EXAMPLE.rings.map((ring) => ({ ...ring, size })),
});
let size = 50;
/** A ring that nobody else has. */
const newRing = () => ringOf((size += 0.25));
const save = (coupleId?: string, name?: string) =>
  post(owner, '/api/designs', { design: newRing(), ...(coupleId && { coupleId }), ...(name && { name }) });
const quote = (body: object = {}) => post(owner, '/api/quotes', { design: newRing(), ...body });
const order = async (body: { design?: object | undefined } & Record<string, unknown> = {}) => {
  const design = body.design ?? newRing();
  const idempotencyKey = `couple-order-${(keys += 1)}`;
  return post(owner, '/api/orders', {
    design,
    commission: 'Huber',
    idempotencyKey,
    expected: await shownPrice(owner, design),
    ...body,
  });
};
/** Design of the only position. */
const codeOf = ({ positions: [position] }: { positions: [{ rings: { code: string } }] }) => position.rings.code;
const designOf = ({ positions: [position] }: { positions: [{ rings: { design: object } }] }) => position.rings.design;
const SHARE = { name: 'Classic', language: 'de', country: 'DE', showsPrice: true };
const share = (body: object = {}) => post(owner, '/api/shares', { ...SHARE, design: newRing(), ...body });
const refusal = (answer: Awaited<ReturnType<TestUser['call']>>) => [answer.statusCode, answer.json().error?.code];
const tie = (user: TestUser, id: string, payload: object) =>
  user.call({ method: 'PUT', url: `/api/couples/${id}/records`, payload });
const rows = async (text: string, ...values: unknown[]) => (await shop.database.pool.query(text, values)).rows;
const ship = async (id: string) => {
  const staff = await shop.logIn('90001');
  for (const status of ['released', 'casting', 'quality', 'shipped'])
    await post(staff, `/api/work-orders/${id}/status`, { status });
};

describe('what is made for a couple', () => {
  test('goes into its file: versions, quotes, links, orders, each with its design', async () => {
    const { id } = await openCouple(owner);
    const saved = await save(id);
    const quoted = await quote({ coupleId: id });
    const shared = await share({ coupleId: id });
    const ordered = await order({ coupleId: id });
    const file = await readCouple(owner, id);
    expect(new Set(file.designs.map(({ code }) => code))).toEqual(
      new Set([saved.code, codeOf(quoted), shared.code, codeOf(ordered)]),
    );
    expect(file.designs).toHaveLength(4);
    expect([file.quotes[0]?.id, file.shares[0]?.id, file.orders[0]?.id]).toEqual([quoted.id, shared.id, ordered.id]);
    expect([quoted.couple, ordered.couple, shared.file]).toEqual(
      Array.from({ length: 3 }, () => ({ id, title: 'Anna & Paul Huber' })),
    );
  });

  test('bears its names where none are sent, and those that are sent where they are', async () => {
    const { id } = await openCouple(owner, { ...ANNA_AND_PAUL, language: 'fr' });
    expect(await quote({ coupleId: id })).toMatchObject({
      customerName: 'Anna & Paul Huber',
      persons: { first: 'Anna', second: 'Paul' },
      language: 'fr',
    });
    const persons = { first: 'Anni', second: '' };
    expect(await quote({ coupleId: id, persons, customerName: 'Familie Huber', language: 'de' })).toMatchObject({
      customerName: 'Familie Huber',
      persons,
      language: 'de',
    });
    // The record itself knows nobody: its names live beside it.
    expect(
      JSON.stringify(designOf(await quote({ coupleId: id }))).replaceAll('Anna & Paul 21.06.2027', ''),
    ).not.toContain('Anna');
  });

  test('an order of its quote follows into the file', async () => {
    const { id } = await openCouple(owner);
    const quoted = await quote({ coupleId: id });
    const ordered = await order({ quoteId: quoted.id, design: designOf(quoted) });
    expect(ordered).toMatchObject({ couple: { id }, persons: { first: 'Anna', second: 'Paul' } });
    expect((await readCouple(owner, id)).orders.map(({ number }) => number)).toEqual([ordered.number]);
  });

  test('can be another dealer’s couple’s never', async () => {
    const { id } = await openCouple(stranger);
    for (const [url, body] of [
      ['/api/designs', {}],
      ['/api/quotes', {}],
      ['/api/shares', SHARE],
    ] as const) {
      const payload = { design: newRing(), coupleId: id, ...body };
      expect([url, ...refusal(await owner.call({ method: 'POST', url, payload }))]).toEqual([
        url,
        404,
        'couple.unknown',
      ]);
    }
    const own = await openCouple(owner);
    const foreign = await post(stranger, '/api/quotes', { design: newRing() });
    expect(refusal(await tie(owner, own.id, { kind: 'quote', record: foreign.id, isTied: true }))).toEqual([
      404,
      'quote.unknown',
    ]);
    expect(refusal(await tie(owner, own.id, { kind: 'design', record: codeOf(foreign), isTied: true }))).toEqual([
      404,
      'design.unknown',
    ]);
  });

  test('is tied later and taken off again', async () => {
    const { id } = await openCouple(owner);
    const [saved, quoted, shared, ordered] = [await save(), await quote(), await share(), await order()];
    for (const [kind, record] of [
      ['design', saved.code],
      ['quote', quoted.id],
      ['share', shared.id],
      ['order', ordered.id],
    ])
      expect((await tie(owner, id, { kind, record, isTied: true })).statusCode).toBe(200);
    const file = await readCouple(owner, id);
    expect([file.designs.length, file.quotes.length, file.shares.length, file.orders.length]).toEqual([4, 1, 1, 1]);
    await tie(owner, id, { kind: 'quote', record: quoted.id, isTied: false });
    await tie(owner, id, { kind: 'design', record: saved.code, isTied: false });
    const after = await readCouple(owner, id);
    expect([after.designs.length, after.quotes.length]).toEqual([3, 0]);
  });
});

describe('a double', () => {
  const merge = (id: string, payload: object) =>
    owner.call({ method: 'POST', url: `/api/couples/${id}/merge`, payload });

  test('goes into the file with everything; what is not taken is a note, and the old address leads on', async () => {
    const kept = await openCouple(owner, { people: [person('Anna', 'Huber')], city: 'Prien', weddingDate: null });
    const double = await openCouple(owner);
    const both = await save(kept.id);
    await tie(owner, double.id, { kind: 'design', record: both.code, isTied: true });
    const quoted = await quote({ coupleId: double.id });
    await post(owner, `/api/couples/${double.id}/notes`, { kind: 'talk', text: 'In spring' });
    await post(owner, `/api/couples/${double.id}/consents`, { purpose: 'contact', isGiven: true });
    const stale = { version: kept.version, doubleId: double.id, doubleVersion: 99, take: [] };
    expect(refusal(await merge(kept.id, stale))).toEqual([409, 'couple.changed']);
    const answer = await merge(kept.id, { ...stale, doubleVersion: double.version, take: ['people'] });
    expect(answer.statusCode, answer.body).toBe(200);
    const file: CoupleFile = answer.json();
    expect(file).toMatchObject({ title: 'Anna & Paul Huber', city: 'Prien', weddingDate: '2027-06-19' });
    expect(file.designs.map(({ code }) => code)).toEqual(expect.arrayContaining([both.code, codeOf(quoted)]));
    expect(file.designs).toHaveLength(2);
    expect(file.quotes.map(({ id }) => id)).toEqual([quoted.id]);
    expect(file.consents).toHaveLength(1);
    expect(file.notes.map(({ kind, text }) => [kind, text])).toEqual([
      ['merged', 'people: Anna Huber\ncity: Rosenheim'],
      ['talk', 'In spring'],
    ]);
    expect((await readCouple(owner, double.id)).id).toBe(kept.id);
    expect(refusal(await owner.call({ url: `/api/couples/${kept.id}0` }))).toEqual([400, 'request.invalid']);
    const { couples } = (await owner.call({ url: '/api/couples?pageSize=96' })).json();
    expect(couples.map(({ id }: { id: string }) => id)).not.toContain(double.id);
    const [left] = await rows('select people, city, search::text from couples where id = $1', double.id);
    expect(left).toEqual({ people: [], city: '', search: '' });
    // A quote that waited offline under the old id still finds the file.
    expect((await quote({ coupleId: double.id })).couple.id).toBe(kept.id);
  });

  test('is never the file itself, nor another dealer’s', async () => {
    const { id, version } = await openCouple(owner);
    const foreign = await openCouple(stranger);
    const body = { version, doubleVersion: 1, take: [] };
    expect(refusal(await merge(id, { ...body, doubleId: id }))).toEqual([409, 'couple.same']);
    expect(refusal(await merge(id, { ...body, doubleId: foreign.id }))).toEqual([404, 'couple.unknown']);
  });
});

describe('data of a couple by law', () => {
  test('are handed out whole, and the log says so', async () => {
    const { id } = await openCouple(owner);
    const shared = await share({ coupleId: id, greeting: 'Welcome' });
    const words = { author: 'Anna', text: 'A little wider?' };
    await shop.app.inject({ method: 'POST', url: `/api/couple/${shared.token}/messages`, payload: words });
    const { couple } = await post(owner, `/api/couples/${id}/export`, {});
    expect(couple).toMatchObject({
      people: [{ email: 'anna@huber.example' }, {}],
      shares: [{ greeting: 'Welcome', messages: [words] }],
    });
    const [entry] = await rows('select action, by_number from audit_log order by id desc limit 1');
    expect(entry).toEqual({ action: 'couple.exported', by_number: '10001' });
  });

  test('are deleted for ever but for orders, which stay without names', async () => {
    const { id } = await openCouple(owner);
    const secret = 'Geheimnis';
    const saved = await save(id, secret);
    const open = await quote({ coupleId: id, customerName: secret });
    const quoted = await quote({ coupleId: id, customerName: secret });
    const ordered = await order({
      quoteId: quoted.id,
      design: designOf(quoted),
      commission: secret,
      notes: { workshop: secret, delivery: secret, shop: secret },
    });
    const shared = await share({ coupleId: id, greeting: secret });
    const words = { author: secret, text: secret, design: newRing() };
    await shop.app.inject({ method: 'POST', url: `/api/couple/${shared.token}/messages`, payload: words });
    await post(owner, `/api/couples/${id}/notes`, { kind: 'talk', text: secret });
    const watched = await post(owner, '/api/watch-items', { design: newRing() });
    await tie(owner, id, { kind: 'design', record: watched.item.code, isTied: true });
    const remove = () => owner.call({ method: 'DELETE', url: `/api/couples/${id}` });
    expect(refusal(await remove())).toEqual([409, 'couple.open-orders']);
    await ship(ordered.id);
    const seller = await shop.logIn('10001-2');
    expect(refusal(await seller.call({ method: 'DELETE', url: `/api/couples/${id}` }))).toEqual([
      403,
      'session.forbidden',
    ]);
    const answer = await remove();
    expect(answer.statusCode, answer.body).toBe(200);
    // The saved version, the open quote's, the link's and the one that was proposed on it.
    expect(answer.json()).toEqual({ deletedDesigns: 4, deletedQuotes: 1, deletedShares: 1, keptOrders: 1 });
    expect(refusal(await owner.call({ url: `/api/couples/${id}` }))).toEqual([404, 'couple.unknown']);
    expect(refusal(await owner.call({ url: `/api/quotes/${open.id}` }))).toEqual([404, 'quote.unknown']);
    expect(refusal(await owner.call({ url: `/api/designs/${saved.code}` }))).toEqual([404, 'design.unknown']);
    expect((await owner.call({ url: `/api/designs/${watched.item.code}` })).statusCode).toBe(200);
    const kept = (await owner.call({ url: `/api/orders/${ordered.id}` })).json();
    expect(kept).toMatchObject({
      commission: ordered.number,
      notes: { workshop: '', delivery: '', shop: '' },
      couple: null,
      persons: { first: '', second: '' },
    });
    expect((await owner.call({ url: `/api/quotes/${quoted.id}` })).json()).toMatchObject({ customerName: '' });
    const found = (await owner.call({ url: `/api/saved-designs?q=${secret}` })).json();
    expect(found.total).toBe(0);
    for (const table of [
      'couples',
      'couple_notes',
      'quotes',
      'orders',
      'shares',
      'share_messages',
      'designs',
      'audit_log',
    ]) {
      const [left] = await rows(
        `select count(*)::int as count from ${table} t where to_jsonb(t)::text like $1`,
        `%${secret}%`,
      );
      expect([table, left.count]).toEqual([table, 0]);
    }
  });

  test('go with every word that was written about them in positions, addresses and names of rings', async () => {
    const { id } = await openCouple(owner);
    const secret = 'Quendlerin';
    const extra = { kind: 'extra', text: `Gravur für ${secret}`, gross: 4_900, note: secret };
    const positions = [
      { kind: 'rings', design: newRing(), alternative: 1, note: secret, commission: secret },
      { kind: 'rings', design: newRing(), alternative: 1, note: secret, commission: secret },
      extra,
    ];
    const shipTo = { name: secret, street: 'Am See 1', postcode: '83209', city: 'Prien', country: 'DE' };
    const ordering = (quoted: { id: string; retail: { gross: number } }, rest: object) =>
      order({ design: undefined, quoteId: quoted.id, expected: { gross: quoted.retail.gross }, shipTo, ...rest });
    const offer = (rest: object) => post(owner, '/api/quotes', { positions, customerName: secret, ...rest });
    const tied = await offer({ coupleId: id });
    // A quote that was made before anybody opened the file: only its order says whose it is.
    const untied = await offer({});
    const declined = await offer({ coupleId: id });
    const watched = declined.positions[0].rings.code;
    await post(owner, '/api/watch-items', { design: watched });
    const placed = [await ordering(tied, {}), await ordering(untied, { coupleId: id })];
    for (const { id: each } of placed) await ship(each);
    const answer = await owner.call({ method: 'DELETE', url: `/api/couples/${id}` });
    expect(answer.statusCode, answer.body).toBe(200);
    for (const table of ['quotes', 'orders', 'quote_positions', 'order_positions', 'designs']) {
      const left = await rows(`select * from ${table} t where to_jsonb(t)::text ilike $1`, `%${secret}%`);
      expect([table, left.length]).toEqual([table, 0]);
    }
    const [kept] = await rows('select ship_to from orders where id = $1', placed[0].id);
    expect(kept).toEqual({ ship_to: null });
    expect((await owner.call({ url: `/api/quotes/${untied.id}` })).json().positions).toHaveLength(3);
  });

  test('leave the quote of another couple alone whose order was tied to them', async () => {
    const [{ id: first }, { id: second }] = [await openCouple(owner), await openCouple(owner)];
    const quoted = await quote({ coupleId: second, customerName: 'Sofia & Jan' });
    const ordered = await order({ quoteId: quoted.id, design: designOf(quoted), coupleId: first });
    await ship(ordered.id);
    expect((await owner.call({ method: 'DELETE', url: `/api/couples/${first}` })).statusCode).toBe(200);
    const kept = (await owner.call({ url: `/api/quotes/${quoted.id}` })).json();
    expect([kept.couple?.id, kept.customerName]).toEqual([second, 'Sofia & Jan']);
  });

  test('of a double go with the file that it went into', async () => {
    const kept = await openCouple(owner);
    const double = await openCouple(owner);
    const body = { version: 1, doubleId: double.id, doubleVersion: 1, take: [] };
    await post(owner, `/api/couples/${kept.id}/merge`, body);
    expect((await owner.call({ method: 'DELETE', url: `/api/couples/${double.id}` })).statusCode).toBe(200);
    expect(await rows('select id from couples where id in ($1, $2)', kept.id, double.id)).toEqual([]);
  });
});

describe('what is due', () => {
  const due = async (): Promise<DueEntry[]> => (await owner.call({ url: '/api/due' })).json().entries;
  const of = (entries: readonly DueEntry[], id: string) =>
    entries.find(({ coupleId }) => coupleId === id)?.reasons ?? [];

  test('is a wedding without an order, a quote that ends, a next step and a message, each for its couple', async () => {
    const now = new Date('2027-04-17T10:00:00Z');
    shop.setTime(now);
    owner = await shop.logIn('10001');
    const { id, version } = await openCouple(owner);
    const step = { version, nextStep: 'Fitting', nextStepOn: '2027-04-20' };
    await owner.call({ method: 'PATCH', url: `/api/couples/${id}`, payload: step });
    const quoted = await quote({ coupleId: id });
    const shared = await share({ coupleId: id });
    await shop.app.inject({
      method: 'POST',
      url: `/api/couple/${shared.token}/messages`,
      payload: { author: 'Anna', text: 'Hello' },
    });
    const kinds = of(await due(), id).map(({ kind, on }) => [kind, on]);
    // The quote ends in two weeks: it is not due yet.
    expect(kinds).toEqual([
      ['message', '2027-04-17'],
      ['step', '2027-04-20'],
      ['wedding', '2027-06-19'],
    ]);
    shop.setTime(new Date(now.getTime() + 8 * DAY));
    owner = await shop.logIn('10001');
    expect(of(await due(), id)).toContainEqual({ kind: 'quote', on: '2027-05-01', text: quoted.number, id: quoted.id });
    await order({ coupleId: id });
    expect(of(await due(), id).map(({ kind }) => kind)).not.toContain('wedding');
    stranger = await shop.logIn('10002');
    const others: DueEntry[] = (await stranger.call({ url: '/api/due' })).json().entries;
    expect(of(others, id)).toEqual([]);
  });

  test('is one entry for each link without a file, also where both are called alike or nothing at all', async () => {
    stranger = await shop.logIn('10002');
    const make = () => post(stranger, '/api/shares', { ...SHARE, design: newRing() });
    const links = [await make(), await make()];
    for (const { token } of links)
      await shop.app.inject({
        method: 'POST',
        url: `/api/couple/${token}/messages`,
        payload: { author: 'Anna', text: 'Hello' },
      });
    const entries: DueEntry[] = (await stranger.call({ url: '/api/due' })).json().entries;
    const titles = entries.filter(({ reasons }) => reasons[0]?.kind === 'message').map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(links.map(({ code }) => code)));
  });
});

describe('the room of all saved designs', () => {
  const list = async (query: string, user = owner): Promise<{ total: number; designs: ListedDesign[] }> => {
    const answer = await user.call({ url: `/api/saved-designs?${query}` });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const codes = async (q: string) => (await list(`q=${encodeURIComponent(q)}`)).designs.map(({ code }) => code);

  test('finds by code, name, article, alloy and couple, in any language of the house', async () => {
    const { id } = await openCouple(owner, { people: [person('Rosalinde', 'Quendler')] });
    const named = await save(id, 'Mondlicht');
    const article = await post(owner, '/api/designs', { design: newRing(), setId: 9014 });
    expect(await codes(named.code)).toEqual([named.code]);
    expect(await codes(`${named.code.slice(0, 4)}-${named.code.slice(4)}`.toLowerCase())).toEqual([named.code]);
    expect(await codes('mondl')).toEqual([named.code]);
    expect(await codes('quendler')).toEqual([named.code]);
    expect(await codes('RW-09-014')).toEqual([article.code]);
    expect(await codes('gelbgold 585')).toContain(named.code);
    expect(await codes('nothing-like-it')).toEqual([]);
    expect((await list('q=quendler')).designs[0]?.couples).toEqual([{ id, title: 'Rosalinde Quendler' }]);
    expect((await list('alloy=au585-yellow')).total).toBe((await list('')).total);
    expect((await list('alloy=pt950')).total).toBe(0);
  });

  test('tells those of couples from the others, and pages meet each once', async () => {
    const all = await list('pageSize=96');
    const [some, none] = [await list('couple=some'), await list('couple=none')];
    expect(some.total + none.total).toBe(all.total);
    expect(some.total).toBeGreaterThan(0);
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(all.total / 7) }, (_, at) => list(`pageSize=7&page=${at + 1}`)),
    );
    const paged = pages.flatMap(({ designs }) => designs.map(({ code }) => code));
    expect(paged).toEqual(all.designs.map(({ code }) => code));
  });

  test('shows no other dealer’s', async () => {
    const own = await list('pageSize=96', stranger);
    const mine = new Set((await list('pageSize=96')).designs.map(({ code }) => code));
    expect(own.designs.some(({ code }) => mine.has(code))).toBe(false);
  });
});
