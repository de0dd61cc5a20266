import type { OrderKind, OrderStatus } from '@ringwerk/contract';
import { useTexts } from '../../i18n/use-texts.ts';

/** What the house calls a step: at a ring that comes back another word than at one that is made. */
export function useStepName(kind: OrderKind): (status: OrderStatus) => string {
  const house = useTexts('house');
  const services = useTexts('services');
  return (status) =>
    kind === 'service' && (status === 'released' || status === 'casting')
      ? services(`status-${status}`)
      : house(`order.${status}`);
}
