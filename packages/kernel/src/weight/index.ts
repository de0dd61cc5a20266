export type { RingWeight } from './ring-weight.ts';
export { metalVolumes, weighRing, roundGrams } from './weigh-ring.ts';
