import { FINISH_GLSL } from './finish-glsl.ts';
import { NOISE_GLSL } from './noise-glsl.ts';
import { PATTERN_GLSL } from './pattern-glsl.ts';
import { SCENE_GLSL, SCENE_LIGHT_GLSL } from '../trace/scene-glsl.ts';
import { LOBE_GLSL } from './lobe-glsl.ts';
import { TRACE_GLSL } from './trace-glsl.ts';

export const METAL_VERTEX = /* glsl */ `
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

const MAIN_GLSL = /* glsl */ `
uniform vec3 eye;              // camera in the ring frame
uniform vec3 f0;
uniform float cavity;          // mm of depth below the outer surface after which a seat is dark; 0 = none
uniform float glow;            // 0..1 mark of the pointer
uniform float lobeShift;       // -0.5..0.5, differs from sample to sample
in vec3 ringPosition, ringNormal;
in vec2 surfaceUv;
out vec4 colour;

#ifdef TRACED
const float MOST_LIGHT = 64.0;
#else
const float MOST_LIGHT = 12.0;
vec3 lightFrom(vec3 o, vec3 d, float roughness, vec3 tint, vec3 normal) {
#ifdef IS_GROOVE
  return grooveLight(o, d, roughness, tint, normal);
#else
  if (dot(normal.xy, o.xy) < 0.25 * length(o.xy)) return hollowLight(o, d, roughness, tint);
  return outsideLight(o, d, roughness);
#endif
}

#ifndef FANNED
vec3 reflected(vec3 p, vec3 view, Worked surface, vec3 shape, vec3 tint) {
  return lightFrom(p, reflect(view, surface.normal), surface.roughness, tint, shape);
}
#else
// a brushed lobe: five slightly rough mirrors fanned out across the strokes, elsewhere in every gathered sample
vec3 reflected(vec3 p, vec3 view, Worked surface, vec3 shape, vec3 tint) {
  vec3 across = normalize(surface.across - surface.normal * dot(surface.across, surface.normal));
  float alpha = 1.15 * surface.spread;
  vec3 sum = vec3(0.0);
  float weights = 0.0;
  for (int tap = -2; tap <= 2; tap++) {
    float offset = (float(tap) + lobeShift) / 2.5;
    float weight = exp(-2.2 * offset * offset);
    vec3 n = normalize(surface.normal + across * offset * alpha);
    vec3 d = reflect(view, n);
    float above = max(dot(d, shape), 0.0);
    d = normalize(d + shape * max(0.0, 0.02 - dot(d, shape)));
    weight *= 0.15 + 0.85 * smoothstep(0.0, 0.2, above);
    sum += weight * lightFrom(p, d, surface.roughness, tint, shape);
    weights += weight;
  }
  return sum / weights;
}
#endif
#endif

void main() {
  vec3 p = ringPosition;
  vec3 shape = normalize(ringNormal);
  vec3 view = normalize(p - eye);
  if (dot(shape, view) > 0.0) shape = normalize(shape - 1.02 * view * dot(shape, view));
  float pixel = length(fwidth(p)) * 0.7;
  float turnAt = atan(p.y, p.x) * 0.15915494309 + 0.5;
  Worked surface = work(p, shape, surfaceUv, turnAt, pixel);
  float facing = -dot(view, surface.normal);
  if (facing < 0.05) { surface.normal = normalize(surface.normal - view * (0.05 - facing)); facing = 0.05; }
  vec3 tint = f0;
#if PATTERN == 2
  tint = layerColour(p, turnAt);
#endif
#if PATTERN == 1 || PATTERN == 3
  Tow tow = towAt(p, shape, turnAt, surfaceUv.y, pixel);
  vec3 d = reflect(view, surface.normal);
  float off = dot(normalize(d - view), tow.fibre);
  float sheen = exp(-off * off * 16.0);
  vec3 lit = 0.33 * f0 * tow.tone * (0.35 + 1.6 * sheen) * studioLight(normalize(d - tow.fibre * dot(d, tow.fibre)), 0.55);
#ifdef TRACED
  vec3 coat = traced(p, view, surface, shape, vec3(0.04));
#else
  vec3 coat = fresnel(vec3(0.04), facing) * lightFrom(p, d, surface.roughness, vec3(0.04), shape);
#endif
  colour.rgb = lit + coat;
#elif defined(TRACED)
  colour.rgb = traced(p, view, surface, shape, tint);
#else
  colour.rgb = reflected(p, view, surface, shape, tint);
  float rough = max(surface.roughness, surface.spread);
  colour.rgb *= tint + (1.0 - min(tint, 1.0)) * (1.0 - rough) * pow(1.0 - facing, 5.0);
  float depth = cavity > 0.0 ? clamp((shell.y - length(p.xy)) / cavity, 0.0, 1.0) : 0.0;
  colour.rgb *= mix(vec3(1.0), tint * tint * 0.4, depth);
#endif
  colour.rgb += glow * (0.05 + 0.35 * pow(1.0 - facing, 3.0)) * mix(tint, vec3(1.0), 0.4);
  colour = vec4(min(colour.rgb, vec3(MOST_LIGHT)), 1.0);
}
`;

/** `TRACED` follows rays through the ring's mesh; without it a moving frame carries none of that code. */
export const METAL_FRAGMENT = [
  'precision highp float; precision highp int;',
  NOISE_GLSL,
  TRACE_GLSL,
  FINISH_GLSL,
  '#ifdef TRACED',
  SCENE_GLSL,
  SCENE_LIGHT_GLSL,
  LOBE_GLSL,
  '#endif',
  PATTERN_GLSL,
  MAIN_GLSL,
].join('\n');
