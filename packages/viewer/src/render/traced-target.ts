import {
  DepthTexture,
  HalfFloatType,
  LinearFilter,
  NearestFilter,
  RGBAFormat,
  RGBAIntegerFormat,
  RGIntegerFormat,
  UnsignedIntType,
  WebGLRenderTarget,
} from 'three';
import type { Texture } from 'three';

/**
 * Layers of a traced sample beside the usual one: meshes that only tell what is seen where, then everything that gives
 * the light for it.
 */
export const SURFACE_LAYER = 1;
export const LIGHT_LAYER = 2;

/** Pixels. */
interface Edges {
  readonly width: number;
  readonly height: number;
}

/**
 * What a traced sample is drawn into: first which surface every pixel sees, then its light, with one depth for
 * both. Rays are then followed once a pixel; drawn straight from a fine mesh, a processor that shades in squares of
 * four pixels follows them two to three times, once for every triangle that touches the square.
 */
export class TracedTarget {
  readonly surfaces: WebGLRenderTarget;
  readonly light: WebGLRenderTarget;
  readonly #depth: DepthTexture;

  constructor({ width, height }: Edges) {
    this.#depth = new DepthTexture(width, height, UnsignedIntType);
    const shared = { depthTexture: this.#depth };
    this.surfaces = new WebGLRenderTarget(width, height, {
      ...shared,
      type: UnsignedIntType,
      format: RGBAIntegerFormat,
      internalFormat: 'RGBA32UI',
      count: 2,
      magFilter: NearestFilter,
      minFilter: NearestFilter,
    });
    this.shapes.format = RGIntegerFormat;
    this.shapes.internalFormat = 'RG32UI';
    this.light = new WebGLRenderTarget(width, height, {
      ...shared,
      type: HalfFloatType,
      format: RGBAFormat,
      magFilter: LinearFilter,
      minFilter: LinearFilter,
    });
  }

  /** Place of each pixel's surface, the pixel's size and the surface's mark. */
  get places(): Texture {
    return this.surfaces.texture;
  }

  /** Normal of each pixel's surface and the place across the ring; nothing where the mark is none. */
  get shapes(): Texture {
    return this.surfaces.textures[1] ?? this.surfaces.texture;
  }

  fits({ width, height }: Edges): boolean {
    return this.light.width === width && this.light.height === height;
  }

  dispose(): void {
    this.surfaces.dispose();
    this.light.dispose();
    this.#depth.dispose();
  }
}
