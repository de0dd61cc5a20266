import * as contract from '@ringwerk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyOperation } from './request-walk.ts';
import { addressOf, makeRecords, OPERATIONS, sampleRequest, type Records } from './sample-requests.ts';
import { logIn, startTestApp, type TestApp, type TestUser } from './test-app.ts';

/*
 * Every operation of the contract × every role × a record of its own company and one of another dealer: allowed or refused
 * as the table of roles says, and never another company's record.
 */

/** Who logs in for each role. */
const NUMBERS: Readonly<Record<contract.Role, string>> = {
  owner: '10001',
  seller: '10001-2',
  trainee: '10001-3',
  admin: '90001',
  sales: '90001-2',
  workshop: '90001-3',
  accounts: '90001-4',
};
/** Records that belong to one company: addresses that begin like these name one of them. */
const OWN = [
  '/api/watch-lists/',
  '/api/designs/:code',
  '/api/quotes/',
  '/api/orders/',
  '/api/own-papers/',
  '/api/shares/',
  '/api/couples/',
  '/api/showcase/',
  '/api/live-rooms/',
  '/api/dealer/users/',
];
const namesOwnRecord = ({ path }: AnyOperation): boolean =>
  path.includes(':') && OWN.some((own) => path.startsWith(own));
/** The manufactory sees the picture of every dealer's ring. */
const isOpenToHouse = ({ id }: AnyOperation): boolean => id === 'getDesignStill';

/** What makes another of the caller's session. */
const TURNING = new Set(['enterCustomerView', 'openDealerView']);
/** Reading first, deletions late, and last what changes the session. */
const turnOf = ({ id, method }: AnyOperation): number =>
  TURNING.has(id) ? 3 : method === 'DELETE' ? 2 : method === 'GET' ? 0 : 1;
const guarded = OPERATIONS.filter(({ access }) => access !== 'public').sort((a, b) => turnOf(a) - turnOf(b));

const byId = (id: string): AnyOperation => {
  const operation = OPERATIONS.find((each) => each.id === id);
  if (operation === undefined) throw new Error(`there is no operation ${id}`);
  return operation;
};

let house: TestApp;
let dealers: Readonly<Record<'10001' | '10002' | '90001', Records>>;
beforeAll(async () => {
  house = await startTestApp();
  const of = async (number: string) => makeRecords(await house.logIn(number));
  dealers = { 10001: await of('10001'), 10002: await of('10002'), 90001: await of('90001') };
});
afterAll(() => house.close());

let calls = 0;
const send = async (user: TestUser, operation: AnyOperation, records: Records) => {
  const sample = sampleRequest(operation, records);
  const own = { 'content-type': 'application/json' };
  calls += 1;
  const answer = await user.call({
    method: operation.method,
    url: addressOf(operation, sample),
    // Limits by address have tests of their own.
    remoteAddress: `10.9.${calls >> 8}.${calls & 255}`,
    ...(operation.body === undefined ? {} : { payload: JSON.stringify(sample.body), headers: own }),
  });
  const isJson = `${answer.headers['content-type']}`.startsWith('application/json');
  const code: string | undefined = isJson && answer.statusCode >= 400 ? answer.json().error.code : undefined;
  return { status: answer.statusCode, code, body: answer.body, said: `${operation.id}: ${answer.statusCode} ${code}` };
};

describe.each(contract.ROLES)('as %s', (role) => {
  const visitor = { role, permissions: contract.permissionsOf(role) };
  const mayCall = (operation: AnyOperation): boolean =>
    (operation.access !== 'staff' || contract.isHouseRole(role)) && contract.mayCall(operation, visitor);
  const own = (): Records => dealers[contract.isHouseRole(role) ? '90001' : '10001'];

  test('what the table refuses is refused, and what it allows is not', async () => {
    const user = await house.logIn(NUMBERS[role]);
    const surprises: string[] = [];
    for (const operation of guarded) {
      const { code, said } = await send(user, operation, own());
      if ((code === 'session.forbidden') === mayCall(operation)) surprises.push(said);
    }
    expect(surprises).toEqual([]);
  });

  test("another dealer's record is unknown, and no list or answer names one", async () => {
    const user = await house.logIn(NUMBERS[role]);
    const other = dealers['10002'];
    const secrets = Object.values(other.ids).filter((id) => id !== other.ids['/api/stones']);
    const isOpen = (operation: AnyOperation): boolean =>
      contract.isHouseRole(role) && (operation.access === 'staff' || isOpenToHouse(operation));
    const closed = guarded.filter(
      (operation) => mayCall(operation) && !isOpen(operation) && operation.id !== 'enterCustomerView',
    );
    const surprises: string[] = [];
    for (const operation of closed) {
      const { status, body, said } = await send(user, operation, other);
      if (namesOwnRecord(operation) && status !== 404) surprises.push(said);
      if (status < 300 && secrets.some((secret) => body.includes(secret))) surprises.push(`names: ${said}`);
    }
    expect(surprises).toEqual([]);
    if (visitor.permissions.includes('orders')) expect(closed.filter(namesOwnRecord).length).toBeGreaterThan(10);
  });
});

