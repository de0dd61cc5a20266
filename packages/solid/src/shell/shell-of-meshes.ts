import { outside } from '@ringwerk/kernel/math';
import type { MeshData } from '@ringwerk/kernel/mesh';
import { joinShells, type Shell } from './shell.ts';

/** A mesh as an open or closed shell with normals and surface coordinates, all triangles under one tag. */
function shellOfMesh({ positions, normals, uvs, indices }: MeshData, tag: number): Shell {
  const count = positions.length / 3;
  const vertices = new Float32Array(8 * count);
  for (let v = 0; v < count; v++) {
    for (let k = 0; k < 3; k++) {
      vertices[8 * v + k] = positions[3 * v + k] ?? outside(positions, 3 * v + k);
      vertices[8 * v + 3 + k] = normals[3 * v + k] ?? outside(normals, 3 * v + k);
    }
    for (let k = 0; k < 2; k++) vertices[8 * v + 6 + k] = uvs[2 * v + k] ?? outside(uvs, 2 * v + k);
  }
  return { stride: 8, vertices, indices, tags: new Uint32Array(indices.length / 3).fill(tag) };
}

/** Meshes as one shell; every mesh's triangles carry the tag that is given with it. */
export const shellOfMeshes = (meshes: readonly { readonly mesh: MeshData; readonly tag: number }[]): Shell =>
  joinShells(
    meshes.map(({ mesh, tag }) => shellOfMesh(mesh, tag)),
    8,
  );

/** A mesh's bare positions as a shell. */
export function bareShellOf({ positions, indices }: MeshData): Shell {
  return { stride: 3, vertices: positions, indices, tags: new Uint32Array(indices.length / 3) };
}

/** The triangles of a shell of stride 8 as a mesh. */
export function meshOfShell({ vertices, indices }: Shell): MeshData {
  const count = vertices.length / 8;
  const positions = new Float32Array(3 * count);
  const normals = new Float32Array(3 * count);
  const uvs = new Float32Array(2 * count);
  for (let v = 0; v < count; v++) {
    for (let k = 0; k < 3; k++) {
      positions[3 * v + k] = vertices[8 * v + k] ?? outside(vertices, 8 * v + k);
      normals[3 * v + k] = vertices[8 * v + 3 + k] ?? outside(vertices, 8 * v + 3 + k);
    }
    for (let k = 0; k < 2; k++) uvs[2 * v + k] = vertices[8 * v + 6 + k] ?? outside(vertices, 8 * v + 6 + k);
  }
  return { positions, normals, uvs, indices };
}
