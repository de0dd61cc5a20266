import { CANCEL_STEPS, type CancelShares, type OrderStatus } from '@ringwerk/contract';
import type { PositionRow } from '../positions/position-repository.ts';
import { costOf } from '../positions/position-sums.ts';

export interface CancelCost {
  /** Percent of the trade price. */
  readonly share: number;
  /** Minor units of the base currency, rounded half up. */
  readonly cost: number;
}

/** What a dealer's cancellation costs at a step; null: none is taken there. */
export function cancelCost(
  shares: CancelShares,
  status: OrderStatus,
  positions: readonly Pick<PositionRow, 'cost' | 'quantity'>[],
): CancelCost | null {
  const step = CANCEL_STEPS.find((each) => each === status);
  const share = step === undefined ? null : shares[step];
  return share === null ? null : { share, cost: Math.round((costOf(positions) * share) / 100) };
}
