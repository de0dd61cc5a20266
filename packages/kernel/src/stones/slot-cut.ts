import type { RingBody } from '../body/ring-body.ts';
import type { StoneRow } from '../design/ring-design.ts';
import { chainHeight } from '../math/chain.ts';
import { pointAt } from '../math/piece.ts';
import { isOnFlank } from './girdle-sink.ts';
import { channelSlot, type ChannelSlot } from './channel-slot.ts';
import type { RowPlan } from './row-plan.ts';

/** Metal that must stand over the undercut for a slot to be cut, mm. */
const ROOF_MINIMUM = 0.02;

/** A slot that can be cut, in the ring's section. */
export interface SlotCut extends ChannelSlot {
  readonly from: number;
  readonly to: number;
  readonly isFull: boolean;
}

/**
 * Slot of a channel row, or null when it cannot be cut cleanly (no metal over the undercut, mouth over an edge or
 * a groove, floor in the bore): the rules refuse such rings, and the mesh then keeps its skin whole.
 */
export function slotCut(body: RingBody, row: StoneRow, plan: RowPlan): SlotCut | null {
  if (plan.count === 0 || row.setting !== 'channel' || isOnFlank(row)) return null;
  const slot = channelSlot(body, row, plan);
  const from = row.position - slot.halfOpening;
  const to = row.position + slot.halfOpening;
  const holds = body.stretches.some(({ groove, inlay, chain }) => {
    const first = chain[0];
    const last = chain.at(-1);
    if (groove !== null || inlay !== null || first === undefined || last === undefined) return false;
    return pointAt(first, 0).x < from - 1e-3 && pointAt(last, 1).x > to + 1e-3;
  });
  const isBuried = slot.outline.every(([x, y]) => {
    const at = row.position + x;
    const isInside = Math.abs(at) < body.section.width / 2 - ROOF_MINIMUM;
    return isInside && chainHeight(body.outer, at) > y + ROOF_MINIMUM && chainHeight(body.section.inner, at) < y;
  });
  if (!holds || !isBuried) return null;
  return { ...slot, from, to, isFull: slot.halfAngle > Math.PI - 0.02 };
}
