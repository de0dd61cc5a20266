import {
  ABOVE_LEVEL,
  ALONG_FACET,
  FROM_ABOVE,
  IS_HELD,
  MARK,
  MISSED_BY,
  SAME_ENTRY,
  SETTING_START,
} from './gem-constants.ts';
import { SCENE_GLSL, SCENE_LIGHT_GLSL } from '../trace/scene-glsl.ts';

/**
 * Stones of a picture at rest: light that leaves a stone is traced against the metal that holds it and the stones beside it.
 * Loops are left at their ends, and what is dear is asked for at one place: a processor that shades eight pixels
 * together runs a loop once more for a condition at its head, and the whole of a branch for one of them.
 */
export const GEM_REST_GLSL = /* glsl */ `
${SCENE_GLSL}
${SCENE_LIGHT_GLSL}
const float MOST_LIGHT = 60.0;  // of one sample: a lamp in a facet outshines no other samples; taste
// share of the light below which a ray that leaves sees the studio, and how many surfaces it is followed over
const float LEAST_SHARE = 0.06; // taste: seen against the time of a sample
#ifdef HULL
const int EVENTS = 5;
#else
const int EVENTS = 6;
#endif
// what lies outside in the direction of a ray that leaves at p (stone frame): where metal or another stone is met its
// light is followed on, the studio is what is left
vec4 settingLight(vec3 p, vec3 d) {
  vec3 ray = stoneTurn * d;
  vec3 found = sceneLight(stonePlace + stoneTurn * (p * stoneSize) + ray * ${SETTING_START}, ray, 0.0, EVENTS, true);
  return sceneBuried.a > 0.0 ? vec4(sceneBuried.rgb, 2.0) : vec4(found, sceneMet ? 1.0 : 0.0);
}

// what green met at each exit: light and 1 where it met anything, or 2 and the reflectance of metal that lies on the
// facet itself; the first is what the stone's surface mirrors
vec4 answered[MOST_BOUNCES + 1];
vec3 fromAbove;

#ifdef HULL
// From outside the facet radially over the ray's point is stepped to until the point lies on it: like the exit, from
// the other side. False when the ray passes the stone by.
bool enters(vec3 o, vec3 d, out vec3 m) {
  float b = dot(o, d), c = b * b - dot(o, o) + REACH;
  float t = -b - sqrt(max(c, 0.0));
  m = vec3(0.0, 1.0, 0.0);
  bool meets = c > 0.0;
  for (int k = 0; k < 10 && meets; k++) {
    m = facetOver(o + d * t);
    float fall = dot(m, d), over = 1.0 - dot(m, o);
    float next = fall < -${ALONG_FACET} ? over / fall : t;
    if (fall >= -${ALONG_FACET}) meets = over >= t * fall - ${MISSED_BY};
    if (next <= t + ${SAME_ENTRY}) break;
    t = next;
  }
  entry = o + d * t;
  return meets;
}
#endif

// what is still inside leaves as all before it did: through the same seat, into the same room; the light from above
// counts for a tenth, where hardly any left
vec3 withRest(vec3 light, vec3 left, vec3 freed) { return light + left * (light + ${FROM_ABOVE} * fromAbove) / (freed + ${FROM_ABOVE}); }

// light that comes out towards the eye at the leading wavelength
vec3 lead(vec3 view, vec3 n, float index) {
  vec3 p = entry - CENTRE, d = refract(view, n, 1.0 / index);
  vec3 left = vec3(1.0 - reflectance(-dot(view, n), 1.0, index));
  vec3 glance = vec3(0.0), light = vec3(0.0);
  vec3 freed = vec3(0.0);        // share of the ray that has left the stone
  vec3 place = entry, outside = reflect(view, n), share = 1.0 - left, facet = n;
  float gone = 1.0;
  int bounce = -1;
  bool isFollowed = true, isInside = true;
  do {
    if (isFollowed) {
      vec4 met = settingLight(place, outside);
      vec3 held = met.a > ${IS_HELD} ? met.rgb : vec3(0.0);
      if (met.a < ${IS_HELD}) light += share * mix(studioLight(outside, lod), met.rgb, met.a);
      answered[bounce + 1] = met;
      if (bounce < 0) { glance = light; light = vec3(0.0); }
      else {
        freed += left * gone * (1.0 - held);
        left *= 1.0 - gone * (1.0 - held);
        d = reflect(d, facet);
      }
    }
    // to the next place where enough light leaves to be followed
    do {
      bounce++;
      isFollowed = false;
      isInside = bounce < bounces && max(left.r, max(left.g, left.b)) >= SPENT;
      if (isInside) {
        vec3 m = vec3(0.0);
        float t = exitFrom(p, d, m, false);
        seeded[bounce] = m;
        facet = normalize(m);
        p += d * t;
        left *= exp(-absorption * t * stoneSize);
        gone = 1.0 - reflectance(dot(facet, d), index, 1.0);
        place = p + CENTRE;
        outside = refract(d, -facet, index);
        share = left * gone;
        isFollowed = max(share.r, max(share.g, share.b)) > LEAST_SHARE;
        if (!isFollowed) {
          if (gone > 0.0) light += share * studioLight(outside, lod);
          freed += share;
          left -= share;
          d = reflect(d, facet);
        }
      }
    } while (isInside && !isFollowed);
  } while (isInside);
  return glance + (bounce < bounces ? light : withRest(light, left, freed));
}

// the same at another wavelength, one channel, by the facets that led and with what was met there
float follow(vec3 view, vec3 n, float index, vec3 channel) {
  vec3 p = entry - CENTRE, d = refract(view, n, 1.0 / index);
  float left = 1.0 - reflectance(-dot(view, n), 1.0, index), absorbed = dot(absorption, channel) * stoneSize;
  float glance = 0.0, light = 0.0, freed = 0.0;
  if (answered[0].a < ${IS_HELD}) {
    glance = (1.0 - left) * dot(channel, mix(studioLight(reflect(view, n), lod), answered[0].rgb, answered[0].a));
  }
  int bounce = 0;
  do {
    vec3 m = seeded[bounce];
    float t = exitFrom(p, d, m, true);
    vec3 facet = normalize(m);
    p += d * t;
    left *= exp(-absorbed * t);
    float gone = 1.0 - reflectance(dot(facet, d), index, 1.0);
    vec4 met = answered[bounce + 1];
    if (met.a > ${IS_HELD}) gone *= 1.0 - dot(channel, met.rgb);
    else if (gone > 0.0) light += left * gone * dot(channel, mix(studioLight(refract(d, -facet, index), lod), met.rgb, met.a));
    freed += left * gone;
    left *= 1.0 - gone;
    d = reflect(d, facet);
    bounce++;
  } while (bounce < bounces && left >= SPENT);
  return glance + (left < SPENT ? light : light + left * (light + ${FROM_ABOVE} * dot(channel, fromAbove)) / (freed + ${FROM_ABOVE}));
}

void main() {
  vec3 view = normalize(stonePosition - stoneEye);
#ifdef HULL
  vec3 n;
  if (!enters(stoneEye - CENTRE, view, n)) discard;
  n = normalize(n);
  entry += CENTRE;
#else
  vec3 n = dot(view, facetNormal) > 0.0 ? -facetNormal : facetNormal;
  entry = stonePosition;
#endif
  fromAbove = studioLight(vec3(0.0, 1.0, 0.0), float(${ABOVE_LEVEL}));
  for (int bounce = 0; bounce < MOST_BOUNCES; bounce++) { seeded[bounce] = vec3(0.0); answered[bounce + 1] = vec4(0.0); }
  // green first; its facets and what it met lead the other two
  vec3 light = lead(view, n, refraction.y);
  if (dispersion > 0.5) {
    vec3 channel = vec3(1.0, 0.0, 0.0);
    float index = refraction.x;
    int wave = 0;
    do {
      float found = follow(view, n, index, channel);
      light = mix(light, vec3(found), channel);
      channel = vec3(0.0, 0.0, 1.0);
      index = refraction.z;
      wave++;
    } while (wave < 2);
  }
  light += glow * ${MARK};
  colour = vec4(min(light, vec3(MOST_LIGHT)), 1.0);
}
`;
