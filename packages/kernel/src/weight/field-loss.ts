import { itemAt } from '../units/item-at.ts';
import { reliefLoss } from '../body/relief-loss.ts';
import type { RingBody } from '../body/ring-body.ts';
import { fieldBorders, type WorkedField } from '../body/worked-fields.ts';
import type { RingDesign } from '../design/ring-design.ts';
import { chainHeight } from '../math/chain.ts';
import { ringFields } from '../stones/ring-fields.ts';

/** Metal in mm³ that the work on one field takes. */
export const fieldLoss = (field: WorkedField, { innerRadius, section }: RingBody): number =>
  reliefLoss(field.relief, {
    bordersAt: (angle) => fieldBorders(field, angle),
    swings: field.left.swing.amplitude > 0 || field.right.swing.amplitude > 0,
    radiusAt: (x) => innerRadius + chainHeight(section.outer, x),
    spots: field.spots,
  });

/** Metal in mm³ that hammer, chisel and file take, by segment and then by inlaid strip. */
export function fieldLosses(ring: RingDesign, body: RingBody): Float64Array {
  const losses = new Float64Array(ring.segments.length + ring.inlays.length);
  for (const field of ringFields(ring, body)) {
    const metal = field.inlay === null ? field.segment : ring.segments.length + field.inlay;
    losses[metal] = itemAt(losses, metal) + fieldLoss(field, body);
  }
  return losses;
}
