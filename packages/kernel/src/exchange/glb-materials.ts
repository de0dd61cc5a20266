import { clippedColour, type GemLook, type MetalLook } from './exchange-ring.ts';

type Json = Readonly<Record<string, unknown>>;

/** Absorption is written for this way through the stone, metres. */
const ATTENUATION_DISTANCE = 0.001;
/**
 * Way of light through a stone in girdle diameters, the unit of its mesh: a brilliant is 0.6 deep. Viewers without
 * ray tracing bend and tint by it.
 */
const THICKNESS = 0.6;

/** Extensions of glTF that carry gems; viewers without them show clear glass. */
export const GEM_EXTENSIONS = [
  'KHR_materials_transmission',
  'KHR_materials_ior',
  'KHR_materials_volume',
  'KHR_materials_dispersion',
] as const;

export const metalMaterial = (name: string, look: MetalLook): Json => ({
  name,
  pbrMetallicRoughness: {
    baseColorFactor: [...clippedColour(look.colour), 1],
    metallicFactor: look.metalness,
    roughnessFactor: look.roughness,
  },
});

/** Light left per channel after `ATTENUATION_DISTANCE`, 1 mm. */
export const gemMaterial = (name: string, { refraction, dispersion, absorption }: GemLook): Json => ({
  name,
  pbrMetallicRoughness: { baseColorFactor: [1, 1, 1, 1], metallicFactor: 0, roughnessFactor: 0 },
  extensions: {
    KHR_materials_transmission: { transmissionFactor: 1 },
    KHR_materials_ior: { ior: refraction },
    KHR_materials_volume: {
      thicknessFactor: THICKNESS,
      attenuationDistance: ATTENUATION_DISTANCE,
      attenuationColor: clippedColour([Math.exp(-absorption[0]), Math.exp(-absorption[1]), Math.exp(-absorption[2])]),
    },
    KHR_materials_dispersion: { dispersion },
  },
});
