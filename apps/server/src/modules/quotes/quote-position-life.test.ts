import {
  orderSchema,
  proofSchema,
  quoteChangesSchema,
  quoteSchema,
  type Listing,
  type Quote,
  type QuoteChanges,
} from '@ringwerk/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { ringFor } from '../../../test/stone-ring.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let owner: TestUser;
let admin: TestUser;
const NOW = new Date('2026-11-27T10:00:00Z');
const DAY = 86_400_000;
const at = async (time: Date): Promise<void> => {
  house.setTime(time);
  owner = await house.logIn('10001');
  admin = await house.logIn('90001');
};
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());
beforeEach(() => at(NOW));

let keys = 0;
const newKey = () => `positions-${(keys += 1)}-of-this-test`;
const post = (url: string, payload: object = {}, user = owner) => user.call({ method: 'POST', url, payload });
type Sent = ReturnType<typeof post>;
const refusal = async (answer: Sent) => {
  const { statusCode, body } = await answer;
  return [statusCode, JSON.parse(body).error?.code];
};
const quoteOf = async (answer: Sent): Promise<Quote> => {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBe(200);
  return quoteSchema.parse(JSON.parse(body));
};
const quoted = (positions: readonly object[], more: object = {}) =>
  quoteOf(post('/api/quotes', { positions, ...more }));
const read = (id: string) => quoteOf(owner.call({ url: `/api/quotes/${id}` }));
const changesOf = async (id: string, user = owner): Promise<QuoteChanges> =>
  quoteChangesSchema.parse((await user.call({ url: `/api/quotes/${id}/changes` })).json());
const say = (id: string, answer: string, more: object = {}) =>
  post(`/api/quotes/${id}/answer`, { answer, name: 'Anna Huber', ...more });
const renew = (id: string) => post(`/api/quotes/${id}/reprice`, { idempotencyKey: newKey() });
const order = ({ id, retail }: Quote, more: object = {}) =>
  post('/api/orders', {
    quoteId: id,
    commission: 'Huber',
    idempotencyKey: newKey(),
    expected: { gross: retail.gross },
    ...more,
  });
const freeStones = async (count: number): Promise<Listing[]> => {
  const { stones } = (
    await owner.call({ url: '/api/stones?shape=round&caratMin=0.4&caratMax=0.55&pageSize=60' })
  ).json();
  const found = stones.filter(({ hold, origin }: Listing) => hold === null && origin === 'natural').slice(0, count);
  expect(found).toHaveLength(count);
  return found;
};
const isHeld = async (id: string): Promise<boolean> =>
  (await owner.call({ url: `/api/stones/${id}` })).json().hold !== null;

const ringOf = (size: number) => ({
  ...WORKED_EXAMPLE,
  rings: WORKED_EXAMPLE.rings.map((ring) => ({ ...ring, size })),
});
const RINGS = { kind: 'rings', design: WORKED_EXAMPLE } as const;
const OTHER = { kind: 'rings', design: ringOf(58) } as const;
const CASE = { kind: 'extra', text: 'Etui', gross: 4_900 } as const;
const chosenOf = ({ positions }: Pick<Quote, 'positions'>) =>
  positions.filter(({ isChosen }) => isChosen).map(({ number }) => number);

