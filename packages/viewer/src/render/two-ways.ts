import { GLSL3, RawShaderMaterial } from 'three';
import type { IUniform } from 'three';

/**
 * A material as programs over the same uniforms: for moving frames, and for those that follow rays through the ring's
 * mesh. Apart, because a processor that stands in for a graphics card runs both sides of a branch.
 */
export interface TwoWays<M extends RawShaderMaterial> {
  readonly moving: M;
  readonly traced: M;
  /** Traced, drawn as a hull of a few triangles. */
  readonly hulled: M;
}

/** Whoever calls disposes all. A program that is never drawn is never compiled. */
export function twoWays<U extends Record<string, IUniform>>(
  shaders: { readonly vertex: string; readonly fragment: string },
  defines: Readonly<Record<string, string | number>>,
  uniforms: U,
): TwoWays<RawShaderMaterial & { uniforms: U }> {
  const program = (more: Readonly<Record<string, number>>): RawShaderMaterial & { uniforms: U } => {
    const material = new RawShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: shaders.vertex,
      fragmentShader: shaders.fragment,
      defines: { ...defines, ...more },
      uniforms,
    });
    return material as RawShaderMaterial & { uniforms: U }; // three keeps the object that it is given
  };
  return { moving: program({}), traced: program({ TRACED: 1 }), hulled: program({ TRACED: 1, HULL: 1 }) };
}
