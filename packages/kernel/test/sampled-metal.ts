import { itemAt } from '../src/units/item-at.ts';
import type { RingBody } from '../src/body/ring-body.ts';
import { chainHeight } from '../src/math/chain.ts';
import { pointAt } from '../src/math/piece.ts';
import type { Tool, TurnedTool } from '../src/stones/tool.ts';

type Point = readonly [number, number, number];

/** A point of the ring's frame in a tool's own. */
export function local(frame: readonly number[], [x, y, z]: Point): Point {
  const [dx, dy, dz] = [x - itemAt(frame, 12), y - itemAt(frame, 13), z - itemAt(frame, 14)];
  const dot = (k: number): number => itemAt(frame, k) * dx + itemAt(frame, k + 1) * dy + itemAt(frame, k + 2) * dz;
  return [dot(0), dot(4), dot(8)];
}

function isInTurned({ outer, inner }: TurnedTool, [x, y, z]: Point): boolean {
  const [first, last] = [outer[0], outer.at(-1)];
  if (first === undefined || last === undefined) return false;
  if (y < pointAt(first, 0).x || y > pointAt(last, 1).x) return false;
  const rho = Math.hypot(x, z);
  const widest = Math.max(...outer.map((piece) => Math.max(pointAt(piece, 0).y, pointAt(piece, 1).y)));
  if (rho > widest) return false;
  return rho <= chainHeight(outer, y) && (inner === null || rho >= chainHeight(inner, y));
}

/** Parity of the crossings of a skew ray: another way than the lines along the axis that the kernel takes. */
function isInFacets(positions: Float64Array, indices: Uint32Array, [px, py, pz]: Point): boolean {
  const [dx, dy, dz] = [0.36, 0.48, 0.8];
  const at = (index: number): number => itemAt(positions, index);
  let isInside = false;
  for (let k = 0; k + 2 < indices.length; k += 3) {
    const [a, b, c] = [0, 1, 2].map((i) => 3 * itemAt(indices, k + i)) as [number, number, number];
    const corner = (q: number): Point => [at(q) - px, at(q + 1) - py, at(q + 2) - pz];
    const [A, B, C] = [corner(a), corner(b), corner(c)];
    const triple = (u: Point, v: Point): number =>
      dx * (u[1] * v[2] - u[2] * v[1]) + dy * (u[2] * v[0] - u[0] * v[2]) + dz * (u[0] * v[1] - u[1] * v[0]);
    const [p, q, r] = [triple(A, B), triple(B, C), triple(C, A)];
    if (!((p > 0 && q > 0 && r > 0) || (p < 0 && q < 0 && r < 0))) continue;
    // Weighted corners lie on the ray; forward ones count.
    const sum = p + q + r;
    const along = [0, 1, 2].map((i) => (q * itemAt(A, i) + r * itemAt(B, i) + p * itemAt(C, i)) / sum);
    if (itemAt(along, 0) * dx + itemAt(along, 1) * dy + itemAt(along, 2) * dz > 0) isInside = !isInside;
  }
  return isInside;
}

/** Whether a point of the ring's frame lies in a tool. */
export function isInTool({ solid }: Tool, body: RingBody, point: Point): boolean {
  switch (solid.shape) {
    case 'turned':
      return isInTurned(solid, local(solid.frame, point));
    case 'faceted':
      return isInFacets(solid.positions, solid.indices, local(solid.frame, point));
    case 'swept': {
      const turn = Math.atan2(point[1], point[0]);
      const middle = (solid.from + solid.to) / 2;
      const away = turn - middle - 2 * Math.PI * Math.round((turn - middle) / (2 * Math.PI));
      if (Math.abs(away) > (solid.to - solid.from) / 2) return false;
      const [x, y] = [point[2], Math.hypot(point[0], point[1]) - body.innerRadius];
      let isInside = false;
      solid.outline.forEach((a, index) => {
        const b = solid.outline[(index + 1) % solid.outline.length] ?? a;
        if (a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)) isInside = !isInside;
      });
      return isInside;
    }
  }
}

/** Whether a point of the ring's frame lies in the band before any stone. */
export function isInBand(body: RingBody, [x, y, z]: Point): boolean {
  if (Math.abs(z) > body.section.width / 2) return false;
  const above = Math.hypot(x, y) - body.innerRadius;
  return above < chainHeight(body.outer, z) && above > chainHeight(body.section.inner, z);
}

/**
 * Change of metal that tools make in the box, mm³, by counting the middles of cells: the slow and independent way.
 * Cells of edge h err by about h·√h times the surface.
 */
export function sampledMetal(tools: readonly Tool[], body: RingBody, box: readonly [Point, Point], h: number): number {
  const [low, high] = box;
  const [nx, ny, nz] = low.map((from, k) => Math.ceil((itemAt(high, k) - from) / h)) as [number, number, number];
  const [cx, cy, cz] = [(high[0] - low[0]) / nx, (high[1] - low[1]) / ny, (high[2] - low[2]) / nz];
  let sum = 0;
  for (let cell = 0; cell < nx * ny * nz; cell++) {
    const [i, j, k] = [cell % nx, Math.floor(cell / nx) % ny, Math.floor(cell / (nx * ny))];
    // Every column of cells starts elsewhere, so that no face of a tool runs along a layer of middles.
    const point: Point = [
      low[0] + (i + ((k * 0.569_840_290_998) % 1)) * cx,
      low[1] + (j + ((k * 0.324_717_957_245 + i * 0.5) % 1)) * cy,
      low[2] + (k + ((i * 0.618_033_988_75 + j * 0.754_877_666_2) % 1)) * cz,
    ];
    const before = isInBand(body, point);
    let isMetal = before;
    for (const tool of tools) if (isInTool(tool, body, point)) isMetal = tool.step === 'add';
    sum += Number(isMetal) - Number(before);
  }
  return sum * cx * cy * cz;
}
