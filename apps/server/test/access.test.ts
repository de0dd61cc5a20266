import * as contract from '@ringwerk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from './test-app.ts';

// Every operation of the contract, those of tomorrow included: who may not call it is told so by a code, and first.

type AnyOperation = contract.Operation<undefined, undefined, undefined, undefined>;
const operations = Object.values(contract).filter(
  (value): value is AnyOperation => typeof value === 'object' && value !== null && 'access' in value && 'path' in value,
);
const guarded = operations
  .filter(({ access }) => access !== 'public')
  .map((operation) => [operation.id, operation] as const);
const byToken = operations.filter(({ access, path }) => access === 'public' && path.includes(':token'));

const SOME_ID = '5e11e400-0000-4000-8000-000000000001';
const addressOf = ({ path }: AnyOperation, token = 'nobody'): string =>
  path.replace(':token', token).replace(':setId', '9001').replace(':view', 'hero').replaceAll(/:\w+/g, SOME_ID);

let house: TestApp;
let seller: TestUser;
beforeAll(async () => {
  house = await startTestApp();
  seller = await house.logIn('10001-2');
});
afterAll(() => house.close());

const refusal = (answer: Awaited<ReturnType<TestUser['call']>>) => [answer.statusCode, answer.json().error?.code];

describe('every operation behind the login', () => {
  test.each(guarded)('%s refuses a guest', async (_, operation) => {
    const answer = await house.app.inject({ method: operation.method, url: addressOf(operation) });
    expect(refusal(answer)).toEqual([401, 'session.required']);
  });

  test.each(guarded.filter(([, { method }]) => method !== 'GET'))(
    '%s refuses a page elsewhere that only has the cookie',
    async (_, operation) => {
      const { cookies } = seller;
      const answer = await house.app.inject({ method: operation.method, url: addressOf(operation), cookies });
      expect(refusal(answer)).toEqual([403, 'session.bad-origin']);
    },
  );

  test.each(guarded.filter(([, { access }]) => access === 'staff'))('%s refuses a dealer', async (_, operation) => {
    const answer = await seller.call({ method: operation.method, url: addressOf(operation) });
    expect(refusal(answer)).toEqual([403, 'session.forbidden']);
  });
});

/** Nothing, each permission alone, everything. */
const PERMISSION_SETS: readonly (readonly contract.Permission[])[] = [
  [],
  ...contract.PERMISSIONS.map((permission) => [permission]),
  contract.PERMISSIONS,
];

/** The company's own settings: whoever may call these must besides be the company's owner, which its service asks. */
const isOwners = (id: string): boolean =>
  ['updateDealer', 'changePreferences', 'putDealerLogo', 'deleteDealerLogo'].includes(id);

describe('the table of areas', () => {
  const rowsOf = (id: string) => Object.values(contract.AREA_OPERATIONS).filter((ids) => ids.includes(id)).length;

  test('has a row for every operation, and no row for one that does not exist', () => {
    expect(operations.filter(({ id }) => rowsOf(id) === 0).map(({ id }) => id)).toEqual([]);
    const known = new Set(operations.map(({ id }) => id));
    const listed = Object.values(contract.AREA_OPERATIONS).flat();
    expect(listed.filter((id) => !known.has(id))).toEqual([]);
  });

  test('opens to guests exactly what is public', () => {
    const open = operations.filter((operation) => contract.mayCall(operation, null)).map(({ id }) => id);
    expect(open).toEqual(operations.filter(({ access }) => access === 'public').map(({ id }) => id));
  });

  test.each([
    ['konfigurator1', ['searchModels', 'evaluateDesign', 'getModelStill', 'getSession', 'leaveCustomerView']],
    [
      'stones',
      ['searchStones', 'getStone', 'holdStone', 'releaseStone', 'importStones', 'getSession', 'leaveCustomerView'],
    ],
  ] as const)('gives %s alone its own world and nothing else', (permission, ids) => {
    const visitor = { role: 'seller', permissions: [permission] } as const;
    const allowed = guarded.filter(([, operation]) => contract.mayCall(operation, visitor)).map(([id]) => id);
    expect(allowed.sort()).toEqual([...ids].sort());
  });
});

describe.each(PERMISSION_SETS.map((set) => [set.join(', ') || 'no permission', set] as const))(
  'a caller with %s',
  (_, permissions) => {
    test.each([
      ['owner', '10002'],
      ['staff', '90001'],
    ] as const)('reaches as %s what the table names, and is refused the rest', async (role, number) => {
      const user = await house.logIn(number);
      const { pool } = house.database;
      await pool.query('update users set permissions = $1 where customer_number = $2', [permissions, number]);
      const wrong: string[] = [];
      // Every walk calls the throttled ones, too.
      await pool.query('delete from throttles');
      for (const [id, operation] of guarded) {
        const answer = await user.call({ method: operation.method, url: addressOf(operation) });
        const isRefused = answer.statusCode === 403 && answer.json().error.code === 'session.forbidden';
        const isStaffMissing = operation.access === 'staff' && role !== 'staff';
        const isOpen = !isStaffMissing && contract.mayCall(operation, { role, permissions });
        if (isOpen && isOwners(id) && role !== 'owner') continue;
        if (isRefused === isOpen) wrong.push(`${id}: ${answer.statusCode}`);
      }
      expect(wrong).toEqual([]);
    });
  },
);

describe('every operation by a token', () => {
  test.each(byToken.map((operation) => [operation.id, operation] as const))(
    '%s says of a token that nobody gave out only that it is unknown',
    async (_, operation) => {
      const payload = { design: {}, author: 'Anna', text: 'Hallo' };
      for (const token of ['nobody', 'a'.repeat(43), '%00', "' or 1=1 --"]) {
        const answer = await house.app.inject({
          method: operation.method,
          url: addressOf(operation, encodeURIComponent(token)),
          ...(operation.method === 'POST' ? { payload } : {}),
        });
        expect([400, 404]).toContain(answer.statusCode);
        expect(answer.json().error.code).toMatch(/^(request\.invalid|(share|live)\.unknown)$/);
      }
    },
  );
});
