import {
  createOrder,
  getCouple,
  getOrderLife,
  getQuote,
  listDue,
  listOrders,
  listQuotes,
  type Order,
} from '@ringwerk/contract';
import { useRef } from 'react';
import { newActKey } from '../../api/offline/act-key.ts';
import type { OutboxAbout } from '../../api/offline/outbox-entry.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import type { ApiError } from '../../api/api-error.ts';
import { orderBody, orderContent, type OrderedRing, type OrderInput } from './order-input.ts';

type Ring = Omit<OrderedRing, 'idempotencyKey'>;
type Body = ReturnType<typeof orderBody>;

/** Sends an order at once, or as soon as there is a network. */
export async function sendOrder(body: Body, about: Omit<OutboxAbout, 'title'>): Promise<Order> {
  const { sendSafely } = await import('../../api/offline/outbox.ts');
  return sendSafely('createOrder', body, { title: body.commission, ...about });
}

/**
 * The one way to place an order from a form. The same order keeps its key through retries, so that a lost answer never
 * makes a second ring; a changed ring, price or input is another order.
 */
export function useCreateOrder(about: () => Omit<OutboxAbout, 'title'>) {
  const key = useRef({ of: '', key: '' });
  const create = useOperationMutation(
    createOrder,
    [listOrders, listQuotes, getQuote, getCouple, getOrderLife, listDue],
    ({ body }) => sendOrder(body as Body, about()),
  );
  const send = (
    ring: Ring,
    input: OrderInput,
    outcomes: { readonly onSuccess?: (order: Order) => void; readonly onError?: (error: ApiError) => void } = {},
  ): void => {
    const of = orderContent(ring, input);
    if (key.current.of !== of) key.current = { of, key: newActKey() };
    create.mutate({ body: orderBody({ ...ring, idempotencyKey: key.current.key }, input) }, outcomes);
  };
  return { ...create, send };
}
