import * as contract from '@ringwerk/contract';
import * as kernel from '@ringwerk/kernel';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { holdsDesign } from '../src/http/posted-designs.ts';
import { WORKED_EXAMPLE } from './designs.ts';
import { shownPrice, startTestApp, type TestApp, type TestUser } from './test-app.ts';

/* A posted record is parsed at the border of every operation that takes one: once, and with the kernel's own issues. */

// The shipped parser, counted.
vi.mock('@ringwerk/kernel', async (load) => {
  const original = await load<typeof kernel>();
  return { ...original, parseDesign: vi.fn(original.parseDesign) };
});
const parseDesign = vi.mocked(kernel.parseDesign);

let shop: TestApp;
let user: TestUser;
/** Address, method and the fields beside the design of every operation that takes one. */
let requests: Readonly<
  Record<
    string,
    {
      readonly url: string;
      readonly method?: 'PUT' | 'PATCH';
      readonly rest?: object;
      /** Where the design does not stand at the top. */
      readonly wrap?: (design: unknown) => object;
    }
  >
>;
let acts = 0;

beforeAll(async () => {
  shop = await startTestApp();
  user = await shop.logIn('10001');
  const share = { name: 'Ring', language: 'de', country: 'DE', showsPrice: true };
  const made = await post('/api/shares', { ...share, design: WORKED_EXAMPLE });
  const quote = await post('/api/quotes', { design: WORKED_EXAMPLE });
  const room = await post('/api/live-rooms', {});
  const words = { author: 'Anna', text: 'Ja!' };
  const expected = await shownPrice(user, WORKED_EXAMPLE);
  const order = await post('/api/orders', {
    design: WORKED_EXAMPLE,
    commission: 'Huber',
    expected,
    idempotencyKey: 'posted-design-order',
  });
  requests = {
    evaluateDesign: { url: '/api/designs/evaluate' },
    evaluateForCouple: { url: '/api/designs/evaluate-for-couple' },
    saveDesign: { url: '/api/designs' },
    createQuote: { url: '/api/quotes' },
    addQuotePosition: {
      url: `/api/quotes/${quote.id}/positions`,
      wrap: (design) => ({ position: { kind: 'rings', design } }),
    },
    createOrder: { url: '/api/orders', rest: { commission: 'Huber', expected } },
    // Its own rings change nothing of it.
    changeOrder: {
      url: `/api/orders/${order.id}`,
      method: 'PATCH',
      rest: { version: 1 },
      wrap: (design) => ({ positions: [{ number: 1, rings: { design, expected } }] }),
    },
    addWatchItem: { url: '/api/watch-items' },
    createShare: { url: '/api/shares', rest: share },
    showLive: {
      url: `/api/live-rooms/${room.id}`,
      method: 'PUT',
      rest: { name: 'Ring', articleNumber: '', language: 'de', country: 'DE' },
    },
    addShowcaseRing: { url: '/api/showcase', rest: { setId: 9001 } },
    evaluateForShare: { url: `/api/couple/${made.token}/evaluate` },
    sendShareMessage: { url: `/api/couple/${made.token}/messages`, rest: words },
  };
});
afterAll(() => shop.close());

