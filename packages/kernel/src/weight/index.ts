export type { RingWeight } from './ring-weight.ts';
export { metalVolumes, plainVolumes, weighRing, roundGrams } from './weigh-ring.ts';
