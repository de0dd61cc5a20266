import type { OrderMailKind, OrderStatus, Parcel } from '@ringwerk/contract';

const MAILS: Readonly<Record<Exclude<OrderStatus, 'shipped'>, OrderMailKind | null>> = {
  received: 'order-received',
  released: 'order-confirmed',
  casting: 'order-in-production',
  setting: null,
  engraving: null,
  quality: 'order-quality',
  cancelled: 'order-cancelled',
};

/** The mail of a step; null for steps of the workshop that no dealer waits for. */
export const mailOfStep = (status: OrderStatus, parcel: Parcel | null): OrderMailKind | null => {
  if (status !== 'shipped') return MAILS[status];
  return parcel?.way === 'collected' ? 'order-ready' : 'order-shipped';
};
