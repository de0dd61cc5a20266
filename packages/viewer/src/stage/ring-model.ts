import { Group, InstancedBufferAttribute, InstancedMesh, Matrix4, Mesh } from 'three';
import type { BufferGeometry, Object3D } from 'three';
import type { RingPart, RingScene, StonePlacement } from '@ringwerk/kernel';
import { gemCut, shapeKey } from '../gem/gem-cut.ts';
import { gemMaterial } from '../gem/gem-material.ts';
import type { GemMaterial } from '../gem/gem-material.ts';
import { metalMaterial } from '../metal/metal-material.ts';
import type { MetalMaterial } from '../metal/metal-material.ts';
import { ringUniforms } from '../render/uniforms.ts';
import type { RingUniforms, StageUniforms } from '../render/uniforms.ts';
import type { Rgb, ViewerLooks, ViewerTarget } from '../ring-viewer.ts';
import { meshGeometry } from './mesh-geometry.ts';
import type { RingPose } from './pose-rings.ts';

interface PartModel {
  readonly part: RingPart;
  readonly mesh: Mesh<BufferGeometry, MetalMaterial>;
}

/** Stones of one material and cut, drawn in one call. */
export interface StoneGroup {
  readonly placements: readonly StonePlacement[];
  readonly mesh: InstancedMesh<BufferGeometry, GemMaterial>;
}

/** How much of what lies below the girdle is metal, where it is not all; the light comes in from the sides. */
const SEAT_DEPTH: Readonly<Record<string, number>> = { prong4: 0.15, prong6: 0.2, tension: 0.3, bezel: 0.8 };

const PLAIN: Rgb = [0.7, 0.68, 0.65];

/** One ring on the stage: its parts, its stones, and the uniforms that they share. Owns and disposes all of them. */
export class RingModel {
  readonly group = new Group();
  readonly uniforms: RingUniforms = ringUniforms();
  readonly parts: readonly PartModel[];
  readonly stones: readonly StoneGroup[];
  readonly scene: RingScene;
  readonly pose: RingPose;
  /** Reflectance of the widest lane, for what the partner and the floor see of this ring. */
  readonly f0: Rgb;
  readonly fromStage: Matrix4;

  constructor(scene: RingScene, looks: ViewerLooks, pose: RingPose, stage: StageUniforms) {
    this.scene = scene;
    this.pose = pose;
    this.fromStage = pose.matrix.clone().invert();
    this.group.matrixAutoUpdate = false;
    this.group.matrix.copy(pose.matrix);
    this.f0 = looks.alloys[mainAlloy(scene)]?.f0 ?? PLAIN;
    this.describe();
    this.parts = scene.parts.map((part) => {
      const mesh = new Mesh(meshGeometry(part.mesh), metalMaterial(part, looks, stage, this.uniforms));
      this.group.add(mesh);
      return { part, mesh };
    });
    this.stones = stoneGroups(scene, looks, stage);
    for (const { mesh } of this.stones) this.group.add(mesh);
    this.group.visible = pose.isAway !== true;
    this.group.updateMatrixWorld(true);
  }

  /** Tells this ring what stands beside it. */
  setPartner(partner: RingModel | null): void {
    this.uniforms.hasPartner.value = partner ? 1 : 0;
    if (!partner) return;
    const { innerRadius, outerRadius, width } = partner.scene;
    this.uniforms.toPartner.value.multiplyMatrices(partner.fromStage, this.pose.matrix);
    this.uniforms.partnerShell.value.set(innerRadius, outerRadius, width / 2);
    this.uniforms.partnerF0.value.set(...partner.f0);
  }

  /** Follows the camera; called once a frame, allocates nothing. */
  face(stage: StageUniforms): void {
    this.uniforms.eye.value.copy(stage.eyeOnStage.value).applyMatrix4(this.fromStage);
    this.uniforms.toStudio.value.setFromMatrix4(this.pose.matrix).premultiply(stage.stageToStudio.value);
  }

