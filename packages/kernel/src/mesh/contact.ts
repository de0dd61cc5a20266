import { outside } from '../units/item-at.ts';
import type { WeldedMesh } from './weld-meshes.ts';

/** Walls of two bodies that lie in each other are as far apart as single precision puts them, mm. */
const CLOSE = 2e-5;
/** Cosine under which two walls do not face each other. */
const FACING = -0.999;

type Point = readonly [number, number, number];
type Triangle = readonly [Point, Point, Point];

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const middleOf = ([a, b, c]: Triangle): Point => [
  (a[0] + b[0] + c[0]) / 3,
  (a[1] + b[1] + c[1]) / 3,
  (a[2] + b[2] + c[2]) / 3,
];

function trianglesOf({ positions, indices }: WeldedMesh, isWanted: (corner: number) => boolean): Triangle[] {
  const at = (corner: number): Point => [
    positions[3 * corner] ?? outside(positions, 3 * corner),
    positions[3 * corner + 1] ?? outside(positions, 3 * corner + 1),
    positions[3 * corner + 2] ?? outside(positions, 3 * corner + 2),
  ];
  const found: Triangle[] = [];
  for (let k = 0; k < indices.length; k += 3) {
    const [a, b, c] = [
      indices[k] ?? outside(indices, k),
      indices[k + 1] ?? outside(indices, k + 1),
      indices[k + 2] ?? outside(indices, k + 2),
    ];
    if (isWanted(a)) found.push([at(a), at(b), at(c)]);
  }
  return found;
}

function boundsOf(triangles: readonly Triangle[]): readonly [Point, Point] {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const triangle of triangles) {
    for (const point of triangle) {
      point.forEach((value, axis) => {
        low[axis] = Math.min(low[axis] ?? value, value);
        high[axis] = Math.max(high[axis] ?? value, value);
      });
    }
  }
  return [low, high];
}

/** Whether a triangle's bounds come within the box from `low` to `high`. */
const meets = (triangle: Triangle, low: Point, high: Point): boolean =>
  [0, 1, 2].every((axis) => {
    const ends = triangle.map((point) => point[axis] ?? outside(point, axis));
    return (
      Math.min(...ends) <= (high[axis] ?? outside(high, axis)) + CLOSE &&
      Math.max(...ends) >= (low[axis] ?? outside(low, axis)) - CLOSE
    );
  });

/** Whether a wall faces another at the first one's middle. */
function touches(own: Triangle, normal: Point, other: Triangle): boolean {
  const [a, b, c] = other;
  const up = cross(minus(b, a), minus(c, a));
  const size = Math.hypot(...up);
  if (size === 0 || dot(normal, up) > FACING * Math.hypot(...normal) * size) return false;
  const point = middleOf(own);
  if (Math.abs(dot(minus(point, a), up)) > CLOSE * size) return false;
  return [
    [a, b],
    [b, c],
    [c, a],
  ].every(([from = a, to = b]) => dot(cross(minus(to, from), minus(point, from)), up) >= -CLOSE * size);
}

/** Edge of the cells by which walls are found, mm: a few columns of a ring wide. */
const CELL = 0.5;

const cellOf = (value: number): number => Math.floor(value / CELL);

/** Walls by the cells that their bounds come into. */
class WallGrid {
  readonly #cells = new Map<string, Triangle[]>();

  add(triangle: Triangle): void {
    const [from, to] = [-CLOSE, CLOSE].map((play) =>
      [0, 1, 2].map((axis) => {
        const ends = triangle.map((point) => point[axis] ?? outside(point, axis));
        return cellOf((play < 0 ? Math.min(...ends) : Math.max(...ends)) + play);
      }),
    );
    const [x0 = 0, y0 = 0, z0 = 0] = from ?? [];
    const [x1 = 0, y1 = 0, z1 = 0] = to ?? [];
    for (let x = x0; x <= x1; x++)
      for (let y = y0; y <= y1; y++) for (let z = z0; z <= z1; z++) this.#put(x, y, z, triangle);
  }

  near([x, y, z]: Point): readonly Triangle[] {
    return this.#cells.get(`${cellOf(x)} ${cellOf(y)} ${cellOf(z)}`) ?? [];
  }

  #put(x: number, y: number, z: number, triangle: Triangle): void {
    const key = `${x} ${y} ${z}`;
    const cell = this.#cells.get(key);
    if (cell === undefined) this.#cells.set(key, [triangle]);
    else cell.push(triangle);
  }
}

/** Whether part of a body, named by its corners, lies against a wall of another body. */
export function liesAgainst(
  body: WeldedMesh,
  isPart: (corner: number) => boolean,
  others: readonly WeldedMesh[],
): boolean {
  const part = trianglesOf(body, isPart);
  const [low, high] = boundsOf(part);
  const walls = new WallGrid();
  for (const other of others) {
    for (const triangle of trianglesOf(other, () => true)) if (meets(triangle, low, high)) walls.add(triangle);
  }
  return part.some((own) => {
    const normal = cross(minus(own[1], own[0]), minus(own[2], own[0]));
    return Math.hypot(...normal) > 0 && walls.near(middleOf(own)).some((other) => touches(own, normal, other));
  });
}
