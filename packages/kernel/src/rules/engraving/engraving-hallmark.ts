import { faceRadius } from '../../engraving/engraved-line.ts';
import { HALLMARK_LENGTH } from '../../engraving/engraving-strip.ts';
import { LINE_CLEARANCE } from './engraving-length.ts';
import { arcOf, clearAngles, ruledEngravings, shared } from './engraving-lines.ts';
import { issue } from '../basis/make-issue.ts';
import type { RingRule } from '../basis/rule.ts';

/** Lines on the bore keep clear of the stamps, which stand opposite the top. */
export const engravingHallmark: RingRule = (context) =>
  ruledEngravings(context).flatMap((ruled) => {
    const { engraving, body, at } = ruled;
    if (engraving.face !== 'inside') return [];
    const radius = faceRadius(body, 'inside', engraving.position);
    const stamps = { middle: -Math.PI / 2, half: (HALLMARK_LENGTH / 2 + LINE_CLEARANCE) / radius };
    const arc = arcOf(ruled);
    // A line that is too long for the bore is the other rule's matter.
    if (arc.half + stamps.half > Math.PI || shared(arc, stamps) <= 1e-9) return [];
    const ways = [...clearAngles(arc, stamps), 0].map((value) => ({ value }));
    return [issue('engraving.hallmark', `${at}/angle`, { length: HALLMARK_LENGTH }, ...ways)];
  });
