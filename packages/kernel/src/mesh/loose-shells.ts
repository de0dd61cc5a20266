import { outside } from '../units/item-at.ts';
import { liesAgainst } from './contact.ts';
import type { MeshData } from '../math/mesh-data.ts';
import { shellsOf } from './shells-of.ts';
import { weldMeshes, type WeldedMesh } from './weld-meshes.ts';

type Bare = Pick<MeshData, 'positions' | 'indices'>;

interface ShellPart {
  readonly corners: number[];
  volume: number;
}

/** Six times the volume under a triangle. */
function sixfold({ positions }: WeldedMesh, a: number, b: number, c: number): number {
  const at = (corner: number, axis: number): number =>
    positions[3 * corner + axis] ?? outside(positions, 3 * corner + axis);
  return (
    at(a, 0) * (at(b, 1) * at(c, 2) - at(b, 2) * at(c, 1)) +
    at(a, 1) * (at(b, 2) * at(c, 0) - at(b, 0) * at(c, 2)) +
    at(a, 2) * (at(b, 0) * at(c, 1) - at(b, 1) * at(c, 0))
  );
}

/** Shells of a body, the largest first. A corner that no triangle is left on is no shell. */
function partsOf(mesh: WeldedMesh): ShellPart[] {
  const shellAt = shellsOf(mesh);
  const parts = new Map<number, ShellPart>();
  for (const corner of new Set(mesh.indices)) {
    const shell = shellAt[corner] ?? corner;
    const part = parts.get(shell) ?? { corners: [], volume: 0 };
    parts.set(shell, part);
    part.corners.push(corner);
  }
  for (let k = 0; k < mesh.indices.length; k += 3) {
    const [a, b, c] = [
      mesh.indices[k] ?? outside(mesh.indices, k),
      mesh.indices[k + 1] ?? outside(mesh.indices, k + 1),
      mesh.indices[k + 2] ?? outside(mesh.indices, k + 2),
    ];
    const part = parts.get(shellAt[a] ?? a);
    if (part !== undefined) part.volume += sixfold(mesh, a, b, c) / 6;
  }
  return [...parts.values()].toSorted((p, q) => q.volume - p.volume);
}

/**
 * Shells of every body that are wrong. A body is one shell; a lane or strip that drills, slots or the feet of heads sever
 * may be several, each of them held by a wall on which it lies against another body of the ring. Everything else is metal
 * that hangs in the air, or a hollow. Linear; walls are compared only where a body is in several shells.
 */
export function looseShells(bodies: readonly Bare[]): readonly number[] {
  const welded = bodies.map((body) => weldMeshes([body]));
  const parts = welded.map(partsOf);
  return parts.map((own, body) => {
    const mesh = welded[body];
    if (mesh === undefined || own.length <= 1) return 0;
    const others = welded.filter((_, other) => other !== body);
    const isHeld = ({ corners, volume }: ShellPart): boolean => {
      if (!(volume > 0)) return false;
      const set = new Set(corners);
      return liesAgainst(mesh, (corner) => set.has(corner), others);
    };
    return own.slice(1).filter((part) => !isHeld(part)).length;
  });
}
