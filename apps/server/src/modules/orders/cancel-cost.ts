import { CANCEL_STEPS, type CancelShares, type OrderStatus } from '@ringwerk/contract';
import type { Payer } from './remake-payer.ts';
import type { PositionRow } from '../positions/position-repository.ts';
import { costOf } from '../positions/position-sums.ts';

export interface CancelCost {
  /** Percent of the trade price. */
  readonly share: number;
  /** Minor units of the base currency, rounded half up. */
  readonly cost: number;
}

/** What a dealer's cancellation costs at a step; null: none is taken there. What the house pays for costs him nothing. */
export function cancelCost(
  shares: CancelShares,
  status: OrderStatus,
  positions: readonly Pick<PositionRow, 'cost' | 'quantity'>[],
  payer: Payer,
): CancelCost | null {
  const step = CANCEL_STEPS.find((each) => each === status);
  const share = step === undefined ? null : shares[step];
  if (share !== null && payer === 'house') return { share: 0, cost: 0 };
  return share === null ? null : { share, cost: Math.round((costOf(positions) * share) / 100) };
}