async function post(url: string, payload: object) {
  const answer = await user.call({ method: 'POST', url, payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function send(id: string, design: unknown) {
  const {
    url,
    method = 'POST',
    rest = {},
    wrap = (record: unknown) => ({ design: record }),
  } = requests[id] ?? { url: '' };
  acts += 1;
  const key = [
    'createOrder',
    'changeOrder',
    'createQuote',
    'addQuotePosition',
    'saveDesign',
    'addWatchItem',
    'addShowcaseRing',
  ].includes(id)
    ? { idempotencyKey: `posted-design-${acts}` }
    : {};
  // From an address of its own each time: the limits by address are tested elsewhere.
  return user.call({
    method,
    url,
    payload: { ...rest, ...key, ...wrap(design) },
    remoteAddress: `10.1.${acts >> 8}.${acts & 255}`,
  });
}

type AnyOperation = contract.Operation<undefined, undefined, undefined, undefined>;
const operations = Object.values(contract).filter(
  (value): value is AnyOperation => typeof value === 'object' && value !== null && 'access' in value && 'path' in value,
);
const taking = operations.filter(({ body }) => body !== undefined && holdsDesign(body)).map(({ id }) => id);

const [ring] = WORKED_EXAMPLE.rings;
/** What is posted, and the issue that names it. */
const HOSTILE: readonly (readonly [name: string, record: unknown, code: kernel.IssueCode, path: string])[] = [
  ['null', null, 'design.not-an-object', ''],
  ['a list', [WORKED_EXAMPLE], 'design.not-an-object', ''],
  ['a number', 7, 'design.not-an-object', ''],
  ['nothing in it', {}, 'design.version-missing', '/version'],
  ['a version to come', { ...WORKED_EXAMPLE, version: 99 }, 'design.version-unknown', '/version'],
  ['no rings', { ...WORKED_EXAMPLE, rings: [] }, 'design.too-few', '/rings'],
  ['three rings', { ...WORKED_EXAMPLE, rings: [ring, ring, ring] }, 'design.too-many', '/rings'],
  ['an unknown field', { ...WORKED_EXAMPLE, rings: [{ ...ring, price: 1 }] }, 'design.field-unknown', '/rings/0/price'],
  ['a text as width', { ...WORKED_EXAMPLE, rings: [{ ...ring, width: '4' }] }, 'design.type', '/rings/0/width'],
  ['a width of 99 mm', { ...WORKED_EXAMPLE, rings: [{ ...ring, width: 99 }] }, 'design.out-of-range', '/rings/0/width'],
  [
    'an unknown profile',
    { ...WORKED_EXAMPLE, rings: [{ ...ring, profile: 'F99' }] },
    'design.value-unknown',
    '/rings/0/profile',
  ],
];

test('the requests cover every operation that takes a design', () => {
  expect(Object.keys(requests).toSorted()).toEqual(taking.toSorted());
});

describe.each(taking)('%s', (id) => {
  test('parses the posted record exactly once', async () => {
    parseDesign.mockClear();
    const answer = await send(id, WORKED_EXAMPLE);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(parseDesign).toHaveBeenCalledTimes(1);
    expect(parseDesign).toHaveBeenCalledWith(WORKED_EXAMPLE);
  });

  test.each(HOSTILE)('refuses %s by its own issue, at a pointer into the record', async (_, record, code, path) => {
    const answer = await send(id, record);
    expect(answer.statusCode, answer.body).toBe(422);
    const { error } = contract.errorBody.parse(answer.json());
    expect(error.code).toBe('design.refused');
    expect(error.issues).toContainEqual(expect.objectContaining({ code, path, severity: 'error' }));
  });
});

/** A ring as it was written in the first releases. */
const FIRST = {
  version: 1,
  rings: [
    {
      role: 'single',
      profile: 'F05',
      width: 4,
      height: 1.6,
      size: 54,
      segments: [{ alloy: 'au585-yellow', share: 1, finish: 'polished' }],
      grooves: [],
      stones: [],
      engraving: null,
    },
  ],
};
/** Of a saved version, or of the first position of a quote or an order. */
const designOf = ({ design, positions }: { design?: unknown; positions?: { rings: { design: unknown } }[] }): unknown =>
  positions?.[0]?.rings.design ?? design;
const migrated = kernel.parseDesign(FIRST);
const today = migrated.ok ? migrated.value : null;

describe('a record of an earlier version', () => {
  test.each(['saveDesign', 'createQuote', 'createOrder'])('is migrated on its way into %s', async (id) => {
    if (id === 'createOrder') {
      const expected = await shownPrice(user, FIRST);
      const body = { design: FIRST, commission: 'a', idempotencyKey: 'first-order', expected };
      expect(designOf(await post('/api/orders', body))).toEqual(today);
      return;
    }
    expect(designOf((await send(id, FIRST)).json())).toEqual(today);
  });

  test('that lies in the database is read as one of today, and its row stays', async () => {
    const { code } = await post('/api/designs', { design: WORKED_EXAMPLE });
    const { pool } = shop.database;
    await pool.query('update designs set design = $1 where code = $2', [JSON.stringify(FIRST), code]);
    expect((await user.call({ url: `/api/designs/${code}` })).json().design).toEqual(today);
    const { rows } = await pool.query<{ design: unknown }>('select design from designs where code = $1', [code]);
    expect(rows[0]?.design).toEqual(FIRST);
  });

  test('that a second screen shows is one of today, too', async () => {
    const room = await post('/api/live-rooms', {});
    const shown = { design: WORKED_EXAMPLE, name: 'Ring', articleNumber: '', language: 'de', country: 'DE' };
    await user.call({ method: 'PUT', url: `/api/live-rooms/${room.id}`, payload: shown });
    const place = "jsonb_set(shown, '{design}', $1)";
    await shop.database.pool.query(`update live_rooms set shown = ${place} where id = $2`, [
      JSON.stringify(FIRST),
      room.id,
    ]);
    expect((await shop.app.inject({ url: `/api/live/${room.token}` })).json().shown.design).toEqual(today);
  });

  test('that is posted again under its key is the same act, whatever this release makes of it', async () => {
    const body = { design: FIRST, idempotencyKey: 'a-key-of-the-first-release' };
    const { code } = await post('/api/designs', body);
    expect((await post('/api/designs', body)).code).toBe(code);
    const other = await user.call({ method: 'POST', url: '/api/designs', payload: { ...body, design: today } });
    expect([other.statusCode, other.json().error.code]).toEqual([409, 'idempotency.other-body']);
  });
});

test('figures of an order from before stones were counted row by row are answered', async () => {
  const order = await send('createQuote', WORKED_EXAMPLE);
  const { id, positions } = order.json();
  await shop.database.pool.query(
    "update quote_positions set evaluation = evaluation #- '{rings,0,weight,rows}' where quote_id = $1",
    [id],
  );
  const read = (await user.call({ url: `/api/quotes/${id}` })).json().positions[0].rings;
  const [first] = positions[0].rings.evaluation.rings;
  expect(read.evaluation.rings).toEqual([{ ...first, weight: { ...first.weight, rows: [] } }]);
});
