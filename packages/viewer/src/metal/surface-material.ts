import { PIXEL_SPAN } from './metal-constants.ts';
import { GLSL3, RawShaderMaterial } from 'three';
import type { Uniform } from '../render/uniforms.ts';

const VERTEX = /* glsl */ `
uniform mat4 modelMatrix, viewMatrix, projectionMatrix;
in vec3 position, normal;
in vec2 uv;
out vec3 ringPosition, ringNormal;
out vec2 surfaceUv;
void main() {
  ringPosition = position;
  ringNormal = normal;
  surfaceUv = uv;
  gl_Position = projectionMatrix * viewMatrix * modelMatrix * vec4(position, 1.0);
}
`;

/** The place, and the pixel's size and bend beside the mark; the normal, folded from an octahedron, and millimetres across. */
const FRAGMENT = /* glsl */ `
precision highp float; precision highp int;
uniform uint mark;
in vec3 ringPosition, ringNormal;
in vec2 surfaceUv;
layout(location = 0) out uvec4 place;
layout(location = 1) out uvec4 form;
void main() {
  vec3 n = ringNormal / (abs(ringNormal.x) + abs(ringNormal.y) + abs(ringNormal.z));
  if (n.z < 0.0) n.xy = (1.0 - abs(n.yx)) * vec2(n.x < 0.0 ? -1.0 : 1.0, n.y < 0.0 ? -1.0 : 1.0);
  // the pixel's width by its root, so that a near view has enough steps; the turn of the normal over it, radians
  vec2 span = vec2(sqrt(length(fwidth(ringPosition)) * ${PIXEL_SPAN}), length(fwidth(ringNormal)) * ${PIXEL_SPAN});
  uvec2 steps = uvec2(min(span, 1.0) * 255.0 + 0.5); // formula: eight bits each
  place = uvec4(floatBitsToUint(ringPosition), steps.x << 24 | steps.y << 16 | mark);
  form = uvec4(packSnorm2x16(n.xy), floatBitsToUint(surfaceUv.y), 0u, 0u);
}
`;

/** Notes what a part looks like in each pixel that it fills; `mark` (1..65535) tells it apart. Whoever calls disposes it. */
export function surfaceMaterial(mark: Uniform<number>): RawShaderMaterial {
  return new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: { mark },
  });
}
