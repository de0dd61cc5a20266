import type { CutPoint } from './clip-mesh.ts';

type Triangle = readonly [CutPoint, CutPoint, CutPoint];

const turn = (a: CutPoint, b: CutPoint, c: CutPoint): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

const area = (outline: readonly CutPoint[]): number =>
  outline.reduce((sum, point, index) => {
    const next = outline[(index + 1) % outline.length] ?? point;
    return sum + point[0] * next[1] - next[0] * point[1];
  }, 0) / 2;

const isInside = (p: CutPoint, [a, b, c]: Triangle): boolean =>
  turn(a, b, p) >= 0 && turn(b, c, p) >= 0 && turn(c, a, p) >= 0;

/** Whether a corner can be cut off: it points outwards, and no other point lies in it. */
function isEar(ear: Triangle, rest: readonly CutPoint[]): boolean {
  return turn(...ear) > 0 && !rest.some((p) => !ear.includes(p) && isInside(p, ear));
}

const lastOf = ([a, b, c, ...more]: readonly CutPoint[]): readonly Triangle[] =>
  a && b && c && more.length === 0 ? [[a, b, c]] : [];

/** Fills a simple outline by cutting off ears; O(n²) for the some hundred points of a section. */
export function triangulate(outline: readonly CutPoint[]): readonly Triangle[] {
  const rest = area(outline) < 0 ? outline.toReversed() : [...outline];
  const triangles: Triangle[] = [];
  let misses = 0;
  for (let at = 0; rest.length > 3 && misses <= rest.length;) {
    const size = rest.length;
    const [a, b, c] = [rest[at % size], rest[(at + 1) % size], rest[(at + 2) % size]];
    if (!a || !b || !c) break;
    const ear: Triangle = [a, b, c];
    const isFree = isEar(ear, rest);
    // A corner without area is dropped without a triangle.
    const isFlat = Math.abs(turn(a, b, c)) < 1e-12;
    if (isFree) triangles.push(ear);
    if (isFree || isFlat) rest.splice((at + 1) % size, 1);
    misses = isFree || isFlat ? 0 : misses + 1;
    at = (at + 1) % Math.max(1, rest.length);
  }
  return [...triangles, ...lastOf(rest)];
}
