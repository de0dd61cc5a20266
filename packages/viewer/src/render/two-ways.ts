import { GLSL3, RawShaderMaterial } from 'three';
import type { IUniform } from 'three';

/**
 * A material as programs over the same uniforms: for moving frames, and for those that follow rays through the ring's
 * mesh. Apart, because a processor that stands in for a graphics card runs both sides of a branch.
 */
export interface TwoWays<M extends RawShaderMaterial> {
  readonly moving: M;
  /** The first frame of an opening, in little code: without a graphics card programs are made longer than they run. */
  readonly plain: M;
  readonly traced: M;
  /** Traced, drawn as a hull of a few triangles. */
  readonly hulled: M;
}

/** Which of the programs a frame is drawn with. */
export type DrawnWay = 'moving' | 'plain' | 'traced';

/**
 * Whoever calls disposes all. A program that is never drawn is never compiled.
 * @param beyondPlain - defines of all programs but the plain one, which thereby is the same for more rings
 */
export function twoWays<U extends Record<string, IUniform>>(
  shaders: { readonly vertex: string; readonly fragment: string },
  defines: Readonly<Record<string, string | number>>,
  uniforms: U,
  beyondPlain: Readonly<Record<string, string | number>> = {},
): TwoWays<RawShaderMaterial & { uniforms: U }> {
  const program = (more: Readonly<Record<string, string | number>>): RawShaderMaterial & { uniforms: U } => {
    const material = new RawShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: shaders.vertex,
      fragmentShader: shaders.fragment,
      defines: { ...defines, ...more },
      uniforms,
    });
    return material as RawShaderMaterial & { uniforms: U }; // three keeps the object that it is given
  };
  return {
    moving: program(beyondPlain),
    plain: program({ PLAIN: 1 }),
    traced: program({ ...beyondPlain, TRACED: 1 }),
    hulled: program({ ...beyondPlain, TRACED: 1, HULL: 1 }),
  };
}
