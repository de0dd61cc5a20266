import { itemAt, outside } from '@ringwerk/kernel/math';
import { Group, InstancedBufferAttribute, InstancedMesh, Matrix4, Mesh } from 'three';
import type { BufferGeometry, Object3D, RawShaderMaterial } from 'three';
import type { RingPart, RingScene, StonePlacement } from '@ringwerk/kernel/mesh';
import { gemCut, shapeKey } from '../gem/gem-cut.ts';
import { tracedStone } from '../gem/traced-stone.ts';
import { gemMaterials, setGemDetail } from '../gem/gem-material.ts';
import type { GemMaterial } from '../gem/gem-material.ts';
import { metalMaterials, tracedPart } from '../metal/metal-material.ts';
import { LIGHT_LAYER } from '../render/traced-target.ts';
import type { DrawnWay, TwoWays } from '../render/two-ways.ts';
import { ringUniforms } from '../render/uniforms.ts';
import type { RingUniforms, StageUniforms } from '../render/uniforms.ts';
import type { Rgb, ViewerLooks, ViewerTarget } from '../ring-viewer.ts';
import { buildHierarchy, type TracedBody } from '../trace/build-hierarchy.ts';
import { placedBody } from '../trace/placed-body.ts';
import { packNodes } from '../trace/pack-nodes.ts';
import { sceneTexture } from '../trace/scene-texture.ts';
import { hullGeometry, meshGeometry } from './mesh-geometry.ts';
import type { RingPose } from '../pose/pose-rings.ts';
import { tracedMetals } from './traced-metal.ts';
import type { PartModel, TracedMetal } from './traced-metal.ts';

/** Stones of one material and cut, drawn in one call. */
export interface StoneGroup {
  readonly placements: readonly StonePlacement[];
  readonly mesh: InstancedMesh<BufferGeometry, GemMaterial>;
  readonly materials: TwoWays<GemMaterial>;
  readonly geometry: BufferGeometry;
  /** For traced stones that are small in the picture: drawn facet by facet, most of their pixels would be drawn twice. */
  readonly hull: BufferGeometry | null;
}

/** How much of what lies below the girdle is metal, where it is not all; the light comes in from the sides. */
const SEAT_DEPTH: Readonly<Record<string, number>> = { prong4: 0.15, prong6: 0.2, tension: 0.3, bezel: 0.8 };

const PLAIN: Rgb = [0.7, 0.68, 0.65];

/** Pixels across below which a traced stone is drawn as its hull. */
const HULLED = 48;

