import { GLSL3, NoBlending, RawShaderMaterial, Vector2, Vector3 } from 'three';
import type { Texture } from 'three';
import { DEEPENING, DEVELOPMENT_GLSL } from './development.ts';
import { uniform } from './uniforms.ts';
import type { Uniform } from './uniforms.ts';

/** Guard: coverage below which a pixel holds no ring. */
const COVERED = 1e-4;
/**
 * How far the stage's bright middle lies under the picture's, in picture heights, and the distance from it in longer edges
 * of the picture at which it begins to fall; taste.
 */
export const STAGE_RAISED = 0.04;
const STAGE_FROM = 0.08;

const VERTEX = /* glsl */ `
in vec3 position;
out vec2 at;
void main() { at = position.xy * 0.5 + 0.5; gl_Position = vec4(position.xy, 0.0, 1.0); }
`;

/** Develops gathered light. Coverage is divided out first, so that the page's colour behind the rings stays exact. */
const FRAGMENT = /* glsl */ `
precision highp float; precision highp int;
uniform sampler2D light;
uniform float share;           // 1 / samples gathered in the texture
uniform vec3 edgeColour, middleColour;   // stage in linear sRGB
uniform float isTransparent;
uniform vec2 aspect, corner;   // in longer edges of the picture: what is drawn, and where its corner lies from the stage's middle
in vec2 at;
out vec4 colour;

${DEVELOPMENT_GLSL}
vec3 encode(vec3 c) {
  c = clamp(c, 0.0, 1.0);
  return mix(12.92 * c, 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)); // formula: sRGB, IEC 61966-2-1
}
float noise(uvec2 p) {
  uint h = p.x * 1664525u ^ p.y * 1013904223u;
  h ^= h >> 15u; h *= 0x2c1b3c6du; h ^= h >> 12u; h *= 0x297a2d39u; h ^= h >> 15u;
  return float(h >> 8u) / 16777216.0 - 0.5; // formula: 24 bits to -0.5..0.5
}

const float MEAN_OF_THREE = 1.0 / 3.0; // of red, green and blue
void main() {
  vec4 gathered = texture(light, at) * share;
  float cover = clamp(gathered.a, 0.0, 1.0);
  vec3 lit = cover > ${COVERED} ? developed(gathered.rgb / cover) : vec3(0.0);
  if (isTransparent > 0.5) {
    // Pages mix encoded values, not light: this colour and coverage give what light gives, on a black page and on a white one.
    vec3 onBlack = encode(lit * cover), shown = encode(lit * cover + 1.0 - cover) - onBlack;
    float kept = 1.0 - dot(shown, vec3(MEAN_OF_THREE));
    colour = vec4(onBlack / max(kept, ${COVERED}), kept);
    return;
  }
  float far = length(at * aspect + corner);
  vec3 stage = mix(middleColour, edgeColour, smoothstep(${STAGE_FROM}, 0.5, far));
  vec3 result = lit * cover + stage * (1.0 - cover);
  float grain = noise(uvec2(gl_FragCoord.xy)) / 255.0; // formula: one step of eight bits
  colour = vec4(encode(result) + grain, 1.0);
}
`;

export interface CompositeUniforms {
  readonly light: Uniform<Texture | null>;
  readonly share: Uniform<number>;
  readonly edgeColour: Uniform<Vector3>;
  readonly middleColour: Uniform<Vector3>;
  readonly isTransparent: Uniform<number>;
  readonly aspect: Uniform<Vector2>;
  readonly corner: Uniform<Vector2>;
  readonly deepening: Uniform<number>;
}

/** Draws gathered light to the screen or to a snapshot. Whoever calls disposes it. */
export function compositeMaterial(): { readonly material: RawShaderMaterial; readonly uniforms: CompositeUniforms } {
  const uniforms: CompositeUniforms = {
    light: uniform<Texture | null>(null),
    share: uniform(1),
    edgeColour: uniform(new Vector3()),
    middleColour: uniform(new Vector3()),
    isTransparent: uniform(0),
    aspect: uniform(new Vector2()),
    corner: uniform(new Vector2()),
    deepening: uniform(DEEPENING.daylight),
  };
  const material = new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    depthTest: false,
    depthWrite: false,
    blending: NoBlending,
    uniforms: { ...uniforms },
  });
  return { material, uniforms };
}

const GATHER_FRAGMENT = /* glsl */ `
precision highp float;
uniform sampler2D light;
in vec2 at;
out vec4 colour;
void main() { colour = texture(light, at); }
`;

/** Adds one sample to the gathered light; blending is set by the pipeline. Whoever calls disposes it. */
export function gatherMaterial(): { readonly material: RawShaderMaterial; readonly light: Uniform<Texture | null> } {
  const light = uniform<Texture | null>(null);
  const material = new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: VERTEX,
    fragmentShader: GATHER_FRAGMENT,
    depthTest: false,
    depthWrite: false,
    transparent: true,
    uniforms: { light },
  });
  return { material, light };
}
