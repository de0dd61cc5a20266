/**
 * The worked surface in true millimetres. Coordinates come from the position on the ring (angle times
 * circumference, millimetres across), so a stroke has the same pitch on every size and nothing meets at angle
 * zero. Texture finer than a pixel is left to the roughness of the finish: it fades out by its own pitch.
 */
export const FINISH_GLSL = /* glsl */ `
uniform vec4 finish;           // roughness, anisotropy, scale mm, slope of the texture
uniform float circumference;   // of the outer circle, mm

struct Worked { vec3 normal; float roughness; float spread; };

// 1 where a texture of this pitch is well above a pixel, 0 where it is below
float visible(float pitch, float pixel) { return smoothstep(0.6, 2.2, pitch / pixel); }

#if TEXTURE == 1
// strokes round the ring: lines as long as a hand's draw, at four pitches
Worked work(vec3 p, vec3 n, vec2 uv, float turnAt, float pixel) {
  vec3 along = normalize(vec3(-p.y, p.x, 0.0));
  vec3 across = normalize(cross(n, along));
  float slope = 0.0;
  float pitch = finish.z, weight = 1.0;
  for (int octave = 0; octave < 4; octave++) {
    int count = int(max(3.0, round(circumference / (7.0 + 5.0 * float(octave)))));
    vec2 st = vec2(turnAt * float(count), uv.y / pitch);
    slope += weight * turnNoise(st, ivec2(count, 0), uint(octave) + 11u).z * visible(pitch, pixel);
    pitch *= 2.5;
    weight *= 0.5;
  }
  return Worked(normalize(n + across * slope * finish.w), finish.x * (1.0 - 0.62 * finish.y), finish.x * finish.y);
}
#elif TEXTURE == 2
// sand: isotropic bumps in space, no direction, no seam
Worked work(vec3 p, vec3 n, vec2 uv, float turnAt, float pixel) {
  vec3 slope = vec3(0.0);
  float pitch = finish.z, weight = 1.0;
  for (int octave = 0; octave < 2; octave++) {
    slope += weight * visible(pitch, pixel) * solidNoise(p / pitch, uint(octave) + 31u).yzw;
    pitch *= 1.9;
    weight *= 0.45;
  }
  slope -= n * dot(slope, n);
  return Worked(normalize(n - slope * finish.w), finish.x, 0.0);
}
#elif TEXTURE == 3
// ice: bright strokes in six directions over a matt ground
Worked work(vec3 p, vec3 n, vec2 uv, float turnAt, float pixel) {
  vec3 along = normalize(vec3(-p.y, p.x, 0.0));
  vec3 across = normalize(cross(n, along));
  float u = turnAt * circumference;
  vec2 slope = vec2(0.0);
  float bright = 0.0;
  for (int layer = 0; layer < 6; layer++) {
    float angle = 0.27 + 0.5236 * float(layer);
    vec2 ray = vec2(cos(angle), sin(angle));
    float stroke = 1.3 + 0.35 * float(layer), pitch = finish.z * (0.7 + 0.12 * float(layer));
    ivec2 turn = ivec2(round(vec2(circumference * ray.x / stroke, -circumference * ray.y / pitch)));
    vec2 st = turnAt * vec2(turn) + uv.y * vec2(ray.y / stroke, ray.x / pitch);
    vec3 noise = turnNoise(st, turn, uint(layer) + 51u);
    float cut = smoothstep(0.58, 0.86, noise.x) * visible(pitch, 0.7 * pixel);
    slope += vec2(-ray.y, ray.x) * noise.z * cut;
    bright = max(bright, cut);
  }
  float rough = mix(finish.x + 0.22, finish.x, bright);
  return Worked(normalize(n + (along * slope.x + across * slope.y) * finish.w), rough, 0.0);
}
#else
Worked work(vec3 p, vec3 n, vec2 uv, float turnAt, float pixel) { return Worked(n, finish.x, 0.0); }
#endif
`;
