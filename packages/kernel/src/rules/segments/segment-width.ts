import { downToStep, issue, shownMm, upToStep, type Finding } from '../basis/make-issue.ts';
import type { RingRule, RuleContext } from '../basis/rule.ts';
import { wavyLine } from '../basis/wavy-line.ts';

/** Narrower lanes cannot be joined cleanly, mm; shells are no thinner. */
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

const even = (ring: RuleContext['ring']) => ring.segments.map((segment) => ({ ...segment, share: 1 }));

/** Thickness of every shell, or narrowest width of every lane around the ring, mm. */
function narrowest({ ring, body }: RuleContext): number[] {
  if (ring.split.form === 'shell') {
    const parts = ring.segments.reduce((sum, { share }) => sum + share, 0);
    return ring.segments.map(({ share }) => (ring.height * share) / parts);
  }
  const swing = wavyLine(0, ring.split).amplitude;
  const { lanes } = body();
  // Joints run alike, so that lanes between two of them keep their width; only the outer lanes breathe.
  const isOuter = (index: number): boolean => index === 0 || index === lanes.length - 1;
  return lanes.map(([from, to], index) => to - from - (isOuter(index) ? swing : 0));
}

function laneFindings(context: RuleContext): Finding[] {
  const { ring, path } = context;
  const { amplitude } = ring.split;
  const isShell = ring.split.form === 'shell';
  return narrowest(context).flatMap((value, index) => {
    if (value >= NARROWEST - 1e-9) return [];
    const at = `${path}/segments/${index}/share`;
    const grown = value <= 0 ? 12 : Math.min(12, upToStep((ring.width * NARROWEST) / value, 0.5));
    const ways = isShell
      ? [{ path: `${path}/height`, value: upToStep((ring.height * NARROWEST) / Math.max(value, 0.1), 0.1) }]
      : [{ path: `${path}/width`, value: grown }];
    const calmer = downToStep(amplitude - (NARROWEST - value), 0.05);
    const calm = !isShell && amplitude > 0 && calmer > 0 ? [{ path: `${path}/split/amplitude`, value: calmer }] : [];
    const params = { value: shownMm(Math.max(0, value)), min: NARROWEST };
    const evened = { path: `${path}/segments`, value: even(ring) };
    return [issue('segment.too-narrow', at, params, ...calm, ...ways, evened)];
  });
}

/** Every lane at least half a millimetre at every angle, every shell as thick, and the ring wide enough for its split. */
export const segmentWidth: RingRule = (context) => {
  const { ring, path } = context;
  if (ring.segments.length === 1) return [];
  const shares = ring.segments.map((segment) => segment.share);
  const min = SPLIT_WIDTHS[splitName(shares)] ?? FREE_SPLIT_WIDTH;
  if (ring.split.form !== 'shell' && ring.width < min) {
    const params = { split: shares.join(':'), value: ring.width, min };
    const ways = [
      { path: `${path}/width`, value: min },
      { path: `${path}/segments`, value: even(ring) },
    ];
    return [issue('split.width-minimum', `${path}/segments`, params, ...ways)];
  }
  return laneFindings(context);
};
