import { itemAt } from '../src/units/item-at.ts';
import type { RingBody } from '../src/body/ring-body.ts';
import type { StoneRow } from '../src/design/ring-design.ts';
import { chainSquareIntegral } from '../src/math/chain.ts';
import { clipPiece, line, squareIntegral, type LinePiece } from '../src/math/piece.ts';
import { channelSlot } from '../src/stones/channel-slot.ts';
import type { RowPlan } from '../src/stones/row-count.ts';
import { seatGround } from '../src/stones/seat-ground.ts';

/** ∫ r² dx of an edge inside [from, to]; edges that run leftwards count negative. */
function edgeIntegral(edge: LinePiece, r0: number, from: number, to: number): number {
  const isForward = edge.x1 >= edge.x0;
  const rising = isForward ? edge : line(edge.x1, edge.y1, edge.x0, edge.y0);
  const clipped = clipPiece(rising, from, to);
  if (clipped === null) return 0;
  return (isForward ? 1 : -1) * squareIntegral(clipped, r0);
}

/** Metal in mm³ that the slot takes out of the lane [from, to], closed form. */
export function channelMetal(body: RingBody, row: StoneRow, plan: RowPlan, from: number, to: number): number {
  if (plan.count === 0) return 0;
  const slot = channelSlot(body, row, plan);
  const a = Math.max(from, row.position - slot.halfOpening);
  const b = Math.min(to, row.position + slot.halfOpening);
  let integral = b > a ? chainSquareIntegral(seatGround(body, row).line, body.innerRadius, a, b) : 0;
  for (let k = 1; k < slot.outline.length; k++) {
    const [x0, y0] = itemAt(slot.outline, k - 1);
    const [x1, y1] = itemAt(slot.outline, k);
    const edge = line(row.position + x0, y0, row.position + x1, y1);
    integral -= edgeIntegral(edge, body.innerRadius, from, to);
  }
  return slot.halfAngle * integral;
}
