import { outside } from '@ringwerk/kernel/math';
import type { RingScene } from '@ringwerk/kernel/mesh';
import { BufferAttribute, BufferGeometry, DoubleSide, PerspectiveCamera, Ray, Vector3 } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { MeshBVH } from 'three-mesh-bvh';
import type { ReferenceCamera } from '../reference/reference-cameras.ts';
import type { RimLine } from './rim-lines.ts';
import type { Place } from './stairs.ts';

/** Pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Places round the ring: less than a pixel apart in the pictures that are measured. */
const AROUND = 4096;
/** What stands before a place by less is the surface that it lies on, mm. */
const BEFORE = 0.06;
/** Places nearer to the picture's border are left out, pixels. */
const MARGIN = 3;

function surfaceOf({ parts }: RingScene): MeshBVH {
  const merged = mergeGeometries(
    parts.map(({ mesh }) => {
      const geometry = new BufferGeometry();
      geometry.setAttribute('position', new BufferAttribute(mesh.positions, 3));
      geometry.setIndex(new BufferAttribute(mesh.indices, 1));
      return geometry;
    }),
  );
  return new MeshBVH(merged);
}

function cameraOf({ eye, target, fieldOfView }: ReferenceCamera, { width, height }: Size): PerspectiveCamera {
  const camera = new PerspectiveCamera(fieldOfView, width / height, 0.5, 400);
  camera.position.set(...eye);
  camera.lookAt(...target);
  camera.updateMatrixWorld();
  return camera;
}

/** Runs of neighbouring places that are there; a run over the beginning of a circle is two. */
function runsOf(places: readonly (Place | null)[]): readonly (readonly Place[])[] {
  const runs: Place[][] = [];
  places.forEach((place, k) => {
    if (place === null) return;
    if (k === 0 || places[k - 1] === null) runs.push([]);
    (runs.at(-1) ?? outside(runs, -1)).push(place);
  });
  return runs;
}

/** Where circles round a ring are seen in a picture of it: what the ring hides is left out. */
export function linesInPicture(
  scene: RingScene,
  camera: ReferenceCamera,
  size: Size,
): (line: RimLine) => readonly (readonly Place[])[] {
  const surface = surfaceOf(scene);
  const view = cameraOf(camera, size);
  const seen = (point: Vector3): Place | null => {
    const way = point.clone().sub(view.position);
    const distance = way.length();
    const hit = surface.raycastFirst(new Ray(view.position, way.divideScalar(distance)), DoubleSide);
    if (hit !== null && hit.distance < distance - BEFORE) return null;
    const { x, y } = point.project(view);
    const place = { x: ((x + 1) / 2) * size.width, y: ((1 - y) / 2) * size.height };
    const isInside = [place.x, size.width - place.x, place.y, size.height - place.y].every((room) => room > MARGIN);
    return isInside ? place : null;
  };
  return ({ radius, z }) =>
    runsOf(
      Array.from({ length: AROUND + 1 }, (_, k) => {
        const angle = (2 * Math.PI * k) / AROUND;
        return seen(new Vector3(radius * Math.cos(angle), radius * Math.sin(angle), z));
      }),
    );
}
