import { bandEnds, rims } from '../../body/band-ends.ts';
import type { StoneRow } from '../../design/ring-design.ts';
import { isBeaded } from '../grooves/groove-place.ts';
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
import { isBedded, stepAt, stoneBed } from '../../stones/seat-ground.ts';
import { isBelow, jointLines } from '../basis/rule-lookups.ts';
import type { RingRule, RuleContext } from '../basis/rule.ts';
import { ringMinimum } from './ring-minimum.ts';
import { SETTING_LIMITS } from './setting-limits.ts';
import { resizeWay, smallerSizes } from './stone-size.ts';
import { halfOpening } from './stone-extent.ts';
import { grooveLine, lineAt, straightLine, type WavyLine } from '../basis/wavy-line.ts';

/** Distance of a stone's centre from a joint or the border of a strip that it does not sit on, mm. */
const JOINT = 0.3;
const ON_JOINT = 0.01;
/** Room for the setter's tool beside the wall of a step, mm. */
const BESIDE_WALL = 0.1;
/** Parts of a stone's half length at which its distance from a wavy line is taken. */
const STATIONS = [-1, -0.5, 0, 0.5, 1];

/** Band beside the stones; narrow rings by the size table may have less. */
function edgeMinimum({ tables }: RuleContext, row: StoneRow): number {
  const { edge } = SETTING_LIMITS[row.setting];
  if (row.setting === 'channel') return Math.min(edge, ringMinimum(tables, row).width / 2 - halfOpening(row));
  if (row.cut !== 'round' || row.setting === 'tension') return edge;
  const size = tables.roundSizes.find(({ diameter }) => diameter === row.diameter);
  return size === undefined ? edge : Math.min(edge, (size.ringWidthMin - size.diameter) / 2);
}

/** A level of the band across which stones may be set, and what stays clear at its ends, mm. */
interface Level {
  readonly from: number;
  readonly to: number;
  readonly clear: readonly [number, number];
}

/** Floor of the step on which the row lies: the rim of the ring on one side, the step's wall on the other. */
function stepLevel({ body }: RuleContext, row: StoneRow, min: number): Level | null {
  const step = isBedded(row) ? stepAt(body(), row.position) : null;
  if (step === null) return null;
  const [left, right] = rims(body());
  return step.side === 'left'
    ? { from: left, to: step.to, clear: [min, BESIDE_WALL] }
    : { from: step.from, to: right, clear: [BESIDE_WALL, min] };
}

/** The row's own step wider, or the row moved up to the face of the band. */
function stepWays({ ring, tables, path, body }: RuleContext, row: StoneRow, at: string, missing: number): Way[] {
  const step = stepAt(body(), row.position);
  const edge = step === null ? null : ring.edges[step.side];
  if (step === null || edge === null) return [];
  return [
    ...stepsUp(`${path}/edges/${step.side}/width`, edge.width + missing, 0.05).slice(0, 2),
    ...smallerSizes(tables, row).map((size) => resizeWay(row, size, at.replace(/\/position$/u, ''))),
  ];
}

function edgeFindings(context: RuleContext, row: StoneRow, at: string): Finding[] {
  const { ring, path } = context;
  const min = edgeMinimum(context, row);
  const [faceFrom, faceTo] = bandEnds(context.body());
  const face: Level = { from: faceFrom, to: faceTo, clear: [min, min] };
  const step = stepLevel(context, row, min);
  const { from, to, clear } = step ?? face;
  const reach = halfOpening(row);
  const [left, right] = [row.position - from - reach, to - row.position - reach];
  if (!isBelow(left, clear[0]) && !isBelow(right, clear[1])) return [];
  const [value, least] = clear[0] - left > clear[1] - right ? [left, clear[0]] : [right, clear[1]];
  const params = { value: shownMm(value), min: shownMm(least) };
  const [low, high] = [from + clear[0] + reach, to - clear[1] - reach];
  if (low <= high + 1e-9) {
    const near = nearestWithin(row.position, upToStep(low, 0.01), downToStep(high, 0.01));
    return [issue('stone.edge-distance', at, params, { value: near + 0 }, { value: shownMm((low + high) / 2) })];
  }
  const wider =
    step === null ? stepsUp(`${path}/width`, ring.width + low - high, 0.5) : stepWays(context, row, at, low - high);
  return [issue('stone.edge-distance', at, params, { value: shownMm((low + high) / 2) }, ...wider)];
}

/** Nearest that a line comes to the stones, mm: to their middles and to their openings; `side` of the line seen from the stone. */
interface Approach {
  readonly centre: number;
  readonly clear: number;
  readonly side: number;
}

/** Where the stones are looked at: one place for a row along a straight line, every stone where row or line swings. */
function placesOf(context: RuleContext, row: StoneRow, index: number, line: WavyLine) {
  const { spots, angles } = context.plan(index);
  if (row.setting === 'scatter') return spots;
  if (line.amplitude === 0) return [{ angle: Math.PI / 2, position: row.position }];
  return angles.map((angle) => ({ angle, position: row.position }));
}