describe('a renewal of several positions', () => {
  const goldRises = async (by: number): Promise<void> => {
    const { current } = (await admin.call({ url: '/api/rates' })).json();
    const gold = current.find(({ subject }: { subject: string }) => subject === 'Au');
    const value = Math.round(gold.value * by * 100) / 100;
    expect((await post('/api/rates', { subject: 'Au', value }, admin)).statusCode).toBe(200);
  };

  test('prices each anew, keeps what the dealer said about it, and says of each what changed', async () => {
    const discount = { kind: 'permille', value: 50 };
    const first = { ...RINGS, alternative: 1, quantity: 2, discount, note: 'ohne Eile' };
    const made = await quoted([first, { ...OTHER, alternative: 1 }, CASE], { customerName: 'Huber' });
    const old = await quoteOf(
      owner.call({
        method: 'PATCH',
        url: `/api/quotes/${made.id}/positions/2`,
        payload: { version: made.version, isChosen: true },
      }),
    );
    await goldRises(1.02);
    const today = await changesOf(old.id);
    const renewed = await quoteOf(renew(old.id));
    const kept = ({ positions }: Quote) =>
      positions.map(({ kind, quantity, alternative, isChosen, note, text, discount: off }) =>
        JSON.stringify([kind, quantity, alternative, isChosen, note, text, off]),
      );
    expect(kept(renewed)).toEqual(kept(old));
    expect(chosenOf(renewed)).toEqual([2, 3]);
    expect(renewed.replaces).toEqual({ id: old.id, number: old.number });
    // What a renewal says is what it said before it was made.
    expect(await changesOf(old.id)).toEqual({ ...today, after: expect.objectContaining({ number: renewed.number }) });
    for (const { kind, number, retail, cost, lines = [] } of today.positions) {
      const [before, after] = [old, renewed].map((quote) => quote.positions[number - 1]?.retail);
      expect(retail).toEqual({ before, after });
      const rise = lines.reduce((sum, line) => sum + (line.after ?? 0) - (line.before ?? 0), 0);
      expect(rise).toBe((cost?.after ?? 0) - (cost?.before ?? 0));
      if (kind === 'rings') expect(rise).toBeGreaterThan(0);
      else expect(retail.after).toEqual(retail.before);
    }
    expect(today.retail).toEqual({ before: old.retail, after: renewed.retail });
    const trainee = await changesOf(old.id, await house.logIn('10001-3'));
    expect(JSON.stringify(trainee)).not.toMatch(/"(?:lines|cost|rule)"/u);
  });

  test('is compared by what its positions are, when it has been changed since', async () => {
    const old = await quoted([RINGS, CASE]);
    const renewed = await quoteOf(renew(old.id));
    const { version } = await quoteOf(
      owner.call({ method: 'DELETE', url: `/api/quotes/${renewed.id}/positions/1?version=${renewed.version}` }),
    );
    expect(version).toBeGreaterThan(renewed.version);
    await quoteOf(post(`/api/quotes/${renewed.id}/positions`, { idempotencyKey: newKey(), position: OTHER }));
    const { positions } = await changesOf(old.id);
    expect(positions.map(({ kind, retail }) => [kind, retail.before !== null, retail.after !== null])).toEqual([
      ['rings', true, false],
      ['extra', true, true],
      ['rings', false, true],
    ]);
  });

  test('of what was changed meanwhile, or ordered, is refused', async () => {
    const quote = await quoted([RINGS, CASE]);
    expect((await order(quote)).statusCode).toBe(200);
    expect(await refusal(renew(quote.id))).toEqual([409, 'order.conflict']);
  });
});

test('a quote that is saved without a change stays the version that it was', async () => {
  const discount = { kind: 'permille', value: 50 };
  const made = await quoted([{ ...RINGS, note: 'ohne Eile', discount }, CASE], { customerName: 'Huber' });
  const url = `/api/quotes/${made.id}`;
  const patch = (path: string, version: number, fields: object) =>
    quoteOf(owner.call({ method: 'PATCH', url: `${url}${path}`, payload: { version, ...fields } }));
  const { version } = await patch('', made.version, { discount });
  expect(version).toBe(made.version + 1);
  const same = [
    await patch('', version, { customerName: 'Huber', discount }),
    await patch('/positions/1', version, { note: 'ohne Eile', discount, quantity: 1, isChosen: true }),
    await patch('/positions/2', version, { text: CASE.text, gross: CASE.gross }),
  ];
  expect(same.map((quote) => quote.version)).toEqual([version, version, version]);
  expect((await patch('/positions/2', version, { gross: 5_000 })).version).toBe(version + 1);
});

