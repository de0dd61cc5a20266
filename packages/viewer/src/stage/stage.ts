import type { RingScene } from '@ringwerk/kernel/mesh';
import { PerspectiveCamera, Scene } from 'three';
import type { CubeTexture, Mesh, Object3D, WebGLRenderer } from 'three';
import { FIELD_OF_VIEW } from '../camera/views.ts';
import type { Orbit } from '../camera/orbit.ts';
import type { PictureSize } from '../render/picture-part.ts';
import { LIGHT_LAYER } from '../render/traced-target.ts';
import { sampleUniforms, stageUniforms } from '../render/uniforms.ts';
import { cutScene } from '../presentation/cut-scene.ts';
import { explodeScene } from '../presentation/explode-scene.ts';
import type {
  Arrangement,
  ReadPlace,
  ViewerBackground,
  ViewerLight,
  ViewerScene,
  ViewerTarget,
} from '../ring-viewer.ts';
import { createStudioCube } from '../studio/studio-cube.ts';
import { GEM_STUDIOS, METAL_STUDIOS } from '../studio/studios.ts';
import { FloorShadow } from './floor-shadow.ts';
import { PartOutline } from './part-outline.ts';
import { poseRings } from '../pose/pose-rings.ts';
import { RingModel } from './ring-model.ts';
import { RingStand } from './ring-stand.ts';

/** How dark the contact shadow is, and how much metal colour it carries: on a dark floor any more glows like a lamp. */
const SHADOW = 0.95;
const COLOUR_BLEED: Readonly<Record<ViewerBackground, number>> = { light: 0.03, dark: 0.006 };

/** A stand throws no colour. */
const NO_COLOUR = [0, 0, 0] as const;

/** The ring as an arrangement shows it. */
function presented(scene: RingScene, arrangement: Arrangement): RingScene {
  if (arrangement === 'section') return cutScene(scene);
  return arrangement === 'exploded' ? explodeScene(scene) : scene;
}

/** Everything that is in front of the camera: rings, floor, light. Owns its GPU objects. */
export class Stage {
  readonly scene = new Scene();
  readonly camera = new PerspectiveCamera((FIELD_OF_VIEW * 180) / Math.PI, 1, 5, 400);
  readonly uniforms = stageUniforms();
  models: readonly RingModel[] = [];
  readonly floor = new FloorShadow();
  arrangement: Arrangement = 'standing';
  read: ReadPlace | null = null;
  readonly #outline = new PartOutline();
  readonly #metalCubes = new Map<string, CubeTexture>();
  /** Made when the first stone comes under a light: a plain ring needs none. */
  readonly #gemCubes = new Map<ViewerLight, CubeTexture>();
  #stands: readonly RingStand[] = [];
  /** Rings and stands that are off the stage, kept until a frame was drawn without them. */
  #retired: (RingModel | RingStand)[] = [];
  #content: ViewerScene | null = null;
  #light: ViewerLight;
  #background: ViewerBackground;
  #isDetached = false;
  #isShadowStale = true;
  #isShadowRough = false;
  /** The machine is slow: what moves is drawn with less. */
  isLowQuality = false;
  /** The first picture: rings and stones alone in few programs, so that nothing waits for those of the shadow and of what the rings see of each other. */
  isFirstFrame = false;
  #marked: ViewerTarget | null = null;

  constructor(background: ViewerBackground, light: ViewerLight) {
    this.scene.matrixWorldAutoUpdate = false;
    this.floor.mesh.layers.enable(LIGHT_LAYER);
    this.scene.add(this.floor.mesh);
    this.#light = light;
    this.#background = background;
    this.setLight(background, light);
  }

  setLight(background: ViewerBackground, light: ViewerLight): void {
    this.#light = light;
    this.#background = background;
    const key = `${light} ${background}`;
    let cube = this.#metalCubes.get(key);
    if (!cube) {
      cube = createStudioCube(METAL_STUDIOS[light][background]);
      this.#metalCubes.set(key, cube);
    }
    this.uniforms.metalCube.value = cube;
    if (this.models.some(({ stones }) => stones.length > 0)) this.#lightStones();
    this.setColourBleed(true);
  }

