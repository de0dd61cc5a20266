import type { AlloySpec } from '../design/tables.ts';
import { issue } from './make-issue.ts';
import { alloyOf } from './rule-lookups.ts';
import type { RingRule } from './rule.ts';

type Kind = AlloySpec['family'] | 'white-gold';
/** Too alike in colour to read as two, and poor to join. */
const REFUSED: readonly (readonly [Kind, Kind])[] = [
  ['white-gold', 'platinum'],
  ['white-gold', 'palladium'],
  ['white-gold', 'silver'],
  ['palladium', 'silver'],
];

const kindOf = ({ family, colour }: AlloySpec): Kind =>
  family === 'gold' && colour === 'white' ? 'white-gold' : family;

function isRefused(a: AlloySpec, b: AlloySpec): boolean {
  const kinds = [kindOf(a), kindOf(b)];
  return REFUSED.some(([one, other]) => kinds.includes(one) && kinds.includes(other) && one !== other);
}

/**
 * No refused pair anywhere in one ring, and one fineness per fine metal: gold 585 beside gold 750 would be stamped
 * as the lower. Different metals keep their own fineness (750 gold with Pt950 or Pd950). The way out makes the later
 * segment like the earlier one.
 */
export const alloyPairing: RingRule = ({ ring, tables, path }) => {
  const alloys = ring.segments.map((segment) => alloyOf(tables, segment));
  return alloys.flatMap((alloy, index) => {
    if (alloy === undefined) return [];
    const before = alloys.slice(0, index).filter((other) => other !== undefined);
    const at = `${path}/segments/${index}/alloy`;
    const others = before.map((other) => ({ value: other.id }));
    const refused = before.find((other) => isRefused(alloy, other));
    if (refused !== undefined) {
      const names = { alloy: alloy.id, other: refused.id };
      return [issue('alloy.pairing', at, names, ...others)];
    }
    const mixed = before.find(
      (other) => other.fineMetal !== null && other.fineMetal === alloy.fineMetal && other.fineness !== alloy.fineness,
    );
    if (mixed === undefined) return [];
    const same = tables.alloys.find(
      (other) => other.family === alloy.family && other.colour === alloy.colour && other.fineness === mixed.fineness,
    );
    const names = { alloy: alloy.id, other: mixed.id, value: alloy.fineness ?? 0, min: mixed.fineness ?? 0 };
    return [issue('alloy.fineness-mixed', at, names, ...(same === undefined ? [] : [{ value: same.id }]), ...others)];
  });
};
