import { orderSchema, type Order, type OrderVersion } from '@ringwerk/contract';
import { parseDesign, type Design } from '@ringwerk/kernel';
import { expect } from 'vitest';
import { WORKED_EXAMPLE } from './designs.ts';
import { shownPrice, type TestUser } from './test-app.ts';

let keys = 0;
export const newKey = () => `change-${(keys += 1)}-of-this-test`;
export const post = (user: TestUser, url: string, payload: object = {}) => user.call({ method: 'POST', url, payload });
export type Answer = Awaited<ReturnType<typeof post>>;
export const refusal = (answer: Answer) => [answer.statusCode, answer.json().error?.code];

export function parsed(record: unknown): Design {
  const design = parseDesign(record);
  if (!design.ok) throw new Error(JSON.stringify(design.issues));
  return design.value;
}
/** The ring of the example with some of its fields changed. */
export const ring = (change: object): Design =>
  parsed({ ...WORKED_EXAMPLE, rings: WORKED_EXAMPLE.rings.map((each) => ({ ...each, ...change })) });

/** Places an order of a design at the price that is shown for it. */
export async function placed(user: TestUser, body: object = {}, design: unknown = WORKED_EXAMPLE): Promise<Order> {
  const expected = await shownPrice(user, design);
  const order = { idempotencyKey: newKey(), design, commission: 'Huber 24', expected, ...body };
  const answer = await post(user, '/api/orders', order);
  expect(answer.statusCode, answer.body).toBe(200);
  return orderSchema.parse(answer.json());
}

/** Asks for a change of the order as it was read. */
export const change = (user: TestUser, { id, version }: Pick<Order, 'id' | 'version'>, body: object) =>
  user.call({ method: 'PATCH', url: `/api/orders/${id}`, payload: { idempotencyKey: newKey(), version, ...body } });

export async function changed(user: TestUser, order: Order, body: object): Promise<Order> {
  const answer = await change(user, order, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return orderSchema.parse(answer.json());
}

/** Other rings for a position, at the price that is shown for them. */
export const otherRings = async (user: TestUser, design: Design, number = 1, more: object = {}) => ({
  number,
  rings: { design, expected: await shownPrice(user, design) },
  ...more,
});

export const readOrder = async (user: TestUser, id: string): Promise<Order> =>
  orderSchema.parse((await user.call({ url: `/api/orders/${id}` })).json());

export const versionsOf = async (user: TestUser, id: string, room = 'orders'): Promise<OrderVersion[]> =>
  (await user.call({ url: `/api/${room}/${id}/versions` })).json().versions;
