import {
  FloatType,
  Matrix4,
  Mesh,
  OrthographicCamera,
  PerspectiveCamera,
  PlaneGeometry,
  RGBAFormat,
  Scene,
  Vector3,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import type { CubeTexture } from 'three';
import { gatherMaterial } from './render/composite-material.ts';
import { MOVING_SAMPLES, Pipeline } from './render/pipeline.ts';
import type { PictureSize } from './render/picture-part.ts';
import type { ViewerScene } from './ring-viewer.ts';
import { sampleUniforms, stageUniforms } from './render/uniforms.ts';
import { RingModel } from './stage/ring-model.ts';
import { createStudioCube } from './studio/studio-cube.ts';
import type { Studio } from './studio/studio-light.ts';

/*
 * The viewer under a given light and a given camera, for measuring its picture: the shipped stage, materials and
 * gathering, without floor, poses and camera moves. Not part of the shop.
 */
export { RESTING_SAMPLES } from './render/is-rested.ts';
export { blurStudio, gatherStudio } from './studio/studio-light.ts';
export type { Studio } from './studio/studio-light.ts';

/** A camera in the ring's frame, mm; the picture's up is +y. `fieldOfView` = vertical, degrees. */
export interface ReferenceCamera {
  readonly eye: readonly [number, number, number];
  readonly target: readonly [number, number, number];
  readonly fieldOfView: number;
}

export interface ReferenceView {
  /** Puts one ring into the middle of the room, without a floor. */
  show(scene: ViewerScene): void;
  /** Light of a picture at rest: linear premultiplied RGBA, bottom row first, mean of `samples`. */
  gather(camera: ReferenceCamera, size: PictureSize, samples: number): Float32Array;
  /** Draws `frames` frames as they are drawn while the ring is turned; gives milliseconds of each. */
  frames(camera: ReferenceCamera, size: PictureSize, frames: number): readonly number[];
  dispose(): void;
}

/** The viewer's own pictures can also be seen while they move. */
export interface MovingReferenceView extends ReferenceView {
  /** Light of one moving frame as a graphics card draws it: linear premultiplied RGBA, bottom row first. */
  move(camera: ReferenceCamera, size: PictureSize): Float32Array;
}

/** Opens the viewer on a canvas under one studio for metal and stones. */
export function openReferenceView(canvas: HTMLCanvasElement | OffscreenCanvas, studio: Studio): MovingReferenceView {
  return new OpenReferenceView(canvas, studio);
}

/** A floor so far below that neither light nor shadow of it is left, mm. */
const NO_FLOOR = 1e6;

class OpenReferenceView implements MovingReferenceView {
  readonly #renderer: WebGLRenderer;
  readonly #pipeline: Pipeline;
  readonly #cube: CubeTexture;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(30, 1, 0.5, 400);
  readonly #uniforms = stageUniforms();
  #model: RingModel | null = null;

  constructor(canvas: HTMLCanvasElement | OffscreenCanvas, studio: Studio) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: false, alpha: false, depth: false, stencil: false });
    this.#renderer.autoClear = false;
    this.#renderer.setClearColor(0, 0);
    this.#pipeline = new Pipeline(this.#renderer, this.#uniforms.surfaces);
    this.#cube = createStudioCube(studio);
    this.#uniforms.metalCube.value = this.#uniforms.gemCube.value = this.#cube;
    this.#scene.matrixWorldAutoUpdate = false;
  }

  show({ rings, looks }: ViewerScene): void {
    const [ring] = rings;
    this.#model?.dispose();
    this.#model = null;
    if (!ring) return;
    const pose = { matrix: new Matrix4(), foot: new Vector3() };
    this.#model = new RingModel(ring.scene, looks, pose, this.#uniforms);
    this.#model.uniforms.floorPlane.value.w = NO_FLOOR;
    this.#scene.add(this.#model.group);
  }

  gather(view: ReferenceCamera, size: PictureSize, samples: number): Float32Array {
    this.#aim(view, size, true);
    for (let index = 0; index < samples; index += 1) {
      sampleUniforms(this.#uniforms, index);
      this.#pipeline.gatherSample(this.#scene, this.#camera, size, index);
    }
    return this.#pipeline.readLight(samples, size);
  }

  move(view: ReferenceCamera, size: PictureSize): Float32Array {
    this.#aim(view, size, false);
    sampleUniforms(this.#uniforms, 0);
    const pipeline = new Pipeline(this.#renderer, this.#uniforms.surfaces, MOVING_SAMPLES);
    const light = new WebGLRenderTarget(size.width, size.height, { type: FloatType, format: RGBAFormat });
    pipeline.drawMoving(this.#scene, this.#camera, size, light);
    const copy = gatherMaterial();
    copy.material.transparent = false;
    copy.light.value = pipeline.composite.uniforms.light.value;
    const plane = new Mesh(new PlaneGeometry(2, 2), copy.material);
    plane.frustumCulled = false;
    this.#renderer.setRenderTarget(light);
    this.#renderer.render(plane, new OrthographicCamera());
    this.#renderer.setRenderTarget(null);
    const found = new Float32Array(4 * size.width * size.height);
    this.#renderer.readRenderTargetPixels(light, 0, 0, size.width, size.height, found);
    for (const used of [pipeline, light, copy.material, plane.geometry]) used.dispose();
    return found;
  }

  frames(view: ReferenceCamera, size: PictureSize, frames: number): readonly number[] {
    this.#aim(view, size, false);
    sampleUniforms(this.#uniforms, 0);
    const context = this.#renderer.getContext();
    const pixel = new Uint8Array(4);
    this.#renderer.setSize(size.width, size.height, false);
    return Array.from({ length: frames }, () => {
      const started = performance.now();
      this.#pipeline.drawMoving(this.#scene, this.#camera, size);
      // waits until the frame is drawn
      context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, pixel);
      return performance.now() - started;
    });
  }

  dispose(): void {
    this.#model?.dispose();
    this.#pipeline.dispose();
    this.#cube.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  #aim({ eye, target, fieldOfView }: ReferenceCamera, size: PictureSize, isResting: boolean): void {
    const camera = this.#camera;
    const model = this.#model;
    const uniforms = this.#uniforms;
    camera.fov = fieldOfView;
    camera.aspect = size.width / size.height;
    camera.position.set(...eye);
    camera.lookAt(...target);
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
    uniforms.eyeOnStage.value.copy(camera.position);
    uniforms.stageToStudio.value.identity();
    if (!model) return;
    model.face(uniforms);
    const distance = camera.position.distanceTo(new Vector3(...target));
    const perMillimetre = size.height / (2 * distance * Math.tan((fieldOfView * Math.PI) / 360));
    model.setDetail(perMillimetre, isResting, isResting ? 'traced' : 'moving');
  }
}
