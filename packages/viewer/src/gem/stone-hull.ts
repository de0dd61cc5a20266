import { outside } from '@ringwerk/kernel/math';
import type { MeshData } from '@ringwerk/kernel/mesh';
import type { Fold } from './fold-planes.ts';

/** Sides of the hull; axes and diagonals are among them, so that a square cut fits closely. */
const SIDES = 16;
/** How much wider than the girdle the hull's widest level is: crown and pavilion meet in it without a band between. */
const WIDEST = 1.05;

export interface StoneHull {
  readonly positions: Float32Array<ArrayBuffer>;
  readonly indices: Uint32Array<ArrayBuffer>;
}

type Point = readonly [number, number, number];

const pointsOf = ({ positions }: Pick<MeshData, 'positions'>): readonly Point[] =>
  Array.from({ length: positions.length / 3 }, (_, i) => [
    positions[3 * i] ?? outside(positions, 3 * i),
    positions[3 * i + 1] ?? outside(positions, 3 * i + 1),
    positions[3 * i + 2] ?? outside(positions, 3 * i + 2),
  ]);

const DIRECTIONS = Array.from({ length: SIDES }, (_, side) => {
  const angle = (2 * Math.PI * side) / SIDES;
  return [Math.cos(angle), Math.sin(angle)] as const;
});

/** Scale of the outline at one end, so that a straight flank from the widest level leaves every point inside. */
function endScale(points: readonly Point[], scaleOf: (point: Point) => number, middle: number, end: number): number {
  let most = 0.05;
  for (const point of points) {
    const share = (point[1] - middle) / (end - middle);
    if (share > 1e-3) most = Math.max(most, WIDEST + (scaleOf(point) - WIDEST) / share);
  }
  return Math.min(WIDEST, most);
}

/** A few triangles round a convex stone. What they cover beyond it, the shader leaves out. */
export function stoneHull(mesh: Pick<MeshData, 'positions'>, { centre: [cx, , cz] }: Pick<Fold, 'centre'>): StoneHull {
  const points = pointsOf(mesh);
  const reach = DIRECTIONS.map(([x, z]) => Math.max(...points.map((p) => (p[0] - cx) * x + (p[2] - cz) * z)));
  const scaleOf = (p: Point): number =>
    Math.max(
      ...DIRECTIONS.map(([x, z], side) => ((p[0] - cx) * x + (p[2] - cz) * z) / (reach[side] ?? outside(reach, side))),
    );
  const girdle = points.filter((p) => scaleOf(p) > 0.97).map((p) => p[1]);
  const heights = points.map((p) => p[1]);
  const [low, middle, high] = [
    Math.min(...heights),
    (Math.min(...girdle) + Math.max(...girdle)) / 2,
    Math.max(...heights),
  ];
  const levels = [
    { y: low, scale: endScale(points, scaleOf, middle, low) },
    { y: middle, scale: WIDEST },
    { y: high, scale: endScale(points, scaleOf, middle, high) },
  ];
  const corner = (side: number): readonly [number, number] => {
    const [a, b] = [side, (side + 1) % SIDES];
    const { [a]: [ax, az] = [1, 0], [b]: [bx, bz] = [0, 1] } = DIRECTIONS;
    const { [a]: ra = 1, [b]: rb = 1 } = reach;
    const size = ax * bz - az * bx;
    return [(ra * bz - rb * az) / size, (rb * ax - ra * bx) / size];
  };
  const positions = levels.flatMap(({ y, scale }) =>
    Array.from({ length: SIDES }, (_, side) => corner(side)).flatMap(([x, z]) => [cx + scale * x, y, cz + scale * z]),
  );
  return { positions: new Float32Array(positions), indices: new Uint32Array(hullIndices()) };
}

function hullIndices(): readonly number[] {
  const sides = Array.from({ length: SIDES }, (_, side) => side);
  const flanks = [0, 1].flatMap((level) =>
    sides.flatMap((side) => {
      const [a, b] = [level * SIDES + side, level * SIDES + ((side + 1) % SIDES)];
      return [a, a + SIDES, b, b, a + SIDES, b + SIDES];
    }),
  );
  const lids = sides.slice(1, -1).flatMap((side) => {
    const top = 2 * SIDES;
    return [0, side, side + 1, top, top + side + 1, top + side];
  });
  return [...flanks, ...lids];
}
