import { outside } from '@ringwerk/kernel/math';

/** Corner numbers stay below this: keys of two of them are exact numbers. */
const CORNERS = 2 ** 24;

/** Corners of a triangle in ascending order, and whether that order turns the other way. */
function ordered(corners: Uint32Array, t: number): readonly [number, number, number, boolean] {
  const [a, b, c] = [
    corners[3 * t] ?? outside(corners, 3 * t),
    corners[3 * t + 1] ?? outside(corners, 3 * t + 1),
    corners[3 * t + 2] ?? outside(corners, 3 * t + 2),
  ];
  const low = Math.min(a, b, c);
  const high = Math.max(a, b, c);
  const mid = a + b + c - low - high;
  const isTurned = (low === a && mid === c) || (low === b && mid === a) || (low === c && mid === b);
  return [low, mid, high, isTurned];
}

/**
 * Triangles that lie back to back on the same three corners: slivers between two faces that single precision has
 * pressed flat. They hold nothing, and readers of files take their edges for faults. `corners` are welded vertex
 * numbers, three to a triangle. Linear.
 */
export function flapTriangles(corners: Uint32Array): ReadonlySet<number> {
  const flaps = new Set<number>();
  const waiting = new Map<number, { readonly t: number; readonly high: number; readonly isTurned: boolean }[]>();
  for (let t = 0; 3 * t < corners.length; t++) {
    const [low, mid, high, isTurned] = ordered(corners, t);
    const key = low * CORNERS + mid;
    const others = waiting.get(key);
    if (others === undefined) {
      waiting.set(key, [{ t, high, isTurned }]);
      continue;
    }
    const back = others.findIndex((other) => other.high === high && other.isTurned !== isTurned);
    if (back < 0) others.push({ t, high, isTurned });
    else for (const { t: found } of others.splice(back, 1)) flaps.add(found).add(t);
  }
  return flaps;
}
