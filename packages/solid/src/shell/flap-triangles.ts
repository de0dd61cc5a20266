/** Corner numbers stay below this: keys of two of them are exact numbers. */
const CORNERS = 2 ** 24;

/** Corners of a triangle in ascending order, and whether that order turns the other way. */
function ordered(corners: Uint32Array, t: number): readonly [number, number, number, boolean] {
  const [a = 0, b = 0, c = 0] = [corners[3 * t], corners[3 * t + 1], corners[3 * t + 2]];
  const [low, mid, high] = [a, b, c].sort((p, q) => p - q);
  const isTurned = (low === a && mid === c) || (low === b && mid === a) || (low === c && mid === b);
  return [low ?? 0, mid ?? 0, high ?? 0, isTurned];
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
