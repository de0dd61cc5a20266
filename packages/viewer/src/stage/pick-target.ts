import { InstancedMesh, Raycaster, Vector2 } from 'three';
import type { Intersection, PerspectiveCamera } from 'three';
import type { ViewerTarget } from '../ring-viewer.ts';
import type { RingModel } from './ring-model.ts';

const caster = new Raycaster();
const place = new Vector2();

/** What lies under a point of the picture, given in -1..1 with +y up; null when nothing does. */
export function pickTarget(
  x: number,
  y: number,
  camera: PerspectiveCamera,
  models: readonly RingModel[],
): ViewerTarget | null {
  camera.updateMatrixWorld();
  caster.setFromCamera(place.set(x, y), camera);
  let nearest = Infinity;
  let found: ViewerTarget | null = null;
  models.forEach((model, ring) => {
    if (!model.group.visible) return;
    const [hit] = caster.intersectObject(model.group, true);
    if (!hit || hit.distance >= nearest) return;
    nearest = hit.distance;
    found = targetOf(model, ring, hit);
  });
  return found;
}

function targetOf(model: RingModel, ring: number, hit: Intersection): ViewerTarget {
  if (hit.object instanceof InstancedMesh) {
    const group = model.stones.find(({ mesh }) => mesh === hit.object);
    const stone = group?.placements[hit.instanceId ?? 0];
    return { ring, partId: null, partKind: null, stoneId: stone?.id ?? null };
  }
  const part = model.parts.find(({ mesh }) => mesh === hit.object)?.part;
  return { ring, partId: part?.id ?? null, partKind: part?.kind ?? null, stoneId: null };
}

/** Whether two places are the same one. */
export function isSameTarget(a: ViewerTarget | null, b: ViewerTarget | null): boolean {
  return a?.ring === b?.ring && a?.partId === b?.partId && a?.stoneId === b?.stoneId;
}
