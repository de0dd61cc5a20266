import type { Engraving, EngravingMethod } from '../../design/ring-design.ts';

/** Characters of one line at most: on the bore by method, outside for both. */
const INSIDE: Readonly<Record<EngravingMethod, number>> = { laser: 40, 'diamond-tip': 30 };
const OUTSIDE = 34;

/** Most characters that a line may hold; the rule and every hint beside a field read it here. */
export const mostCharacters = ({ face, method }: Pick<Engraving, 'face' | 'method'>): number =>
  face === 'inside' ? INSIDE[method] : OUTSIDE;
