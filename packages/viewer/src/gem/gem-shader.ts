import {
  ABOVE_LEVEL,
  ALONG_FACET,
  BY_OWN_FACETS,
  FROM_ABOVE,
  LOOK_FROM,
  LOOK_TO,
  MARK,
  MOVING_MOST,
  ON_CROWN,
  PLAIN_FALL,
  PLAIN_LEAVES,
  SAME_EXIT,
  SEAT_ABOVE,
  SEAT_EVEN,
  SEAT_FROM,
  SEAT_LEVEL,
  SEAT_TO,
  TOWARD,
} from './gem-constants.ts';
import { STUDIO_LEVEL_GLSL } from '../studio/studio-level-glsl.ts';
import { GEM_REST_GLSL } from './gem-rest-glsl.ts';
import type { Fold, Vector } from './fold-planes.ts';

export const GEM_VERTEX = /* glsl */ `
uniform mat4 modelMatrix, viewMatrix, projectionMatrix;
uniform vec3 eye;              // camera in the ring frame
in vec3 position, normal, seatF0;
in float seatDepth;
in mat4 instanceMatrix;
out vec3 stonePosition, stoneEye;
flat out vec3 facetNormal, seatColour;
flat out mat3 stoneTurn;       // stone frame to the ring's, rotation only
flat out vec3 stonePlace;      // ring frame
flat out float stoneSize;      // girdle width in mm
flat out float sunken;         // 1 in a seat cut into the band, 0 between prongs
void main() {
  stoneSize = length(instanceMatrix[1].xyz);
  stoneTurn = mat3(instanceMatrix) / stoneSize;
  stonePlace = instanceMatrix[3].xyz;
  stoneEye = transpose(stoneTurn) * (eye - stonePlace) / stoneSize;
  stonePosition = position;
  facetNormal = normal;
  seatColour = seatF0;
  sunken = seatDepth;
  gl_Position = projectionMatrix * viewMatrix * modelMatrix * instanceMatrix * vec4(position, 1.0);
}
`;

const number = (value: number): string => {
  const text = value.toPrecision(9);
  return /[.e]/.test(text) ? text : `${text}.0`;
};
const vector = (v: Vector): string => `vec3(${v.map(number).join(', ')})`;

/** The radial facet: fold, compare the few planes of the wedge, unfold; only the mirrors that the cut has. */
function facetGlsl({ centre, symmetry, facets, reach }: Fold): string {
  const [first, ...others] = facets;
  const when = (has: boolean, text: string): string => (has ? text : '');
  if (!first) throw new RangeError('a stone needs facets');
  const comparisons = others
    .map((m) => `h = dot(${vector(m)}, a); if (h > best) { best = h; m = ${vector(m)}; }`)
    .join('\n  ');
  return /* glsl */ `
const vec3 CENTRE = ${vector(centre)};
const float REACH = ${number(reach)};
vec3 facetOver(vec3 r) {
  vec3 a = vec3(${symmetry.x ? 'abs(r.x)' : 'r.x'}, r.y, ${symmetry.z ? 'abs(r.z)' : 'r.z'});
  ${when(symmetry.diagonal, 'bool swapped = a.z > a.x; if (swapped) a = a.zyx;')}
  ${when(
    symmetry.eighth,
    `bool turned = a.z > 0.414213562 * a.x;
  if (turned) a = vec3(0.707106781 * (a.x + a.z), a.y, 0.707106781 * (a.x - a.z));`,
  )}
  vec3 m = ${vector(first)};
  float best = dot(m, a), h;
  ${comparisons}
  ${when(symmetry.eighth, 'if (turned) m = vec3(0.707106781 * (m.x + m.z), m.y, 0.707106781 * (m.x - m.z));')}
  ${when(symmetry.diagonal, 'if (swapped) m = m.zyx;')}
  return vec3(${symmetry.x ? 'r.x < 0.0 ? -m.x : m.x' : 'm.x'}, m.y, ${symmetry.z ? 'r.z < 0.0 ? -m.z : m.z' : 'm.z'});
}`;
}