describe('an answer to a quote with alternatives', () => {
  const offered = () => quoted([{ ...RINGS, alternative: 1 }, { ...OTHER, alternative: 1 }, CASE]);

  test('fixes what was chosen: nothing else is ordered, and nothing is changed any more', async () => {
    const quote = await offered();
    expect(chosenOf(quote)).toEqual([1, 3]);
    const accepted = await quoteOf(say(quote.id, 'accepted', { chosen: [2], version: quote.version }));
    expect([chosenOf(accepted), accepted.status]).toEqual([[2, 3], 'accepted']);
    const total = quote.choices.find(({ chosen }) => chosen.includes(2))?.retail;
    expect(accepted.retail).toEqual(total);
    const change = { version: accepted.version, isChosen: true };
    const url = `/api/quotes/${quote.id}/positions/1`;
    expect(await refusal(owner.call({ method: 'PATCH', url, payload: change }))).toEqual([409, 'quote.answered']);
    const add = { idempotencyKey: newKey(), position: CASE };
    expect(await refusal(post(`/api/quotes/${quote.id}/positions`, add))).toEqual([409, 'quote.answered']);
    const other = { chosen: [1], expected: { gross: quote.retail.gross } };
    expect(await refusal(order(quote, other))).toEqual([409, 'quote.answered']);
    const placed = orderSchema.parse((await order(accepted)).json());
    expect(placed.positions.map(({ rings, text }) => rings?.code ?? text)).toEqual([
      accepted.positions[1]?.rings?.code,
      'Etui',
    ]);
  });

  test('is for the quote as it was read, and for one of each group', async () => {
    const quote = await offered();
    const change = { version: quote.version, discount: { kind: 'permille', value: 100 } };
    const url = `/api/quotes/${quote.id}`;
    const changed = await quoteOf(owner.call({ method: 'PATCH', url, payload: change }));
    expect(await refusal(say(quote.id, 'accepted', { version: quote.version }))).toEqual([409, 'quote.changed']);
    expect(await refusal(say(quote.id, 'accepted', { chosen: [1, 2] }))).toEqual([400, 'request.invalid']);
    expect(await refusal(say(quote.id, 'accepted', { chosen: [3] }))).toEqual([400, 'request.invalid']);
    expect((await read(quote.id)).answer).toBeNull();
    const accepted = await quoteOf(say(quote.id, 'accepted', { chosen: [1], version: changed.version }));
    expect(accepted.version).toBe(changed.version);
  });

  test('by the link is one, however often it is sent, and shows no figure of the trade', async () => {
    const quote = await offered();
    const { token } = (await post(`/api/quotes/${quote.id}/shares`, { country: 'DE' })).json();
    const url = `/api/couple/${token}`;
    const opened = (await house.app.inject({ url })).json();
    expect(JSON.stringify(opened)).not.toMatch(/"cost"|priceListId|"trade"|factor|dollars/u);
    expect(
      opened.quote.positions.map(({ number, kind, isChosen }: Quote['positions'][number]) => [number, kind, isChosen]),
    ).toEqual([
      [1, 'rings', true],
      [2, 'rings', false],
      [3, 'extra', true],
    ]);
    expect(opened.quote.choices).toEqual(quote.choices);
    const payload = { answer: 'accepted', name: 'Maria Huber', chosen: [2], version: opened.quote.version };
    const answer = (body: object) => house.app.inject({ method: 'POST', url: `${url}/quote-answer`, payload: body });
    const both = await Promise.all([answer(payload), answer(payload)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await answer({ ...payload, chosen: [1] })).json().error.code).toBe('quote.answered');
    expect(chosenOf(await read(quote.id))).toEqual([2, 3]);
  });

  test('needs rings to open a link with', async () => {
    const quote = await quoted([CASE]);
    expect(await refusal(post(`/api/quotes/${quote.id}/shares`, { country: 'DE' }))).toEqual([409, 'quote.no-rings']);
  });
});

