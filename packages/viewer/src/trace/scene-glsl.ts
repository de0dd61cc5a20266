import {
  CLEAR_F0,
  CLEAR_INDEX,
  CLEAR_OF,
  CLEAR_REST,
  IN_PLANE,
  LEAST_SLOPE,
  METAL_FACING,
  NO_SLOPE,
  OFF_FACET,
  OVER_METAL,
  TOTAL,
} from './scene-constants.ts';

/**
 * Rays against all rings of the stage: bands, grooves, seats, prongs and stones, as they are in their meshes. Boxes over
 * triangles, the nearer child first. Rays come and normals go in the frame of the ring that is drawn, mm.
 */
export const SCENE_GLSL = /* glsl */ `
uniform highp isampler2D sceneNodes;
uniform highp sampler2D sceneTriangles;
uniform vec4 sceneGrid;        // place of the boxes' grid, mm, and its spacing
uniform mat4 toScene;          // ring frame to that of the triangles, without scale
const int SCENE_WIDTH = 1024;
const float SCENE_FAR = 1e5;    // mm, farther than any ring
const int NOWHERE = -0x7fffffff;

ivec4 sceneChild(int at) { return texelFetch(sceneNodes, ivec2(at & (SCENE_WIDTH - 1), at >> 10), 0); }
vec4 sceneCorner(int at) { return texelFetch(sceneTriangles, ivec2(at & (SCENE_WIDTH - 1), at >> 10), 0); }

vec3 unpackNormal(float code) {
  float high = floor(code * (1.0 / 4096.0)); // formula: two numbers of twelve bits, as describeTriangles packs them
  vec2 e = vec2(high, code - high * 4096.0) * (2.0 / 4095.0) - 1.0; // formula: the same, to -1..1
  vec3 n = vec3(e, 1.0 - abs(e.x) - abs(e.y));
  if (n.z < 0.0) n.xy = (1.0 - abs(n.yx)) * vec2(n.x < 0.0 ? -1.0 : 1.0, n.y < 0.0 ? -1.0 : 1.0);
  return normalize(n);
}

// distance at which a ray enters a child's box; o and slowness on the boxes' grid
float boxEntry(ivec4 child, vec3 o, vec3 slowness, float most) {
  vec3 a = (vec3((child.xyz << 16) >> 16) - o) * slowness, b = (vec3(child.xyz >> 16) - o) * slowness;
  vec3 ins = min(a, b), outs = max(a, b);
  float enter = max(max(ins.x, ins.y), max(ins.z, 0.0));
  return enter <= min(min(outs.x, outs.y), min(outs.z, most)) ? enter : SCENE_FAR;
}

bool sceneFromWithin;          // whether the last surface was met from its inner side

// nearest surface along a ray: its distance, or SCENE_FAR; outer normal; reflectance and roughness of metal, or
// absorption and negative index of a stone
float sceneHit(vec3 o, vec3 d, out vec3 normal, out vec4 matter) {
  o = (toScene * vec4(o, 1.0)).xyz;
  d = mat3(toScene) * d;
  vec3 safe = d + vec3(lessThan(abs(d), vec3(${NO_SLOPE}))) * ${LEAST_SLOPE};
  vec3 onGrid = (o - sceneGrid.xyz) / sceneGrid.w, slowness = sceneGrid.w / safe;
  int stack[24];
  int top = 0, node = 0, found = -1, visit = 0;
  float nearest = SCENE_FAR;
  vec2 at = vec2(0.0);
  do {
    // boxes until there are triangles: neighbouring rays that take turns at both would wait for each other
    do {
      if (node >= 0) {
        ivec4 a = sceneChild(2 * node), b = sceneChild(2 * node + 1);
        float first = boxEntry(a, onGrid, slowness, nearest), second = boxEntry(b, onGrid, slowness, nearest);
        bool isSecond = second < first;
        int one = isSecond ? b.w : a.w;
        if (max(first, second) < SCENE_FAR && top < 24) stack[top++] = isSecond ? a.w : b.w;
        if (min(first, second) < SCENE_FAR) node = one;
        else if (top > 0) node = stack[--top];
        else node = NOWHERE;
      }
    } while (node >= 0);
    if (node != NOWHERE) {
      int leaf = -1 - node;
      int k = leaf >> 3, until = k + (leaf & 7);
      do {
        vec3 v = sceneCorner(4 * k).xyz;
        vec3 e1 = sceneCorner(4 * k + 1).xyz - v, e2 = sceneCorner(4 * k + 2).xyz - v;
        vec3 p = cross(d, e2);
        float det = dot(e1, p);
        float share = 1.0 / det;
        vec3 s = o - v;
        float u = dot(s, p) * share;
        vec3 q = cross(s, e1);
        float w = dot(d, q) * share, t = dot(e2, q) * share;
        bool meets = abs(det) >= ${IN_PLANE} && u >= 0.0 && w >= 0.0 && u + w <= 1.0;
        if (meets && t > ${CLEAR_OF} && t < nearest) { nearest = t; found = k; at = vec2(u, w); }
        k++;
      } while (k <= until);
      node = NOWHERE;
      if (top > 0) node = stack[--top];
    }
    visit++;
  } while (node != NOWHERE && visit < 400);
  normal = vec3(0.0, 0.0, 1.0);
  matter = vec4(0.0);
  if (found < 0) return SCENE_FAR;
  vec4 a = sceneCorner(4 * found), b = sceneCorner(4 * found + 1), c = sceneCorner(4 * found + 2);
  vec3 n = unpackNormal(a.w) * (1.0 - at.x - at.y) + unpackNormal(b.w) * at.x + unpackNormal(c.w) * at.y;
  normal = normalize(n * mat3(toScene));
  sceneFromWithin = dot(cross(b.xyz - a.xyz, c.xyz - a.xyz), d) > 0.0;
  matter = sceneCorner(4 * found + 3);
  return nearest;
}
`;

