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
    const isConvex = turn(a, b, c) > 0;
    const isFree = isConvex && !rest.some((p) => p !== a && p !== b && p !== c && isInside(p, ear));
    // A corner without area is dropped without a triangle.
    if (isFree || Math.abs(turn(a, b, c)) < 1e-12) {
      if (isFree) triangles.push(ear);
      rest.splice((at + 1) % size, 1);
      misses = 0;
    } else misses += 1;
    at = (at + 1) % Math.max(1, rest.length);
  }
  const [a, b, c] = rest;
  if (rest.length === 3 && a && b && c) triangles.push([a, b, c]);
  return triangles;
}
