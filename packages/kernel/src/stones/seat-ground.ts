import type { RingBody } from '../body/ring-body.ts';
import type { SettingId, StoneRow } from '../design/ring-design.ts';
import { chainHeight, type Chain } from '../math/chain.ts';
import { grooveFloor } from '../body/cut-groove.ts';
import type { EdgeStretch } from '../profile/edge-work.ts';
import { pointAt } from '../math/piece.ts';
import { SEAT_PLAY, SLOT_OPENING } from './round-proportions.ts';
import { stoneSize } from './stone-size.ts';

/** The surface that stones are set into: outer line over the bore crest, as the setter finds it. */
export interface SeatGround {
  readonly innerRadius: number;
  readonly line: Chain;
}

/** A straight groove or raised band on whose middle a row sits. */
export interface StoneBed {
  /** Index of the groove. */
  readonly groove: number;
  readonly from: number;
  readonly to: number;
  /** Whether the stones lie within it; else it is narrower than they are and runs through under them. */
  readonly holds: boolean;
  /** Land beside the row over the surface within the bed, mm; negative on a raised band. */
  readonly depth: number;
}

/** How far a row may stand off the middle of its groove, mm. */
const ON_LINE = 0.011;
/** Settings that are cut into the surface around each stone or along the row, and so may lie in a groove. */
const BEDDED: ReadonlySet<SettingId> = new Set(['flush', 'grain', 'pave', 'channel']);

/** Half of what a row opens across the band, mm: the girdle with its play, or the mouth of a channel. */
function halfMouth(row: StoneRow): number {
  const { across } = stoneSize(row);
  return row.setting === 'channel' ? (SLOT_OPENING * across) / 2 : across / 2 + SEAT_PLAY;
}

/** Whether the stones lie within a groove of this width, or reach over it. */
export const isInBed = (row: StoneRow, width: number): boolean => halfMouth(row) < width / 2;

/** Whether the setting can be cut in a groove at all. */
export const isBedded = ({ setting, face }: StoneRow): boolean => face === 'outer' && BEDDED.has(setting);

/** The groove in which a row sits; null for rows beside grooves and for settings that cut through everything. */
export function stoneBed(body: RingBody, row: StoneRow): StoneBed | null {
  if (!isBedded(row)) return null;
  for (const { groove, chain } of body.stretches) {
    const [first, last] = [chain[0], chain.at(-1)];
    if (groove === null || first === undefined || last === undefined) continue;
    const [from, to] = [pointAt(first, 0).x, pointAt(last, 1).x];
    if (Math.abs((from + to) / 2 - row.position) > ON_LINE) continue;
    const depth = chainHeight(body.section.outer, row.position) - chainHeight(chain, row.position);
    return { groove, from, to, holds: isInBed(row, to - from), depth };
  }
  return null;
}

/** Ground of a row: the bed that holds its stones, else the plain line of the band with its worked edges. */
export function seatGround(body: RingBody, row: StoneRow): SeatGround {
  const { innerRadius, outer, section } = body;
  return { innerRadius, line: stoneBed(body, row)?.holds === true ? outer : section.outer };
}

/** How far work on the surface – a step, or a groove that holds the stones – lowers a row's ground, mm. */
export function loweredBy(body: RingBody, row: StoneRow): number {
  const bed = stoneBed(body, row);
  if (bed?.holds === true) return Math.max(0, bed.depth);
  return stepAt(body, row.position)?.depth ?? 0;
}

/** The step on whose floor x lies. */
export function stepAt({ section }: RingBody, x: number): (EdgeStretch & { readonly side: 'left' | 'right' }) | null {
  for (const side of ['left', 'right'] as const) {
    const edge = section.edges[side];
    if (edge !== null && edge.form === 'step' && x > edge.from && x < edge.to) return { ...edge, side };
  }
  return null;
}

/** Lowest floor of any groove within `reach` of x under the land there, mm: 0 where none is near. */
export function grooveDepthNear(body: RingBody, x: number, reach: number): number {
  const land = chainHeight(body.section.outer, x);
  let depth = 0;
  for (const { groove, chain } of body.stretches) {
    const [first, last] = [chain[0], chain.at(-1)];
    if (groove === null || first === undefined || last === undefined) continue;
    if (pointAt(first, 0).x > x + reach || pointAt(last, 1).x < x - reach) continue;
    for (const piece of chain) for (const t of [0, 0.5, 1]) depth = Math.max(depth, land - pointAt(piece, t).y);
  }
  for (const { groove, swing } of body.wavy) {
    const half = groove.width / 2 + swing.amplitude;
    if (Math.abs(groove.position - x) > half + reach) continue;
    depth = Math.max(depth, land - grooveFloor(body.section.outer, groove));
  }
  return depth;
}
