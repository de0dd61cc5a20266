import { warning } from './make-issue.ts';
import type { RingRule } from './rule.ts';

/** A layer of rhodium wears off with the years and is renewed. */
export const carePlating: RingRule = ({ ring, path }) =>
  ring.plating === 'none' ? [] : [warning('care.plating', `${path}/plating`, {})];
