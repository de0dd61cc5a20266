import { itemAt, outside } from '@ringwerk/kernel/math';
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
  const at = (place: number): number => vertices[place] ?? outside(vertices, place);
  let sum = 0;
  for (let k = 0; k < indices.length; k += 3) {
    const a = (indices[k] ?? outside(indices, k)) * stride;
    const b = (indices[k + 1] ?? outside(indices, k + 1)) * stride;
    const c = (indices[k + 2] ?? outside(indices, k + 2)) * stride;
    const x = at(b + 1) * at(c + 2) - at(b + 2) * at(c + 1);
    const y = at(b + 2) * at(c) - at(b) * at(c + 2);
    const z = at(b) * at(c + 1) - at(b + 1) * at(c);
    sum += at(a) * x + at(a + 1) * y + at(a + 2) * z;
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
    let slot = head[low] ?? outside(head, low);
    while (slot !== -1 && high[slot] !== top) slot = next[slot] ?? outside(next, slot);
    if (slot === -1) {
      slot = used++;
      high[slot] = top;
      next[slot] = head[low] ?? outside(head, low);
      head[low] = slot;
    }
    balance[slot] = (balance[slot] ?? outside(balance, slot)) + (from === low ? 1 : -1);
  };
  for (let k = 0; k < corners.length; k += 3) {
    const [a, b, c] = [
      corners[k] ?? outside(corners, k),
      corners[k + 1] ?? outside(corners, k + 1),
      corners[k + 2] ?? outside(corners, k + 2),
    ];
    add(a, b);
    add(b, c);
    add(c, a);
  }
  const open: [number, number][] = [];
  head.forEach((start, low) => {
    for (let slot = start; slot !== -1; slot = next[slot] ?? outside(next, slot)) {
      const sign = balance[slot] ?? outside(balance, slot);
      // Two sheets that touch along an edge use it twice in both directions and are still closed.
      if (sign !== 0)
        open.push(sign > 0 ? [low, high[slot] ?? outside(high, slot)] : [high[slot] ?? outside(high, slot), low]);
    }
  });
  return open;
}

/** Corner numbers of a shell after welding by exact position. */
export function weldedCorners(shell: Shell): Uint32Array {
  const first = weldByPosition(shell);
  const corners = new Uint32Array(shell.indices.length);
  for (let k = 0; k < corners.length; k++) corners[k] = itemAt(first, shell.indices[k] ?? outside(shell.indices, k));
  return corners;
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
  let t = 0;
  while (t < shell.tags.length && !isFlat(t)) t++;
  if (t === shell.tags.length) return { shell, report: measureShell(shell, corners) };
  const tidy = pickTriangles(shell, (triangle) => !isFlat(triangle));
  return { shell: tidy, report: measureShell(tidy) };
}
