import { Box3, Mesh, PlaneGeometry, Vector3 } from 'three';
import type { BufferGeometry, Camera, RawShaderMaterial, Vector4 } from 'three';
import type { RingPart } from '@ringwerk/kernel/mesh';
import { metalLook } from '../metal/metal-material.ts';
import type { MetalMaterial } from '../metal/metal-material.ts';
import { surfaceMaterial } from '../metal/surface-material.ts';
import { LIGHT_LAYER, SURFACE_LAYER } from '../render/traced-target.ts';
import type { DrawnWay, TwoWays } from '../render/two-ways.ts';

/** A part of a ring: its mesh, and its materials. */
export interface PartModel {
  readonly part: RingPart;
  readonly mesh: Mesh<BufferGeometry, RawShaderMaterial>;
  readonly materials: TwoWays<MetalMaterial>;
}

/** Nearer points have no place in the picture, mm. */
const NEAR = 0.1;

const corner = new Vector3();
const box = new Box3();

/** Grows `box` over where a mesh may be seen, -1..1 along both edges of the picture. */
function growOver({ geometry, matrixWorld }: Mesh, camera: Camera): void {
  if (geometry.boundingBox === null) geometry.computeBoundingBox();
  const { boundingBox } = geometry;
  if (boundingBox === null) return;
  const { min, max } = boundingBox;
  for (let k = 0; k < 8; k += 1) {
    corner.set((k & 1) > 0 ? max.x : min.x, (k & 2) > 0 ? max.y : min.y, (k & 4) > 0 ? max.z : min.z);
    corner.applyMatrix4(matrixWorld).applyMatrix4(camera.matrixWorldInverse);
    // A corner beside or behind the camera may be seen anywhere.
    if (corner.z > -NEAR) box.expandByPoint(corner.set(-1, -1, 0)).expandByPoint(corner.set(1, 1, 0));
    else box.expandByPoint(corner.applyMatrix4(camera.projectionMatrix));
  }
}

function setFrame(meshes: readonly Mesh[], camera: Camera, frame: Vector4): void {
  box.makeEmpty();
  for (const mesh of meshes) growOver(mesh, camera);
  frame.set(Math.max(-1, box.min.x), Math.max(-1, box.min.y), Math.min(1, box.max.x), Math.min(1, box.max.y));
}

/**
 * All parts of a ring that are of one look, in traced samples: drawn once as surfaces, each with the look's mark, then
 * lit together by one rectangle.
 */
export class TracedMetal {
  readonly lit: Mesh<BufferGeometry, MetalMaterial>;
  readonly #surface: RawShaderMaterial;
  readonly #parts: readonly PartModel[];

  /** `mark` = 1..65535, another one for every look on the stage. */
  constructor(parts: readonly PartModel[], material: MetalMaterial, mark: number) {
    this.#parts = parts;
    this.#surface = surfaceMaterial(material.uniforms.mark);
    material.uniforms.mark.value = mark;
    material.depthTest = material.depthWrite = false;
    const meshes = parts.map(({ mesh }) => mesh);
    for (const mesh of meshes) mesh.layers.enable(SURFACE_LAYER);
    this.lit = new Mesh<BufferGeometry, MetalMaterial>(new PlaneGeometry(2, 2), material);
    this.lit.layers.set(LIGHT_LAYER);
    this.lit.frustumCulled = false;
    // Before what may stand in front of it.
    this.lit.renderOrder = -2;
    this.lit.onBeforeRender = (_renderer, _scene, camera) => setFrame(meshes, camera, material.uniforms.frame.value);
  }

  /** Draws moving frames from now on, plain ones, or traced samples. */
  setWay(way: DrawnWay): void {
    for (const { mesh, materials } of this.#parts) mesh.material = way === 'traced' ? this.#surface : materials[way];
  }

  dispose(): void {
    this.#surface.dispose();
    this.lit.geometry.dispose();
  }
}

/** The parts of a ring by their looks; `index` = which ring of the stage it is. */
export function tracedMetals(parts: readonly PartModel[], index: number): readonly TracedMetal[] {
  const byLook = Map.groupBy(parts, ({ part }) => metalLook(part));
  return [...byLook.values()].flatMap((alike, which) => {
    const [first] = alike;
    return first ? [new TracedMetal(alike, first.materials.traced, 1 + 32_000 * index + which)] : [];
  });
}
