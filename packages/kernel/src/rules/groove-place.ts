import { ringBody } from '../body/ring-body.ts';
import type { Groove } from '../design/ring-design.ts';
import { downToStep, issue, shownMm } from './make-issue.ts';
import { broadEnd } from './rule-lookups.ts';
import type { RingRule } from './rule.ts';

/** Band that must stand between a groove and the ring's edge, mm; more on profiles with round edges, up to 0.8. */
const EDGE = 0.3;
const EDGE_ROUND = 0.8;
const EDGE_MILGRAIN = 0.1;
const BETWEEN = 0.3;
const BETWEEN_MILGRAIN = 0.1;

const isMilgrain = ({ shape }: Groove): boolean => shape === 'milgrain';

function edgeMinimum(groove: Groove, roundness: number): number {
  if (isMilgrain(groove)) return Math.max(EDGE_MILGRAIN, Math.min(EDGE, roundness));
  return Math.min(EDGE_ROUND, Math.max(EDGE, roundness));
}

/** Grooves keep their distance from the ring's edges and from each other. */
export const groovePlace: RingRule = ({ ring, tables, path }) => {
  const body = ringBody(ring, tables);
  const roundness = ring.width / 2 - broadEnd(body);
  const edges = ring.grooves.flatMap((groove, index) => {
    const value = ring.width / 2 - Math.abs(groove.position) - groove.width / 2;
    const min = edgeMinimum(groove, roundness);
    if (value >= min - 1e-6) return [];
    const reach = downToStep(ring.width / 2 - min - groove.width / 2, 0.01);
    const at = `${path}/grooves/${index}/position`;
    const params = { value: shownMm(value), min: shownMm(min) };
    if (reach < 0) return [issue('groove.edge-distance', at, params)];
    return [issue('groove.edge-distance', at, params, { value: groove.position < 0 ? 0 - reach : reach })];
  });
  const order = ring.grooves
    .map((groove, index) => ({ groove, index }))
    .sort((a, b) => a.groove.position - b.groove.position);
  const overlaps = order.slice(1).flatMap(({ groove, index }, k) => {
    const before = order[k];
    if (before === undefined) return [];
    const min = isMilgrain(groove) && isMilgrain(before.groove) ? BETWEEN_MILGRAIN : BETWEEN;
    const value = groove.position - before.groove.position - (groove.width + before.groove.width) / 2;
    if (value >= min - 1e-6) return [];
    const at = `${path}/grooves/${index}/position`;
    const step = Math.ceil(((groove.width + before.groove.width) / 2 + min) * 100 - 1e-6) / 100;
    const way = shownMm(before.groove.position + step);
    const down = shownMm(before.groove.position - step);
    return [issue('groove.overlap', at, { value: shownMm(value), min }, { value: way }, { value: down })];
  });
  return [...edges, ...overlaps];
};
