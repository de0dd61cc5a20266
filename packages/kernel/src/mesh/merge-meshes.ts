import type { MeshData } from '../math/mesh-data.ts';

/** Meshes as one, vertex lists end to end; nothing is welded. */
export function mergeMeshes(meshes: readonly MeshData[]): MeshData {
  const total = (key: 'positions' | 'normals' | 'uvs' | 'indices'): number =>
    meshes.reduce((sum, mesh) => sum + mesh[key].length, 0);
  const merged = {
    positions: new Float32Array(total('positions')),
    normals: new Float32Array(total('normals')),
    uvs: new Float32Array(total('uvs')),
    indices: new Uint32Array(total('indices')),
  };
  let vertex = 0;
  let corner = 0;
  for (const { positions, normals, uvs, indices } of meshes) {
    merged.positions.set(positions, 3 * vertex);
    merged.normals.set(normals, 3 * vertex);
    merged.uvs.set(uvs, 2 * vertex);
    for (const index of indices) merged.indices[corner++] = index + vertex;
    vertex += positions.length / 3;
  }
  return merged;
}
