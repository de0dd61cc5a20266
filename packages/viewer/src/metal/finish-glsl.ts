import { TURN } from './metal-constants.ts';
import {
  ACROSS,
  ANISOTROPY,
  CROSSED_PITCH,
  CUT_DEPTH,
  CUT_FROM,
  CUT_TAKES,
  CUT_TO,
  DUST_LARGER,
  DUST_PIXEL,
  DUST_SIZE,
  DUST_SLOPE,
  FLANK,
  ICE_FIRST,
  ICE_FROM,
  ICE_GROUND,
  ICE_LENGTH,
  ICE_LONGER,
  ICE_PITCH,
  ICE_PIXEL,
  ICE_TO,
  ICE_TURN,
  ICE_WIDER,
  OCTAVE_PITCH,
  OUTER_SIDE,
  RESTING_PIXEL,
  RIDGE_MOST,
  RIDGE_MOVING,
  RIDGE_RESTING,
  SAND_PITCH,
  SAND_WEIGHT,
  SEEN,
  STROKE_LENGTH,
  UNSEEN,
} from './finish-constants.ts';

/**
 * The worked surface in true millimetres. Coordinates come from the position on the ring (angle times
 * circumference, millimetres across), so a stroke has the same pitch on every size and nothing meets at angle
 * zero. Texture finer than a pixel is left to the roughness of the finish: it fades out by its own pitch.
 */
