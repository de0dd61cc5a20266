import type { OrderKind, OrderStatus } from '@ringwerk/contract';
import { useTexts } from '../../i18n/use-texts.ts';

const has = (positions: readonly { readonly kind: string }[], asked: string): boolean =>
  positions.some(({ kind }) => kind === asked);

/** What positions of an order say of its kind. */
export const kindOf = (positions: readonly { readonly kind: string }[]): OrderKind =>
  has(positions, 'service') ? 'service' : has(positions, 'stone') && !has(positions, 'rings') ? 'stones' : 'goods';

/** What a step is called: at a ring that comes back another word than at one that is made. */
export function useStatusName(): (status: OrderStatus, kind: OrderKind) => string {
  const t = useTexts('trade');
  const services = useTexts('services');
  return (status, kind) =>
    kind === 'service' && (status === 'released' || status === 'casting')
      ? services(`status-${status}`)
      : t(`status-${status}`);
}