/** Uniforms, and the light of the studio. */
const OUTSIDE_GLSL = /* glsl */ `
uniform highp samplerCube studioCube, metalCube;
uniform mat3 toStudio;         // ring frame to studio frame
uniform vec3 refraction;       // at 610, 545, 455 nm
uniform vec3 absorption;       // per mm
uniform int bounces;
uniform float dispersion;      // 0 none, 1 all wavelengths leave by the same facets, 2 each by its own
uniform float lod;
uniform float glow;
in vec3 stonePosition, stoneEye;
flat in vec3 facetNormal, seatColour, stonePlace;
flat in mat3 stoneTurn;
flat in float stoneSize, sunken;
out vec4 colour;

${STUDIO_LEVEL_GLSL}
vec3 skyLight(vec3 o, vec3 d, float roughness) {
  return textureLod(metalCube, toStudio * d, studioLevel(roughness)).rgb;
}
vec3 studioLight(vec3 inStone, float level) {
  return textureLod(studioCube, toStudio * (stoneTurn * inStone), level).rgb;
}
`;

/** From facet to facet; what both ways of following light share. */
const INSIDE_GLSL = /* glsl */ `
float reflectance(float cosine, float n1, float n2) {
  float s2 = (n1 * n1) / (n2 * n2) * (1.0 - cosine * cosine);
  if (s2 >= 1.0) return 1.0;
  float c2 = sqrt(1.0 - s2);
  float rs = (n1 * cosine - n2 * c2) / (n1 * cosine + n2 * c2);
  float rp = (n1 * c2 - n2 * cosine) / (n1 * c2 + n2 * cosine);
  return 0.5 * (rs * rs + rp * rp);
}

float exitFrom(vec3 p, vec3 d, inout vec3 m, bool isSeeded) {
  float t;
  float toward = dot(m, d);
  isSeeded = isSeeded && toward > ${TOWARD};
  if (isSeeded) t = (1.0 - dot(m, p)) / toward;
  else { float b = dot(p, d); t = -b + sqrt(max(b * b - dot(p, p) + REACH, 0.0)); }
  if (isSeeded && dispersion < ${BY_OWN_FACETS}) return t;
  bool isNearer;
  int k = 0;
  do {
    vec3 q = facetOver(p + d * t);
    float fall = dot(q, d), next = (1.0 - dot(q, p)) / max(fall, ${ALONG_FACET});
    isNearer = fall > ${ALONG_FACET} && next < t - ${SAME_EXIT};
    if (isNearer) t = max(next, 0.0);
    if (isNearer || (k == 0 && !isSeeded && fall > ${ALONG_FACET})) m = q;
    k++;
  } while (isNearer && k < 6);
  return t;
}

// share of the light below which what is still inside a stone is left out
const float SPENT = 0.015;     // taste: one and a half hundredths are not seen
vec3 seeded[MOST_BOUNCES];     // the facets that the leading wavelength met
vec3 entry;                    // where the ray of the eye enters
`;

/**
 * In a moving frame light that leaves through the pavilion meets a seat as the alloy's metal, lit by what comes down
 * through the stone and the gap round the girdle. Three wavelengths share the first one's facets as a start.
 */