  /** The meshes of one part, or of the stones of one group. */
  marked(target: ViewerTarget): readonly Object3D[] {
    return [
      ...this.parts.filter(({ part }) => target.partId === part.id).map(({ mesh }) => mesh),
      ...this.stones
        .filter(({ placements }) => placements.some(({ id }) => id === target.stoneId))
        .map(({ mesh }) => mesh),
    ];
  }

  dispose(): void {
    for (const { mesh } of this.parts) {
      mesh.geometry.dispose();
      mesh.material.dispose();
    }
    for (const { mesh } of this.stones) {
      mesh.geometry.dispose();
      mesh.material.dispose();
      mesh.dispose();
    }
    this.group.removeFromParent();
  }

  /** Cylinder shell, curvature of the bore and the floor, in this ring's frame. */
  private describe(): void {
    const { innerRadius, outerRadius, width } = this.scene;
    this.uniforms.shell.value.set(innerRadius, outerRadius, width / 2, boreCurve(this.scene));
    this.uniforms.circumference.value = 2 * Math.PI * outerRadius;
    const e = this.fromStage.elements;
    this.uniforms.floorPlane.value.set(e[4] ?? 0, e[5] ?? 1, e[6] ?? 0, this.pose.matrix.elements[13] ?? 0);
    this.uniforms.footPoint.value.copy(this.pose.foot).applyMatrix4(this.fromStage);
  }
}

function mainAlloy(scene: RingScene): string {
  let alloy = '';
  let most = -1;
  for (const part of scene.parts) {
    if (part.kind !== 'band') continue;
    const [low, high] = acrossRange(part);
    if (high - low > most) [alloy, most] = [part.alloy, high - low];
  }
  return alloy;
}

function acrossRange(part: RingPart): readonly [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (let i = 2; i < part.mesh.positions.length; i += 3) {
    const z = part.mesh.positions[i] ?? 0;
    low = Math.min(low, z);
    high = Math.max(high, z);
  }
  return [low, high];
}

/** How fast the bore's normal leans outwards with z, per mm: least squares over the bore's own vertices. */
function boreCurve(scene: RingScene): number {
  let [lean, square] = [0, 0];
  for (const { kind, mesh } of scene.parts) {
    if (kind !== 'inner') continue;
    for (let i = 2; i < mesh.normals.length; i += 3) {
      const z = mesh.positions[i] ?? 0;
      lean += (mesh.normals[i] ?? 0) * z;
      square += z * z;
    }
  }
  return square > 0 ? lean / square : 0;
}

/** The alloy that holds a stone: the lane under it. */
function seatAlloy(scene: RingScene, stone: StonePlacement): string {
  const z = stone.matrix[14] ?? 0;
  const lane = scene.parts.find((part) => {
    if (part.kind !== 'band') return false;
    const [low, high] = acrossRange(part);
    return z >= low && z <= high;
  });
  return lane?.alloy ?? mainAlloy(scene);
}

function stoneGroups(scene: RingScene, looks: ViewerLooks, stage: StageUniforms): StoneGroup[] {
  const byLook = Map.groupBy(scene.stones, (stone) => `${shapeKey(stone)}/${stone.material}`);
  return [...byLook.values()].flatMap((placements) => {
    const [first] = placements;
    if (!first) return [];
    const { mesh: cut, fold } = gemCut(first);
    const geometry = meshGeometry(cut);
    const seats = new Float32Array(placements.length * 3);
    const depths = Float32Array.from(placements, ({ setting }) => SEAT_DEPTH[setting] ?? 1);
    const mesh = new InstancedMesh(geometry, gemMaterial(looks.gems[first.material], fold, stage), placements.length);
    const matrix = new Matrix4();
    // A row runs along one lane, so the first stone's lane is every stone's.
    const f0 = looks.alloys[seatAlloy(scene, first)]?.f0 ?? PLAIN;
    placements.forEach((stone, index) => {
      mesh.setMatrixAt(index, matrix.fromArray(stone.matrix));
      seats.set(f0, index * 3);
    });
    geometry.setAttribute('seatF0', new InstancedBufferAttribute(seats, 3));
    geometry.setAttribute('seatDepth', new InstancedBufferAttribute(depths, 1));
    mesh.computeBoundingSphere();
    return [{ placements, mesh }];
  });
}
