import { warning } from '../basis/make-issue.ts';
import type { RingRule } from '../basis/rule.ts';

/** A layer of rhodium wears off with the years and is renewed. */
export const carePlating: RingRule = ({ ring, path }) =>
  ring.plating === 'none' ? [] : [warning('care.plating', `${path}/plating`, {})];