const MOVING_GLSL = /* glsl */ `
const float MOST_LIGHT = float(${MOVING_MOST});
vec3 seatLight;                // what a seat throws back, lit from above; once a pixel
// the same, guessed from the setting
vec3 guessed(vec3 p, vec3 d) {
  float below = smoothstep(${SEAT_FROM}, ${SEAT_TO}, p.y);
  float sunk = smoothstep(${LOOK_FROM}, ${LOOK_TO}, d.y) * (1.0 - below);
  float metal = max(below, sunk) * sunken;
  return mix(studioLight(d, lod), seatLight, metal);
}

// light that comes out towards the eye at one wavelength; the first one sets facets for the others
vec3 through(vec3 view, vec3 n, float index, bool isFirst) {
  vec3 p = entry - CENTRE;
  vec3 d = refract(view, n, 1.0 / index);
  vec3 left = vec3(1.0 - reflectance(-dot(view, n), 1.0, index));
  vec3 glance = (1.0 - left) * guessed(vec3(0.0, ${ON_CROWN}, 0.0), reflect(view, n)), light = vec3(0.0);
  vec3 freed = vec3(0.0);        // share of the ray that has left the stone
  for (int bounce = 0; bounce < MOST_BOUNCES; bounce++) {
    if (bounce >= bounces) break;
    vec3 m = isFirst ? vec3(0.0) : seeded[bounce];
    float t = exitFrom(p, d, m, !isFirst);
    if (isFirst) seeded[bounce] = m;
    vec3 facet = normalize(m);
    p += d * t;
    left *= exp(-absorption * t * stoneSize);
    float gone = 1.0 - reflectance(dot(facet, d), index, 1.0);
    if (gone > 0.0) light += left * gone * guessed(p + CENTRE, refract(d, -facet, index));
    freed += left * gone;
    left *= 1.0 - gone;
    if (max(left.r, max(left.g, left.b)) < SPENT) {
      if (isFirst) for (int rest = bounce + 1; rest < MOST_BOUNCES; rest++) seeded[rest] = vec3(0.0);
      return glance + light;
    }
    d = reflect(d, facet);
  }
  // what is still inside leaves as all before it did: through the same seat, into the same room; the light from above
  // counts for a tenth, where hardly any left
  return glance + light + left * (light + ${FROM_ABOVE} * studioLight(vec3(0.0, 1.0, 0.0), float(${ABOVE_LEVEL}))) / (freed + ${FROM_ABOVE});
}

void main() {
  vec3 view = normalize(stonePosition - stoneEye);
  vec3 n = dot(view, facetNormal) > 0.0 ? -facetNormal : facetNormal;
  entry = stonePosition;
  seatLight = seatColour * (${SEAT_ABOVE} * studioLight(vec3(0.0, 1.0, 0.0), ${SEAT_LEVEL}) + ${SEAT_EVEN});
  vec3 light = vec3(0.0);
  for (int wave = 0; wave < 3; wave++) {
    // green first; its facets lead the other two
    if (wave > 0 && dispersion < 0.5) break;
    float index = wave == 0 ? refraction.y : wave == 1 ? refraction.x : refraction.z;
    vec3 found = through(view, n, index, wave == 0);
    if (wave == 0) light = found;
    else if (wave == 1) light.r = found.r;
    else light.b = found.b;
  }
  light += glow * ${MARK};
  colour = vec4(min(light, vec3(MOST_LIGHT)), 1.0);
}
`;

/**
 * The first frame of an opening, in little code: one wavelength, four facets, each taken where the ray meets the sphere
 * round the stone.
 */
const PLAIN_GLSL = /* glsl */ `
void main() {
  vec3 view = normalize(stonePosition - stoneEye);
  vec3 n = dot(view, facetNormal) > 0.0 ? -facetNormal : facetNormal;
  float glance = 1.0 + dot(view, n), index = refraction.y, least = (index - 1.0) / (index + 1.0);
  vec3 p = stonePosition - CENTRE, d = refract(view, n, 1.0 / index), leaving = reflect(view, n);
  float gone = mix(least * least, 1.0, glance * glance * glance), left = 1.0;
  vec3 light = vec3(0.0), through = vec3(1.0);
  for (int facet = 0; facet < 5; facet++) {
    vec3 met = studioLight(leaving, 0.5);
    if (facet > 0 && leaving.y < 0.0) met = mix(met, 0.5 * seatColour, sunken);
    light += left * gone * through * met;
    left *= 1.0 - gone;
    float b = dot(p, d), t = sqrt(max(b * b - dot(p, p) + REACH, 0.0)) - b;
    vec3 m = facetOver(p + d * t);
    t = min(t, max((1.0 - dot(m, p)) / max(dot(m, d), ${PLAIN_FALL}), 0.0));
    p += d * t;
    through /= 1.0 + absorption * t * stoneSize;
    m = normalize(m);
    leaving = refract(d, -m, index);
    gone = dot(leaving, leaving) > 0.5 ? ${PLAIN_LEAVES} : 0.0;
    d = reflect(d, m);
  }
  colour = vec4(min(light + glow * ${MARK}, vec3(float(${MOVING_MOST}))), 1.0);
}
`;

/** Fragment shader of one cut; the facets are constants in it. */
export function gemFragment(fold: Fold): string {
  return [
    'precision highp float; precision highp int;',
    facetGlsl(fold),
    OUTSIDE_GLSL,
    INSIDE_GLSL,
    '#ifdef TRACED',
    GEM_REST_GLSL,
    '#elif defined(PLAIN)',
    PLAIN_GLSL,
    '#else',
    MOVING_GLSL,
    '#endif',
  ].join('\n');
}
