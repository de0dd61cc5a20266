import {
  BEND_BLUR,
  BESIDE_X,
  LEAST_BLUR,
  LOBE_FACING,
  MIRROR_LOBE,
  NO_STROKE,
  RAY_START,
  RISE,
  SPHERE,
  TURN,
} from './metal-constants.ts';

/**
 * At rest every sample follows one mirror of the rough surface, drawn from the normals that are seen (Heitz 2018) at a
 * place that all pixels share: no noise. What lies between the samples is filled by the studio's own blur, as wide as
 * the share of the lobe that the sample stands for (Křivánek and Colbert 2008): narrow in the middle, wide in the
 * glare that small lamps spread over a matt ring.
 * A mirror that sends light into the surface sends it out again after a second one, as light does between facets.
 */
export const LOBE_GLSL = /* glsl */ `
uniform vec3 lobeSample;       // 0..1, another in every sample; cells into which the samples part a lobe, fewer than they are, so that they overlap

// normal of the facet that is seen, in the frame whose z is the surface's normal
vec3 seenFacet(vec3 v, vec2 alpha) {
  vec3 s = normalize(vec3(alpha * v.xy, v.z));
  float len = dot(s.xy, s.xy);
  vec3 t1 = len > 0.0 ? vec3(-s.y, s.x, 0.0) * inversesqrt(len) : vec3(1.0, 0.0, 0.0);
  vec3 t2 = cross(s, t1);
  float r = sqrt(lobeSample.x), phi = ${TURN} * lobeSample.y;
  float a = r * cos(phi), b = r * sin(phi);
  float lift = 0.5 * (1.0 + s.z);
  b = (1.0 - lift) * sqrt(max(0.0, 1.0 - a * a)) + lift * b;
  vec3 n = a * t1 + b * t2 + sqrt(max(0.0, 1.0 - a * a - b * b)) * s;
  return normalize(vec3(alpha * n.xy, max(0.0, n.z)));
}

// of a lobe of these widths, that a ray leaves by the facet h, per steradian; v, h in the surface's frame
float chance(vec3 v, vec3 h, vec2 alpha) {
  vec2 slope = alpha * v.xy / v.z, lean = h.xy / alpha;
  float q = dot(lean, lean) + h.z * h.z;
  return 1.0 / (${TURN} * (1.0 + sqrt(1.0 + dot(slope, slope))) * v.z * alpha.x * alpha.y * q * q);
}

float bend;                    // turn of the normal over a pixel, radians

vec3 traced(vec3 p, vec3 view, Worked surface, vec3 shape, vec3 tint) {
  vec3 n = surface.normal;
  vec2 alpha = surface.lobe * surface.lobe;
  vec3 facet = n;
  float blur = ${LEAST_BLUR} * alpha.y;
  if (alpha.y > ${MIRROR_LOBE}) {
    vec3 across = surface.across - n * dot(surface.across, n);
    if (dot(across, across) < ${NO_STROKE}) across = cross(n, abs(n.x) < ${BESIDE_X} ? vec3(1.0, 0.0, 0.0) : vec3(0.0, 1.0, 0.0));
    vec3 y = normalize(across), x = cross(y, n);
    vec3 seen = normalize(vec3(-dot(view, x), -dot(view, y), max(-dot(view, n), ${LOBE_FACING})));
    vec3 local = seenFacet(seen, alpha);
    facet = normalize(x * local.x + y * local.y + n * local.z);
    // width of the mirror's lobe that is as bright in its middle as the cell is on the whole
    blur = min(1.0, inversesqrt(${SPHERE} * lobeSample.z * chance(seen, local, alpha)));
  }
  // a sample stands for a part of its pixel: what the surface turns over that part, it shows as one
  blur = min(1.0, length(vec2(blur, ${BEND_BLUR} * bend * inversesqrt(lobeSample.z))));
  vec3 d = reflect(view, facet);
  vec3 through = mirrored(tint, -dot(view, facet));
  float rise = dot(d, shape);
  if (rise < 0.0) { d = normalize(d - 2.0 * rise * shape); through *= tint; rise = -rise; }
  // a ray never starts under its own triangle
  d = normalize(d + shape * max(0.0, ${RISE} - rise));
  return through * sceneLight(p + shape * ${RAY_START}, d, sqrt(blur), 8, false);
}
`;
