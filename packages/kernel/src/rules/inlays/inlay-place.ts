import type { Inlay } from '../../design/ring-design.ts';
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
import { isBelow, jointLines } from '../basis/rule-lookups.ts';
import type { RingRule, RuleContext } from '../basis/rule.ts';
import { grooveLine, nearestApproach, straightLine, type WavyLine } from '../basis/wavy-line.ts';

/** Wall beside a strip towards the end of the broad face, and towards the next strip, joint or groove, mm. */
const EDGE = 0.5;
const NEIGHBOUR = 0.5;

function edgeFindings({ ring, path, face }: RuleContext, inlay: Inlay, index: number): Finding[] {
  const [from, to] = face();
  const half = inlay.width / 2;
  const value = Math.min(inlay.position - half - from, to - inlay.position - half);
  if (!isBelow(value, EDGE)) return [];
  const at = `${path}/inlays/${index}`;
  const room = to - from - 2 * EDGE;
  const inside = nearestWithin(inlay.position, upToStep(from + EDGE + half, 0.01), downToStep(to - EDGE - half, 0.01));
  const narrower = downToStep(Math.min(inlay.width, room), 0.1);
  const ways: Way[] = [
    ...(room >= inlay.width ? [{ path: `${at}/position`, value: inside }] : []),
    ...(narrower >= 0.3
      ? [{ path: at, value: { ...inlay, width: narrower, position: shownMm((from + to) / 2) } }]
      : []),
    ...stepsUp(`${path}/width`, ring.width + 2 * (EDGE - value), 0.5).slice(0, 2),
  ];
  return [issue('inlay.edge-distance', `${at}/position`, { value: shownMm(value), min: EDGE }, ...ways)];
}

/** Lines that the strip keeps away from: joints, grooves and earlier strips, each with half of its own width. */
function neighbours(context: RuleContext, index: number): { readonly line: WavyLine; readonly half: number }[] {
  const { grooves, inlays } = context.ring;
  return [
    ...jointLines(context).map((line) => ({ line, half: 0 })),
    ...grooves.map((groove) => ({ line: grooveLine(groove), half: groove.width / 2 })),
    ...inlays.slice(0, index).map(({ position, width }) => ({ line: straightLine(position), half: width / 2 })),
  ];
}

function neighbourFindings(context: RuleContext, inlay: Inlay, index: number): Finding[] {
  const own = straightLine(inlay.position);
  const at = `${context.path}/inlays/${index}/position`;
  return neighbours(context, index).flatMap(({ line, half }) => {
    const value = nearestApproach(own, line) - half - inlay.width / 2;
    if (!isBelow(value, NEIGHBOUR)) return [];
    const far = upToStep(NEIGHBOUR + half + inlay.width / 2 + line.amplitude, 0.01);
    const side = inlay.position < line.position ? -1 : 1;
    const ways = [side, -side].map((way) => ({ value: shownMm(line.position + way * far) }));
    return [issue('inlay.neighbour', at, { value: shownMm(Math.max(0, value)), min: NEIGHBOUR }, ...ways)];
  });
}

/** Strips lie on the broad face, clear of its ends, of joints, of grooves and of each other. */
export const inlayPlace: RingRule = (context) =>
  context.ring.inlays.flatMap((inlay, index) => [
    ...edgeFindings(context, inlay, index),
    ...neighbourFindings(context, inlay, index).slice(0, 1),
  ]);
