import type { RingBody } from '../src/body/ring-body.ts';
import { fieldBorders } from '../src/body/worked-fields.ts';
import { reliefAt } from '../src/body/relief.ts';
import type { RingDesign, StoneRow } from '../src/design/ring-design.ts';
import type { FieldPoint } from '../src/math/lattice-noise.ts';
import { chainHeight, type Chain } from '../src/math/chain.ts';
import { heightAtX, pointAt } from '../src/math/piece.ts';
import { seatConeHeight, seatRadius, seatShoulder } from '../src/stones/flush-seat.ts';
import { ringFields } from '../src/stones/ring-fields.ts';
import { planRow } from '../src/stones/row-plan.ts';

/** ∫ f between a and b by the tanh-sinh rule, which does not mind the upright ends of arcs. */
function integral(f: (x: number) => number, a: number, b: number): number {
  const [middle, half] = [(a + b) / 2, (b - a) / 2];
  const step = 1 / 32;
  let sum = 0;
  for (let k = -128; k <= 128; k++) {
    const t = (Math.PI / 2) * Math.sinh(k * step);
    const weight = ((Math.PI / 2) * Math.cosh(k * step)) / Math.cosh(t) ** 2;
    sum += weight * f(middle + half * Math.tanh(t));
  }
  return sum * step * half;
}

/** ∫ r² dx over a chain from the heights of its pieces alone, mm³. */
const contour = (chain: Chain, r0: number): number =>
  chain.reduce((sum, piece) => {
    const [a, b] = [pointAt(piece, 0).x, pointAt(piece, 1).x];
    return b - a < 1e-12 ? sum : sum + integral((x) => (r0 + heightAtX(piece, x)) ** 2, a, b);
  }, 0);

/** Volume of the turned body by quadrature of its contours, mm³. */
export const turnedByQuadrature = ({ outer, section, innerRadius }: RingBody): number =>
  Math.PI * (contour(outer, innerRadius) - contour(section.inner, innerRadius));

/** Directions around a seat: its mouth is smooth and periodic, so that few are enough. */
const DIRECTIONS = 96;

/** Metal of a row's flush seats, disk by disk of the tool's own measures, mm³; the surface over each must be one piece. */
export function seatsByQuadrature(body: RingBody, row: StoneRow): number {
  const plan = planRow(body, row);
  const radius = seatRadius(row.diameter);
  const shoulder = plan.girdleRadius - seatShoulder(row.diameter);
  const ringAt = (rho: number): number => {
    let sum = 0;
    for (let k = 0; k < DIRECTIONS; k++) {
      const angle = (2 * Math.PI * (k + 0.5)) / DIRECTIONS;
      const surface = body.innerRadius + chainHeight(body.outer, row.position + rho * Math.sin(angle));
      const floor = shoulder - seatConeHeight(row.diameter) * (1 - rho / radius);
      sum += Math.sqrt(surface ** 2 - (rho * Math.cos(angle)) ** 2) - floor;
    }
    return (2 * Math.PI * rho * sum) / DIRECTIONS;
  };
  return plan.count * integral(ringAt, 0, radius);
}

/** Metal under the worked surfaces of a ring, column by column on a grid of `step` mm: ½∬ r² − (r − h)², mm³. */
export function reliefByGrid(ring: RingDesign, body: RingBody, step: number): number {
  const point: FieldPoint = { value: 0, byU: 0, byX: 0 };
  let loss = 0;
  for (const field of ringFields(ring, body)) {
    const { from, to, circumference } = field.relief.lane;
    const [columns, rows] = [Math.round(circumference / step), Math.round((to - from) / step)];
    let sum = 0;
    for (let j = 0; j < columns; j++) {
      const angle = (2 * Math.PI * (j + 0.5)) / columns;
      const borders = fieldBorders(field, angle);
      for (let i = 0; i < rows; i++) {
        const x = from + ((i + 0.5) * (to - from)) / rows;
        if (x < borders.left || x > borders.right) continue;
        reliefAt(field.relief, (angle * circumference) / (2 * Math.PI), x, borders, point);
        const radius = body.innerRadius + chainHeight(body.section.outer, x);
        sum += (radius ** 2 - (radius - point.value) ** 2) / 2;
      }
    }
    loss += (sum * 2 * Math.PI * (to - from)) / (columns * rows);
  }
  return loss;
}
