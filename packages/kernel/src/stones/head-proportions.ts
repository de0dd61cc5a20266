import type { RingBody } from '../body/ring-body.ts';
import type { StoneRow } from '../design/ring-design.ts';
import { bezelReach, type BezelReach } from './bezel-tools.ts';
import { standsOnBand } from './girdle-sink.ts';
import { prongDiameter, prongReach } from './prong-size.ts';
import type { RowPlan } from './row-count.ts';
import { stoneSize } from './stone-size.ts';
import type { StoneSpot } from './stone-spot.ts';

/** A wall this far over the band's side does not count as hanging beside it, mm. */
const EDGE_PLAY = 0.05;

/** Measures of a head as it is made, mm. */
export interface HeadProportions {
  /** Table over the band's highest point beside the stone. */
  readonly height: number;
  /** Room between the culet and the surface under it; negative where the stone sinks into the band. */
  readonly culetRoom: number;
  /** How far prongs or wall reach beyond the band on either side; negative when they stand within it. */
  readonly overhang: number;
  /** Between the finger and the lowest metal beside the band; `Infinity` where nothing but prongs leans over its edge. */
  readonly fingerRoom: number;
  /** Prong's wire or bezel's wall. */
  readonly wall: number;
}

/** Height over the bore crest at which a bezel's outside leaves the band's width. */
function bezelRoom(
  body: RingBody,
  row: StoneRow,
  spot: StoneSpot,
  { foot, base, radius, bearing }: BezelReach,
): number {
  const more = stoneSize(row).across / 2 - row.diameter / 2;
  const edge = body.section.width / 2 - Math.abs(row.position) + EDGE_PLAY;
  if (radius + more <= edge) return Infinity;
  const share = base + more > edge || radius - base < 1e-9 ? 0 : (edge - base - more) / (radius - base);
  return spot.radius - body.innerRadius + foot + share * (-bearing - foot);
}

/** Proportions of a row that stands on the band; null for sunk ones and for rows without stones. */
export function headProportions(body: RingBody, row: StoneRow, plan: RowPlan): HeadProportions | null {
  const [spot] = plan.spots;
  if (spot === undefined || !standsOnBand(row)) return null;
  const size = stoneSize(row);
  const isBezel = row.setting === 'bezel';
  const bezel = bezelReach({ body, row, plan, size }, spot);
  const beside = isBezel ? bezel.radius - row.diameter / 2 : prongReach(row) + prongDiameter(row) / 2;
  const reach = size.across / 2 + beside;
  const halfGirdle = size.girdle / 2;
  return {
    height: row.lift + halfGirdle + size.crown,
    culetRoom: row.lift - halfGirdle - size.pavilion,
    overhang: Math.abs(row.position) + reach - body.section.width / 2,
    fingerRoom: isBezel ? bezelRoom(body, row, spot, bezel) : Infinity,
    wall: isBezel ? 0.1 * row.diameter : prongDiameter(row),
  };
}
