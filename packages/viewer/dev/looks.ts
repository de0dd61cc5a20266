import type { ViewerLooks } from '../src/ring-viewer.ts';
export const DEV_LOOKS: ViewerLooks = {
  alloys: {
    'au750-yellow': { f0: [0.939, 0.76, 0.481] },
    'au750-rose': { f0: [0.94, 0.69, 0.53] },
    'au750-red': { f0: [0.93, 0.64, 0.47] },
    'au750-white': { f0: [0.72, 0.68, 0.6] },
    au916: { f0: [1.0, 0.76, 0.4] },
    pt950: { f0: [0.69, 0.67, 0.64] },
    ag925: { f0: [0.96, 0.94, 0.9] },
    zr: { f0: [0.122, 0.123, 0.128] },
    carbon: { f0: [0.05, 0.05, 0.052], pattern: { kind: 'carbon' } },
    mokume: {
      f0: [0.8, 0.7, 0.6],
      pattern: {
        kind: 'mokume',
        layers: [
          [0.72, 0.68, 0.6],
          [0.93, 0.64, 0.47],
          [0.96, 0.94, 0.9],
        ],
      },
    },
  },
  finishes: {
    polished: { texture: 'smooth', roughness: 0.045, anisotropy: 0, scale: 0.6, depth: 0.2 },
    'matte-long': { texture: 'strokes', roughness: 0.3, anisotropy: 0.8, scale: 0.045, depth: 3 },
    'sand-fine': { texture: 'grain', roughness: 0.36, anisotropy: 0, scale: 0.03, depth: 3 },
    'sand-coarse': { texture: 'grain', roughness: 0.45, anisotropy: 0, scale: 0.1, depth: 10 },
    ice: { texture: 'scratches', roughness: 0.2, anisotropy: 0, scale: 0.2, depth: 15 },
  },
  gems: {
    'diamond-natural': { refraction: [2.4147, 2.4238, 2.4439], absorption: [0, 0, 0] },
    'diamond-black': { refraction: [2.4147, 2.4238, 2.4439], absorption: [6, 6, 6] },
    sapphire: { refraction: [1.766, 1.77, 1.779], absorption: [1.6, 0.9, 0.05] },
    ruby: { refraction: [1.766, 1.77, 1.779], absorption: [0.05, 1.6, 1.1] },
  },
};
