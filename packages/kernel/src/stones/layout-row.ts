import { outside } from '../units/item-at.ts';
import { ringBody } from '../body/ring-body.ts';
import type { RingDesign, StoneRow } from '../design/ring-design.ts';
import type { KernelTables } from '../design/tables.ts';
import type { StonePlacement } from './stone-placement.ts';
import { planRow, type RowPlan } from './row-plan.ts';
import { isTurned } from './stone-size.ts';
import { spotFrame, type StoneSpot } from './stone-spot.ts';

/** A row with its stones in the ring's frame. */
export interface RowLayout extends RowPlan {
  readonly placements: readonly StonePlacement[];
}

/** Column-major matrix from the cut's unit stone to the ring's frame. */
function stoneMatrix(spot: StoneSpot, row: StoneRow): number[] {
  const frame = spotFrame(spot);
  const d = row.diameter;
  // A stone that lies along the row is turned by a quarter about its axis: its length (z) takes the row's direction.
  const turned = isTurned(row);
  const matrix = [...frame];
  for (let k = 0; k < 4; k++) {
    const [x, y, z] = [
      frame[k] ?? outside(frame, k),
      frame[k + 4] ?? outside(frame, k + 4),
      frame[k + 8] ?? outside(frame, k + 8),
    ];
    matrix[k] = turned ? z * -d : x * d;
    matrix[k + 4] = y * d;
    matrix[k + 8] = turned ? x * d : z * d;
  }
  return matrix;
}

/** Plans a row and places its stones; the table of materials is not consulted. */
export function layoutRow(ring: RingDesign, row: StoneRow, tables: KernelTables): RowLayout {
  return placeStones(planRow(ringBody(ring, tables), row), row, ring.stones.indexOf(row));
}

/** Stones of a planned row; ids are `stone-<row>-<index>`. */
export function placeStones(plan: RowPlan, row: StoneRow, rowIndex: number): RowLayout {
  const placements = plan.spots.map((spot, index) => ({
    id: `stone-${Math.max(0, rowIndex)}-${index}`,
    cut: row.cut,
    setting: row.setting,
    material: row.material,
    quality: row.quality,
    diameter: row.diameter,
    length: row.cut === 'round' ? row.diameter : row.length,
    depth: row.depth,
    matrix: stoneMatrix(spot, row),
  }));
  return { ...plan, placements };
}