/** Which ring of the stage it is, and whether it has a partner beside it. */
export interface RingPlace {
  readonly index: number;
  readonly hasPartner: boolean;
}
const ALONE: RingPlace = { index: 0, hasPartner: false };

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
  /** Whether rays have been followed through this ring: it holds programs and textures for that. */
  wasTraced = false;
  readonly #looks: ViewerLooks;
  readonly #metals: readonly TracedMetal[];
  #partner: RingModel | null = null;

  constructor(scene: RingScene, looks: ViewerLooks, pose: RingPose, stage: StageUniforms, place: RingPlace = ALONE) {
    this.scene = scene;
    this.pose = pose;
    this.fromStage = pose.matrix.clone().invert();
    this.group.matrixAutoUpdate = false;
    this.group.matrix.copy(pose.matrix);
    this.f0 = looks.alloys[mainAlloy(scene)]?.f0 ?? PLAIN;
    this.#describe();
    this.parts = scene.parts.map((part) => {
      const materials = metalMaterials(part, looks, stage, this.uniforms, place.hasPartner);
      const mesh = new Mesh<BufferGeometry, RawShaderMaterial>(meshGeometry(part.mesh), materials.moving);
      this.group.add(mesh);
      return { part, mesh, materials };
    });
    this.#metals = tracedMetals(this.parts, place.index);
    for (const { lit } of this.#metals) this.group.add(lit);
    this.stones = stoneGroups(scene, looks, stage, this.uniforms);
    this.#looks = looks;
    for (const { mesh } of this.stones) this.group.add(mesh);
    this.group.visible = pose.isAway !== true;
    this.group.updateMatrixWorld(true);
  }

  /** Tells this ring, made for a partner, what stands beside it. */
  setPartner(partner: RingModel): void {
    const { innerRadius, outerRadius, width } = partner.scene;
    this.uniforms.toPartner.value.multiplyMatrices(partner.fromStage, this.pose.matrix);
    this.uniforms.partnerShell.value.set(innerRadius, outerRadius, width / 2);
    this.uniforms.partnerF0.value.set(...partner.f0);
    this.#partner = partner;
  }

  /** Follows the camera; called once a frame, allocates nothing. */
  face(stage: StageUniforms): void {
    this.uniforms.eye.value.copy(stage.eyeOnStage.value).applyMatrix4(this.fromStage);
    this.uniforms.toStudio.value.setFromMatrix4(this.pose.matrix).premultiply(stage.stageToStudio.value);
  }

  /**
   * Draws moving frames from now on, or a picture at rest, in one of the ways, at so many pixels a millimetre. What rays need
   * is made when the picture rests for the first time: a dragged ring never does.
   */
  setDetail(perMillimetre: number, isResting: boolean, way: DrawnWay): void {
    const isTraced = way === 'traced';
    for (const metal of this.#metals) metal.setWay(way);
    for (const { placements, mesh, materials, geometry, hull } of this.stones) {
      const pixels = itemAt(placements, 0).diameter * perMillimetre;
      const isHulled = isTraced && hull !== null && pixels < HULLED;
      mesh.geometry = isHulled ? hull : geometry;
      mesh.material = isHulled ? materials.hulled : materials[way];
      setGemDetail(mesh.material, pixels, isResting);
    }
    if (!isTraced) return;
    this.wasTraced = true;
    this.#prepareTrace();
  }

  /** One hierarchy over this ring and its partner, in the frame of the stage: both see each other as they are. */
  #prepareTrace(): void {
    if (this.uniforms.sceneNodes.value) return;
    const rings: readonly RingModel[] = this.#partner === null ? [this] : [this, this.#partner];
    const built = buildHierarchy(rings.flatMap((ring) => ring.#bodies()));
    if (!built) return;
    const { texels, middle, step } = packNodes(built.nodes);
    const [nodes, triangles] = [sceneTexture(texels), sceneTexture(built.triangles)];
    for (const { uniforms, pose } of rings) {
      uniforms.sceneNodes.value = nodes;
      uniforms.sceneTriangles.value = triangles;
      uniforms.sceneGrid.value.set(...middle, step);
      uniforms.toScene.value.copy(pose.matrix);
    }
  }

  /** What rays can meet of this ring, in the frame of the stage. */
  #bodies(): readonly TracedBody[] {
    const parts = this.scene.parts.map((part) => tracedPart(part, this.#looks));
    const stones = this.scene.stones.map((stone) => tracedStone(stone, this.#looks));
    return [...parts, ...stones].map((body) => placedBody(body, this.pose.matrix));
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
    this.uniforms.sceneNodes.value?.dispose();
    this.uniforms.sceneTriangles.value?.dispose();
    for (const { materials } of [...this.parts, ...this.stones]) {
      for (const material of Object.values(materials)) material.dispose();
    }
    for (const { mesh } of this.parts) mesh.geometry.dispose();
    for (const metal of this.#metals) metal.dispose();
    for (const { mesh, geometry, hull } of this.stones) {
      geometry.dispose();
      hull?.dispose();
      mesh.dispose();
    }
    this.group.removeFromParent();
  }

  /** Cylinder shell, curvature of the bore and the floor, in this ring's frame. */
  #describe(): void {
    const { innerRadius, outerRadius, width } = this.scene;
    this.uniforms.shell.value.set(innerRadius, outerRadius, width / 2, boreCurve(this.scene));
    this.uniforms.circumference.value = 2 * Math.PI * outerRadius;
    const e = this.fromStage.elements;
    this.uniforms.floorPlane.value.set(itemAt(e, 4), itemAt(e, 5), itemAt(e, 6), itemAt(this.pose.matrix.elements, 13));
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
    const z = part.mesh.positions[i] ?? outside(part.mesh.positions, i);
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
      const z = mesh.positions[i] ?? outside(mesh.positions, i);
      lean += (mesh.normals[i] ?? outside(mesh.normals, i)) * z;
      square += z * z;
    }
  }
  return square > 0 ? lean / square : 0;
}

/** The alloy that holds a stone: the lane under it. */
function seatAlloy(scene: RingScene, stone: StonePlacement): string {
  const z = itemAt(stone.matrix, 14);
  const lane = scene.parts.find((part) => {
    if (part.kind !== 'band') return false;
    const [low, high] = acrossRange(part);
    return z >= low && z <= high;
  });
  return lane?.alloy ?? mainAlloy(scene);
}

function stoneGroups(scene: RingScene, looks: ViewerLooks, stage: StageUniforms, ring: RingUniforms): StoneGroup[] {
  const byLook = Map.groupBy(scene.stones, (stone) => `${shapeKey(stone)}/${stone.material}`);
  return [...byLook.values()].flatMap((placements) => {
    const [first] = placements;
    if (!first) return [];
    const { mesh: cut, fold, hull } = gemCut(first);
    const geometry = meshGeometry(cut);
    const seats = new Float32Array(placements.length * 3);
    const depths = Float32Array.from(placements, ({ setting }) => SEAT_DEPTH[setting] ?? 1);
    const materials = gemMaterials(looks.gems[first.material], fold, stage, ring);
    const mesh = new InstancedMesh(geometry, materials.moving, placements.length);
    mesh.layers.enable(LIGHT_LAYER);
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
    return [{ placements, mesh, materials, geometry, hull: hull && hullGeometry(hull) }];
  });
}
