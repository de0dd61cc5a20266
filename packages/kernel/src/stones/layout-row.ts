import { ringBody } from '../body/ring-body.ts';
import type { RingDesign, StoneRow } from '../design/ring-design.ts';
import type { KernelTables } from '../design/tables.ts';
import type { StonePlacement } from './stone-placement.ts';
import { planRow, type RowPlan } from './row-plan.ts';

/** A row with its stones in the ring's frame. */
export interface RowLayout extends RowPlan {
  readonly placements: readonly StonePlacement[];
}

/** Column-major matrix from the stone's frame (diameter 1, +y table) to the ring's: y outwards at `angle`, z along the axis. */
function stoneMatrix(angle: number, radius: number, position: number, diameter: number): number[] {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  // x = −tangent, y = radial, z = axis is right-handed: at the top, x points to +x.
  return [
    s * diameter,
    -c * diameter,
    0,
    0,
    c * diameter,
    s * diameter,
    0,
    0,
    0,
    0,
    diameter,
    0,
    radius * c,
    radius * s,
    position,
    1,
  ];
}

/** Plans a row and places its stones; the table of materials is not consulted. */
export function layoutRow(ring: RingDesign, row: StoneRow, tables: KernelTables): RowLayout {
  return placeStones(planRow(ringBody(ring, tables), row), row, ring.stones.indexOf(row));
}

/** Stones of a planned row; ids are `stone-<row>-<index>`. */
export function placeStones(plan: RowPlan, row: StoneRow, rowIndex: number): RowLayout {
  const placements = plan.angles.map((angle, index) => ({
    id: `stone-${Math.max(0, rowIndex)}-${index}`,
    cut: row.cut,
    material: row.material,
    quality: row.quality,
    diameter: row.diameter,
    matrix: stoneMatrix(angle, plan.girdleRadius, row.position, row.diameter),
  }));
  return { ...plan, placements };
}
