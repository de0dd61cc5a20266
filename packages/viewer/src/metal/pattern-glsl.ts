/** Composites as solid patterns in the ring's own space: whatever the section cuts, the pattern follows. */
export const PATTERN_GLSL = /* glsl */ `
#if PATTERN == 1
// forged carbon: flat chips of parallel fibres, pressed in random directions, under a clear lacquer
struct Chip { float tone; vec3 fibre; };
Chip chipAt(vec3 p) {
  vec3 warped = p + 0.35 * (solidNoise(p * 0.9, 5u).yzw);
  vec3 q = vec3(warped.xy * 0.62, warped.z * 0.8);
  ivec3 base = ivec3(floor(q));
  float best = 1e9, second = 1e9;
  ivec3 cell = base;
  for (int x = -1; x <= 1; x++) for (int y = -1; y <= 1; y++) for (int z = -1; z <= 1; z++) {
    ivec3 c = base + ivec3(x, y, z);
    vec3 centre = vec3(c) + vec3(hashUnit(c, 1u), hashUnit(c, 2u), hashUnit(c, 3u));
    vec3 thin = vec3(hashUnit(c, 6u), hashUnit(c, 8u), hashUnit(c, 9u)) - 0.5;
    vec3 off = q - centre;
    float distance = length(off + 1.4 * thin * dot(off, thin) * 4.0);
    if (distance < best) { second = best; best = distance; cell = c; } else second = min(second, distance);
  }
  vec3 fibre = normalize(vec3(hashUnit(cell, 12u), hashUnit(cell, 13u), hashUnit(cell, 14u)) - 0.5 + 1e-3);
  float threads = solidNoise((p - fibre * dot(p, fibre)) * 9.0 + 2.0 * fibre, 17u).x;
  float rim = smoothstep(0.0, 0.12, second - best);
  return Chip((0.35 + 0.65 * hashUnit(cell, 15u)) * (0.72 + 0.5 * threads) * (0.55 + 0.45 * rim), fibre);
}
#elif PATTERN == 2
uniform vec3 layers[3];
uniform float layerCount;
// mokume: a forged billet of thin layers, twisted and pressed; the cut surface shows their contour lines like wood
vec3 layerColour(vec3 p, float turnAt, vec2 uv) {
  int slow = int(max(3.0, round(circumference / 14.0))), quick = int(max(6.0, round(circumference / 4.5)));
  float wave = turnNoise(vec2(turnAt * float(slow), uv.y / 3.4 + 3.0), ivec2(slow, 0), 71u).x;
  float eddy = turnNoise(vec2(turnAt * float(quick), uv.y / 1.3), ivec2(quick, 0), 72u).x;
  float fine = turnNoise(vec2(turnAt * float(quick * 3), uv.y / 0.45), ivec2(quick * 3, 0), 73u).x;
  float depth = 9.0 * wave + 2.6 * eddy + 0.5 * fine + uv.y * 0.9 + (length(p.xy) - shell.y) * 3.0;
  float edge = clamp(fwidth(depth), 0.04, 0.7);
  float index = floor(depth), inLayer = depth - index;
  int a = int(mod(index, layerCount)), b = int(mod(index + 1.0, layerCount));
  vec3 colour = mix(layers[a], layers[b], smoothstep(1.0 - edge, 1.0, inLayer));
  return colour * (1.0 - 0.22 * smoothstep(2.2 * edge, 0.0, abs(inLayer - 1.0 + 0.5 * edge)) * step(edge, 0.5));
}
#endif
`;
