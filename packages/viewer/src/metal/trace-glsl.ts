import {
  ACROSS_AXIS,
  ALONG_AXIS,
  BORE_ROUGHENS,
  BORE_START,
  CHORD,
  FLOOR_FALL,
  GROOVE_RISE,
  GROOVE_ROUGHENS,
  PARTNER_BORE_LEFT,
  PARTNER_BORE_ROUGHENS,
  PARTNER_ROUGHENS,
  PARTNER_START,
  SHADE_FALL,
  SHADE_MOST,
  SHADE_REACH,
} from './metal-constants.ts';
import { STUDIO_LEVEL_GLSL } from '../studio/studio-level-glsl.ts';

/**
 * What a reflected ray meets: the ring's own bore (up to three bounces, which is what makes the inside of a
 * gold ring deep and warm), the walls of its grooves, the partner ring, the floor with the rings' contact
 * shadow, and the studio. Rings are answered as closed forms (cylinder shells with curved normals), because a
 * ray through a mesh costs fifty times as much and shows no more at a roughness that metal really has.
 * Everything happens in the frame of the ring that is drawn; lengths in mm.
 */
export const TRACE_GLSL = /* glsl */ `
${STUDIO_LEVEL_GLSL}
uniform highp samplerCube studioCube;
uniform mat3 toStudio;         // ring frame to studio frame
uniform vec4 shell;            // inner radius, outer radius, half width, curvature of the bore's normal per mm
uniform vec4 floorPlane;       // unit normal in the ring frame, and distance: dot(n, p) + w = height over the floor
uniform vec3 footPoint;        // where the ring touches the floor
uniform mat4 toPartner;        // ring frame to the partner's frame
uniform vec3 partnerShell;     // inner radius, outer radius, half width
uniform vec3 partnerF0;

vec3 fresnel(vec3 f0, float cosine) {
  float k = 1.0 - clamp(cosine, 0.0, 1.0);
  float k2 = k * k;
  return f0 + (1.0 - f0) * (k2 * k2 * k);
}

vec3 studioLight(vec3 direction, float roughness) {
  return textureLod(studioCube, toStudio * direction, studioLevel(roughness)).rgb;
}

// both crossings of a cylinder about z; false when the ray passes by
bool cylinder(vec3 o, vec3 d, float radius, out float near, out float far) {
  float a = max(dot(d.xy, d.xy), ${ALONG_AXIS}), b = dot(o.xy, d.xy), c = dot(o.xy, o.xy) - radius * radius;
  float q = b * b - a * c;
  if (q <= 0.0) { near = far = 0.0; return false; }
  q = sqrt(q);
  near = (-b - q) / a;
  far = (-b + q) / a;
  return true;
}

bool partnerHit(vec3 o, vec3 d, out vec3 normal, out float inside) {
  vec3 s = sign(d.zzz) * partnerShell.zzz;
  float dz = abs(d.z) < ${ACROSS_AXIS} ? ${ACROSS_AXIS} : d.z;
  float zNear = (-s.x - o.z) / dz, zFar = (s.x - o.z) / dz;
  float oNear, oFar, iNear, iFar;
  inside = 0.0;
  if (!cylinder(o, d, partnerShell.y, oNear, oFar)) return false;
  float enter = max(zNear, oNear), leave = min(zFar, oFar);
  if (enter >= leave || leave < ${PARTNER_START}) return false;
  bool hollow = cylinder(o, d, partnerShell.x, iNear, iFar);
  if (enter > ${PARTNER_START} && !(hollow && enter > iNear && enter < iFar)) {
    normal = oNear > zNear ? vec3((o.xy + d.xy * enter) / partnerShell.y, 0.0) : vec3(0.0, 0.0, -sign(d.z));
    return true;
  }
  if (hollow && iFar > max(enter, ${PARTNER_START}) && iFar < leave) {
    normal = vec3(-(o.xy + d.xy * iFar) / partnerShell.x, 0.0);
    inside = 1.0;
    return true;
  }
  return false;
}

vec3 outsideLight(vec3 o, vec3 d, float roughness) {
  vec3 tint = vec3(1.0);
  bool isFree = true;
#if defined(PARTNERED) && !defined(TRACED)
  vec3 n; float inside;
  vec3 po = (toPartner * vec4(o, 1.0)).xyz, pd = mat3(toPartner) * d;
  if (partnerHit(po, pd, n, inside)) {
    d = transpose(mat3(toPartner)) * reflect(pd, n);
    tint = fresnel(partnerF0, -dot(pd, n)) * mix(vec3(1.0), ${PARTNER_BORE_LEFT} * partnerF0, inside);
    roughness += mix(${PARTNER_ROUGHENS}, ${PARTNER_BORE_ROUGHENS}, inside);
    isFree = false;
  }
#endif
  vec3 light = tint * studioLight(d, roughness);
  float fall = -dot(floorPlane.xyz, d);
  if (isFree && fall > 0.0) {
    float height = max(dot(floorPlane.xyz, o) + floorPlane.w, 0.0);
    vec3 onFloor = o + d * (height / max(fall, ${FLOOR_FALL})) - footPoint;
    float spread = shell.y * (${SHADE_REACH} + roughness);
    light *= 1.0 - ${SHADE_MOST} * smoothstep(0.0, ${SHADE_FALL}, fall) * exp(-dot(onFloor, onFloor) / (spread * spread));
  }
  return light;
}

vec3 skyLight(vec3 o, vec3 d, float roughness) { return outsideLight(o, d, roughness); }

// follows a ray that starts in or enters the hollow of the ring until it leaves; what is left of its light
vec3 throughHollow(inout vec3 o, inout vec3 d, inout float roughness, vec3 f0) {
  vec3 through = vec3(1.0);
  // the mesh cuts its corners: a point of the bore lies between chord and circle, and its own ray would meet the bore there
  float radius = length(o.xy);
  if (abs(radius - shell.x) < ${CHORD}) o.xy *= shell.x / radius;
  for (int bounce = 0; bounce < 3; bounce++) {
    float near, far;
    if (!cylinder(o, d, shell.x, near, far)) break;
    vec3 p = o + d * far;
    if (far < ${BORE_START} || abs(p.z) > shell.z) break;
    vec3 n = normalize(vec3(-p.xy / shell.x, shell.w * p.z));
    through *= fresnel(f0, -dot(d, n));
    d = reflect(d, n);
    o = p;
    roughness = min(1.0, roughness + ${BORE_ROUGHENS});
  }
  return through;
}

#ifdef IS_GROOVE
uniform vec3 grooveRim;        // z of both rims, radius of the rim
// the opposite wall is this wall mirrored at the groove's middle plane
vec3 grooveLight(vec3 o, vec3 d, float roughness, vec3 f0, vec3 normal) {
  vec3 through = vec3(1.0);
  vec3 wall = normal;
  for (int bounce = 0; bounce < 3; bounce++) {
    float radius = length(o.xy);
    float rise = dot(d.xy, o.xy) / radius;
    float zOut = o.z + d.z * (grooveRim.z - radius) / max(rise, ${GROOVE_RISE});
    if (rise > 0.0 && zOut > grooveRim.x && zOut < grooveRim.y) break;
    wall = vec3(wall.xy, -wall.z);
    o.z = grooveRim.x + grooveRim.y - o.z;
    through *= fresnel(f0, abs(dot(d, wall)));
    d = reflect(d, dot(d, wall) < 0.0 ? wall : -wall);
    roughness = min(1.0, roughness + ${GROOVE_ROUGHENS});
  }
  if (dot(d.xy, o.xy) < 0.0) d -= 2.0 * dot(d.xy, o.xy) / dot(o.xy, o.xy) * vec3(o.xy, 0.0);
  return through * outsideLight(o, d, roughness);
}
#endif
`;
