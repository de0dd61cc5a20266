import {
  BEND_BLUR,
  CAVITY_LEFT,
  FACING,
  FAN_FALL,
  FAN_RISE,
  FAN_TAPS,
  FAN_WIDTH,
  FIBRE_EVEN,
  FIBRE_FALL,
  FIBRE_LIGHT,
  FIBRE_ROUGHNESS,
  FIBRE_SHEEN,
  GRAZING_KEPT,
  GRAZING_REST,
  GRAZING_UNTIL,
  HOLLOW_FACING,
  LACQUER_F0,
  LOBE_RISE,
  MARK_EVEN,
  MARK_POWER,
  MARK_RIM,
  MARK_WHITE,
  PER_RADIAN,
  PIXEL_SPAN,
  RAY_START,
  SCHLICK,
  TURN_OVER,
} from './metal-constants.ts';
import { FINISH_GLSL } from './finish-glsl.ts';
import { NOISE_GLSL } from './noise-glsl.ts';
import { PATTERN_GLSL } from './pattern-glsl.ts';
import { SCENE_GLSL, SCENE_LIGHT_GLSL } from '../trace/scene-glsl.ts';
import { LOBE_GLSL } from './lobe-glsl.ts';
import { TRACE_GLSL } from './trace-glsl.ts';

export const METAL_VERTEX = /* glsl */ `
uniform mat4 modelMatrix, viewMatrix, projectionMatrix;
#ifdef TRACED
// the part of the screen that the metal may fill; what is seen there was drawn before
uniform vec4 frame;            // low and high corner, -1..1
in vec3 position;
void main() { gl_Position = vec4(mix(frame.xy, frame.zw, 0.5 * position.xy + 0.5), 0.0, 1.0); }
#else
in vec3 position, normal;
in vec2 uv;
// within the triangle also where its edge crosses the pixel: beyond it normals look away and outlines glitter
centroid out vec3 ringPosition, ringNormal;
centroid out vec2 surfaceUv;
void main() {
  ringPosition = position;
  ringNormal = normal;
  surfaceUv = uv;
  gl_Position = projectionMatrix * viewMatrix * modelMatrix * vec4(position, 1.0);
}
#endif
`;

