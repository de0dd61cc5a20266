/**
 * Mip level that answers a roughness. A level's lobe widens with the square of roughness; between two levels their mix
 * has the variance of the lobe that is asked for, so that a mirror does not wear the halo of the next level.
 */
export const STUDIO_LEVEL_GLSL = /* glsl */ `
float studioLevel(float roughness) {
  float level = clamp(roughness, 0.0, 1.0) * STUDIO_LOD;
  float low = min(floor(level), STUDIO_LOD - 1.0);
  float a = low * low * low * low, b = (low + 1.0) * (low + 1.0) * (low + 1.0) * (low + 1.0);
  return low + (level * level * level * level - a) / (b - a);
}
`;
