import { entryOf, itemAt, outside } from '@ringwerk/kernel/math';
import type { SolidEngine } from '../engine/solid-engine.ts';
import { boundaryLoops, endAt, seamMates, type SectorEnd, type SectorPlanes } from './sector-planes.ts';
import type { Shell } from './shell.ts';

/** A sector closed by flat caps, and how many triangles they have. */
export interface CappedSector {
  readonly shell: Shell;
  readonly capTriangles: number;
}

/** Loops of each end; null when the boundary branches or leaves the two planes. */
function endLoops(shell: Shell, planes: SectorPlanes): Readonly<Record<SectorEnd, readonly number[][]>> | null {
  const loops = boundaryLoops(shell);
  if (loops === null) return null;
  const ends: Record<SectorEnd, number[][]> = { start: [], end: [] };
  for (const loop of loops) {
    const end = endAt(shell, loop[0] ?? outside(loop, 0), planes);
    if (end === null || loop.some((v) => endAt(shell, v, planes) !== end)) return null;
    ends[end].push([...loop]);
  }
  return ends.start.length === 0 || ends.end.length === 0 ? null : ends;
}

/** Corners, three to a triangle, that fill loops in one plane. */
function capCorners(
  engine: SolidEngine,
  { vertices, stride }: Shell,
  loops: readonly number[][],
  side: 1 | -1,
): number[] {
  const at = (v: number, axis: number): number => vertices[v * stride + axis] ?? outside(vertices, v * stride + axis);
  const polygons = loops.map((loop) =>
    loop.map((v): [number, number] => [Math.hypot(at(v, 0), at(v, 1)), side * at(v, 2)]),
  );
  const flat = loops.flat();
  return engine.triangulate(polygons).flatMap((triangle) => triangle.map((k) => flat[k] ?? outside(flat, k)));
}

/** The shell with further triangles over its own corners, which lose normal and surface coordinates there. */
export function withTriangles(shell: Shell, corners: readonly number[], tag: number): Shell {
  const { vertices, stride } = shell;
  const base = vertices.length / stride;
  const number = new Map<number, number>();
  for (const v of corners) if (!number.has(v)) number.set(v, base + number.size);
  const capped = new Float32Array(vertices.length + number.size * stride);
  capped.set(vertices);
  for (const [from, to] of number) capped.set(vertices.subarray(from * stride, from * stride + 3), to * stride);
  const indices = new Uint32Array(shell.indices.length + corners.length);
  indices.set(shell.indices);
  corners.forEach((v, k) => {
    indices[shell.indices.length + k] = entryOf(number, v);
  });
  const tags = new Uint32Array(indices.length / 3).fill(tag);
  tags.set(shell.tags);
  return { stride, vertices: capped, indices, tags };
}

const withCaps = (shell: Shell, corners: readonly number[], capTag: number): CappedSector => ({
  shell: withTriangles(shell, corners, capTag),
  capTriangles: corners.length / 3,
});

/**
 * Closes a sector by caps with the tag `capTag` in its two planes. Null when its boundary does not lie in them or
 * branches.
 */
export function capSector(
  engine: SolidEngine,
  shell: Shell,
  planes: SectorPlanes,
  capTag: number,
): CappedSector | null {
  const ends = endLoops(shell, planes);
  if (ends === null) return null;
  // (r, z) is right-handed against the direction of growing angle.
  const corners = [...capCorners(engine, shell, ends.start, 1), ...capCorners(engine, shell, ends.end, -1)];
  return withCaps(shell, corners, capTag);
}

/**
 * Closes a wedge whose ends are turned copies of each other. Both caps are cut alike: a tool that crosses a seam
 * then leaves the same corners on both of its sides.
 */
export function capWedge(engine: SolidEngine, shell: Shell, planes: SectorPlanes, capTag: number): CappedSector | null {
  const ends = endLoops(shell, planes);
  const mates = seamMates(shell, planes);
  if (ends === null || mates === null) return null;
  const startOf = new Map([...mates].map(([end, start]) => [start, end]));
  const corners = capCorners(engine, shell, ends.start, 1);
  const mirrored: number[] = [];
  for (let k = 0; k < corners.length; k += 3) {
    for (const at of [k, k + 2, k + 1]) mirrored.push(entryOf(startOf, itemAt(corners, at)));
  }
  return withCaps(shell, [...corners, ...mirrored], capTag);
}
