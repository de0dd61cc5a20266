import { PerspectiveCamera, Scene } from 'three';
import type { CubeTexture, WebGLRenderer } from 'three';
import { FIELD_OF_VIEW } from '../camera/views.ts';
import type { Orbit } from '../camera/orbit.ts';
import { setGemDetail } from '../gem/gem-material.ts';
import { stageUniforms } from '../render/uniforms.ts';
import type { ViewerBackground, ViewerScene, ViewerTarget } from '../ring-viewer.ts';
import { createStudioCube } from '../studio/studio-cube.ts';
import { GEM_STUDIO, METAL_STUDIOS } from '../studio/studios.ts';
import { FloorShadow } from './floor-shadow.ts';
import { poseRings } from './pose-rings.ts';
import { RingModel } from './ring-model.ts';

/** How dark the contact shadow is, and how much metal colour it carries. */
const SHADOWS: Readonly<Record<ViewerBackground, number>> = { light: 0.9, dark: 0.9 };
const COLOUR_BLEED = 0.05;

/** Everything that is in front of the camera: rings, floor, light. Owns its GPU objects. */
export class Stage {
  readonly scene = new Scene();
  readonly camera = new PerspectiveCamera((FIELD_OF_VIEW * 180) / Math.PI, 1, 5, 400);
  readonly uniforms = stageUniforms();
  models: readonly RingModel[] = [];
  private readonly floor = new FloorShadow();
  private readonly metalCubes = new Map<ViewerBackground, CubeTexture>();
  /** Made when the first stone comes: a plain ring needs none. */
  private gemCube: CubeTexture | null = null;
  private shadow = 1;
  private isShadowStale = true;
  private marked: ViewerTarget | null = null;

  constructor(background: ViewerBackground) {
    this.scene.matrixWorldAutoUpdate = false;
    this.scene.add(this.floor.mesh);
    this.setLight(background);
  }

  setLight(background: ViewerBackground): void {
    let cube = this.metalCubes.get(background);
    if (!cube) {
      cube = createStudioCube(METAL_STUDIOS[background]);
      this.metalCubes.set(background, cube);
    }
    this.uniforms.metalCube.value = cube;
    this.shadow = SHADOWS[background];
    this.setColourBleed(true);
  }

  /** Whether the floor shows a breath of the metal's colour; on a transparent picture it is shadow alone. */
  setColourBleed(isBleeding: boolean): void {
    this.floor.setTone(this.shadow, isBleeding ? COLOUR_BLEED : 0);
  }

  /** Replaces the rings; a stage holds one ring or a pair, further ones are left out. The new ones are built first, so that programs in use on both sides live on. */
  setRings(content: ViewerScene): void {
    const scenes = content.rings.slice(0, 2).map(({ scene }) => scene);
    const poses = poseRings(scenes);
    const old = this.models;
    if (scenes.some(({ stones }) => stones.length > 0)) {
      this.gemCube ??= createStudioCube(GEM_STUDIO);
      this.uniforms.gemCube.value = this.gemCube;
    }
    this.models = scenes.flatMap((scene, index) => {
      const pose = poses[index];
      return pose ? [new RingModel(scene, content.looks, pose, this.uniforms)] : [];
    });
    const [first = null, second = null] = this.models;
    first?.setPartner(second);
    second?.setPartner(first);
    for (const model of this.models) this.scene.add(model.group);
    for (const model of old) model.dispose();
    this.isShadowStale = true;
    this.mark(this.marked);
  }

  mark(target: ViewerTarget | null): void {
    this.marked = target;
    this.models.forEach((model, index) => model.mark(target?.ring === index ? target : null));
  }

  /** After the context came back: everything that was drawn into a texture has to be drawn again. */
  restore(): void {
    this.isShadowStale = true;
  }

  /** Brings camera and uniforms in line with the orbit before a frame. `pixels` = picture height. */
  prepare(renderer: WebGLRenderer, orbit: Orbit, aspect: number, pixels: number, isResting: boolean): void {
    if (this.isShadowStale && this.models.length > 0) {
      this.floor.bake(renderer, this.models);
      this.isShadowStale = false;
    }
    this.floor.mesh.visible = this.models.length > 0;
    this.floor.setPicture(pixels * aspect, pixels);
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
    for (const model of this.models) {
      model.face(uniforms);
      for (const { placements, mesh } of model.stones) {
        setGemDetail(mesh.material, (placements[0]?.diameter ?? 1) * perMillimetre, isResting);
      }
    }
  }

  /** Tells the materials which sample of a picture at rest comes next; the golden ratio spreads any number evenly. */
  setSample(index: number): void {
    this.uniforms.lobeShift.value = ((index * 0.618034 + 0.5) % 1) - 0.5;
  }

  dispose(): void {
    for (const model of this.models) model.dispose();
    this.models = [];
    this.floor.dispose();
    this.gemCube?.dispose();
    for (const cube of this.metalCubes.values()) cube.dispose();
    this.metalCubes.clear();
  }
}
