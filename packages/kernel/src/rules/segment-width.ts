import { segmentLanes } from '../design/segment-lanes.ts';
import { issue, shownMm, upToStep } from './make-issue.ts';
import type { RingRule } from './rule.ts';

/** Narrower lanes cannot be joined cleanly, mm. */
const NARROWEST = 0.5;
/** Smallest ring width by the shares in lowest terms, mm; mirrored splits are the same split. */
const SPLIT_WIDTHS: Readonly<Record<string, number>> = {
  '1:1': 2,
  '1:2': 2,
  '1:3': 2,
  '2:3': 2,
  '1:4': 2.5,
  '1:1:1': 2,
  '1:1:2': 2.5,
  '1:2:1': 2.5,
  '1:1:3': 3,
  '1:3:1': 3,
  '2:1:2': 3,
  '1:1:4': 4,
  '1:4:1': 4,
};
/** Any other split counts as free. */
const FREE_SPLIT_WIDTH = 3.5;

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

function splitName(shares: readonly number[]): string {
  const by = shares.reduce(divisor);
  const parts = shares.map((share) => share / by);
  const forward = parts.join(':');
  const backward = parts.toReversed().join(':');
  return forward in SPLIT_WIDTHS ? forward : backward;
}

/** Every lane at least half a millimetre, and the ring wide enough for its split. */
export const segmentWidth: RingRule = ({ ring, path }) => {
  if (ring.segments.length === 1) return [];
  const shares = ring.segments.map((segment) => segment.share);
  const min = SPLIT_WIDTHS[splitName(shares)] ?? FREE_SPLIT_WIDTH;
  if (ring.width < min) {
    const split = shares.join(':');
    return [
      issue(
        'split.width-minimum',
        `${path}/segments`,
        { split, value: ring.width, min },
        { path: `${path}/width`, value: min },
      ),
    ];
  }
  return segmentLanes(ring).flatMap(([from, to], index) => {
    const value = to - from;
    if (value >= NARROWEST - 1e-9) return [];
    const way = { path: `${path}/width`, value: upToStep((ring.width * NARROWEST) / value, 0.5) };
    return [
      issue('segment.too-narrow', `${path}/segments/${index}/share`, { value: shownMm(value), min: NARROWEST }, way),
    ];
  });
};
