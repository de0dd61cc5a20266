import { outside } from '@ringwerk/kernel/math';
import type { MeshData } from '@ringwerk/kernel/mesh';

/** A point of a mesh with all that is drawn of it: position, normal, surface coordinates. */
export type MeshVertex = readonly [number, number, number, number, number, number, number, number];

export function vertexAt({ positions, normals, uvs }: MeshData, index: number): MeshVertex {
  const [p, t] = [3 * index, 2 * index];
  const at = (values: Float32Array, place: number): number => values[place] ?? outside(values, place);
  return [
    at(positions, p),
    at(positions, p + 1),
    at(positions, p + 2),
    at(normals, p),
    at(normals, p + 1),
    at(normals, p + 2),
    at(uvs, t),
    at(uvs, t + 1),
  ];
}

/** Collects triangles; vertices are not shared, which costs nothing for what is cut once. */
export class MeshBuilder {
  readonly #vertices: MeshVertex[] = [];

  triangle(a: MeshVertex, b: MeshVertex, c: MeshVertex): void {
    this.#vertices.push(a, b, c);
  }

  get isEmpty(): boolean {
    return this.#vertices.length === 0;
  }

  finish(): MeshData {
    const count = this.#vertices.length;
    const mesh = {
      positions: new Float32Array(3 * count),
      normals: new Float32Array(3 * count),
      uvs: new Float32Array(2 * count),
      indices: Uint32Array.from({ length: count }, (_, index) => index),
    };
    this.#vertices.forEach((vertex, index) => {
      mesh.positions.set(vertex.slice(0, 3), 3 * index);
      mesh.normals.set(vertex.slice(3, 6), 3 * index);
      mesh.uvs.set(vertex.slice(6, 8), 2 * index);
    });
    return mesh;
  }
}
