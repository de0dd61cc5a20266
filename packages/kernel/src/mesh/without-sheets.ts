import { outside } from '../units/item-at.ts';
import { shellsOf } from './shells-of.ts';
import type { WeldedMesh } from './weld-meshes.ts';

/** What single precision cannot tell on a ring, mm: its step at 16 mm. */
const THIN = 2e-6;

interface Shell {
  volume: number;
  area: number;
}

/** Adds a triangle's area and the volume under it. */
function addTriangle(shell: Shell, { positions }: WeldedMesh, a: number, b: number, c: number): void {
  const at = (corner: number, axis: number): number =>
    positions[3 * corner + axis] ?? outside(positions, 3 * corner + axis);
  const [ux, uy, uz] = [at(b, 0) - at(a, 0), at(b, 1) - at(a, 1), at(b, 2) - at(a, 2)];
  const [vx, vy, vz] = [at(c, 0) - at(a, 0), at(c, 1) - at(a, 1), at(c, 2) - at(a, 2)];
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  shell.area += Math.hypot(nx, ny, nz) / 2;
  shell.volume += (at(a, 0) * nx + at(a, 1) * ny + at(a, 2) * nz) / 6;
}

/**
 * A closed mesh without shells that are nothing but two sides of one sheet: booleans leave them where walls of two tools
 * lie in each other, as those of two prongs that nearly coincide. They hold no metal. Linear.
 */
export function withoutSheets(mesh: WeldedMesh): WeldedMesh {
  const shellAt = shellsOf(mesh);
  const shells = new Map<number, Shell>();
  for (let k = 0; k < mesh.indices.length; k += 3) {
    const [a, b, c] = [
      mesh.indices[k] ?? outside(mesh.indices, k),
      mesh.indices[k + 1] ?? outside(mesh.indices, k + 1),
      mesh.indices[k + 2] ?? outside(mesh.indices, k + 2),
    ];
    const name = shellAt[a] ?? a;
    const shell = shells.get(name) ?? { volume: 0, area: 0 };
    shells.set(name, shell);
    addTriangle(shell, mesh, a, b, c);
  }
  const isSheet = ({ volume, area }: Shell): boolean => Math.abs(volume) < (THIN * area) / 2;
  if (shells.size < 2 || ![...shells.values()].some(isSheet)) return mesh;
  const isMetal = (corner: number): boolean => {
    const shell = shells.get(shellAt[corner] ?? corner);
    return shell !== undefined && !isSheet(shell);
  };
  return { positions: mesh.positions, indices: mesh.indices.filter(isMetal) };
}