function nearestTo(context: RuleContext, row: StoneRow, index: number, line: WavyLine): Approach {
  const { girdleRadius } = context.plan(index);
  const half = halfOpening(row);
  const stations = line.amplitude === 0 ? [0] : STATIONS;
  let [centre, clear, side] = [Infinity, Infinity, 1];
  for (const { angle, position } of placesOf(context, row, index, line)) {
    for (const station of stations) {
      const away = lineAt(line, angle + (station * half) / girdleRadius) - position;
      // The opening of a round stone narrows towards both ends of its length; that of a channel does not.
      const open = row.cut === 'round' && row.setting !== 'channel' ? half * Math.sqrt(1 - station * station) : half;
      if (Math.abs(away) - open < clear) [clear, side] = [Math.abs(away) - open, away < 0 ? -1 : 1];
      if (station === 0) centre = Math.min(centre, Math.abs(away));
    }
  }
  return { centre, clear, side };
}

/** Another sky of the same stones. */
const otherSkies = ({ setting, seed }: StoneRow, at: string) =>
  setting === 'scatter' ? [1, 2, 3, 4].map((more) => ({ path: `${at}/seed`, value: (seed + more) % 10_000 })) : [];

function grooveFindings(context: RuleContext, row: StoneRow, index: number): Finding[] {
  const limits = SETTING_LIMITS[row.setting];
  const bed = stoneBed(context.body(), row);
  return context.ring.grooves.flatMap((groove, grooveIndex) => {
    // A groove under the stones has a rule of its own.
    if (bed?.groove === grooveIndex && !isBeaded(groove)) return [];
    const min = isBeaded(groove) ? limits.beads : limits.groove;
    const line = grooveLine(groove);
    const near = nearestTo(context, row, index, line);
    const value = near.clear - groove.width / 2;
    if (!isBelow(value, min)) return [];
    const far = upToStep(min + groove.width / 2 + halfOpening(row) + line.amplitude, 0.01);
    const at = `${context.path}/grooves/${grooveIndex}/position`;
    const ways = [near.side, -near.side].map((way) => ({ value: shownMm(row.position + way * far) }));
    const without = {
      path: `${context.path}/grooves`,
      value: context.ring.grooves.filter((other) => other !== groove),
    };
    const aside = upToStep(min - value, 0.01);
    const moved = [-near.side, near.side].map((way) => ({
      path: `${context.path}/stones/${index}/position`,
      value: shownMm(row.position + way * aside),
    }));
    const onto =
      isBedded(row) && line.amplitude === 0 && !isBeaded(groove)
        ? [{ path: `${context.path}/stones/${index}/position`, value: shownMm(groove.position) }]
        : [];
    const skies = otherSkies(row, `${context.path}/stones/${index}`);
    const params = { value: shownMm(Math.max(0, value)), min };
    return [issue('stone.groove-distance', at, params, ...ways, ...moved, ...onto, ...skies, without)];
  });
}

/** Borders between two metals on the surface: joints of lanes and both sides of every strip. */
const borders = (context: RuleContext): WavyLine[] => [
  ...jointLines(context),
  ...context.ring.inlays.flatMap(({ position, width }) =>
    [-1, 1].map((side) => straightLine(position + (side * width) / 2)),
  ),
];

function jointFindings(context: RuleContext, row: StoneRow, index: number, at: string): Finding[] {
  return borders(context)
    .flatMap((line) => {
      const { centre, side } = nearestTo(context, row, index, line);
      const value = Math.round(centre * 1000) / 1000;
      if (value <= ON_JOINT || value >= JOINT - 1e-6) return [];
      const far = JOINT + 0.005 + line.amplitude;
      const beside = [-side, side].map((way) => ({ value: shownMm(line.position + way * far) }));
      const onto = { value: shownMm(line.position) };
      const ways = value < JOINT / 2 ? [onto, ...beside] : [...beside, onto];
      const skies = otherSkies(row, `${context.path}/stones/${index}`);
      return [issue('stone.joint-distance', at, { value: shownMm(value), min: JOINT }, ...ways, ...skies)];
    })
    .slice(0, 2);
}

/** Rows on the outer face keep their distance from the ring's edges, from grooves and from joints, all around. */
export const stonePlace: RingRule = (context) =>
  context.ring.stones.flatMap((row, index) => {
    if (row.face !== 'outer') return [];
    const at = `${context.path}/stones/${index}/position`;
    return [
      ...edgeFindings(context, row, at),
      ...grooveFindings(context, row, index),
      ...(SETTING_LIMITS[row.setting].isSunk ? jointFindings(context, row, index, at) : []),
    ];
  });