const MAIN_GLSL = /* glsl */ `
uniform vec3 eye;              // camera in the ring frame
uniform vec3 f0;
uniform float cavity;          // mm of depth below the outer surface after which a seat is dark; 0 = none
uniform float glow;            // 0..1 mark of the pointer
uniform float lobeShift;       // -0.5..0.5, differs from sample to sample
out vec4 colour;

#ifdef TRACED
uniform highp usampler2D surfacePlaces, surfaceShapes; // as surface-material.ts writes them
uniform uint mark;
vec3 unfolded(vec2 e) {
  vec3 n = vec3(e, 1.0 - abs(e.x) - abs(e.y));
  if (n.z < 0.0) n.xy = (1.0 - abs(n.yx)) * vec2(n.x < 0.0 ? -1.0 : 1.0, n.y < 0.0 ? -1.0 : 1.0);
  return normalize(n);
}
const float MOST_LIGHT = 64.0; // of one sample at rest: a lamp's mirror image outshines no other samples; taste
#else
centroid in vec3 ringPosition, ringNormal;
centroid in vec2 surfaceUv;
float bend;                    // turn of the normal over the pixel, radians
const float MOST_LIGHT = 12.0; // the same in a moving frame, which has one sample; taste
vec3 lightFrom(vec3 o, vec3 d, float roughness, vec3 tint, vec3 normal) {
#if defined(PLAIN)
  // metal once more stands in for what a bore or a groove sees of itself
  return (dot(normal.xy, o.xy) < ${HOLLOW_FACING} * length(o.xy) ? tint : vec3(1.0)) * studioLight(d, roughness);
#elif defined(IS_GROOVE)
  return grooveLight(o, d, roughness, tint, normal);
#else
  vec3 through = vec3(1.0);
  if (dot(normal.xy, o.xy) < ${HOLLOW_FACING} * length(o.xy)) through = throughHollow(o, d, roughness, tint);
  return through * outsideLight(o, d, roughness);
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
  float alpha = ${FAN_WIDTH} * surface.spread;
  vec3 sum = vec3(0.0);
  float weights = 0.0;
  for (int tap = -2; tap <= 2; tap++) {
    float offset = (float(tap) + lobeShift) / ${FAN_TAPS};
    float weight = exp(-${FAN_FALL} * offset * offset);
    vec3 n = normalize(surface.normal + across * offset * alpha);
    vec3 d = reflect(view, n);
    float above = max(dot(d, shape), 0.0);
    d = normalize(d + shape * max(0.0, ${LOBE_RISE} - dot(d, shape)));
    weight *= ${GRAZING_KEPT} + ${GRAZING_REST} * smoothstep(0.0, ${GRAZING_UNTIL}, above);
    sum += weight * lightFrom(p, d, surface.roughness, tint, shape);
    weights += weight;
  }
  return sum / weights;
}
#endif
#endif

// light that a place on the surface sends to the eye; v: mm across the ring
vec3 lightAt(vec3 p, vec3 shape, vec3 view, float v, float pixel) {
  if (dot(shape, view) > 0.0) shape = normalize(shape - ${TURN_OVER} * view * dot(shape, view));
  float turnAt = atan(p.y, p.x) * ${PER_RADIAN} + 0.5;
  Worked surface = work(p, shape, v, turnAt, pixel);
  float facing = -dot(view, surface.normal);
  if (facing < ${FACING}) { surface.normal = normalize(surface.normal - view * (${FACING} - facing)); facing = ${FACING}; }
  vec3 tint = f0;
#if PATTERN == 2
  tint = layerColour(p, shape, turnAt, pixel);
#endif
#if PATTERN == 1 || PATTERN == 3
  Tow tow = towAt(p, shape, turnAt, v, pixel);
  vec3 d = reflect(view, surface.normal);
  float off = dot(normalize(d - view), tow.fibre);
  float sheen = exp(-off * off * float(${FIBRE_FALL}));
  // fibres throw light into the plane across them; what the lacquer mirrors does not reach them
  vec3 fan = normalize(d - tow.fibre * dot(d, tow.fibre));
  vec3 fibres = ${FIBRE_LIGHT} * f0 * tow.tone * (${FIBRE_EVEN} + ${FIBRE_SHEEN} * sheen);
#ifdef TRACED
  vec3 lit = (1.0 - mirrored(vec3(${LACQUER_F0}), facing)) * sceneLight(p + shape * ${RAY_START}, normalize(fan + shape * max(0.0, ${FAN_RISE} - dot(fan, shape))), ${FIBRE_ROUGHNESS}, 2, false);
  vec3 coat = traced(p, view, surface, shape, vec3(${LACQUER_F0}));
#else
  vec3 lit = (1.0 - fresnel(vec3(${LACQUER_F0}), facing)) * studioLight(fan, ${FIBRE_ROUGHNESS});
  vec3 coat = fresnel(vec3(${LACQUER_F0}), facing) * lightFrom(p, d, surface.roughness, vec3(${LACQUER_F0}), shape);
#endif
  vec3 light = fibres * lit + coat;
#elif defined(TRACED)
  vec3 light = traced(p, view, surface, shape, tint);
#else
  float rough = max(surface.roughness, surface.spread);
  // what the surface turns over the pixel, it shows as one
  surface.roughness = min(1.0, sqrt(length(vec2(surface.roughness * surface.roughness, ${BEND_BLUR} * bend))));
  vec3 light = reflected(p, view, surface, shape, tint);
  light *= tint + (1.0 - min(tint, 1.0)) * (1.0 - rough) * pow(1.0 - facing, float(${SCHLICK}));
  float depth = cavity > 0.0 ? clamp((shell.y - length(p.xy)) / cavity, 0.0, 1.0) : 0.0;
  light *= mix(vec3(1.0), tint * tint * ${CAVITY_LEFT}, depth);
#endif
  light += glow * (${MARK_EVEN} + ${MARK_RIM} * pow(1.0 - facing, float(${MARK_POWER}))) * mix(tint, vec3(1.0), ${MARK_WHITE});
  return min(light, vec3(MOST_LIGHT));
}

void main() {
#ifdef TRACED
  uvec4 place = texelFetch(surfacePlaces, ivec2(gl_FragCoord.xy), 0);
  bool isMine = (place.w & 0xffffu) == mark;
  colour = vec4(1.0);
  // a loop, because software GL runs both sides of a branch
  for (int once = isMine ? 0 : 1; once < 1; once++) {
    uvec2 form = texelFetch(surfaceShapes, ivec2(gl_FragCoord.xy), 0).rg;
    vec3 p = uintBitsToFloat(place.xyz), shape = unfolded(unpackSnorm2x16(form.x));
    vec2 span = vec2(place.w >> 24, place.w >> 16 & 255u) / 255.0; // formula: as surface-material.ts packs them
    bend = span.y;
    colour.rgb = lightAt(p, shape, normalize(p - eye), uintBitsToFloat(form.y), span.x * span.x);
  }
  if (!isMine) discard;
#else
  float pixel = length(fwidth(ringPosition)) * ${PIXEL_SPAN};
  bend = length(fwidth(ringNormal)) * ${PIXEL_SPAN};
  vec3 view = normalize(ringPosition - eye);
  colour = vec4(lightAt(ringPosition, normalize(ringNormal), view, surfaceUv.y, pixel), 1.0);
#endif
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
