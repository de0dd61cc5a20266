import { itemAt, outside } from '@ringwerk/kernel/math';
import type { RingPart } from '@ringwerk/kernel/mesh';
import { CUT_FINISH } from './cut-scene.ts';
import { MeshBuilder, type MeshVertex } from './mesh-builder.ts';

/** Vertices nearer than this are one, mm. */
const WELD = 1e-4;
/** Steps around the ring of a joint's face. */
const AROUND = 256;
/** Loops whose mean radii differ by more than this bound a face that runs from the bore to the outside, mm. */
const RADIAL = 0.25;

type Point = readonly [number, number, number];

/** Open border edges of a group of meshes: those that only one triangle has. */
function borderEdges(parts: readonly RingPart[]): (readonly [Point, Point])[] {
  const edges = new Map<string, readonly [Point, Point] | null>();
  const key = (p: Point): string => p.map((value) => Math.round(value / WELD)).join(' ');
  for (const { kind, mesh } of parts) {
    if (kind === 'engraving' || kind === 'bead') continue;
    const at = (index: number): Point => [
      mesh.positions[3 * index] ?? outside(mesh.positions, 3 * index),
      mesh.positions[3 * index + 1] ?? outside(mesh.positions, 3 * index + 1),
      mesh.positions[3 * index + 2] ?? outside(mesh.positions, 3 * index + 2),
    ];
    for (let i = 0; i < mesh.indices.length; i += 3) {
      for (let k = 0; k < 3; k += 1) {
        const [a, b] = [
          at(mesh.indices[i + k] ?? outside(mesh.indices, i + k)),
          at(itemAt(mesh.indices, i + ((k + 1) % 3))),
        ];
        const [one, other] = [key(a), key(b)];
        if (one === other) continue;
        const name = one < other ? `${one}|${other}` : `${other}|${one}`;
        edges.set(name, edges.has(name) ? null : [a, b]);
      }
    }
  }
  return [...edges.values()].filter((edge) => edge !== null);
}

/** Chains of border edges that run round the whole ring, as radius and z at even angles. */
function borderLoops(parts: readonly RingPart[]): { readonly radius: number[]; readonly z: number[] }[] {
  const key = (p: Point): string => p.map((value) => Math.round(value / WELD)).join(' ');
  const next = new Map<string, Point[]>();
  const edges = borderEdges(parts);
  for (const [a, b] of edges) {
    next.set(key(a), [...(next.get(key(a)) ?? []), b]);
    next.set(key(b), [...(next.get(key(b)) ?? []), a]);
  }
  const seen = new Set<string>();
  const loops: Point[][] = [];
  for (const [start] of edges) {
    const loop: Point[] = [];
    let at: Point | undefined = start;
    while (at !== undefined && !seen.has(key(at))) {
      seen.add(key(at));
      loop.push(at);
      at = next.get(key(at))?.find((point) => !seen.has(key(point)));
    }
    if (loop.length >= 24) loops.push(loop);
  }
  return loops.flatMap((loop) => {
    const around = resampled(loop);
    return around === null ? [] : [around];
  });
}

/** Null for a loop that does not go round the ring. */
function resampled(loop: readonly Point[]): { readonly radius: number[]; readonly z: number[] } | null {
  const sorted = loop
    .map(([x, y, z]) => ({ angle: Math.atan2(y, x), radius: Math.hypot(x, y), z }))
    .toSorted((a, b) => a.angle - b.angle);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last || last.angle - first.angle < 6) return null;
  const ring = [
    { ...last, angle: last.angle - 2 * Math.PI },
    ...sorted,
    { ...first, angle: first.angle + 2 * Math.PI },
  ];
  const [radius, z]: [number[], number[]] = [[], []];
  let at = 1;
  for (let step = 0; step < AROUND; step += 1) {
    const angle = -Math.PI + (2 * Math.PI * step) / AROUND;
    while (at < ring.length - 1 && itemAt(ring, at).angle < angle) at += 1;
    const [a, b] = [ring[at - 1] ?? first, ring[at] ?? last];
    const t = b.angle > a.angle ? (angle - a.angle) / (b.angle - a.angle) : 0;
    radius.push(a.radius + (b.radius - a.radius) * t);
    z.push(a.z + (b.z - a.z) * t);
  }
  return { radius, z };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

