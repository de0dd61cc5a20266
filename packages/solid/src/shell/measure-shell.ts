import { pickTriangles, type Shell } from './shell.ts';
import { weldByPosition } from './weld.ts';

/** What a shell bounds. */
export interface ShellReport {
  /** mm³; positive when the triangles look outwards. */
  readonly volume: number;
  /** Edges that lack a reverse edge, after welding by exact position. */
  readonly openEdges: number;
}

/** Volume in mm³ under a shell's triangles, signed; exact for what the single-precision corners say. */
export function shellVolume({ vertices, indices, stride }: Shell): number {
  const at = (k: number, axis: number): number => vertices[(indices[k] ?? 0) * stride + axis] ?? 0;
  let sum = 0;
  for (let k = 0; k < indices.length; k += 3) {
    const [bx, by, bz] = [at(k + 1, 0), at(k + 1, 1), at(k + 1, 2)];
    const [cx, cy, cz] = [at(k + 2, 0), at(k + 2, 1), at(k + 2, 2)];
    sum += at(k, 0) * (by * cz - bz * cy) + at(k, 1) * (bz * cx - bx * cz) + at(k, 2) * (bx * cy - by * cx);
  }
  return sum / 6;
}

/** Directed edges that are not met by as many reverse edges. `corners` are welded vertex numbers, three to a triangle. */
export function openEdges(corners: Uint32Array, vertexCount: number): readonly (readonly [number, number])[] {
  // Edges are gathered under their lower corner; one corner has few edges, so a short list is searched.
  const head = new Int32Array(vertexCount).fill(-1);
  const next = new Int32Array(corners.length);
  const high = new Uint32Array(corners.length);
  const balance = new Int32Array(corners.length);
  let used = 0;
  const add = (from: number, to: number): void => {
    if (from === to) return;
    const low = Math.min(from, to);
    const top = Math.max(from, to);
    let slot = head[low] ?? -1;
    while (slot !== -1 && high[slot] !== top) slot = next[slot] ?? -1;
    if (slot === -1) {
      slot = used++;
      high[slot] = top;
      next[slot] = head[low] ?? -1;
      head[low] = slot;
    }
    balance[slot] = (balance[slot] ?? 0) + (from === low ? 1 : -1);
  };
  for (let k = 0; k < corners.length; k += 3) {
    const [a = 0, b = 0, c = 0] = [corners[k], corners[k + 1], corners[k + 2]];
    add(a, b);
    add(b, c);
    add(c, a);
  }
  const open: [number, number][] = [];
  head.forEach((start, low) => {
    for (let slot = start; slot !== -1; slot = next[slot] ?? -1) {
      const sign = balance[slot] ?? 0;
      // Two sheets that touch along an edge use it twice in both directions and are still closed.
      if (sign !== 0) open.push(sign > 0 ? [low, high[slot] ?? 0] : [high[slot] ?? 0, low]);
    }
  });
  return open;
}

/** Corner numbers of a shell after welding by exact position. */
export function weldedCorners(shell: Shell): Uint32Array {
  const first = weldByPosition(shell);
  return shell.indices.map((v) => first[v] ?? 0);
}

/** Measures a shell: whether it is closed and what it holds. Linear in its triangles. */
export function measureShell(shell: Shell, corners = weldedCorners(shell)): ShellReport {
  const open = openEdges(corners, shell.vertices.length / shell.stride);
  return { volume: shellVolume(shell), openEdges: open.length };
}

/**
 * The shell without triangles that single precision has pressed flat (two of their corners lie on one spot), and its
 * measures.
 */
export function tidyShell(shell: Shell): { readonly shell: Shell; readonly report: ShellReport } {
  const corners = weldedCorners(shell);
  const isFlat = (t: number): boolean =>
    corners[3 * t] === corners[3 * t + 1] ||
    corners[3 * t + 1] === corners[3 * t + 2] ||
    corners[3 * t + 2] === corners[3 * t];
  if (!shell.tags.some((_, t) => isFlat(t))) return { shell, report: measureShell(shell, corners) };
  const tidy = pickTriangles(shell, (t) => !isFlat(t));
  return { shell: tidy, report: measureShell(tidy) };
}
