import type { RingBody } from '../body/ring-body.ts';
import type { StoneRow } from '../design/ring-design.ts';
import { chainHeight } from '../math/chain.ts';
import { girdleSink } from './girdle-sink.ts';

/** Where the stones of a row sit, as angles; the plan knows no tables and no mesh. */
export interface RowPlan {
  readonly count: number;
  /** Most stones of this size and spacing that fit around the ring. */
  readonly most: number;
  /** Angle between neighbouring stones, radians. */
  readonly pitch: number;
  /** Clear distance between neighbouring girdles as made, mm. */
  readonly gap: number;
  /** Radius of the mid-girdle circle, mm. */
  readonly girdleRadius: number;
  /** Outer radius at the row's centre line, mm. */
  readonly surfaceRadius: number;
  /** Angle of every stone, radians from +x; the top is π/2. */
  readonly angles: readonly number[];
}

const downToOdd = (count: number): number => (count % 2 === 0 ? Math.max(0, count - 1) : count);

/**
 * Plans a row. Full rows take floor((C + 2πh) / (d + spacing)) stones and stretch the gap evenly until the row
 * closes; half and third rows take that share, rounded down to odd so that one stone sits on the top; counted
 * rows keep the exact chord pitch. `count` is 0 when none fits and is cut at `most` when too many are asked.
 */
export function planRow(body: RingBody, row: StoneRow): RowPlan {
  const surfaceRadius = body.innerRadius + chainHeight(body.section.outer, row.position);
  const girdleRadius = surfaceRadius - girdleSink(body, row);
  const step = row.diameter + row.spacing;
  // The small tolerance keeps a quotient that is a whole number in decimals from falling to the one below.
  const around = Math.floor((2 * Math.PI * (body.innerRadius + body.section.height)) / step + 1e-9);
  const chordPitch = 2 * Math.asin(Math.min(1, step / (2 * girdleRadius)));
  const most = row.extent === 'count' ? Math.floor((2 * Math.PI) / chordPitch + 1e-9) : around;
  const count = rowCount(row, around, most);
  const pitch = row.extent === 'count' || around === 0 ? chordPitch : (2 * Math.PI) / around;
  const gap = 2 * girdleRadius * Math.sin(pitch / 2) - row.diameter;
  const first = Math.PI / 2 - ((row.extent === 'full' ? 0 : count - 1) * pitch) / 2;
  const angles = Array.from({ length: count }, (_, index) => first + index * pitch);
  return { count, most, pitch, gap, girdleRadius, surfaceRadius, angles };
}

function rowCount(row: StoneRow, around: number, most: number): number {
  switch (row.extent) {
    case 'count':
      return Math.min(row.count, most);
    case 'full':
      return around;
    case 'half':
      return downToOdd(Math.floor(around / 2));
    case 'third':
      return downToOdd(Math.floor(around / 3));
  }
}
