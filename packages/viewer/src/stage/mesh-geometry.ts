import { BufferAttribute, BufferGeometry } from 'three';
import type { MeshData } from '@ringwerk/kernel/mesh';
import type { StoneHull } from '../gem/stone-hull.ts';

/** The one place where a kernel mesh becomes three geometry. Whoever calls disposes it. */
export function meshGeometry(mesh: MeshData): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(mesh.positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(mesh.normals, 3));
  geometry.setAttribute('uv', new BufferAttribute(mesh.uvs, 2));
  geometry.setIndex(new BufferAttribute(mesh.indices, 1));
  return geometry;
}

/** Places alone; the shader finds facets and normals. Whoever calls disposes it. */
export function hullGeometry({ positions, indices }: StoneHull): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setIndex(new BufferAttribute(indices, 1));
  return geometry;
}
