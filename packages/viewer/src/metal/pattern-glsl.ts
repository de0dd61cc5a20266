import { PER_RADIAN, TURN } from './metal-constants.ts';
import {
  BEND_CELLS,
  BLENDED,
  CHIP_BEND,
  CHIP_BRIGHTER,
  CHIP_CELL,
  CHIP_DARKEST,
  CHIP_FLAT,
  CHIP_GROUND,
  CHIP_LONG,
  CHIP_RIM,
  CHIP_THREADS,
  DIVE_END,
  DIVE_SLOPE,
  DRIFT_HEIGHT,
  DRIFT_LENGTH,
  FINE_HEIGHT,
  FINE_LENGTH,
  FINE_WIDTH,
  GAP_AFAR,
  GAP_FROM,
  GAP_TO,
  GAP_TONE,
  HILL_HEIGHT,
  HILL_LENGTH,
  HILL_WIDTH,
  INNER_TONE,
  IS_SPLIT,
  JOINT_DARK,
  JOINT_MOVING,
  JOINT_RESTING,
  LEAST_EDGE,
  LEAST_LAPS,
  NO_DIRECTION,
  RESTING_EDGE,
  RIM_TONE,
  SPLIT_CORE,
  THREAD_PITCH,
  THREAD_WAVES,
  TOW_GROUND,
  TOW_THREAD,
  TOW_THREADS,
  TOW_TONE,
  TOW_WAVES,
  TWIST_ASIDE,
  TWIST_DRIFT,
  TWIST_FINE,
} from './pattern-constants.ts';

