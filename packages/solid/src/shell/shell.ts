import { outside } from '@ringwerk/kernel/math';

export type Point3 = readonly [number, number, number];

/** Numbers per vertex: xyz alone, or xyz, unit normal and surface coordinates (u, v) in mm. */
export type ShellStride = 3 | 8;

/**
 * Closed triangle surface in the form in which it enters and leaves the boolean engine: interleaved vertices,
 * doubled where normals break, and a tag per triangle that survives the boolean. Lengths in mm.
 */
export interface Shell {
  readonly stride: ShellStride;
  readonly vertices: Float32Array;
  /** Counter-clockwise seen from outside. */
  readonly indices: Uint32Array;
  /** One number ≥ 0 per triangle. */
  readonly tags: Uint32Array;
}

/** xyz of a vertex. */
export function pointOf({ vertices, stride }: Pick<Shell, 'vertices' | 'stride'>, v: number): Point3 {
  const at = v * stride;
  return [
    vertices[at] ?? outside(vertices, at),
    vertices[at + 1] ?? outside(vertices, at + 1),
    vertices[at + 2] ?? outside(vertices, at + 2),
  ];
}

/** Copies the numbers of one vertex; a view on every vertex would feed the garbage collector instead. */
export function copyVertex(from: Float32Array, v: number, to: Float32Array, w: number, stride: number): void {
  for (let k = 0; k < stride; k++) to[w * stride + k] = from[v * stride + k] ?? outside(from, v * stride + k);
}

function isSortedByTag(tags: Uint32Array): boolean {
  for (let k = 1; k < tags.length; k++)
    if ((tags[k - 1] ?? outside(tags, k - 1)) > (tags[k] ?? outside(tags, k))) return false;
  return true;
}

/** Triangles of a shell by tag, tags ascending: the engine wants each material in one run. Linear but for the sorting of runs; order within a tag is kept. */
export function sortedByTag(shell: Shell): Shell {
  const { tags, indices } = shell;
  if (isSortedByTag(tags)) return shell;
  // Triangles of one tag stand together already, in a few runs.
  const runs: { readonly tag: number; readonly from: number; to: number }[] = [];
  for (let t = 0; t < tags.length; t++) {
    const tag = tags[t] ?? outside(tags, t);
    const last = runs.at(-1);
    if (last?.tag === tag) last.to = t + 1;
    else runs.push({ tag, from: t, to: t + 1 });
  }
  const sorted = new Uint32Array(indices.length);
  const sortedTags = new Uint32Array(tags.length);
  let at = 0;
  for (const { tag, from, to } of runs.toSorted((a, b) => a.tag - b.tag)) {
    sorted.set(indices.subarray(3 * from, 3 * to), 3 * at);
    sortedTags.fill(tag, at, at + to - from);
    at += to - from;
  }
  return { ...shell, indices: sorted, tags: sortedTags };
}

/** Several shells as one, vertices one after the other. All must have the same stride. */
export function joinShells(shells: readonly Shell[], stride: ShellStride): Shell {
  const vertices = new Float32Array(shells.reduce((sum, shell) => sum + shell.vertices.length, 0));
  const triangles = shells.reduce((sum, shell) => sum + shell.tags.length, 0);
  const indices = new Uint32Array(3 * triangles);
  const tags = new Uint32Array(triangles);
  let v = 0;
  let t = 0;
  for (const shell of shells) {
    vertices.set(shell.vertices, v);
    tags.set(shell.tags, t);
    const base = v / stride;
    for (let k = 0; k < shell.indices.length; k++)
      indices[3 * t + k] = base + (shell.indices[k] ?? outside(shell.indices, k));
    v += shell.vertices.length;
    t += shell.tags.length;
  }
  return { stride, vertices, indices, tags };
}

/** The triangles that `isKept` names, with the vertices that they use. */
export function pickTriangles(shell: Shell, isKept: (triangle: number) => boolean): Shell {
  const { stride, vertices, indices, tags } = shell;
  const corners = new Uint32Array(indices.length);
  const keptTags = new Uint32Array(tags.length);
  let kept = 0;
  for (let t = 0; t < tags.length; t++) {
    if (!isKept(t)) continue;
    for (let c = 0; c < 3; c++) corners[3 * kept + c] = indices[3 * t + c] ?? outside(indices, 3 * t + c);
    keptTags[kept++] = tags[t] ?? outside(tags, t);
  }
  const own = corners.slice(0, 3 * kept);
  const used = renumber(own, new Int32Array(vertices.length / stride).fill(-1));
  return { stride, vertices: pickVertices(shell, used), indices: own, tags: keptTags.slice(0, kept) };
}

/** Numbers corners by the order of their first use, in place; returns the vertices used. `number` holds −1 for each. */
function renumber(corners: Uint32Array, number: Int32Array): Uint32Array {
  const used = new Uint32Array(Math.min(corners.length, number.length));
  let count = 0;
  for (let k = 0; k < corners.length; k++) {
    const v = corners[k] ?? outside(corners, k);
    if (number[v] === -1) {
      used[count] = v;
      number[v] = count++;
    }
    corners[k] = number[v] ?? outside(number, v);
  }
  return used.subarray(0, count);
}

function pickVertices({ vertices, stride }: Shell, used: Uint32Array): Float32Array {
  const picked = new Float32Array(used.length * stride);
  for (let k = 0; k < used.length; k++) copyVertex(vertices, used[k] ?? outside(used, k), picked, k, stride);
  return picked;
}

/** The triangles of every tag as a shell of their own, tags ascending. Linear. */
export function splitByTag(shell: Shell): ReadonlyMap<number, Shell> {
  const sorted = sortedByTag(shell);
  const { stride, vertices, indices, tags } = sorted;
  const number = new Int32Array(vertices.length / stride).fill(-1);
  const split = new Map<number, Shell>();
  for (let from = 0; from < tags.length;) {
    const tag = tags[from] ?? outside(tags, from);
    let to = from;
    while (to < tags.length && tags[to] === tag) to++;
    const own = indices.slice(3 * from, 3 * to);
    const used = renumber(own, number);
    split.set(tag, { stride, vertices: pickVertices(sorted, used), indices: own, tags: tags.slice(from, to) });
    for (const v of used) number[v] = -1;
    from = to;
  }
  return split;
}