test("the other dealer's own people do reach these records", async () => {
  const user = await logIn(house.app, '10002');
  for (const id of ['getQuote', 'getOrder', 'getDesign', 'getQuotePdf'])
    expect((await send(user, byId(id), dealers['10002'])).status, id).toBe(200);
});

describe('the table of roles', () => {
  test('gives no permission of the house to a dealer, and everything else of the house to admin', () => {
    for (const permission of contract.PERMISSIONS) {
      const holders: readonly contract.Role[] = contract.PERMISSION_ROLES[permission];
      const isDealers = holders.some((role) => !contract.isHouseRole(role));
      if (!isDealers) expect([permission, holders.includes('admin')]).toEqual([permission, true]);
    }
    const staffOnly = OPERATIONS.filter(({ access }) => access === 'staff');
    for (const role of contract.DEALER_ROLES) {
      const visitor = { role, permissions: contract.PERMISSIONS };
      expect(staffOnly.filter((operation) => contract.mayCall(operation, visitor)).map(({ id }) => id)).toEqual([]);
    }
    const admin = { role: 'admin', permissions: contract.permissionsOf('admin') } as const;
    expect(staffOnly.filter((operation) => !contract.mayCall(operation, admin)).map(({ id }) => id)).toEqual([]);
  });

  test('gives the workshop the orders board, the metals to read, and nothing else', () => {
    const visitor = { role: 'workshop', permissions: contract.permissionsOf('workshop') } as const;
    const allowed = guarded.filter((operation) => contract.mayCall(operation, visitor)).map(({ id }) => id);
    expect(allowed.sort()).toEqual(
      [
        'getSession',
        'leaveCustomerView',
        'closeDealerView',
        'changePassword',
        'listSessions',
        'endOtherSessions',
        'listWorkOrders',
        'getWorkOrder',
        'getWorkOrderPdf',
        'listWorkOrderProofs',
        'getWorkOrderLife',
        'getWorkOrderVersions',
        'setOrderStatus',
        'setOrderParcel',
        'getOrderFiles',
        'makeOrderFiles',
        'cancelOrderFiles',
        'getOrderArchive',
        'getWorkLists',
        'getStoneListPdf',
        'getStoneListCsv',
        'getMeltListPdf',
        'getMeltListCsv',
        'listCastable',
        'createBatch',
        'listBatches',
        'getBatch',
        'getBatchPdf',
        'dissolveBatch',
        'scanAtBench',
        'undoScan',
        'listScans',
        'getDesignStill',
        'listOrderPapers',
        'issueDeliveryNote',
        'getDeliveryNotePdf',
        'listHouseAlloys',
        'getHouseAlloy',
      ].sort(),
    );
  });
});

/** Keys and words of money, wherever they stand in an answer. */
const PRICE_KEY =
  /price|cost|retail|gross|\bnet|vat|tax|factor|margin|amount|total|currency|rate|dollars|cents|trade$/i;
/** What only looks like them: rows of a list, stones by the size that the trade names, where a login came from, the code of the house's currency. */
const NO_PRICE = new Set(['total', 'tradeCarats', 'network', 'currency']);
function priceKeysOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(PRICE_KEY.test(key) && !NO_PRICE.has(key) ? [`${path}/${key}`] : []),
    ...priceKeysOf(inner, `${path}/${key}`),
  ]);
}

/** Keys of what a dealer pays and calculates with; nothing and null are no figures. */
const TRADE_KEY = /cost|trade$|factor|margin|priceList|discount|minimum|dollars|lines$|retailRule|paymentTerms/i;
const isFigure = (value: unknown): boolean => value !== null && value !== 0;
/** What a dealer takes off a couple's price is told to the couple; what is taken off his own has blocks. */
const isForCouples = (key: string, value: unknown): boolean =>
  key === 'discount' && contract.discountSchema.safeParse(value).success;
function tradeKeysOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(TRADE_KEY.test(key) && isFigure(inner) && !isForCouples(key, inner) ? [`${path}/${key}`] : []),
    ...tradeKeysOf(inner, `${path}/${key}`),
  ]);
}