type Loop = ReturnType<typeof borderLoops>[number];

type Facing = { readonly along: number } | { readonly outwards: number };

/** Whether a normal at a point turns its back to the side that it should look to. */
function looksAway(normal: Point, at: Point, facing: Facing): boolean {
  if ('along' in facing) return normal[2] * facing.along < 0;
  return (normal[0] * at[0] + normal[1] * at[1]) * facing.outwards < 0;
}

/** A strip between two loops, its normals turned to the side it looks to: along the axis, or away from it. */
function strip(a: Loop, b: Loop, facing: Facing): MeshBuilder {
  const builder = new MeshBuilder();
  const points = (loop: Loop, step: number): Point => {
    const angle = -Math.PI + (2 * Math.PI * step) / AROUND;
    const [r, z] = [
      loop.radius[step % AROUND] ?? outside(loop.radius, step % AROUND),
      loop.z[step % AROUND] ?? outside(loop.z, step % AROUND),
    ];
    return [r * Math.cos(angle), r * Math.sin(angle), z];
  };
  for (let step = 0; step < AROUND; step += 1) {
    const corners = [points(a, step), points(a, step + 1), points(b, step + 1), points(b, step)] as const;
    const normal = normalOf(corners[0], corners[1], corners[2]);
    const isTurned = looksAway(normal, corners[0], facing);
    const n = isTurned ? ([-normal[0], -normal[1], -normal[2]] as const) : normal;
    const [p, q, r, s] = corners.map((corner): MeshVertex => [...corner, ...n, corner[0], corner[1]]);
    if (!p || !q || !r || !s) continue;
    const order = isTurned ? [p, r, q, p, s, r] : [p, q, r, p, r, s];
    for (let k = 0; k < 6; k += 3) builder.triangle(order[k] ?? p, order[k + 1] ?? p, order[k + 2] ?? p);
  }
  return builder;
}

function normalOf(a: Point, b: Point, c: Point): Point {
  const [u, v] = [[b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const, [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const];
  const n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const;
  const k = 1 / (Math.hypot(...n) || 1);
  return [n[0] * k, n[1] * k, n[2] * k];
}

/** The faces with which one colour of a ring touched its neighbours. None where the open borders do not pair up. */
export function jointWalls(parts: readonly RingPart[]): RingPart[] {
  const like = parts.find(({ kind }) => kind === 'band') ?? parts[0];
  const loops = borderLoops(parts).toSorted((a, b) => mean(a.z) - mean(b.z));
  if (like === undefined || loops.length % 2 === 1) return [];
  const middle = mean(loops.map(({ z }) => mean(z)));
  const skin = skinMiddle(parts);
  const walls: RingPart[] = [];
  while (loops.length > 0) {
    const loop = loops.shift();
    if (loop === undefined) break;
    const isRadial = (other: Loop): boolean => Math.abs(mean(other.radius) - mean(loop.radius)) > RADIAL;
    const at = Math.max(0, loops.findIndex(isRadial));
    const [partner] = loops.splice(at, 1);
    if (partner === undefined) break;
    // A lane looks away from its own middle, with one joint only away from its skin; a shell to where it has no skin.
    const isOnly = loops.length + walls.length === 0;
    const facing = isRadial(partner)
      ? { along: mean(loop.z) - (isOnly ? skin.z : middle) }
      : { outwards: mean(loop.radius) - skin.radius };
    const mesh = strip(loop, partner, facing).finish();
    walls.push({ ...like, id: like.id, kind: 'band', finish: CUT_FINISH, mesh });
  }
  return walls;
}

/** Mean place of a group's vertices. */
function skinMiddle(parts: readonly RingPart[]): { readonly radius: number; readonly z: number } {
  let [radius, z, count] = [0, 0, 0];
  for (const { mesh } of parts) {
    for (let at = 0; at < mesh.positions.length; at += 3) {
      radius += Math.hypot(
        mesh.positions[at] ?? outside(mesh.positions, at),
        mesh.positions[at + 1] ?? outside(mesh.positions, at + 1),
      );
      z += mesh.positions[at + 2] ?? outside(mesh.positions, at + 2);
      count += 1;
    }
  }
  return { radius: radius / Math.max(1, count), z: z / Math.max(1, count) };
}
