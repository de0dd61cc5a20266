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
  return [vertices[at] ?? 0, vertices[at + 1] ?? 0, vertices[at + 2] ?? 0];
}

/** Copies the numbers of one vertex; a view on every vertex would feed the garbage collector instead. */
export function copyVertex(from: Float32Array, v: number, to: Float32Array, w: number, stride: number): void {
  for (let k = 0; k < stride; k++) to[w * stride + k] = from[v * stride + k] ?? 0;
}

function isSortedByTag(tags: Uint32Array): boolean {
  for (let k = 1; k < tags.length; k++) if ((tags[k - 1] ?? 0) > (tags[k] ?? 0)) return false;
  return true;
}

/** Triangles of a shell by tag, tags ascending: the engine wants each material in one run. Linear, order within a tag is kept. */
export function sortedByTag(shell: Shell): Shell {
  const { tags, indices } = shell;
  if (isSortedByTag(tags)) return shell;
  const counts = new Map<number, number>();
  for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const next = new Map<number, number>();
  let start = 0;
  for (const tag of [...counts.keys()].toSorted((a, b) => a - b)) {
    next.set(tag, start);
    start += counts.get(tag) ?? 0;
  }
  const sorted = new Uint32Array(indices.length);
  const sortedTags = new Uint32Array(tags.length);
  tags.forEach((tag, t) => {
    const to = next.get(tag) ?? 0;
    next.set(tag, to + 1);
    sortedTags[to] = tag;
    for (let c = 0; c < 3; c++) sorted[3 * to + c] = indices[3 * t + c] ?? 0;
  });
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
    for (let k = 0; k < shell.indices.length; k++) indices[3 * t + k] = base + (shell.indices[k] ?? 0);
    v += shell.vertices.length;
    t += shell.tags.length;
  }
  return { stride, vertices, indices, tags };
}

/** The triangles that `isKept` names, with the vertices that they use. */
export function pickTriangles(shell: Shell, isKept: (triangle: number) => boolean): Shell {
  const { stride, vertices, indices, tags } = shell;
  const number = new Int32Array(vertices.length / stride).fill(-1);
  const kept: number[] = [];
  let count = 0;
  for (let t = 0; t < tags.length; t++) {
    if (!isKept(t)) continue;
    kept.push(t);
    for (let c = 0; c < 3; c++) {
      const v = indices[3 * t + c] ?? 0;
      if (number[v] === -1) number[v] = count++;
    }
  }
  const picked = new Float32Array(count * stride);
  number.forEach((to, from) => {
    if (to >= 0) copyVertex(vertices, from, picked, to, stride);
  });
  const pickedIndices = new Uint32Array(3 * kept.length);
  kept.forEach((t, k) => {
    for (let c = 0; c < 3; c++) pickedIndices[3 * k + c] = number[indices[3 * t + c] ?? 0] ?? 0;
  });
  return { stride, vertices: picked, indices: pickedIndices, tags: Uint32Array.from(kept, (t) => tags[t] ?? 0) };
}

/** The triangles of every tag as a shell of their own, tags ascending. Linear. */
export function splitByTag(shell: Shell): ReadonlyMap<number, Shell> {
  const sorted = sortedByTag(shell);
  const { stride, vertices, indices, tags } = sorted;
  const number = new Int32Array(vertices.length / stride);
  const owner = new Int32Array(vertices.length / stride).fill(-1);
  const split = new Map<number, Shell>();
  for (let from = 0; from < tags.length;) {
    const tag = tags[from] ?? 0;
    let to = from;
    while (to < tags.length && tags[to] === tag) to++;
    const own = indices.slice(3 * from, 3 * to);
    const used: number[] = [];
    own.forEach((v, k) => {
      if (owner[v] !== from) {
        owner[v] = from;
        number[v] = used.length;
        used.push(v);
      }
      own[k] = number[v] ?? 0;
    });
    const picked = new Float32Array(used.length * stride);
    used.forEach((v, k) => copyVertex(vertices, v, picked, k, stride));
    split.set(tag, { stride, vertices: picked, indices: own, tags: tags.slice(from, to) });
    from = to;
  }
  return split;
}
