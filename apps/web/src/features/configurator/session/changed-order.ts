import { useState } from 'react';

/** A position of an order for which the rings on the screen are designed anew. */
export interface ChangedOrder {
  readonly orderId: string;
  readonly position: number;
}

/** What the address says of it; null on every other way into the configurator. */
export function changedOrderOf(search: string): ChangedOrder | null {
  const address = new URLSearchParams(search);
  const [orderId, position] = [address.get('order'), Number(address.get('position'))];
  return orderId === null || !Number.isInteger(position) || position < 1 ? null : { orderId, position };
}

/** The same, as the page was opened. */
export function useChangedOrder(): ChangedOrder | null {
  const [changed] = useState(() => changedOrderOf(window.location.search));
  return changed;
}
