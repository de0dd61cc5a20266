import { outside } from '@ringwerk/kernel/math';
import { openEdges, weldedCorners } from './measure-shell.ts';
import type { Shell } from './shell.ts';

/** Distance from a plane through the axis that still counts as lying in it, mm. */
const IN_PLANE = 2e-5;

/** The two planes through the ring's axis that bound a sector, radians, counter-clockwise from start to end. */
export interface SectorPlanes {
  readonly start: number;
  readonly end: number;
}
export type SectorEnd = keyof SectorPlanes;

/** Which end of the sector a vertex lies on, null when on neither. */
export function endAt({ vertices, stride }: Shell, v: number, planes: SectorPlanes): SectorEnd | null {
  const x = vertices[v * stride] ?? outside(vertices, v * stride);
  const y = vertices[v * stride + 1] ?? outside(vertices, v * stride + 1);
  const isOn = (angle: number): boolean => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return Math.abs(y * c - x * s) < IN_PLANE && x * c + y * s > 0;
  };
  if (isOn(planes.start)) return 'start';
  return isOn(planes.end) ? 'end' : null;
}

/** Boundary of a shell as loops of vertex numbers in the direction in which a cap runs along it; null when it branches. */
export function boundaryLoops(shell: Shell): readonly (readonly number[])[] | null {
  const next = new Map<number, number>();
  for (const [from, to] of openEdges(weldedCorners(shell), shell.vertices.length / shell.stride)) {
    if (next.has(to)) return null;
    next.set(to, from);
  }
  const loops: number[][] = [];
  while (next.size > 0) {
    const loop: number[] = [];
    const [first] = next.keys();
    for (let v = first; v !== undefined;) {
      loop.push(v);
      const following = next.get(v);
      next.delete(v);
      if (following === undefined) return null;
      v = following === first ? undefined : following;
    }
    loops.push(loop);
  }
  return loops;
}

/** Corners of both seams that are one corner of the ring lie this close in (r, z), mm. */
const SEAM = 1e-4;

/** For every vertex on the end seam its mate on the start seam; null when the seams do not match corner by corner. */
export function seamMates(shell: Shell, planes: SectorPlanes): ReadonlyMap<number, number> | null {
  const loops = boundaryLoops(shell);
  if (loops === null) return null;
  const starts: number[] = [];
  const ends: number[] = [];
  for (const v of loops.flat()) {
    const end = endAt(shell, v, planes);
    if (end === null) return null;
    (end === 'start' ? starts : ends).push(v);
  }
  if (starts.length !== ends.length) return null;
  const { vertices, stride } = shell;
  const place = (v: number): readonly [number, number] => {
    const at = v * stride;
    return [
      Math.hypot(vertices[at] ?? outside(vertices, at), vertices[at + 1] ?? outside(vertices, at + 1)),
      vertices[at + 2] ?? outside(vertices, at + 2),
    ];
  };
  const open = new Map(starts.map((v) => [v, place(v)]));
  const mates = new Map<number, number>();
  for (const end of ends) {
    const [r, z] = place(end);
    let nearest = SEAM;
    let mate: number | null = null;
    for (const [start, [rs, zs]] of open) {
      const apart = Math.abs(r - rs) + Math.abs(z - zs);
      if (apart < nearest) [nearest, mate] = [apart, start];
    }
    if (mate === null) return null;
    open.delete(mate);
    mates.set(end, mate);
  }
  return mates;
}
