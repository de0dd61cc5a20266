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
import { compositeMaterial, gatherMaterial } from './composite-material.ts';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

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
  private readonly gather = gatherMaterial();
  private readonly plane = new PlaneGeometry(2, 2);
  private readonly screenMesh: Mesh;
  private readonly gatherMesh: Mesh;
  private readonly flat = new OrthographicCamera();
  private moving: WebGLRenderTarget | null = null;
  private still: WebGLRenderTarget | null = null;
  private sum: WebGLRenderTarget | null = null;
  private readonly renderer: WebGLRenderer;
  /** Some phones cannot blend into floats; half floats lose nothing visible over 32 samples. */
  private readonly sumType: typeof HalfFloatType | typeof FloatType;

  constructor(renderer: WebGLRenderer) {
    this.renderer = renderer;
    this.sumType = renderer.extensions.has('EXT_float_blend') ? FloatType : HalfFloatType;
    this.screenMesh = new Mesh(this.plane, this.composite.material);
    this.gatherMesh = new Mesh(this.plane, this.gather.material);
    this.screenMesh.frustumCulled = this.gatherMesh.frustumCulled = false;
    const { material } = this.gather;
    material.blending = CustomBlending;
    material.blendEquation = AddEquation;
    material.blendSrc = material.blendDst = material.blendSrcAlpha = material.blendDstAlpha = OneFactor;
  }

  /** Samples that the sum holds without visible steps. */
  get mostSamples(): number {
    return this.sumType === FloatType ? 256 : 32;
  }

  /** One multisampled frame of `size`, developed to the whole screen. */
  drawMoving(scene: Scene, camera: PerspectiveCamera, size: PictureSize): void {
    this.moving = fitted(this.moving, size, 4, HalfFloatType);
    camera.clearViewOffset();
    this.drawScene(scene, camera, this.moving);
    this.develop(this.moving, 1, null);
  }

  /** Adds sample `index` (from 0) of a picture at rest; index 0 starts anew. */
  gatherSample(scene: Scene, camera: PerspectiveCamera, size: PictureSize, index: number): void {
    this.still = fitted(this.still, size, 0, HalfFloatType);
    this.sum = fitted(this.sum, size, 0, this.sumType);
    const { width, height } = size;
    camera.setViewOffset(width, height, halton(index + 1, 2) - 0.5, halton(index + 1, 3) - 0.5, width, height);
    this.drawScene(scene, camera, this.still);
    camera.clearViewOffset();
    this.gather.light.value = this.still.texture;
    this.renderer.setRenderTarget(this.sum);
    if (index === 0) this.renderer.clear();
    this.renderer.render(this.gatherMesh, this.flat);
    this.renderer.setRenderTarget(null);
  }

  /** Develops what was gathered so far to the screen, or to `into`. */
  developGathered(samples: number, into: WebGLRenderTarget | null = null): void {
    if (this.sum) this.develop(this.sum, 1 / samples, into);
  }

  /** Developed bytes, bottom row first; call after the samples were gathered. */
  readGathered(samples: number, size: PictureSize): Uint8Array<ArrayBuffer> {
    const picture = new WebGLRenderTarget(size.width, size.height, {
      type: UnsignedByteType,
      depthBuffer: false,
      magFilter: NearestFilter,
      minFilter: NearestFilter,
    });
    this.developGathered(samples, picture);
    const bytes = new Uint8Array(size.width * size.height * 4);
    this.renderer.readRenderTargetPixels(picture, 0, 0, size.width, size.height, bytes);
    picture.dispose();
    return bytes;
  }

  /** Frees the targets of a picture size that is no longer shown. */
  release(): void {
    for (const used of [this.moving, this.still, this.sum]) used?.dispose();
    this.moving = this.still = this.sum = null;
  }

  dispose(): void {
    this.release();
    this.plane.dispose();
    this.composite.material.dispose();
    this.gather.material.dispose();
  }

  private drawScene(scene: Scene, camera: PerspectiveCamera, into: WebGLRenderTarget): void {
    this.renderer.setRenderTarget(into);
    this.renderer.clear();
    this.renderer.render(scene, camera);
    this.renderer.setRenderTarget(null);
  }

  private develop(from: WebGLRenderTarget, share: number, into: WebGLRenderTarget | null): void {
    const { uniforms } = this.composite;
    uniforms.light.value = from.texture;
    uniforms.share.value = share;
    const { width, height } = from;
    uniforms.aspect.value.set(width / Math.max(width, height), height / Math.max(width, height));
    this.renderer.setRenderTarget(into);
    this.renderer.render(this.screenMesh, this.flat);
    this.renderer.setRenderTarget(null);
  }
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