export const FINISH_GLSL = /* glsl */ `
uniform vec4 finish;           // roughness, anisotropy, scale mm, slope of the texture
uniform vec2 stroke;           // angle against the circumference, length mm
uniform float circumference;   // of the outer circle, mm

// across: the direction in which a brushed lobe spreads; lobe: roughness along and across the strokes, as it is measured
struct Worked { vec3 normal; float roughness; float spread; vec3 across; vec2 lobe; };

// pyramids and cuts end at the edge: the flanks of such a ring are polished
float outerSide(vec3 n) { return smoothstep(${OUTER_SIDE}, ${FLANK}, abs(n.z)); }

const float PARTED = 0.1;      // mm; finer texture is the roughness of the finish, unless the camera is near
// 1 where a texture of this pitch is well above a pixel, 0 where it is below; at rest many samples share a pixel
float visible(float pitch, float pixel) {
#ifdef TRACED
  if (pitch >= PARTED) pixel *= ${RESTING_PIXEL};
#endif
  return smoothstep(${UNSEEN}, ${SEEN}, pitch / pixel);
}

// lattice of strokes at an angle: one turn of the ring is a lattice vector, so the strokes close
vec3 strokeNoise(float angle, float size, float pitch, float turnAt, float v, uint seed) {
  vec2 ray = vec2(cos(angle), sin(angle));
  ivec2 turn = ivec2(round(vec2(circumference * ray.x / size, -circumference * ray.y / pitch)));
  return turnNoise(turnAt * vec2(turn) + v * vec2(ray.y / size, ray.x / pitch), turn, seed);
}

#if TEXTURE == 1
// what lies under the pixel of strokes that an eye could part, as a share of the finish's slope, squared
float hiddenSlope;
const float NOISE_SLOPE = 0.17; // mean square of the noise's slope

// strokes as long as a hand's draw, at four pitches
float strokeSlope(float angle, float turnAt, float v, float pixel, uint seed) {
#ifdef CROSSED
  float slope = 0.0, pitch = ${CROSSED_PITCH} * finish.z, weight = 1.0;
#else
  float slope = 0.0, pitch = finish.z, weight = 1.0;
#endif
  for (int octave = 0; octave < 4; octave++) {
    float size = stroke.y * (${STROKE_LENGTH} + 0.5 * float(octave));
    float seen = visible(pitch, pixel);
    slope += weight * strokeNoise(angle, size, pitch, turnAt, v, uint(octave) + seed).z * seen;
    if (pitch >= PARTED) hiddenSlope += weight * weight * (1.0 - seen * seen) * NOISE_SLOPE;
    pitch *= ${OCTAVE_PITCH};
    weight *= 0.5;
  }
  return slope;
}
Worked work(vec3 p, vec3 n, float v, float turnAt, float pixel) {
  vec3 along = normalize(vec3(-p.y, p.x, 0.0));
  vec3 aside = normalize(cross(n, along));
  vec3 across = aside * cos(stroke.x) - along * sin(stroke.x);
  hiddenSlope = 0.0;
  vec3 tilt = across * strokeSlope(stroke.x, turnAt, v, pixel, 11u);
  float spread = finish.x * finish.y;
#ifdef CROSSED
  // two draws: the second cuts through the first
  float cut = smoothstep(${CUT_FROM}, ${CUT_TO}, strokeNoise(-stroke.x, stroke.y, finish.z, turnAt, v, 29u).x);
  vec3 second = aside * cos(stroke.x) + along * sin(stroke.x);
  tilt = tilt * (1.0 - ${CUT_TAKES} * cut) + second * (${CUT_DEPTH} + cut) * strokeSlope(-stroke.x, turnAt, v, pixel, 23u);
#endif
  vec2 lobe = finish.x * vec2(sqrt(1.0 - ${ANISOTROPY} * finish.y), 1.0);
  lobe.y = sqrt(sqrt(pow(lobe.y, 4.0) + 2.0 * finish.w * finish.w * hiddenSlope)); // formula: widths² add, alpha is the lobe's square
  return Worked(normalize(n + tilt * finish.w), finish.x * (1.0 - ${ACROSS} * finish.y), spread, across, lobe);
}
#elif TEXTURE == 2
// sand: isotropic bumps in space, no direction, no seam
Worked work(vec3 p, vec3 n, float v, float turnAt, float pixel) {
  vec3 slope = vec3(0.0);
  float pitch = finish.z, weight = 1.0;
  for (int octave = 0; octave < 2; octave++) {
    slope += weight * visible(pitch, pixel) * solidNoise(p / pitch, uint(octave) + 31u).yzw;
    pitch *= ${SAND_PITCH};
    weight *= ${SAND_WEIGHT};
  }
  slope -= n * dot(slope, n);
  return Worked(normalize(n - slope * finish.w), finish.x, 0.0, n, finish.xx);
}
#elif TEXTURE == 3
// ice: bright strokes in six directions over a matt ground
Worked work(vec3 p, vec3 n, float v, float turnAt, float pixel) {
  vec3 along = normalize(vec3(-p.y, p.x, 0.0));
  vec3 across = normalize(cross(n, along));
  vec2 slope = vec2(0.0);
  float bright = 0.0;
  for (int layer = 0; layer < 6; layer++) {
    float angle = ${ICE_FIRST} + ${ICE_TURN} * float(layer);
    float size = ${ICE_LENGTH} + ${ICE_LONGER} * float(layer), pitch = finish.z * (${ICE_PITCH} + ${ICE_WIDER} * float(layer));
    vec3 noise = strokeNoise(angle, size, pitch, turnAt, v, uint(layer) + 51u);
    float cut = smoothstep(${ICE_FROM}, ${ICE_TO}, noise.x) * visible(pitch, ${ICE_PIXEL} * pixel);
    slope += vec2(-sin(angle), cos(angle)) * noise.z * cut;
    bright = max(bright, cut);
  }
  float rough = mix(finish.x + ${ICE_GROUND}, finish.x, bright);
  return Worked(normalize(n + (along * slope.x + across * slope.y) * finish.w), rough, 0.0, n, vec2(rough));
}
#elif TEXTURE == 4
// stardust: small pyramids struck at random; their flat faces flash one by one
Worked work(vec3 p, vec3 n, float v, float turnAt, float pixel) {
  vec3 along = normalize(vec3(-p.y, p.x, 0.0));
  vec3 across = normalize(cross(n, along));
  ivec2 turn = ivec2(int(round(circumference / finish.z)), 0);
  vec2 st = vec2(turnAt * float(turn.x), v / finish.z);
  ivec2 base = ivec2(floor(st));
  float deepest = 0.0;
  vec2 slope = vec2(0.0);
  for (int x = -1; x <= 1; x++) for (int y = -1; y <= 1; y++) {
    ivec2 c = base + ivec2(x, y);
    vec2 off = st - vec2(c) - vec2(turnHash(c, turn, 61u), turnHash(c, turn, 62u));
    float size = ${DUST_SIZE} + ${DUST_LARGER} * turnHash(c, turn, 63u), at = ${TURN} * turnHash(c, turn, 64u);
    vec2 axis = vec2(cos(at), sin(at));
    vec2 q = vec2(dot(off, axis), dot(off, vec2(-axis.y, axis.x)));
    float depth = size - max(abs(q.x), abs(q.y));
    if (depth <= deepest) continue;
    deepest = depth;
    slope = (abs(q.x) > abs(q.y) ? axis * sign(q.x) : vec2(-axis.y, axis.x) * sign(q.y)) * (${DUST_SLOPE} + size);
  }
  slope *= finish.w * outerSide(n) * visible(finish.z, ${DUST_PIXEL} * pixel);
  return Worked(normalize(n - along * slope.x - across * slope.y), finish.x, 0.0, n, finish.xx);
}
#elif TEXTURE == 5
// diamond-turned: V cuts with flat mirror flanks and sharp ridges, as regular as the machine that cuts them
Worked work(vec3 p, vec3 n, float v, float turnAt, float pixel) {
  vec3 along = normalize(vec3(-p.y, p.x, 0.0));
  vec3 aside = normalize(cross(n, along));
  float lap = -round(circumference * sin(stroke.x) / finish.z);
  float phase = fract(turnAt * lap + v * cos(stroke.x) / finish.z);
#ifdef TRACED
  float edge = min(${RIDGE_MOST}, ${RIDGE_RESTING} * pixel / finish.z);
#else
  float edge = min(${RIDGE_MOST}, ${RIDGE_MOVING} * pixel / finish.z);
#endif
  float flank = smoothstep(0.5 - edge, 0.5 + edge, phase) * 2.0 - 1.0;
  flank *= smoothstep(0.0, edge, min(phase, 1.0 - phase));
  vec3 across = aside * cos(stroke.x) - along * sin(stroke.x);
  flank *= finish.w * outerSide(n) * visible(finish.z, pixel);
  return Worked(normalize(n + across * flank), finish.x, 0.0, across, finish.xx);
}
#else
Worked work(vec3 p, vec3 n, float v, float turnAt, float pixel) { return Worked(n, finish.x, 0.0, n, finish.xx); }
#endif
`;
