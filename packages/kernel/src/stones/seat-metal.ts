import type { RingBody } from '../body/ring-body.ts';
import type { StoneRow } from '../design/ring-design.ts';
import { chainHeight } from '../math/chain.ts';
import { pointAt } from '../math/piece.ts';
import { seatConeHeight, seatRadius, seatShoulder } from './flush-seat.ts';
import type { RowPlan } from './row-plan.ts';
import { seatGround, type SeatGround } from './seat-ground.ts';

/** Positive nodes and weights of Gauss–Legendre with ten points on [-1, 1]. */
const GAUSS: readonly (readonly [number, number])[] = [
  [0.14887433898163122, 0.29552422471475287],
  [0.4333953941292472, 0.26926671930999635],
  [0.6794095682990244, 0.21908636251598204],
  [0.8650633666889845, 0.1494513491505806],
  [0.9739065285171717, 0.06667134430868814],
];
/** Panels per stretch. */
const PANELS = 2;
/** Stops over the radius that close in on the cone's tip, where the section's third derivative has no bound. */
const GRADING = [-0.4, -0.1, -0.02, 0, 0.02, 0.1, 0.4];

interface Seat {
  readonly ground: SeatGround;
  readonly position: number;
  readonly radius: number;
  /** Height of the shoulder above the ring's axis, mm. */
  readonly shoulder: number;
  readonly cone: number;
}

/**
 * Area in mm² of the seat's section at distance s across the ring from its axis: from the outer surface (a
 * circle of the ring, so closed form) down to the cone's flank (closed form).
 */
function sectionArea({ ground, position, radius, shoulder, cone }: Seat, s: number): number {
  const half = Math.sqrt(Math.max(0, radius * radius - s * s));
  const outer = ground.innerRadius + chainHeight(ground.line, position + s);
  const under = half * Math.sqrt(outer * outer - half * half) + outer * outer * Math.asin(half / outer);
  const reach = Math.max(Math.abs(s), 1e-12);
  const flank = half + (s * s * Math.asinh(half / reach)) / radius;
  return under - 2 * half * shoulder + cone * (2 * half - flank);
}

/** ∫ of the section between s = a and s = b; s = R sin u takes the vertical ends out of the integrand. */
function between(seat: Seat, a: number, b: number): number {
  const start = Math.asin(Math.max(-1, a / seat.radius));
  const width = (Math.asin(Math.min(1, b / seat.radius)) - start) / PANELS;
  let sum = 0;
  for (let panel = 0; panel < PANELS; panel++) {
    const middle = start + (panel + 0.5) * width;
    for (const [node, weight] of GAUSS) {
      const low = middle - (node * width) / 2;
      const high = middle + (node * width) / 2;
      sum += weight * sectionArea(seat, seat.radius * Math.sin(low)) * Math.cos(low);
      sum += weight * sectionArea(seat, seat.radius * Math.sin(high)) * Math.cos(high);
    }
  }
  return (sum * width * seat.radius) / 2;
}

/** x where the outer line changes its piece, from the seat's axis. */
const creases = ({ line }: SeatGround, position: number): number[] =>
  line.map((piece) => pointAt(piece, 1).x - position);

/**
 * Metal in mm³ that one flush seat of the row takes out between x = from and x = to: cylinder from the real outer
 * surface to the girdle's lower edge, and cone below. Quadrature in one dimension, relative error below 1e-8 of
 * the seat.
 */
export function flushSeatMetal(body: RingBody, row: StoneRow, plan: RowPlan, from: number, to: number): number {
  const radius = seatRadius(row.diameter);
  const shoulder = plan.girdleRadius - seatShoulder(row.diameter);
  const ground = seatGround(body, row);
  const seat: Seat = { ground, position: row.position, radius, shoulder, cone: seatConeHeight(row.diameter) };
  const a = Math.max(-radius, from - row.position);
  const b = Math.min(radius, to - row.position);
  if (b <= a) return 0;
  const graded = GRADING.map((share) => share * radius);
  const inside = [...graded, ...creases(ground, row.position)].filter((s) => s > a && s < b).sort((p, q) => p - q);
  const stops = [a, ...inside, b];
  return stops.slice(1).reduce((sum, stop, index) => sum + between(seat, stops[index] ?? a, stop), 0);
}