/** Needs `skyLight(o, d, roughness)`: what a ray meets that has left the ring's metal. */
export const SCENE_LIGHT_GLSL = /* glsl */ `
float dielectric(float cosine, float eta) {
  float s2 = (1.0 - cosine * cosine) / (eta * eta);
  if (s2 >= 1.0) return 1.0;
  float c2 = sqrt(1.0 - s2);
  float rs = (cosine - eta * c2) / (cosine + eta * c2), rp = (eta * cosine - c2) / (eta * cosine + c2);
  return 0.5 * (rs * rs + rp * rp);
}

// reflectance that rises to the rim as a clear layer's of index 1.5 does: earlier than by Schlick's fifth power
vec3 mirrored(vec3 f0, float cosine) {
  return f0 + (1.0 - f0) * (dielectric(clamp(cosine, 0.0, 1.0), ${CLEAR_INDEX}) - ${CLEAR_F0}) / ${CLEAR_REST};
}

// of light that is still among stones and seat after its last event; against path tracing
const float LEFT_IN_STONES = 0.4; // fitted to path tracing of the solitaire, by eye
bool sceneMet;                 // whether the last ray met anything
vec4 sceneBuried;              // reflectance of the metal that the last ray started within, and 1; from stones alone
// light along a ray, from mirror to mirror of metal and through stones; rough mirrors widen what it gathers at the end.
// Metal's inner side is met only by rays that start within: a stone's, where metal grips over its facet, or metal's own,
// from the hollow of a chord under its curved surface; those pass
vec3 sceneLight(vec3 o, vec3 d, float roughness, int events, bool isFromStone) {
  sceneMet = false;
  sceneBuried = vec4(0.0);
  vec3 carried = vec3(1.0), light = vec3(0.0);
  float lobe = roughness * roughness;
  int event = 0;
  bool isUnderWay = true;
  do {
    vec3 n, toSky = d, share = vec3(0.0); // what of the ray sees the studio now, and where
    vec4 matter;
    float t = SCENE_FAR;
    if (event < events) t = sceneHit(o, d, n, matter);
    else if (isFromStone) carried *= LEFT_IN_STONES;
    float facing = dot(n, d);
    if (t >= SCENE_FAR) { isUnderWay = false; share = carried; }
    else if (matter.a >= 0.0 && sceneFromWithin) {
      if (isFromStone && event == 0) { sceneBuried = vec4(matter.rgb, 1.0); isUnderWay = false; }
      o += d * (t + ${CLEAR_OF});
    } else if (matter.a >= 0.0) {
      sceneMet = true;
      if (facing > -${METAL_FACING}) n = normalize(n - (facing + ${METAL_FACING}) * d);
      carried *= mirrored(matter.rgb, -dot(n, d));
      o += d * t + n * ${OVER_METAL};
      d = reflect(d, n);
      lobe = length(vec2(lobe, matter.a * matter.a));
    } else {
      sceneMet = true;
      o += d * t;
      bool isInto = facing < 0.0;
      float eta = isInto ? -matter.a : -1.0 / matter.a, mirror = dielectric(abs(facing), eta);
      vec3 m = isInto ? n : -n, back = reflect(d, n);
      if (!isInto) carried *= exp(-matter.rgb * t);
      // into a stone: what its surface throws back is taken from the studio, or, where that way leads down into the
      // seat, is as bright as what goes through
      if (isInto && dot(back.xy, o.xy) > 0.0) { toSky = back; share = carried * mirror; carried -= share; }
      bool isThrough = isInto || mirror < ${TOTAL};
      d = isThrough ? refract(d, m, 1.0 / eta) : back;
      o += m * (isThrough ? -${OFF_FACET} : ${OFF_FACET});
    }
    light += share * skyLight(o, toSky, min(1.0, sqrt(lobe)));
    event++;
  } while (isUnderWay);
  return light;
}
`;
