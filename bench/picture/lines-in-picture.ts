import { outside } from '@ringwerk/kernel/math';
import type { RingScene } from '@ringwerk/kernel/mesh';
import { BufferAttribute, BufferGeometry, DoubleSide, PerspectiveCamera, Ray, Vector3 } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { MeshBVH } from 'three-mesh-bvh';
import type { ReferenceCamera } from '../reference/reference-cameras.ts';
import type { RimLine, Section } from './rim-lines.ts';
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
/** Places that follow each other further apart belong to two lines, pixels. */
const NEAR = 2;
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

/** Lines of a ring as runs of places in its picture; what the ring hides is left out. */
export interface PictureLines {
  /** A circle round the ring. */
  readonly circle: (line: RimLine) => readonly (readonly Place[])[];
  /** Where a plain ring's surface turns away from the eye. */
  readonly outlines: (section: Section) => readonly (readonly Place[])[];
}

/** Runs of neighbouring places that are there; a run over the beginning of a circle is two. */
function runsOf(places: readonly (Place | null)[]): readonly (readonly Place[])[] {
  const runs: Place[][] = [];
  let last: Place | null = null;
  for (const place of places) {
    if (place !== null) {
      const isNear = last !== null && Math.hypot(place.x - last.x, place.y - last.y) < NEAR;
      if (isNear) (runs.at(-1) ?? outside(runs, -1)).push(place);
      else runs.push([place]);
    }
    last = place;
  }
  return runs;
}

const angleOf = (k: number): number => (2 * Math.PI * k) / AROUND;

/** A place of the section at an angle round the ring, and the normal there. */
function placed({ places, innerRadius }: Section, j: number, angle: number): { at: Vector3; normal: Vector3 } {
  const { x, y, normal } = places[j % places.length] ?? outside(places, j);
  const [c, s, radius] = [Math.cos(angle), Math.sin(angle), innerRadius + y];
  return { at: new Vector3(radius * c, radius * s, x), normal: new Vector3(normal[1] * c, normal[1] * s, normal[0]) };
}

/** Points of the section at an angle at which the surface turns away from the eye, once round. */
function turnedAway(section: Section, angle: number, eye: Vector3): readonly Vector3[] {
  const facing = section.places.map((_, j) => {
    const { at, normal } = placed(section, j, angle);
    return { at, facing: normal.dot(eye.clone().sub(at)) };
  });
  return facing.flatMap(({ at, facing: here }, j) => {
    const next = facing[(j + 1) % facing.length] ?? outside(facing, j);
    return here > 0 === next.facing > 0 ? [] : [at.clone().lerp(next.at, here / (here - next.facing))];
  });
}

/** Finds a ring's lines in a picture of it. */
export function linesInPicture(scene: RingScene, camera: ReferenceCamera, size: Size): PictureLines {
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
  const turns = Array.from({ length: AROUND + 1 }, (_, k) => angleOf(k));
  return {
    circle: ({ radius, z }) =>
      runsOf(turns.map((angle) => seen(new Vector3(radius * Math.cos(angle), radius * Math.sin(angle), z)))),
    outlines: (section) => {
      const found = turns.map((angle) => turnedAway(section, angle, view.position));
      const most = Math.max(...found.map(({ length }) => length));
      // As many lines as a section has such points at most; where one begins or ends the others change their number.
      return Array.from({ length: most }, (_, which) =>
        runsOf(found.map((points) => (points[which] === undefined ? null : seen(points[which])))),
      ).flat();
    },
  };
}
