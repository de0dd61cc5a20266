import type { Assessment, Change, PricedRepair } from '@ringwerk/advice';
import type { Issue } from '@ringwerk/kernel';
import type { RetailPrice } from '@ringwerk/kernel/price';
import type { Evaluated, Menu } from '../../../kernel-worker/kernel-messages.ts';
import type { RingScenes } from '../../../viewer-host/ring-pictures.ts';
import type { Proposal } from './proposal-queue.ts';
import type { Difference } from '../model/describe-difference.ts';

/** An edit that the rules refuse; the ring on the screen stays as it was. */
export interface Refusal {
  readonly edit: readonly Change[];
  /** The links that were to come with it. */
  readonly links?: Proposal['links'];
  readonly issues: readonly Issue[];
  readonly repair: PricedRepair | null;
  readonly alternatives: readonly PricedRepair[];
}

export const refusalOf = (edit: readonly Change[], { refused, repair, alternatives }: Evaluated): Refusal => ({
  edit,
  issues: refused,
  repair,
  alternatives,
});

/** What the last step changed. Money in minor units of the dealer's currency, grams of the whole design. */
export interface Delta {
  readonly differences: readonly Difference[];
  readonly gross: number | null;
  readonly cost: number | null;
  readonly grams: number | null;
  readonly currency: RetailPrice['currency'] | null;
}

/**
 * How far the figures on the screen are confirmed: `awaited` while there is no price before the server's, `preview` by this device, `confirmed` by the server, `corrected`
 * when the server found others, `offline` when it cannot be reached.
 */
export type PriceState = 'awaited' | 'preview' | 'confirmed' | 'corrected' | 'offline';

/** What an option would mean for a design. */
export interface Assessed extends Assessment {
  /** Totals of that design: the difference counts from here, whatever a drag does meanwhile. */
  readonly from: Totals | null;
}

export interface SessionState {
  readonly menu: Menu;
  readonly evaluated: Evaluated;
  readonly scenes: RingScenes;
  readonly refusal: Refusal | null;
  readonly delta: Delta | null;
  readonly assessments: ReadonlyMap<string, Assessed>;
  readonly priceState: PriceState;
  /** Time of the last write of the draft; null when this browser keeps nothing. */
  readonly savedAt: string | null;
  /** The kernel worker broke; the page offers a reload, the draft is kept. */
  readonly isBroken: boolean;
}

/** Money in minor units of the dealer's currency, cost in minor units of the base currency. */
export interface Totals {
  readonly gross: number;
  readonly cost: number;
  readonly grams: number;
  readonly currency: RetailPrice['currency'];
}

export function totalsOf(evaluated: Evaluated): Totals | null {
  const total = evaluated.evaluation?.total;
  return total
    ? { gross: total.retail.gross, cost: total.cost, grams: total.grams, currency: total.retail.currency }
    : null;
}
