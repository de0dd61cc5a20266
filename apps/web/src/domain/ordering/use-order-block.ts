import { unnamedLines } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import { useSession } from '../../api/session-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useTradeMoney } from '../trade/use-trade-money.ts';

/**
 * Why an order of a ring at a trade price cannot be placed, as a sentence; null where it can. A ring whose cost is not known
 * here is left to the server.
 */
export function useOrderBlock(design: Design | null, cost: number): string | null {
  const t = useTexts('trade');
  const errors = useTexts('errors');
  const { money } = useTradeMoney();
  const session = useSession();
  if (session === null) return null;
  if (session.dealer.state === 'paused') return errors('dealer.paused');
  if (design !== null && unnamedLines(design).length > 0) return errors('design.unnamed');
  const { minimumOrder } = session;
  const isBelow = cost > 0 && cost < minimumOrder;
  if (!isBelow) return null;
  return t('orderMinimum', { minimum: money(minimumOrder) });
}
