import {
  AddEquation,
  CustomBlending,
  FloatType,
  HalfFloatType,
  LinearFilter,
  Mesh,
  NearestFilter,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  RGBAFormat,
  UnsignedByteType,
  WebGLRenderTarget,
} from 'three';
import type { PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import { compositeMaterial, gatherMaterial, STAGE_RAISED } from './composite-material.ts';
import { drawsByProcessor } from './draws-by-processor.ts';
import { contextOf } from './open-renderer.ts';
import { cornerFromMiddle, type PicturePart, type PictureSize } from './picture-part.ts';
import { LIGHT_LAYER, SURFACE_LAYER, TracedTarget } from './traced-target.ts';
import type { Strip } from './trace-strips.ts';
import type { SurfaceUniforms } from './uniforms.ts';

/** Halton sequence, the i-th number of a base: evenly spread sub-pixel offsets without a table. */
function halton(index: number, base: number): number {
  let [result, fraction, i] = [0, 1, index];
  while (i > 0) {
    fraction /= base;
    result += fraction * (i % base);
    i = Math.floor(i / base);
  }
  return result;
}

/**
 * Samples of a moving frame's pixels. A graphics card has them for next to nothing; software GL drew a pair of 210 × 200
 * pixels in 57 ms with four of them or two, and in 22 ms with none. There the frame has more pixels instead.
 */
export const MOVING_SAMPLES = 4;

/** Edge of the sample that tells how fast a machine is, pixels: large enough to outweigh the way there and back. */
const PROBE = 256;

/**
 * A number of 0..1 as an offset of at most a pixel, nearer to the middle more often: the soft edge of film and of path
 * tracers, not the hard one of a grid.
 */
function tent(u: number): number {
  return u < 0.5 ? Math.sqrt(2 * u) - 1 : 1 - Math.sqrt(2 - 2 * u);
}

const target = (size: PictureSize, samples: number, type: typeof HalfFloatType | typeof FloatType): WebGLRenderTarget =>
  new WebGLRenderTarget(size.width, size.height, {
    type,
    format: RGBAFormat,
    samples,
    magFilter: LinearFilter,
    minFilter: LinearFilter,
  });

/**
 * Frames in high dynamic range. While something moves, one multisampled frame goes straight to the screen, smaller
 * than the screen where the machine is slow. At rest, jittered frames are summed as light and developed once:
 * averaging developed frames instead costs a visible step in every highlight.
 */
export class Pipeline {
  readonly composite = compositeMaterial();
  readonly #gather = gatherMaterial();
  readonly #plane = new PlaneGeometry(2, 2);
  readonly #screenMesh: Mesh;
  readonly #gatherMesh: Mesh;
  readonly #flat = new OrthographicCamera();
  #moving: WebGLRenderTarget | null = null;
  #still: WebGLRenderTarget | null = null;
  #traced: TracedTarget | null = null;
  #sum: WebGLRenderTarget | null = null;
  /** Gathered in strips, until it takes the place of the sum that is shown. */
  #next: WebGLRenderTarget | null = null;
  /** Where materials read what a traced sample sees. */
  readonly #surfaces: SurfaceUniforms;
  readonly #renderer: WebGLRenderer;
  /** Some phones cannot blend into floats; half floats lose nothing visible over 32 samples. */
  readonly #sumType: typeof HalfFloatType | typeof FloatType;
  readonly #movingSamples: number;

  /** @param movingSamples - of a pixel of a moving frame, for whoever asks how a graphics card draws it. */
  constructor(
    renderer: WebGLRenderer,
    surfaces: SurfaceUniforms,
    movingSamples = drawsByProcessor(contextOf(renderer)) ? 0 : MOVING_SAMPLES,
  ) {
    this.#renderer = renderer;
    this.#movingSamples = movingSamples;
    this.#surfaces = surfaces;
    this.#sumType = renderer.extensions.has('EXT_float_blend') ? FloatType : HalfFloatType;
    this.#screenMesh = new Mesh(this.#plane, this.composite.material);
    this.#gatherMesh = new Mesh(this.#plane, this.#gather.material);
    this.#screenMesh.frustumCulled = this.#gatherMesh.frustumCulled = false;
    const { material } = this.#gather;
    material.blending = CustomBlending;
    material.blendEquation = AddEquation;
    material.blendSrc = material.blendDst = material.blendSrcAlpha = material.blendDstAlpha = OneFactor;
  }

  /** Samples that the sum holds without visible steps. */
  get mostSamples(): number {
    return this.#sumType === FloatType ? 256 : 32;
  }

  /** One frame of `size`, multisampled where a graphics card draws, developed to the whole screen, or to `into`. */
  drawMoving(scene: Scene, camera: PerspectiveCamera, size: PictureSize, into: WebGLRenderTarget | null = null): void {
    this.#moving = fitted(this.#moving, size, this.#movingSamples, HalfFloatType);
    camera.clearViewOffset();
    this.#drawScene(scene, camera, this.#moving);
    this.#develop(this.#moving, 1, into);
  }

  /**
   * Seconds that a pixel of a sample takes on this machine, from a small one; the first compiles, the second counts.
   * Waits for the graphics processor, so it is asked rarely.
   */
  secondsPerPixel(scene: Scene, camera: PerspectiveCamera): number {
    const probe = new TracedTarget({ width: PROBE, height: PROBE });
    const pixel = new Uint16Array(4);
    const timed = (draw: () => void): number => {
      const started = performance.now();
      draw();
      this.#renderer.readRenderTargetPixels(probe.light, 0, 0, 1, 1, pixel);
      return (performance.now() - started) / 1000;
    };
    camera.clearViewOffset();
    timed(() => this.#drawTraced(scene, camera, probe));
    const waiting = timed(() => undefined);
    const drawing = timed(() => this.#drawTraced(scene, camera, probe));
    probe.dispose();
    return Math.max(0, drawing - waiting) / (PROBE * PROBE);
  }

  /** Adds sample `index` (from 0) of a picture at rest, or of a part of one; index 0 starts anew. */
  gatherSample(scene: Scene, camera: PerspectiveCamera, part: PicturePart, index: number, isTraced = true): void {
    this.#sum = fitted(this.#sum, part, 0, this.#sumType);
    shift(camera, part, index);
    const light = isTraced ? this.#tracedSample(scene, camera, part) : this.#plainSample(scene, camera, part);
    camera.clearViewOffset();
    this.#add(light, this.#sum, index);
  }

  /**
   * Draws a strip of traced sample `index` (from 0), beside what was gathered and may still be shown; strips of one sample
   * follow each other upwards without anything else drawn as a sample in between, and the last one adds it.
   */
  gatherStrip(scene: Scene, camera: PerspectiveCamera, size: PictureSize, index: number, { from, to }: Strip): void {
    const { width, height } = size;
    const traced = this.#tracedTarget(size);
    shift(camera, size, index);
    if (from === 0) this.#drawSurfaces(scene, camera, traced);
    traced.light.scissor.set(0, from, width, to - from);
    traced.light.scissorTest = true;
    this.#drawLight(scene, camera, traced);
    traced.light.scissorTest = false;
    camera.clearViewOffset();
    if (to < height) return;
    if (index === 0) this.#next = fitted(this.#next, size, 0, this.#sumType);
    const sum = this.#next ?? this.#sum;
    if (sum) this.#add(traced.light, sum, index);
  }

  /** What was gathered in strips takes the place of what was gathered before, and goes on there. */
  takeStrips(): void {
    this.#sum?.dispose();
    [this.#sum, this.#next] = [this.#next, null];
  }

  /** Develops what was gathered so far to the screen, or to `into`. */
  developGathered(samples: number, into: WebGLRenderTarget | null = null, part?: PicturePart): void {
    if (this.#sum) this.#develop(this.#sum, 1 / samples, into, part);
  }

  /** Developed bytes of what was gathered, bottom row first. */
  readGathered(samples: number, part: PicturePart): Uint8Array<ArrayBuffer> {
    const { width, height } = part;
    const picture = new WebGLRenderTarget(width, height, {
      type: UnsignedByteType,
      depthBuffer: false,
      magFilter: NearestFilter,
      minFilter: NearestFilter,
    });
    this.developGathered(samples, picture, part);
    const bytes = new Uint8Array(width * height * 4);
    this.#renderer.readRenderTargetPixels(picture, 0, 0, width, height, bytes);
    picture.dispose();
    return bytes;
  }

  /** Mean of the gathered light: linear premultiplied RGBA, bottom row first. */
  readLight(samples: number, size: PictureSize): Float32Array {
    const light = new Float32Array(size.width * size.height * 4);
    if (this.#sum) this.#renderer.readRenderTargetPixels(this.#sum, 0, 0, size.width, size.height, light);
    return light.map((value) => value / samples);
  }

  /** Frees the targets of a picture size that is no longer shown. */
  release(): void {
    for (const used of [this.#moving, this.#still, this.#sum, this.#next, this.#traced]) used?.dispose();
    this.#moving = this.#still = this.#sum = this.#next = this.#traced = null;
  }

  dispose(): void {
    this.release();
    this.#plane.dispose();
    this.composite.material.dispose();
    this.#gather.material.dispose();
  }

  #plainSample(scene: Scene, camera: PerspectiveCamera, size: PictureSize): WebGLRenderTarget {
    this.#still = fitted(this.#still, size, 0, HalfFloatType);
    this.#drawScene(scene, camera, this.#still);
    return this.#still;
  }

  #tracedSample(scene: Scene, camera: PerspectiveCamera, size: PictureSize): WebGLRenderTarget {
    const traced = this.#tracedTarget(size);
    this.#drawTraced(scene, camera, traced);
    return traced.light;
  }

  #tracedTarget(size: PictureSize): TracedTarget {
    if (this.#traced?.fits(size) === true) return this.#traced;
    this.#traced?.dispose();
    this.#traced = new TracedTarget(size);
    return this.#traced;
  }

  /** First what every pixel sees, then its light. */
  #drawTraced(scene: Scene, camera: PerspectiveCamera, into: TracedTarget): void {
    this.#drawSurfaces(scene, camera, into);
    this.#drawLight(scene, camera, into);
  }

  #drawSurfaces(scene: Scene, camera: PerspectiveCamera, into: TracedTarget): void {
    const renderer = this.#renderer;
    renderer.setRenderTarget(into.surfaces);
    renderer.clear();
    camera.layers.set(SURFACE_LAYER);
    renderer.render(scene, camera);
    camera.layers.set(0);
    renderer.setRenderTarget(null);
  }

  #drawLight(scene: Scene, camera: PerspectiveCamera, into: TracedTarget): void {
    const renderer = this.#renderer;
    this.#surfaces.places.value = into.places;
    this.#surfaces.shapes.value = into.shapes;
    renderer.setRenderTarget(into.light);
    renderer.clear(true, false, false);
    camera.layers.set(LIGHT_LAYER);
    renderer.render(scene, camera);
    camera.layers.set(0);
    renderer.setRenderTarget(null);
  }

  /** Adds a sample's light to a sum; the first one starts it anew. */
  #add(light: WebGLRenderTarget, sum: WebGLRenderTarget, index: number): void {
    this.#gather.light.value = light.texture;
    this.#renderer.setRenderTarget(sum);
    if (index === 0) this.#renderer.clear();
    this.#renderer.render(this.#gatherMesh, this.#flat);
    this.#renderer.setRenderTarget(null);
  }

  #drawScene(scene: Scene, camera: PerspectiveCamera, into: WebGLRenderTarget): void {
    this.#renderer.setRenderTarget(into);
    this.#renderer.clear();
    this.#renderer.render(scene, camera);
    this.#renderer.setRenderTarget(null);
  }

  #develop(from: WebGLRenderTarget, share: number, into: WebGLRenderTarget | null, part: PicturePart = from): void {
    const { uniforms } = this.composite;
    uniforms.light.value = from.texture;
    uniforms.share.value = share;
    const { width, height } = part.whole ?? part;
    const edge = Math.max(width, height);
    const [x, y] = cornerFromMiddle(part);
    uniforms.aspect.value.set(part.width / edge, part.height / edge);
    uniforms.corner.value.set(x / edge, (y + height * STAGE_RAISED) / edge);
    this.#renderer.setRenderTarget(into);
    this.#renderer.render(this.#screenMesh, this.#flat);
    this.#renderer.setRenderTarget(null);
  }
}

/** Shifts what a camera sees by the part of a pixel that a sample has. */
function shift(camera: PerspectiveCamera, part: PicturePart, index: number): void {
  const { width, height, left = 0, top = 0, whole = part } = part;
  const [x, y] = [left + tent(halton(index + 1, 2)), top + tent(halton(index + 1, 3))];
  camera.setViewOffset(whole.width, whole.height, x, y, width, height);
}

function fitted(
  current: WebGLRenderTarget | null,
  size: PictureSize,
  samples: number,
  type: typeof HalfFloatType | typeof FloatType,
): WebGLRenderTarget {
  if (!current) return target(size, samples, type);
  if (current.width !== size.width || current.height !== size.height) current.setSize(size.width, size.height);
  return current;
}
