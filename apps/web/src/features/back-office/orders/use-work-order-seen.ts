import { getWorkOrder, listWorkOrders, mayCall, seeWorkOrder, type WorkOrder } from '@ringwerk/contract';
import { useEffect } from 'react';
import { useSession, visitorOf } from '../../../api/session-store.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';

const CHANGED = [getWorkOrder, listWorkOrders];

/** The office opens an order: what its dealer did with it is read. The workshop reads it, too, and leaves the mark. */
export function useWorkOrderSeen({ id, isNews }: Pick<WorkOrder, 'id' | 'isNews'>): void {
  const visitor = visitorOf(useSession());
  const { mutate } = useOperationMutation(seeWorkOrder, CHANGED);
  const isUnseen = isNews && mayCall(seeWorkOrder, visitor);
  useEffect(() => {
    if (isUnseen) mutate({ params: { id } });
  }, [id, isUnseen, mutate]);
}
