import { getNews, getOrder, listDue, listOrders, seeOrder, type Order } from '@ringwerk/contract';
import { useEffect } from 'react';
import { useSession } from '../../api/session-store.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';

const CHANGED = [getOrder, listOrders, getNews, listDue];

/** Opening an order puts its badge out: not while a couple looks on, and not when the house looks at the shop's pages. */
export function useOrderSeen({ id, isNews }: Pick<Order, 'id' | 'isNews'>): void {
  const session = useSession();
  const { mutate } = useOperationMutation(seeOrder, CHANGED);
  const isUnseen = isNews && session !== null && !session.isCustomerView && !session.isDealerView;
  useEffect(() => {
    if (isUnseen) mutate({ params: { id } });
  }, [id, isUnseen, mutate]);
}
