import {
  changeOrder,
  getCouple,
  getOrder,
  getOrderLife,
  getOrderVersions,
  listDue,
  listOrders,
  type Order,
} from '@ringwerk/contract';
import { useState } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { invalidateQueries } from '../../api/queries.ts';
import { useEntriesKey } from '../../api/use-entries-key.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { earliestDate } from '../ordering/earliest-date.ts';
import { orderProblems } from '../ordering/order-input.ts';
import { changedTo, type OrderPrice } from '../ordering/order-price.ts';
import { useEarliestDate } from '../ordering/use-earliest-date.ts';
import { useNoteConflicts } from '../ordering/use-note-conflicts.ts';
import {
  changeBody,
  changeInputOf,
  isQuantity,
  rebaseInput,
  type ChangedRings,
  type ChangeInput,
} from './change-input.ts';

/** Rings that take the place of those of a position, with their price in the couple's currency. */
export interface OfferedRings extends Omit<ChangedRings, 'expected'> {
  readonly price: OrderPrice;
}

const TOUCHED = [getOrder, getOrderLife, getOrderVersions, listOrders, getCouple, listDue];

/** Fields of a change, what keeps them from being sent, and the sending of what is other than the order. */
export function useChangeOrder(order: Order, rings: OfferedRings | undefined, onChanged: (order: Order) => void) {
  const [typed, setTyped] = useState(() => ({ order, input: changeInputOf(order) }));
  if (typed.order.version !== order.version) setTyped({ order, input: rebaseInput(typed.input, typed.order, order) });
  const { input } = typed;
  const [attempts, setAttempts] = useState(0);
  // Today's price takes the place of the one that was shown: the next touch agrees to it.
  const [today, setToday] = useState<OrderPrice | null>(null);
  const keyOf = useEntriesKey();
  const change = useOperationMutation(changeOrder, TOUCHED);
  const price = rings === undefined ? null : (today ?? rings.price);
  const designs = order.positions.flatMap((position) => {
    if (position.number === rings?.number) return [rings.design];
    return position.rings === null ? [] : [position.rings.design];
  });
  const day = useEarliestDate(designs, earliestDate(change.error));
  const isDayAsked = rings !== undefined || input.head.requestedDate !== (order.requestedDate ?? '');
  const conflicts = useNoteConflicts(input.head.notes, designs, order.persons);
  const problems = orderProblems(input.head, isDayAsked ? day : { today: '' });
  const areQuantities = Object.values(input.positions).every(({ quantity }) => isQuantity(quantity));
  const changed =
    rings === undefined || price === null
      ? undefined
      : { ...rings, expected: { cost: price.cost, gross: price.gross } };
  const body = changeBody(order, input, changed);
  const submit = (): void => {
    setAttempts(attempts + 1);
    if (body === null || !areQuantities || Object.keys({ ...problems, ...conflicts }).length > 0) return;
    const content = { version: order.version, ...body };
    change.mutate(
      { params: { id: order.id }, body: { idempotencyKey: keyOf(content), ...content } },
      {
        onAnswer: onChanged,
        onError: (refusal) => {
          setToday(changedTo(refusal) ?? today);
          if (isApiError(refusal, 'order.changed') || isApiError(refusal, 'order.fixed'))
            void invalidateQueries(getOrder, getOrderLife, getOrderVersions);
        },
      },
    );
  };
  return {
    input,
    onInput: (next: ChangeInput) => setTyped({ order, input: next }),
    attempts,
    isAsked: attempts > 0,
    hasChange: body !== null,
    price,
    isOtherPrice: today !== null && isApiError(change.error, 'order.price-changed'),
    earliest: isDayAsked ? day.earliest : null,
    refusedDay: day.refusedDay,
    conflicts,
    error: change.error,
    isPending: change.isPending,
    submit,
  };
}
