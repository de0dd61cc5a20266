import { profileRange } from './profile-range.ts';
import type { RingRule } from './rule.ts';

/** Every manufacturability rule in the order in which a person would read the findings. */
export const RING_RULES: readonly RingRule[] = [profileRange];