describe('what an answer says of trade to a trainee', () => {
  /** Of its own: the walks above leave a retail rule that makes cost and price one figure. */
  let shop: TestApp;
  let own: Records;
  beforeAll(async () => {
    shop = await startTestApp();
    own = await makeRecords(await shop.logIn(NUMBERS.owner));
  });
  afterAll(() => shop.close());

  const visitor = { role: 'trainee', permissions: contract.permissionsOf('trainee') } as const;
  const callable = guarded.filter(
    (operation) => operation.access !== 'staff' && contract.mayCall(operation, visitor) && turnOf(operation) < 3,
  );
  /** What the owner pays for the records that the trainee reads, in cents and by the ids of lists. */
  const secretsOf = async (): Promise<string[]> => {
    const owner = await shop.logIn(NUMBERS.owner);
    const read = async (id: string) => JSON.parse((await send(owner, byId(id), own)).body);
    const [quote, order, { priceListId, evaluation }] = [
      await read('getQuote'),
      await read('getOrder'),
      await read('evaluateDesign'),
    ];
    return [quote.cost, quote.positions[0].priceListId, order.cost, priceListId, evaluation.total.cost].map(String);
  };

  test('nothing, in any operation that the role may call, whatever is written or printed', async () => {
    const secrets = await secretsOf();
    const user = await shop.logIn(NUMBERS.trainee);
    const walked: string[] = [];
    for (const operation of callable) {
      const { status, body, said } = await send(user, operation, own);
      expect([said, status < 500 || status === 503]).toEqual([said, true]);
      expect([said, secrets.filter((secret) => new RegExp(String.raw`\b${secret}\b`, 'u').test(body))]).toEqual([
        said,
        [],
      ]);
      if (operation.answer === undefined || status >= 300) continue;
      expect([operation.id, tradeKeysOf(JSON.parse(body))]).toEqual([operation.id, []]);
      walked.push(operation.id);
    }
    expect(walked).toEqual(
      expect.arrayContaining([
        'getSession',
        'evaluateForCouple',
        'getModel',
        'saveDesign',
        'createQuote',
        'listQuotes',
      ]),
    );
    expect(walked).toEqual(
      expect.arrayContaining(['getQuote', 'listOrders', 'getOrder', 'getWatchLists', 'listShares']),
    );
  });

  test('not even where the company has a smallest order, or the couple looks on', async () => {
    const sales = await shop.logIn(NUMBERS.sales);
    const found = (await sales.call({ url: '/api/dealers?q=10001' })).json().dealers[0];
    const { version, conditions } = (await sales.call({ url: `/api/dealers/${found.id}` })).json();
    const payload = { ...conditions, minimumOrder: 77_700, version };
    await sales.call({ method: 'PUT', url: `/api/dealers/${found.id}/conditions`, payload });
    const user = await shop.logIn(NUMBERS.trainee);
    expect((await user.call({ url: '/api/session' })).json().minimumOrder).toBe(0);
    await sales.call({
      method: 'PUT',
      url: `/api/dealers/${found.id}/conditions`,
      payload: { ...conditions, version: version + 1 },
    });
  });

  test('and refuses what is trade alone: prices by list, orders, stones, company, users', async () => {
    const user = await shop.logIn(NUMBERS.trainee);
    for (const id of [
      'getPriceBasis',
      'evaluateDesign',
      'getPriceSource',
      'createOrder',
      'getDealer',
      'listUsers',
      'searchStones',
    ])
      expect((await send(user, byId(id), own)).code, id).toBe('session.forbidden');
  });

  test('while the walk finds it in what the owner reads', async () => {
    const owner = await shop.logIn(NUMBERS.owner);
    for (const id of ['getQuote', 'getOrder', 'getWatchLists', 'evaluateDesign', 'getModel'])
      expect(tradeKeysOf(JSON.parse((await send(owner, byId(id), own)).body)).length, id).toBeGreaterThan(0);
  });
});

describe('what an answer says of money', () => {
  test('nothing to the workshop, in any operation that it may call', async () => {
    const user = await house.logIn(NUMBERS.workshop);
    const visitor = { role: 'workshop', permissions: contract.permissionsOf('workshop') } as const;
    let walked = 0;
    for (const operation of guarded.filter((each) => each.answer !== undefined && contract.mayCall(each, visitor))) {
      for (const records of [dealers['10001'], dealers['10002']]) {
        // What only the house has, a scan for one, beside the records of the dealer.
        const fields = { ...dealers['90001'].fields, ...records.fields };
        const { status, body } = await send(user, operation, { ...records, fields });
        expect([200, 409], operation.id).toContain(status);
        expect([operation.id, priceKeysOf(JSON.parse(body))]).toEqual([operation.id, []]);
        walked += status === 200 ? 1 : 0;
      }
    }
    expect(walked).toBeGreaterThanOrEqual(6);
  });

  test.each(['admin', 'sales', 'accounts'] as const)(
    'the trade price of an order, and no retail figure, to %s',
    async (role) => {
      const user = await house.logIn(NUMBERS[role]);
      const { body } = await send(user, byId('getWorkOrder'), dealers['10002']);
      expect(new Set(priceKeysOf(JSON.parse(body)))).toEqual(new Set(['/cost', '/positions/0/cost']));
    },
  );

  test('the walk finds prices where they are', async () => {
    const owner = await house.logIn('10001');
    const { body } = await send(owner, byId('getOrder'), dealers['10001']);
    expect(priceKeysOf(JSON.parse(body))).toEqual(expect.arrayContaining(['/cost', '/retail', '/retail/gross']));
  });
});
