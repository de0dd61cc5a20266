import { expect } from 'vitest';
import { WORKED_EXAMPLE } from './designs.ts';
import { shownPrice, startTestApp, type TestApp, type TestUser } from './test-app.ts';

/** Steps of an order from its arrival to the parcel. */
const STEPS = ['released', 'casting', 'setting', 'quality', 'shipped'] as const;

export interface PaperHouse extends TestApp {
  readonly admin: TestUser;
  readonly accounts: TestUser;
  readonly workshop: TestUser;
  readonly owner: TestUser;
  /** Posts, and gives back the answer of a call that went well. */
  readonly post: (user: TestUser, url: string, payload?: object) => Promise<Answer>;
  readonly get: (user: TestUser, url: string) => Promise<Answer>;
  /** Status and code of a refused call. */
  readonly refused: (user: TestUser, url: string, payload?: object) => Promise<readonly [number, string]>;
  /** An order of dealer 10001 that was shipped. */
  readonly shipped: (changes?: object, steps?: readonly string[]) => Promise<string>;
  readonly placed: (changes?: object) => Promise<string>;
  readonly move: (id: string, status: string) => Promise<void>;
  /** The invoice of an order, issued as it was previewed. */
  readonly billed: (orderId: string, changes?: object) => Promise<Answer>;
}
// Answers of the server, as the tests below read them; the contract's schemas are checked where they are sent.
// oxlint-disable-next-line typescript/no-explicit-any -- JSON of several operations
type Answer = any;

export const SETTINGS = {
  accountHolder: '',
  iban: 'DE89 3704 0044 0532 0130 00',
  bic: 'COBADEFFXXX',
  bank: 'Commerzbank',
  bankCode: '',
  branch: '',
  branchCode: '',
  accountType: '',
  accountNumber: '',
  contactName: 'Paul Odermatt',
  contactPhone: '+49 7231 555011',
  contactEmail: 'buchhaltung@ringwerk.example',
  taxNumber: '41234/56789',
  register: 'HRB 1234 Amtsgericht Mannheim',
  datev: {
    consultant: 1001,
    client: 42,
    fiscalMonth: 1,
    accountLength: 4,
    revenue: { S: '8400', K: '8125', G: '8120', AE: '8336' },
    debtor: '',
  },
} as const;

let keys = 0;

/** The house with its bank account set, and people of every role that has to do with papers. */
export async function startPaperHouse(now: Date): Promise<PaperHouse> {
  const house = await startTestApp();
  house.setTime(now);
  const [admin, accounts, workshop, owner] = [
    await house.logIn('90001'),
    await house.logIn('90001-4'),
    await house.logIn('90001-3'),
    await house.logIn('10001'),
  ];
  const post: PaperHouse['post'] = async (user, url, payload) => {
    const answer = await user.call({ method: 'POST', url, ...(payload === undefined ? {} : { payload }) });
    expect(answer.statusCode, `${url}: ${answer.body}`).toBe(200);
    return answer.json();
  };
  const placed: PaperHouse['placed'] = async (changes = {}) => {
    const body = { design: WORKED_EXAMPLE, commission: 'Huber 24', idempotencyKey: `paper-order-${(keys += 1)}` };
    const expected = await shownPrice(owner, { ...body, ...changes }.design);
    return (await post(owner, '/api/orders', { ...body, expected, ...changes })).id;
  };
  const move: PaperHouse['move'] = async (id, status) => {
    await post(admin, `/api/work-orders/${id}/status`, { status });
  };
  await admin.call({ method: 'PUT', url: '/api/paper-settings', payload: { ...SETTINGS, version: 1 } });
  return {
    ...house,
    admin,
    accounts,
    workshop,
    owner,
    post,
    placed,
    move,
    get: async (user, url) => {
      const answer = await user.call({ url });
      expect(answer.statusCode, `${url}: ${answer.body}`).toBe(200);
      return answer.json();
    },
    refused: async (user, url, payload) => {
      const answer = await user.call({ method: 'POST', url, ...(payload === undefined ? {} : { payload }) });
      return [answer.statusCode, answer.json().error?.code];
    },
    shipped: async (changes, steps = STEPS) => {
      const id = await placed(changes);
      for (const status of steps) await move(id, status);
      return id;
    },
    billed: async (orderId, changes = {}) => {
      const services: readonly object[] = [];
      const { gross } = await post(admin, `/api/work-orders/${orderId}/invoice-preview`, { services, ...changes });
      return post(admin, `/api/work-orders/${orderId}/invoice`, {
        services,
        expectedGross: gross,
        isReviewed: false,
        ...changes,
      });
    },
  };
}

/** Ids of a delivery note and an invoice of an order that has just come in, issued by an admin of the house. */
export async function issuedPapers(admin: TestUser, orderId: string): Promise<Readonly<Record<string, string>>> {
  const post = async (url: string, payload: object): Promise<Answer> => {
    const answer = await admin.call({ method: 'POST', url, payload });
    expect(answer.statusCode, `${url}: ${answer.body}`).toBe(200);
    return answer.json();
  };
  const order = `/api/work-orders/${orderId}`;
  await admin.call({ method: 'PUT', url: '/api/paper-settings', payload: { ...SETTINGS, version: 1 } });
  for (const status of STEPS) await post(`${order}/status`, { status });
  const note = await admin.call({ method: 'POST', url: `${order}/delivery-note` });
  const { gross } = await post(`${order}/invoice-preview`, { services: [] });
  const invoice = await post(`${order}/invoice`, { services: [], expectedGross: gross, isReviewed: true });
  return { '/api/papers': invoice.id, '/api/delivery-notes': note.json().id };
}
