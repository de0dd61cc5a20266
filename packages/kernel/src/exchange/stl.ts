import { itemAt, outside } from '../units/item-at.ts';
import type { BareMesh } from './exchange-ring.ts';

const HEADER_BYTES = 80;
const TRIANGLE_BYTES = 50;
const VECTOR_BYTES = 12;

const edge = (positions: Float32Array, from: number, to: number): readonly [number, number, number] => [
  itemAt(positions, 3 * to) - itemAt(positions, 3 * from),
  itemAt(positions, 3 * to + 1) - itemAt(positions, 3 * from + 1),
  itemAt(positions, 3 * to + 2) - itemAt(positions, 3 * from + 2),
];

function facetNormal(positions: Float32Array, a: number, b: number, c: number): readonly [number, number, number] {
  const [px, py, pz] = edge(positions, a, b);
  const [qx, qy, qz] = edge(positions, a, c);
  const x = py * qz - pz * qy;
  const y = pz * qx - px * qz;
  const z = px * qy - py * qx;
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

function writeVector(view: DataView, at: number, x: number, y: number, z: number): void {
  view.setFloat32(at, x, true);
  view.setFloat32(at + 4, y, true);
  view.setFloat32(at + 8, z, true);
}

/** Meshes as one binary STL in millimetres, little-endian. STL keeps neither parts nor shared corners. */
export function stlBytes(meshes: readonly BareMesh[]): Uint8Array<ArrayBuffer> {
  const triangles = meshes.reduce((sum, mesh) => sum + mesh.indices.length / 3, 0);
  const bytes = new Uint8Array(HEADER_BYTES + 4 + triangles * TRIANGLE_BYTES);
  const view = new DataView(bytes.buffer);
  view.setUint32(HEADER_BYTES, triangles, true);
  let at = HEADER_BYTES + 4;
  for (const { positions, indices } of meshes) {
    for (let k = 0; k < indices.length; k += 3) {
      const corners = [itemAt(indices, k), itemAt(indices, k + 1), itemAt(indices, k + 2)] as const;
      writeVector(view, at, ...facetNormal(positions, ...corners));
      for (const [place, corner] of corners.entries()) {
        const from = 3 * corner;
        const [x, y, z] = [
          positions[from] ?? outside(positions, from),
          positions[from + 1] ?? outside(positions, from + 1),
          positions[from + 2] ?? outside(positions, from + 2),
        ];
        writeVector(view, at + VECTOR_BYTES * (place + 1), x, y, z);
      }
      at += TRIANGLE_BYTES;
    }
  }
  return bytes;
}