describe('the real stones of several positions', () => {
  const held = (stones: readonly Listing[]) => Promise.all(stones.map(({ id }) => isHeld(id)));
  const loose = ({ id: stoneId }: Listing) => ({ kind: 'stone', stoneId });

  test('are held with their positions, and free without them', async () => {
    const [one, two, three] = await freeStones(3);
    if (one === undefined || two === undefined || three === undefined) throw new Error('three stones are free');
    const quote = await quoted([{ kind: 'rings', design: ringFor(one) }, loose(two)]);
    expect([quote.heldStones, await held([one, two, three])]).toEqual([2, [true, true, false]]);
    const position = loose(three);
    const grown = await quoteOf(post(`/api/quotes/${quote.id}/positions`, { idempotencyKey: newKey(), position }));
    expect([grown.heldStones, await held([one, two, three])]).toEqual([3, [true, true, true]]);
    const url = `/api/quotes/${quote.id}/positions/2?version=${grown.version}`;
    const less = await quoteOf(owner.call({ method: 'DELETE', url }));
    expect([less.heldStones, await held([one, two, three])]).toEqual([2, [true, false, true]]);
    await quoteOf(say(quote.id, 'declined'));
    expect(await held([one, two, three])).toEqual([false, false, false]);
  });

  test('of alternatives that are not taken go back with the answer, and the taken one with a cancelled order', async () => {
    const [one, two] = await freeStones(2);
    if (one === undefined || two === undefined) throw new Error('two stones are free');
    const quote = await quoted([{ ...RINGS }, { ...loose(one), alternative: 1 }, { ...loose(two), alternative: 1 }]);
    expect(await held([one, two])).toEqual([true, true]);
    const accepted = await quoteOf(say(quote.id, 'accepted', { chosen: [3] }));
    expect([accepted.heldStones, await held([one, two])]).toEqual([1, [false, true]]);
    const placed = await order(accepted);
    expect(placed.statusCode, placed.body).toBe(200);
    const { id } = placed.json();
    await post(`/api/work-orders/${id}/status`, { status: 'cancelled' }, admin);
    expect([(await read(quote.id)).heldStones, await held([one, two])]).toEqual([1, [false, true]]);
  });

  test('are each in one piece of one position, whatever is chosen', async () => {
    const [one] = await freeStones(1);
    if (one === undefined) throw new Error('a stone is free');
    const set = { kind: 'rings', design: ringFor(one) };
    const issueOf = async (answer: Sent) => {
      const { statusCode, body } = await answer;
      const { error } = JSON.parse(body);
      return [statusCode, error?.issues?.[0]?.code, error?.issues?.[0]?.path];
    };
    const quotes = (positions: readonly object[]) => issueOf(post('/api/quotes', { positions }));
    expect(await quotes([RINGS, { ...set, quantity: 2 }])).toEqual([400, 'field.too-big', '/positions/1/quantity']);
    expect(await quotes([set, RINGS, loose(one)])).toEqual([409, 'stone.twice', '/positions/2']);
    const [first, second] = [
      { ...set, alternative: 1 },
      { ...OTHER, alternative: 1 },
    ];
    expect(await quotes([second, first, loose(one)])).toEqual([409, 'stone.twice', '/positions/2']);
    const quote = await quoted([first, second, { ...loose(one), alternative: 1 }]);
    const url = `/api/quotes/${quote.id}/positions`;
    const change = (number: number, fields: object) =>
      issueOf(owner.call({ method: 'PATCH', url: `${url}/${number}`, payload: { version: quote.version, ...fields } }));
    expect(await change(1, { quantity: 2 })).toEqual([400, 'field.too-big', '/quantity']);
    expect(await change(3, { alternative: null })).toEqual([409, 'stone.twice', '']);
    const add = { idempotencyKey: newKey(), position: loose(one) };
    expect(await issueOf(post(url, add))).toEqual([409, 'stone.twice', '/position']);
    // Of a release that kept them so.
    await house.database.pool.query('update quote_positions set quantity = 2 where quote_id = $1 and number = 1', [
      quote.id,
    ]);
    expect(await issueOf(say(quote.id, 'accepted'))).toEqual([400, 'field.too-big', '/quantity']);
    expect((await read(quote.id)).answer).toBeNull();
  });

  test('of alternatives that are not ordered go back with the order', async () => {
    const [one, two] = await freeStones(2);
    if (one === undefined || two === undefined) throw new Error('two stones are free');
    const quote = await quoted([RINGS, { ...loose(one), alternative: 1 }, { ...loose(two), alternative: 1 }]);
    const total = quote.choices.find(({ chosen }) => chosen.includes(3))?.retail.gross;
    const placed = await order(quote, { chosen: [3], expected: { gross: total } });
    expect(placed.statusCode, placed.body).toBe(200);
    expect([(await read(quote.id)).heldStones, await isHeld(one.id)]).toEqual([0, false]);
  });

  test('go over to the renewal', async () => {
    const stones = await freeStones(2);
    const old = await quoted(stones.map(loose));
    await at(new Date(NOW.getTime() + 2 * DAY));
    const renewed = await quoteOf(renew(old.id));
    expect([(await read(old.id)).heldStones, renewed.heldStones]).toEqual([0, 2]);
  });
});

