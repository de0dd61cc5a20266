import type { OrderKind, OrderStatus } from '@ringwerk/contract';
import { useTexts } from '../../i18n/use-texts.ts';

/** What positions of an order say of its kind. */
export const kindOf = (positions: readonly { readonly kind: string }[]): OrderKind =>
  positions.some(({ kind }) => kind === 'service') ? 'service' : 'goods';

/** What a step is called: at a ring that comes back another word than at one that is made. */
export function useStatusName(): (status: OrderStatus, kind: OrderKind) => string {
  const t = useTexts('trade');
  const services = useTexts('services');
  return (status, kind) =>
    kind === 'service' && (status === 'released' || status === 'casting')
      ? services(`status-${status}`)
      : t(`status-${status}`);
}
