export type { RingWeight } from './ring-weight.ts';
export { WEIGHING_VERSION, weighingOf } from './weighing.ts';
export { metalVolumes, plainVolumes, weighRing, roundGrams } from './weigh-ring.ts';