describe('the proofs of several positions', () => {
  const signing = (designKey: string, more: object = {}) => ({
    idempotencyKey: newKey(),
    designKey,
    name: 'Anna Huber',
    isConfirmed: true,
    language: 'de',
    ...more,
  });
  // Sizes that no other test of this file signs.
  const pair = (size: number) => ({ kind: 'rings', design: ringOf(size) });
  const signedBy = async (code: string): Promise<void> => {
    const url = `/api/designs/${code}`;
    const { designKey } = proofSchema.parse((await owner.call({ url: `${url}/proof` })).json());
    expect((await post(`${url}/signatures`, signing(designKey))).statusCode).toBe(200);
  };

  test('an order is signed when each of its designs is', async () => {
    const quote = await quoted([pair(51), pair(52), CASE]);
    const placed = orderSchema.parse((await order(quote)).json());
    const proofs = async () => (await admin.call({ url: `/api/work-orders/${placed.id}/proofs` })).json();
    const states = ({ isSigned, proofs: each }: Awaited<ReturnType<typeof proofs>>) => [
      isSigned,
      each.map(({ number, signatures }: { number: number; signatures: unknown[] }) => [number, signatures.length]),
    ];
    const codes = placed.positions.flatMap(({ rings }) => rings?.code ?? []);
    await signedBy(codes[0] ?? '');
    expect(states(await proofs())).toEqual([
      false,
      [
        [1, 1],
        [2, 0],
      ],
    ]);
    await signedBy(codes[1] ?? '');
    expect(states(await proofs())).toEqual([
      true,
      [
        [1, 1],
        [2, 1],
      ],
    ]);
  });

  test('are read and signed one by one by the link of the quote, and no other design is', async () => {
    const quote = await quoted([pair(53), pair(55)]);
    const stranger = await quoted([pair(57)]);
    const { token } = (await post(`/api/quotes/${quote.id}/shares`, { country: 'DE' })).json();
    const url = `/api/couple/${token}`;
    const code = quote.positions[1]?.rings?.code ?? '';
    const second = proofSchema.parse((await house.app.inject({ url: `${url}/proof?code=${code}` })).json());
    expect(second.code).toBe(code);
    const sign = (body: object) => house.app.inject({ method: 'POST', url: `${url}/signatures`, payload: body });
    // The content that was looked at is the second one's, and so it is refused for the first.
    expect((await sign(signing(second.designKey))).json().error.code).toBe('proof.outdated');
    expect((await sign(signing(second.designKey, { code }))).statusCode).toBe(200);
    const opened = (await house.app.inject({ url })).json();
    expect(opened.quote.positions.map(({ rings }: { rings: { isSigned: boolean } }) => rings.isSigned)).toEqual([
      false,
      true,
    ]);
    const other = stranger.positions[0]?.rings?.code;
    expect((await house.app.inject({ url: `${url}/proof?code=${other}` })).json().error.code).toBe('design.unknown');
    expect((await sign(signing(second.designKey, { code: other }))).json().error.code).toBe('design.unknown');
  });
});

test('a note against the rings is refused with the quote: once it binds, nobody could change or order it', async () => {
  const findings = async (answer: Sent) => {
    const { statusCode, body } = await answer;
    const { code, issues = [] } = JSON.parse(body).error ?? {};
    return [statusCode, code, issues.map(({ path }: { path: string }) => path)];
  };
  const wrong = { ...RINGS, note: 'bitte 9 mm breit' };
  expect(await findings(post('/api/quotes', { positions: [RINGS, wrong] }))).toEqual([
    422,
    'order.note-conflict',
    ['/positions/1/note'],
  ]);
  const made = await quoted([RINGS]);
  const added = post(`/api/quotes/${made.id}/positions`, { idempotencyKey: newKey(), position: wrong });
  expect(await findings(added)).toEqual([422, 'order.note-conflict', ['/position/note']]);
  const change = (payload: object) =>
    owner.call({ method: 'PATCH', url: `/api/quotes/${made.id}/positions/1`, payload: { version: 1, ...payload } });
  expect(await findings(change({ note: 'in Platin' }))).toEqual([422, 'order.note-conflict', ['/note']]);
  expect((await change({ note: 'ohne Eile' })).statusCode).toBe(200);
});