/** Composites as solid patterns in the ring's own space: whatever the section cuts, the pattern follows. */
export const PATTERN_GLSL = /* glsl */ `
uniform vec4 weave;            // carbon: size mm, over-and-under; mokume: layer mm, feature mm, form
uniform vec3 patternShift;     // mm, differs from piece to piece

#if PATTERN == 1 || PATTERN == 3
// a bundle of parallel fibres under the lacquer: how much light it gives back and where its fibres run
struct Tow { float tone; vec3 fibre; };
#endif

#if PATTERN == 1
// forged carbon: flat chips of parallel fibres, pressed in random directions, under a clear lacquer
Tow towAt(vec3 p, vec3 n, float turnAt, float v, float pixel) {
  vec3 solid = p + patternShift;
  // a chip is some two and a half cells long
  vec3 q = solid / (${CHIP_CELL} * weave.x);
  q += ${CHIP_BEND} * solidNoise(q * ${BEND_CELLS}, 5u).yzw;
  ivec3 base = ivec3(floor(q));
  const float FARTHEST = 1e9;    // farther than any chip of the cells around
  float best = FARTHEST, second = FARTHEST;
  vec3 fibre = vec3(1.0, 0.0, 0.0), inChip = vec3(0.0);
  ivec3 cell = base;
  for (int x = -1; x <= 1; x++) for (int y = -1; y <= 1; y++) for (int z = -1; z <= 1; z++) {
    ivec3 c = base + ivec3(x, y, z);
    vec3 off = q - vec3(c) - hashThree(c, 1u);
    vec3 runs = normalize(hashThree(c, 12u) - 0.5 + ${NO_DIRECTION});
    float along = dot(off, runs), flatness = ${CHIP_FLAT} * dot(off, n);
    // three times as long as broad, and pressed flat
    float far = dot(off, off) - ${CHIP_LONG} * along * along + flatness * flatness;
    if (far < best) { second = best; best = far; cell = c; fibre = runs; inChip = off; } else second = min(second, far);
  }
  fibre = normalize(fibre - n * dot(fibre, n) + ${NO_DIRECTION});
  // measured within the chip: its threads keep their pitch wherever the piece was cut
  inChip *= ${CHIP_CELL} * weave.x;
  vec3 thread = vec3(dot(inChip, cross(n, fibre)) * float(${CHIP_THREADS}), dot(inChip, fibre) * ${THREAD_WAVES}, float(cell.x));
  float threads = solidNoise(thread, uint(cell.y & 255)).x;
  threads = mix(0.5, threads, visible(${THREAD_PITCH}, pixel));
  float rim = smoothstep(0.0, ${CHIP_RIM}, second - best);
  return Tow((${CHIP_DARKEST} + ${CHIP_BRIGHTER} * hashUnit(cell, 15u)) * (${CHIP_GROUND} + 1.0 * threads) * (${RIM_TONE} + ${INNER_TONE} * rim), fibre);
}
#elif PATTERN == 3
// woven carbon: tows of one width over and under each other; 2/2 makes the diagonal of twill, 1/1 plain cloth
Tow towAt(vec3 p, vec3 n, float turnAt, float v, float pixel) {
  float repeat = 2.0 * weave.y;
  float count = repeat * max(1.0, round(circumference / (repeat * weave.x)));
  vec2 st = vec2(turnAt * count + patternShift.x, (v + patternShift.z) / weave.x);
  vec2 cell = floor(st), f = st - cell;
  bool warp = mod(cell.x + cell.y, repeat) < weave.y;
  // place along the float, 0 where it dives under, and across the tow
  float lies = (mod(warp ? cell.y + cell.x : cell.x + cell.y - weave.y, repeat) + (warp ? f.y : f.x)) / weave.y;
  float side = abs((warp ? f.x : f.y) * 2.0 - 1.0);
  vec3 along = normalize(vec3(-p.y, p.x, 0.0));
  vec3 aside = normalize(cross(n, along));
  float dive = cos(0.5 * ${TURN} * clamp(lies, 0.0, 1.0));
  vec3 run = warp ? aside : along;
  vec3 fibre = normalize(run + ${DIVE_SLOPE} * dive * dive * dive * n);
  float fine = weave.x / float(${TOW_THREADS});
  vec3 thread = vec3((warp ? f.x : f.y) * float(${TOW_THREADS}), ${TOW_WAVES} * lies, warp ? cell.x : cell.y);
  float threads = mix(0.5, solidNoise(thread, 17u).x, visible(fine, pixel));
  float gap = smoothstep(${GAP_FROM}, ${GAP_TO}, side) * smoothstep(1.0, ${DIVE_END}, abs(dive));
  return Tow((${TOW_GROUND} + ${TOW_THREAD} * threads) * (${GAP_TONE} + ${TOW_TONE} * mix(${GAP_AFAR}, gap, visible(weave.x, 2.0 * pixel))), fibre);
}
#elif PATTERN == 2
uniform vec3 layers[3];
uniform float layerCount;
float lapNoise(float turnAt, float z, float reach, float width, uint seed) {
  int count = int(max(float(${LEAST_LAPS}), round(circumference / reach)));
  return turnNoise(vec2(turnAt * float(count) + patternShift.x, (z + patternShift.z) / width), ivec2(count, 0), seed).x;
}
// which layer of the billet lies at this point, in layers: the billet is bent into the ring, and the section cuts it
float layerAt(vec3 p, float turnAt) {
  float rise = length(p.xy) - shell.y;
  float size = weave.y;
  float drift = lapNoise(turnAt, p.z, ${DRIFT_LENGTH} * size, 0.5 * size, 72u) - 0.5;
  float fine = lapNoise(turnAt, p.z, ${FINE_LENGTH} * size, ${FINE_WIDTH} * size, 73u) - 0.5;
  if (weave.z < 0.5) {
    // flow: hammered from the back and planed flat, the layers' hills show as contour lines
    float hills = lapNoise(turnAt, p.z, ${HILL_LENGTH} * size, ${HILL_WIDTH} * size, 71u);
    return (rise + size * (${HILL_HEIGHT} * hills + ${DRIFT_HEIGHT} * drift + ${FINE_HEIGHT} * fine)) / weave.x;
  }
  // a twisted bar: layers turn about its middle. Split and opened (2), its core is the surface and shows stars
  float turns = max(2.0, round(circumference / (2.0 * size)));
  float angle = ${TURN} * (turnAt * turns + patternShift.x) + ${TWIST_DRIFT} * drift;
  vec2 bar = vec2(rise + (weave.z > ${IS_SPLIT} ? ${SPLIT_CORE} : 0.5 * (shell.y - shell.x)), p.z + ${TWIST_ASIDE} * drift);
  return (cos(angle) * bar.x + sin(angle) * bar.y + ${TWIST_FINE} * size * fine) / weave.x + 0.5;
}
vec3 layerColour(vec3 p, vec3 n, float turnAt, float pixel) {
#ifdef TRACED
  // here, a pixel along and a pixel aside; a loop, because written out it takes minutes to compile for software GL
  vec3 along = normalize(vec3(-p.y, p.x, 0.0)), aside = normalize(cross(n, along));
  float depth = 0.0, covered = 0.0;
  for (int k = 0; k < 3; k++) {
    float ahead = k == 1 ? pixel : 0.0, beside = k == 2 ? pixel : 0.0;
    float there = layerAt(p + along * ahead + aside * beside, turnAt + ${PER_RADIAN} * ahead / length(p.xy));
    if (k == 0) depth = there;
    covered += abs(there - depth);
  }
#else
  float depth = layerAt(p, turnAt);
  float covered = fwidth(depth);
#endif
  // the pixel's width in layers, and the joint's; at rest many samples share a pixel and a joint is as thin as it is
#ifdef TRACED
  float edge = clamp(${RESTING_EDGE} * covered, ${LEAST_EDGE}, 1.0), joint = ${JOINT_RESTING};
#else
  float edge = clamp(covered, ${LEAST_EDGE}, 1.0), joint = ${JOINT_MOVING} * edge;
#endif
  float index = floor(depth), inLayer = depth - index;
  int a = int(mod(index, layerCount)), b = int(mod(index + 1.0, layerCount));
  vec3 colour = mix(layers[a], layers[b], smoothstep(1.0 - edge, 1.0, inLayer));
  if (edge > ${BLENDED}) colour = mix(layers[0], layers[1], 0.5);
  return colour * (1.0 - ${JOINT_DARK} * smoothstep(joint, 0.0, abs(inLayer - 1.0 + 0.5 * edge)) * step(edge, 0.5));
}
#endif
`;
