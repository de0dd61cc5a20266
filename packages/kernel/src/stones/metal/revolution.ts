import type { Chain } from '../../math/chain.ts';
import { pointAt, type Piece } from '../../math/piece.ts';
import type { Line3 } from './line-runs.ts';

/** Edge of the half section of a solid of revolution: from (h0, r0) to (h1, r1), straight or on a sphere about (centre, 0). */
interface RevolutionEdge {
  readonly h0: number;
  readonly r0: number;
  readonly h1: number;
  readonly r1: number;
  readonly sphere: { readonly centre: number; readonly radius: number } | null;
}

const LEVEL = 1e-12;

const edge = (h0: number, r0: number, h1: number, r1: number): RevolutionEdge =>
  h0 <= h1 ? { h0, r0, h1, r1, sphere: null } : { h0: h1, r0: r1, h1: h0, r1: r0, sphere: null };

function pieceEdge(piece: Piece): RevolutionEdge {
  const a = pointAt(piece, 0);
  const b = pointAt(piece, 1);
  const plain = edge(a.x, a.y, b.x, b.y);
  if (piece.kind === 'line') return plain;
  if (Math.abs(piece.cy) > 1e-9) throw new RangeError('Arcs of a turned tool have their centre on its axis.');
  return { ...plain, sphere: { centre: piece.cx, radius: piece.radius } };
}

/** Closed half section of a turned tool: outer line, inner line or axis, and both ends. */
export function turnedEdges(outer: Chain, inner: Chain | null): RevolutionEdge[] {
  const ends = (chain: Chain | null, index: 0 | -1): { x: number; y: number } => {
    const piece = chain?.at(index);
    return piece === undefined ? { x: 0, y: 0 } : pointAt(piece, index === 0 ? 0 : 1);
  };
  const caps = ([0, -1] as const).map((index) => {
    const out = ends(outer, index);
    const within = inner === null ? 0 : ends(inner, index).y;
    return edge(out.x, within, out.x, out.y);
  });
  return [...outer.map(pieceEdge), ...(inner ?? []).map(pieceEdge), ...caps];
}

/** Closed polygon (x along the axis, y + r0 from it). */
export const polygonEdges = (outline: readonly { x: number; y: number }[], r0: number): RevolutionEdge[] =>
  outline.map((a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a;
    return edge(a.x, r0 + a.y, b.x, r0 + b.y);
  });

function keepRoots(a: number, b: number, c: number, accept: (u: number) => void): void {
  if (Math.abs(a) < 1e-14) {
    if (Math.abs(b) > 1e-14) accept(-c / (2 * b));
    return;
  }
  const discriminant = b * b - a * c;
  if (discriminant <= 0) return;
  const root = Math.sqrt(discriminant);
  // The larger of both first, so that the smaller does not cancel.
  const q = -(b + (b < 0 ? -root : root));
  accept(q / a);
  if (q !== 0) accept(c / q);
}

/** Where a line crosses a sphere about the axis, on the half that the edge runs on. */
function sphereCrossing(
  line: Line3,
  sphere: { readonly centre: number; readonly radius: number },
  isUpper: boolean,
  accept: (u: number) => void,
): void {
  const { px, py, pz, dx, dy, dz } = line;
  const along = py - sphere.centre;
  const c = px * px + pz * pz;
  const rest = sphere.radius ** 2 - c;
  if (dx * dx + dz * dz >= LEVEL) keepRoots(1, px * dx + pz * dz + along * dy, along * along - rest, accept);
  else if (rest > 0) accept((sphere.centre + (isUpper ? 1 : -1) * Math.sqrt(rest) - py) / dy);
}

/** Where a line, given in the solid's frame with the axis along y, crosses the edges of its half section. */
export function revolutionCrossings(edges: readonly RevolutionEdge[], line: Line3): number[] {
  const { px, py, pz, dx, dy, dz } = line;
  const a = dx * dx + dz * dz;
  const b = px * dx + pz * dz;
  const c = px * px + pz * pz;
  const found: number[] = [];
  for (const { h0, r0, h1, r1, sphere } of edges) {
    const accept = (u: number): void => {
      const h = py + u * dy;
      if (h >= h0 && h < h1) found.push(u);
    };
    if (sphere !== null) {
      sphereCrossing(line, sphere, h0 + h1 > 2 * sphere.centre, accept);
      continue;
    }
    if (h1 - h0 < LEVEL) {
      if (Math.abs(dy) < LEVEL) continue;
      const u = (h0 - py) / dy;
      const rho = Math.sqrt(Math.max(0, a * u * u + 2 * b * u + c));
      if (rho >= Math.min(r0, r1) && rho < Math.max(r0, r1)) found.push(u);
      continue;
    }
    const slope = (r1 - r0) / (h1 - h0);
    const at = r0 + slope * (py - h0);
    const per = slope * dy;
    if (a < LEVEL) {
      // Parallel to the axis: one crossing where the edge has this radius.
      const rho = Math.sqrt(c);
      if (rho >= Math.min(r0, r1) && rho < Math.max(r0, r1)) found.push((rho - at) / per);
      continue;
    }
    keepRoots(a - per * per, b - at * per, c - at * at, (u) => {
      if (at + per * u >= 0) accept(u);
    });
  }
  return found;
}

export type { RevolutionEdge };
