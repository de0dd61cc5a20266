import { useSession } from '../../api/session-store.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';

/**
 * Why an order of a trade price (cents EUR) cannot be placed, as a sentence; null where it can. A ring whose cost is not known
 * here is left to the server.
 */
export function useOrderBlock(cost: number): string | null {
  const t = useTexts('trade');
  const errors = useTexts('errors');
  const format = useFormat();
  const session = useSession();
  if (session === null) return null;
  if (session.dealer.state === 'paused') return errors('dealer.paused');
  const { minimumOrder } = session;
  const isBelow = cost > 0 && cost < minimumOrder;
  if (!isBelow) return null;
  return t('orderMinimum', { minimum: format.money(minimumOrder, 'EUR') });
}
