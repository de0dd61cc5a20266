import { getWorkOrderVersions, type WorkOrder } from '@ringwerk/contract';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { VersionList } from '../../domain/order-life/version-list.tsx';

/** What the dealer has changed of an order before the workshop began; nothing for most. */
export function WorkOrderVersions({ order }: { readonly order: Pick<WorkOrder, 'id' | 'version' | 'persons'> }) {
  const isChanged = order.version > 1;
  const { data } = useOperationQuery(getWorkOrderVersions, { params: { id: order.id } }, { enabled: isChanged });
  return isChanged && data !== undefined ? <VersionList versions={data.versions} persons={order.persons} /> : null;
}
