import type { BareMesh } from '@ringwerk/kernel/exchange';
import { BufferAttribute, BufferGeometry, Line3, Matrix4, Vector3 } from 'three';
import { MeshBVH, type ExtendedTriangle } from 'three-mesh-bvh';

/** Triangles that share a corner touch there and are no fault. */
const shareCorner = (one: ExtendedTriangle, other: ExtendedTriangle): boolean =>
  [one.a, one.b, one.c].some((corner) => [other.a, other.b, other.c].some((each) => each.equals(corner)));

/**
 * Two triangles of one plane: the library calls some of them cut that lie beside each other along one line. A sheet that
 * lies on another is found by its other triangles.
 */
const IN_PLANE = 1e-9;
const areInPlane = (one: ExtendedTriangle, other: ExtendedTriangle): boolean => {
  const [a, b] = [one.getNormal(new Vector3()), other.getNormal(new Vector3())];
  return 1 - Math.abs(a.dot(b)) < IN_PLANE;
};

/** Cuts shorter than a micrometre are slivers that booleans leave in single precision, mm. */
const TOUCH = 1e-3;

/** Pairs of triangles of a welded mesh that cut through each other, found by three-mesh-bvh: none in a body that can be made. */
export function selfIntersections({ positions, indices }: BareMesh): number {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3));
  geometry.setIndex(new BufferAttribute(Uint32Array.from(indices), 1));
  const tree = new MeshBVH(geometry);
  const cut = new Line3();
  let pairs = 0;
  tree.bvhcast(tree, new Matrix4(), {
    intersectsTriangles(one: ExtendedTriangle, other: ExtendedTriangle, a: number, b: number): boolean {
      if (a >= b || shareCorner(one, other) || areInPlane(one, other)) return false;
      if (one.intersectsTriangle(other, cut) && cut.distance() > TOUCH) pairs++;
      return false;
    },
  });
  return pairs;
}
