import { outside } from '@ringwerk/kernel/math';
import { sortedByTag, type Shell, type ShellStride } from './shell.ts';
import { weldByPosition } from './weld.ts';
import type { Manifold, SolidEngine } from '../engine/solid-engine.ts';

/** Hands out ids of the engine for tags, so that every triangle of a result can be asked where it came from. */
export class TagIds {
  readonly #byTag = new Map<number, number>();
  readonly #byId = new Map<number, number>();
  readonly #engine: SolidEngine;

  constructor(engine: SolidEngine) {
    this.#engine = engine;
  }

  idOf(tag: number): number {
    const known = this.#byTag.get(tag);
    if (known !== undefined) return known;
    const id = this.#engine.Manifold.reserveIDs(1);
    this.#byTag.set(tag, id);
    this.#byId.set(id, tag);
    return id;
  }

  tagOf(id: number): number {
    const tag = this.#byId.get(id);
    if (tag === undefined) throw new Error(`The boolean engine named an origin ${id} that was never handed out.`);
    return tag;
  }
}

/** A shell as a solid of the engine, corners at exactly one position merged. An open shell yields an empty solid with an error status. */
export function solidOf(engine: SolidEngine, shell: Shell, ids: TagIds): Manifold {
  const { stride, vertices, indices, tags } = sortedByTag(shell);
  const first = weldByPosition(shell);
  const from: number[] = [];
  const to: number[] = [];
  for (let v = 0; v < first.length; v++) {
    if (first[v] === v) continue;
    from.push(v);
    to.push(first[v] ?? v);
  }
  const runs: number[] = [];
  const runIds: number[] = [];
  for (let t = 0; t < tags.length; t++) {
    const tag = tags[t] ?? outside(tags, t);
    if (t > 0 && tags[t - 1] === tag) continue;
    runs.push(3 * t);
    runIds.push(ids.idOf(tag));
  }
  const mesh = new engine.Mesh({
    numProp: stride,
    vertProperties: vertices,
    triVerts: indices,
    mergeFromVert: new Uint32Array(from),
    mergeToVert: new Uint32Array(to),
    runIndex: Uint32Array.from([...runs, indices.length]),
    runOriginalID: Uint32Array.from(runIds),
  });
  return engine.Manifold.ofMesh(mesh);
}

/** A solid of the engine as a shell; normals follow transforms and turn round on cut faces. */
export function shellOf(solid: Manifold, stride: ShellStride, ids: TagIds): Shell {
  const mesh = stride === 8 ? solid.getMesh(0) : solid.getMesh();
  const tags = new Uint32Array(mesh.triVerts.length / 3);
  mesh.runOriginalID.forEach((id, run) => {
    tags.fill(
      ids.tagOf(id),
      (mesh.runIndex[run] ?? outside(mesh.runIndex, run)) / 3,
      (mesh.runIndex[run + 1] ?? outside(mesh.runIndex, run + 1)) / 3,
    );
  });
  if (mesh.numProp === stride || mesh.vertProperties.length === 0) {
    return { stride, vertices: mesh.vertProperties, indices: mesh.triVerts, tags };
  }
  throw new Error(`The boolean engine gave ${mesh.numProp} numbers per vertex instead of ${stride}.`);
}
