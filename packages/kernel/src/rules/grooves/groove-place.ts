import { bandEnds } from '../../body/band-ends.ts';
import { profileSpec } from '../../body/ring-body.ts';
import type { Groove } from '../../design/ring-design.ts';
import {
  downToStep,
  issue,
  nearestWithin,
  shownMm,
  stepsUp,
  upToStep,
  type Finding,
  type Way,
} from '../basis/make-issue.ts';
import { isBelow } from '../basis/rule-lookups.ts';
import type { RingRule, RuleContext } from '../basis/rule.ts';
import { grooveLine, nearestApproach } from '../basis/wavy-line.ts';

/** Band that must stand between a groove and the ring's edge, mm; more on profiles with round edges, up to 0.8. */
const EDGE = 0.3;
/** A wave is cut with a running tool that needs more. */
const EDGE_WAVE = 0.4;
const EDGE_ROUND = 0.8;
const EDGE_MILGRAIN = 0.1;
const BETWEEN = 0.3;
const BETWEEN_MILGRAIN = 0.1;

export const isBeaded = ({ shape }: Groove): boolean => shape === 'milgrain' || shape === 'bead';

/** A flank that leans is no face: a groove begins where it ends, however high the ring is. */
function edgeMinimum({ ring, tables }: RuleContext, groove: Groove, roundness: number): number {
  if (profileSpec(tables, ring.profile).kind === 'trapezoid') return Math.max(EDGE, roundness);
  if (isBeaded(groove)) return Math.max(EDGE_MILGRAIN, Math.min(EDGE, roundness));
  return Math.min(EDGE_ROUND, Math.max(groove.path.form === 'wave' ? EDGE_WAVE : EDGE, roundness));
}

function edgeFindings(context: RuleContext, groove: Groove, index: number): Finding[] {
  const { ring, path } = context;
  const [from, to] = bandEnds(context.body());
  const [faceFrom, faceTo] = context.face();
  const { amplitude } = grooveLine(groove);
  const reach = groove.width / 2 + amplitude;
  const low = edgeMinimum(context, groove, faceFrom - from);
  const high = edgeMinimum(context, groove, to - faceTo);
  const [left, right] = [groove.position - reach - from, to - groove.position - reach];
  if (!isBelow(left, low) && !isBelow(right, high)) return [];
  const [value, min] = low - left > high - right ? [left, low] : [right, high];
  const room = to - high - from - low - 2 * reach;
  const at = `${path}/grooves/${index}`;
  const inside = nearestWithin(
    groove.position,
    upToStep(from + low + reach, 0.01),
    downToStep(to - high - reach, 0.01),
  );
  const calmer = downToStep(amplitude + Math.min(0, room) / 2, 0.05);
  const ways: Way[] = [
    ...(room >= 0 ? [{ path: `${at}/position`, value: inside + 0 }] : []),
    ...(amplitude > 0 ? [{ path: `${at}/path/amplitude`, value: downToStep(amplitude - (min - value), 0.05) }] : []),
    ...(calmer > 0 && room < 0
      ? [
          {
            path: at,
            value: { ...groove, position: shownMm((from + to) / 2), path: { ...groove.path, amplitude: calmer } },
          },
        ]
      : []),
    ...(room < 0 ? stepsUp(`${path}/width`, ring.width - room, 0.5).slice(0, 2) : []),
    { path: `${path}/grooves`, value: ring.grooves.filter((_, other) => other !== index) },
  ];
  return [issue('groove.edge-distance', `${at}/position`, { value: shownMm(value), min: shownMm(min) }, ...ways)];
}

function overlapFinding({ ring, path }: RuleContext, a: Groove, b: Groove, index: number): Finding[] {
  const other = `${path}/grooves/${ring.grooves.indexOf(a)}/position`;
  const min = isBeaded(a) && isBeaded(b) ? BETWEEN_MILGRAIN : BETWEEN;
  const half = (a.width + b.width) / 2;
  const value = nearestApproach(grooveLine(a), grooveLine(b)) - half;
  if (!isBelow(value, min)) return [];
  const isAlike = JSON.stringify(a.path) === JSON.stringify(b.path);
  const swing = isAlike ? 0 : grooveLine(a).amplitude + grooveLine(b).amplitude;
  const step = upToStep(half + min + swing, 0.01);
  const at = `${path}/grooves/${index}`;
  const ways: Way[] = [
    { path: `${at}/position`, value: shownMm(a.position + step) },
    { path: `${at}/position`, value: shownMm(a.position - step) },
    ...(isAlike ? [] : [{ path: `${at}/path`, value: a.path }]),
    { path: other, value: shownMm(b.position - step) },
    { path: other, value: shownMm(b.position + step) },
    { path: `${path}/grooves`, value: ring.grooves.filter((groove) => groove !== b) },
  ];
  return [issue('groove.overlap', `${at}/position`, { value: shownMm(value), min }, ...ways)];
}

/** Grooves keep their distance from the ring's edges and from each other all around. */
export const groovePlace: RingRule = (context) => {
  const { grooves } = context.ring;
  const edges = grooves.flatMap((groove, index) => edgeFindings(context, groove, index));
  const order = grooves
    .map((groove, index) => ({ groove, index }))
    .sort((a, b) => a.groove.position - b.groove.position);
  const overlaps = order.flatMap(({ groove, index }, k) =>
    order
      .slice(0, k)
      .toReversed()
      .flatMap((before) => overlapFinding(context, before.groove, groove, index))
      .slice(0, 1),
  );
  return [...edges, ...overlaps];
};
