import { outside } from '../units/item-at.ts';
import type { PolishedSpots } from '../body/polished-spots.ts';
import { reliefAt, type LaneBorders, type Relief } from '../body/relief.ts';
import type { FieldPoint } from '../math/lattice-noise.ts';

/** Where a lane's vertices stand: angles of the columns in radians, borders at each of them, x of every row in mm. */
export interface ReliefNodes {
  readonly angles: ArrayLike<number>;
  readonly borders: (column: number) => LaneBorders;
  /** x of a row at a column: rows of a lane whose borders wander are not straight. */
  readonly x: (row: number, column: number) => number;
  readonly rows: number;
  /** Spots that stay polished. */
  readonly spots: PolishedSpots;
}

/** Depth in mm and its derivatives at every node; row i, column j at i · columns + j. */
export interface ReliefGrid {
  readonly columns: number;
  readonly depth: Float64Array;
  /** mm per radian. */
  readonly byAngle: Float64Array;
  /** mm per mm. */
  readonly byX: Float64Array;
}

/** Leaves a share of a depth. */
function thin(point: FieldPoint, left: FieldPoint): void {
  point.byU = point.byU * left.value + point.value * left.byU;
  point.byX = point.byX * left.value + point.value * left.byX;
  point.value *= left.value;
}

/** Samples a relief at the vertices of a lane. Linear in their number; derivatives are analytic. */
export function reliefGrid(relief: Relief, { angles, borders, x, rows, spots }: ReliefNodes): ReliefGrid {
  const columns = angles.length;
  const size = rows * columns;
  const grid = {
    columns,
    depth: new Float64Array(size),
    byAngle: new Float64Array(size),
    byX: new Float64Array(size),
  };
  const perRadian = relief.lane.circumference / (2 * Math.PI);
  const point: FieldPoint = { value: 0, byU: 0, byX: 0 };
  const left: FieldPoint = { value: 1, byU: 0, byX: 0 };
  for (let j = 0; j < columns; j++) {
    const at = borders(j);
    const u = (angles[j] ?? outside(angles, j)) * perRadian;
    const isSpotted = spots.reaches(u);
    for (let i = 0; i < rows; i++) {
      reliefAt(relief, u, x(i, j), at, point);
      if (isSpotted) {
        spots.shareAt(u, x(i, j), left);
        thin(point, left);
      }
      const node = i * columns + j;
      grid.depth[node] = point.value;
      grid.byAngle[node] = point.byU * perRadian;
      grid.byX[node] = point.byX;
    }
  }
  return grid;
}

/** A node of the unworked surface: radius in mm, unit normal across (along the axis) and outwards. */
export interface SmoothNode {
  readonly radius: number;
  readonly across: number;
  readonly outwards: number;
}

/**
 * Unit normal of the worked surface at one node, as [outwards, along the circumference, across], from the normal of
 * the unworked surface and the relief there. The surface point itself moves towards the axis by the depth.
 */
export function workedNormal(
  smooth: SmoothNode,
  depth: number,
  byAngle: number,
  byX: number,
): readonly [number, number, number] {
  const { radius, across, outwards } = smooth;
  const along = (outwards * byAngle) / (radius - depth);
  const aside = across + outwards * byX;
  const length = Math.hypot(outwards, along, aside);
  return [outwards / length, along / length, aside / length];
}

/** x at which the notches of a relief have their ends and a mesh should have rows, mm; other reliefs have none. */
export function notchRows({ form }: Relief): readonly number[] {
  if (form.kind !== 'notches') return [];
  const { length, edges } = form.notches;
  return edges.flatMap((edge) => [1 / 3, 2 / 3, 1].map((share) => edge.x + edge.inwards * share * length));
}
