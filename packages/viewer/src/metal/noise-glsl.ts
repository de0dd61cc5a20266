/**
 * Lattice noise on integer hashes: the same on every GPU, and closed round the ring. A pattern turned against
 * the circumference closes too, because cell indices are wrapped along the lattice vector (m, n) that one
 * turn of the ring spans, not along an axis.
 */
export const NOISE_GLSL = /* glsl */ `
uint hashCell(ivec3 cell, uint seed) {
  uint h = uint(cell.x) * 0x8da6b343u ^ uint(cell.y) * 0xd8163841u ^ uint(cell.z) * 0xcb1ab31fu ^ seed * 0x9e3779b9u;
  h ^= h >> 15u; h *= 0x2c1b3c6du; h ^= h >> 12u; h *= 0x297a2d39u; h ^= h >> 15u;
  return h;
}
float hashUnit(ivec3 cell, uint seed) { return float(hashCell(cell, seed) >> 8u) * (1.0 / 16777216.0); } // formula: 24 bits to 0..1
// three numbers of ten bits from one hash
vec3 hashThree(ivec3 cell, uint seed) {
  uint h = hashCell(cell, seed);
  return vec3(h & 1023u, (h >> 10u) & 1023u, (h >> 20u) & 1023u) * (1.0 / 1024.0); // formula: ten bits to 0..1
}

float turnHash(ivec2 cell, ivec2 turn, uint seed) {
  bool wide = abs(turn.x) >= abs(turn.y);
  int laps = int(floor(wide ? float(cell.x) / float(turn.x) : float(cell.y) / float(turn.y)));
  return hashUnit(ivec3(cell - laps * turn, 7), seed);
}
// value in x, gradient by st in yz
vec3 turnNoise(vec2 st, ivec2 turn, uint seed) {
  vec2 base = floor(st);
  ivec2 c = ivec2(base);
  vec2 f = st - base;
  vec2 w = f * f * f * (f * (f * 6.0 - 15.0) + 10.0); // formula: Perlin 2002, and its slope
  vec2 dw = 30.0 * f * f * (f * (f - 2.0) + 1.0); // formula: see above
  float h00 = turnHash(c, turn, seed), h10 = turnHash(c + ivec2(1, 0), turn, seed);
  float h01 = turnHash(c + ivec2(0, 1), turn, seed), h11 = turnHash(c + ivec2(1, 1), turn, seed);
  float low = mix(h00, h10, w.x), high = mix(h01, h11, w.x);
  return vec3(mix(low, high, w.y), dw.x * mix(h10 - h00, h11 - h01, w.y), dw.y * (high - low));
}
// value in x, gradient by p in yzw
vec4 solidNoise(vec3 p, uint seed) {
  vec3 base = floor(p);
  ivec3 c = ivec3(base);
  vec3 f = p - base;
  vec3 w = f * f * (3.0 - 2.0 * f), dw = 6.0 * f * (1.0 - f); // formula: Hermite, and its slope
  float a = hashUnit(c, seed), b = hashUnit(c + ivec3(1, 0, 0), seed);
  float d = hashUnit(c + ivec3(0, 1, 0), seed), e = hashUnit(c + ivec3(1, 1, 0), seed);
  float g = hashUnit(c + ivec3(0, 0, 1), seed), h = hashUnit(c + ivec3(1, 0, 1), seed);
  float i = hashUnit(c + ivec3(0, 1, 1), seed), j = hashUnit(c + ivec3(1, 1, 1), seed);
  float ab = mix(a, b, w.x), de = mix(d, e, w.x), gh = mix(g, h, w.x), ij = mix(i, j, w.x);
  float near = mix(ab, de, w.y), far = mix(gh, ij, w.y);
  float byX = mix(mix(b - a, e - d, w.y), mix(h - g, j - i, w.y), w.z);
  return vec4(mix(near, far, w.z), dw.x * byX, dw.y * mix(de - ab, ij - gh, w.z), dw.z * (far - near));
}
`;
