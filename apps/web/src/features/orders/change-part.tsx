import { AREAS, getOrderLife, getOrderVersions, type Order, type Position } from '@ringwerk/contract';
import { useState } from 'react';
import { usePermission } from '../../api/session-store.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { ChangeDialog } from '../../domain/order-life/change-dialog.tsx';
import { VersionList } from '../../domain/order-life/version-list.tsx';
import { useDesignAddress } from '../../domain/trade/use-design-address.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Link } from '../../routing/link.tsx';
import { Button } from '../../ui/button.tsx';

/** Whether this reader may change an order now. */
export function useMayChange({ id }: Pick<Order, 'id'>): boolean {
  const mayOrder = usePermission(AREAS.ordering.needs);
  const { data } = useOperationQuery(getOrderLife, { params: { id } });
  return mayOrder && data?.isChangeable === true;
}

/** Changes what stands on the order beside its rings. */
export function ChangeAct({ order }: { readonly order: Order }) {
  const t = useTexts('life');
  const [isOpen, setOpen] = useState(false);
  if (!useMayChange(order)) return null;
  return (
    <>
      <Button icon="edit" onClick={() => setOpen(true)}>
        {t('change')}
      </Button>
      {isOpen && <ChangeDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The way into the configurator with the rings of a position, from where they come back into the order. */
export function ChangeRingsLink({ order, position }: { readonly order: Order; readonly position: Position }) {
  const mayChange = useMayChange(order);
  const { rings, number } = position;
  return mayChange && rings !== null ? <RingsLink orderId={order.id} number={number} code={rings.code} /> : null;
}

function RingsLink({
  orderId,
  number,
  code,
}: {
  readonly orderId: string;
  readonly number: number;
  readonly code: string;
}) {
  const t = useTexts('life');
  const address = useDesignAddress(code);
  if (address === null) return null;
  return (
    <Link to={address} search={{ code, order: orderId, position: String(number) }}>
      {t('changeRings')}
    </Link>
  );
}

/** How the order read before each change; nothing for one that is as it was placed. */
export function OrderVersions({ order }: { readonly order: Order }) {
  const isChanged = order.version > 1;
  const { data } = useOperationQuery(getOrderVersions, { params: { id: order.id } }, { enabled: isChanged });
  return isChanged && data !== undefined ? <VersionList versions={data.versions} persons={order.persons} /> : null;
}