  #lightStones(): void {
    const cube = this.#gemCubes.get(this.#light) ?? createStudioCube(GEM_STUDIOS[this.#light]);
    this.#gemCubes.set(this.#light, cube);
    this.uniforms.gemCube.value = cube;
  }

  /** Whether the floor shows a breath of the metal's colour; on a transparent picture it is shadow alone. */
  setColourBleed(isBleeding: boolean): void {
    this.floor.setTone(SHADOW, isBleeding ? COLOUR_BLEED[this.#background] : 0);
  }

  /**
   * Replaces the rings; a stage holds one ring or a pair, further ones are left out. The old ones keep their programs
   * until the new ones have been drawn: a material takes its program with its first frame, and given back before that it
   * was compiled anew for every position of a slider (0.9 s each under software GL).
   */
  setRings(content: ViewerScene): void {
    this.#content = content;
    this.#isDetached = false;
    const scenes = content.rings.slice(0, 2).map(({ scene }) => presented(scene, this.arrangement));
    const poses = poseRings(scenes, this.arrangement, this.read);
    const hasPartner = poses.filter(({ isAway }) => isAway !== true).length > 1;
    this.#clear();
    if (scenes.some(({ stones }) => stones.length > 0)) this.#lightStones();
    this.models = scenes.flatMap((scene, index) => {
      const pose = poses[index];
      return pose ? [new RingModel(scene, content.looks, pose, this.uniforms, { hasPartner, index })] : [];
    });
    const [first, second] = this.#shownModels();
    if (first && second) {
      first.setPartner(second);
      second.setPartner(first);
    }
    this.#stands =
      this.arrangement === 'stand'
        ? this.models.map(({ scene, pose }) => new RingStand(scene, pose, this.uniforms))
        : [];
    for (const model of this.models) this.scene.add(model.group);
    for (const { mesh } of this.#stands) this.scene.add(mesh);
    this.#isShadowStale = true;
  }

  /** Takes everything off the stage until rings come: they find the programs made that stood here. */
  detach(): void {
    this.#clear();
    this.#isDetached = true;
  }

  #clear(): void {
    for (const { group } of this.models) group.removeFromParent();
    for (const { mesh } of this.#stands) mesh.removeFromParent();
    this.#retired.push(...this.models, ...this.#stands);
    this.models = [];
    this.#stands = [];
  }

  /**
   * A frame was drawn with what stands here now: what stood here before gives its GPU objects back. A ring that was
   * traced waits until another one is, for the sake of those programs.
   */
  dropRetired(): void {
    if (this.#isDetached) return;
    const isResting = this.models.every(({ wasTraced }) => wasTraced);
    const waits = (item: RingModel | RingStand): boolean => !isResting && item instanceof RingModel && item.wasTraced;
    for (const item of this.#retired) if (!waits(item)) item.dispose();
    this.#retired = this.#retired.filter(waits);
  }

  /** Shows the same rings in another arrangement. */
  setArrangement(arrangement: Arrangement, read: ReadPlace | null): void {
    if (arrangement === this.arrangement && read === this.read) return;
    this.arrangement = arrangement;
    this.read = read;
    if (this.#content !== null) this.setRings(this.#content);
  }

  #shownModels(): readonly RingModel[] {
    return this.models.filter(({ pose }) => pose.isAway !== true);
  }

  mark(target: ViewerTarget | null): void {
    this.#marked = target;
  }

  /** Whether a line stands round something. */
  get isMarking(): boolean {
    return this.#markedObjects().length > 0;
  }

  #markedObjects(): readonly Object3D[] {
    const target = this.#marked;
    return target === null ? [] : (this.models[target.ring]?.marked(target) ?? []);
  }

  /** Draws the line round what is marked over the screen; nothing when nothing is. */
  drawMark(renderer: WebGLRenderer, size: PictureSize): void {
    const marked = new Set(this.#markedObjects());
    if (marked.size === 0) return;
    const meshes = this.#shownModels().flatMap(({ parts, stones }): Mesh[] => [
      ...parts.map(({ mesh }) => mesh),
      ...stones.map(({ mesh }) => mesh),
    ]);
    this.floor.mesh.visible = false;
    for (const { mesh } of this.#stands) mesh.visible = false;
    this.#outline.draw(renderer, this.scene, this.camera, meshes, marked, size);
    this.floor.mesh.visible = true;
    for (const { mesh } of this.#stands) mesh.visible = true;
  }

  /** After the context came back: everything that was drawn into a texture has to be drawn again. */
  restore(): void {
    this.#isShadowStale = true;
  }

  /**
   * Brings camera and uniforms in line with the orbit before a frame. `pixels` = picture height; a traced frame follows
   * its rays through the rings' own meshes.
   */
  prepare(
    renderer: WebGLRenderer,
    orbit: Orbit,
    aspect: number,
    pixels: number,
    isResting: boolean,
    isTraced = isResting,
  ): void {
    // A still may be asked for before the first frame: it has its shadow.
    const hasShadow = isResting || !this.isFirstFrame;
    if (hasShadow) this.#bakeShadow(renderer, isResting);
    this.floor.mesh.visible = this.models.length > 0 && hasShadow;
    this.floor.setPicture({ width: pixels * aspect, height: pixels });
    const { camera, uniforms } = this;
    orbit.eye(camera.position);
    camera.lookAt(orbit.state.target);
    if (camera.aspect !== aspect) {
      camera.aspect = aspect;
      camera.updateProjectionMatrix();
    }
    camera.updateMatrixWorld();
    uniforms.eyeOnStage.value.copy(camera.position);
    const { yaw, distance } = orbit.state;
    const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
    uniforms.stageToStudio.value.set(c, 0, -s, 0, 1, 0, s, 0, c);
    const perMillimetre = pixels / (2 * distance * Math.tan(FIELD_OF_VIEW / 2));
    const way = isTraced ? 'traced' : this.isFirstFrame && !isResting ? 'plain' : 'moving';
    for (const model of this.models) {
      model.setDetail(perMillimetre, isResting, way);
      model.face(uniforms);
    }
  }

  /** While a hand changes the rings the shadow is baked with less, and once more when the picture rests. */
  #bakeShadow(renderer: WebGLRenderer, isResting: boolean): void {
    const isGoodEnough = !this.#isShadowStale && !(this.#isShadowRough && isResting);
    if (isGoodEnough || this.models.length === 0) return;
    const stands = this.#stands.map((stand) => ({ scene: stand.scene, pose: stand.pose, f0: NO_COLOUR }));
    const bake = isResting ? 'fine' : this.isLowQuality ? 'quick' : 'rough';
    this.floor.bake(renderer, [...this.#shownModels(), ...stands], bake);
    this.#isShadowStale = false;
    this.#isShadowRough = !isResting;
  }

  /** Tells the materials which sample of a picture at rest comes next. */
  setSample(index: number): void {
    sampleUniforms(this.uniforms, index);
  }

  dispose(): void {
    this.#clear();
    for (const item of this.#retired) item.dispose();
    this.#retired = [];
    this.floor.dispose();
    this.#outline.dispose();
    for (const cubes of [this.#metalCubes, this.#gemCubes]) {
      for (const cube of cubes.values()) cube.dispose();
      cubes.clear();
    }
  }
}
