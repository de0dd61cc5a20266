import { outside } from '../../units/item-at.ts';
import type { Frame, Tool } from '../tool.ts';
import type { BandLines } from './band-line.ts';
import { creaseStops } from './crease-planes.ts';
import { APART, facetedFootprint, facetedVolume, turnedFootprint } from './footprint.ts';
import { panelNodes, panelStops, type Fineness } from './gauss.ts';
import { betweenStops, checkedPanels, forPanels, halvedPanels } from './integrate-panels.ts';
import { lineVisit } from './line-change.ts';
import { chordsAt, neighbourSlices, shadowOf } from './neighbour-slices.ts';
import { axisOf } from './tool-frame.ts';
import type { LineTool } from './tool-line.ts';

/** A faceted stone seen from above has more corners than panels are worth: stops are thinned to about this many. */
const PANELS = 60;

/**
 * Stops across the row that stand closer are one, mm. Corners of a faceted tool thinned to fewer than that weighed the
 * side of a cushion bezel, which runs along the row, 0.5 % too heavy: a slice grows there to its length within 0.05 mm.
 */
const STOPS_APART = { turned: APART, faceted: 0.01 } as const;

/** Tools that touch one: those that worked before it, and those that take away its metal afterwards. */
export interface ToolNeighbours {
  readonly earlier: readonly LineTool[];
  readonly taken: readonly LineTool[];
}

/**
 * Doubt about a panel from which on it is halved, mm² of a slice and mm³ across the row: over the square of the tool's
 * radius, and at most. The doubt is some hundred times the error; finer ones cost seconds for no digit of the weight.
 */
const DOUBT = { share: 0.012, most: 0.01 } as const;

/** Whether panels are halved until they agree: where facets cross surfaces at places that are no stops. */
function needsHalving({ solid, step }: Tool, neighbours: readonly LineTool[]): boolean {
  if (solid.shape !== 'faceted') return false;
  // Slots and gaps have few corners and long facets that cross the surface; a stone's many small ones do not need it.
  if (neighbours.length === 0) return solid.positions.length <= 3 * SIMPLE;
  // Walls of bezels in a row lean towards each other: where they cross is no stop, and missed 2 per mille of the ring.
  return step === 'add' && neighbours.some(({ tool }) => tool.solid.shape === 'faceted');
}

/**
 * Change of metal by segment in mm³ that one turned or faceted tool makes after the `earlier` ones, outside of what is
 * `taken` later: integral over all lines along its axis. On every line the stretches inside the band, the earlier tools and the tool itself are closed
 * forms; panels of the integral end where any of them begins.
 */
export function toolMetal(
  own: LineTool,
  { earlier, taken }: ToolNeighbours,
  band: BandLines,
  fineness: Fineness,
): Float64Array {
  const { tool } = own;
  const metals = Math.max(band.metals, tool.segment + 1);
  // After the metals stands the tool's own volume by the same nodes.
  const change = new Float64Array(metals + 1);
  const { solid } = tool;
  if (solid.shape === 'swept') return change.slice(0, metals);
  const { frame } = solid;
  const footprint = solid.shape === 'turned' ? turnedFootprint(solid, band) : facetedFootprint(solid);
  const shadows = [...earlier, ...taken].flatMap((other) => shadowOf(frame, other.tool) ?? []);
  const before = earlier.map((other) => ({ tool: other.tool, at: neighbourSlices(frame, other) }));
  const after = taken.map((other) => neighbourSlices(frame, other));
  const isUpright = Math.abs(axisOf(frame, 1)[2]) < 1e-9;
  const creases = isUpright ? creasesUnder(frame, band, footprint.reach) : [];
  const leaning = creaseStops(tool, band, footprint.reach);
  const isFaceted = solid.shape === 'faceted';
  const isFree = earlier.length + taken.length === 0;
  const isHalved = needsHalving(tool, [...earlier, ...taken]);
  const apart = (stops: readonly number[], reach: number): number =>
    isFaceted && stops.length > PANELS ? reach / PANELS : APART;
  const across = [
    ...footprint.acrossStops,
    ...creases,
    ...leaning.across,
    ...shadows.flatMap(({ z, radii }) => radii.flatMap((r) => [z - r, z + r])),
  ];
  // Where one metal ends and the next begins the integral jumps: such stops are kept however near others stand.
  const joints = panelStops(footprint.low, footprint.high, creases, APART);
  const rows = betweenStops(joints, across, STOPS_APART[solid.shape]);
  const flat = isFree ? 'flat' : 'flat-coarse';
  const acrossNodes = panelNodes(isFaceted && across.length > PANELS ? flat : fineness);
  const alongNodes = panelNodes(isFaceted ? flat : fineness);
  // Change per mm across the row, of the slice at hand.
  const sum = new Float64Array(change.length);
  const doubt = Math.min(DOUBT.most, DOUBT.share * footprint.reach ** 2);
  const sliced = (s: number, weight: number): void => {
    const slice = footprint.along(s);
    if (!(slice.high - slice.low > APART)) return;
    const stops = [...slice.stops, ...chordsAt(shadows, s), ...leaning.along(s)];
    const turns = isUpright ? turnStops(frame, band, s + (frame[14] ?? outside(frame, 14))) : [];
    const cutters = before.map(({ tool: other, at }) => ({ tool: other, slice: at(s) }));
    const takers = after.map((at) => at(s));
    const jumps = [slice, ...cutters.map((cutter) => cutter.slice), ...takers].flatMap((each) => each.jumps);
    const walls = panelStops(slice.low, slice.high, [...jumps, ...turns], APART);
    const panels = betweenStops(walls, stops, apart(stops, slice.high - slice.low));
    const visit = lineVisit({ own, frame, s, slice, cutters, takers, band }, sum);
    sum.fill(0);
    if (isHalved) halvedPanels(panels, alongNodes, visit, sum);
    else if (isFaceted) forPanels(panels, alongNodes, visit);
    else checkedPanels(panels, alongNodes, visit, sum, doubt);
    sum.forEach((value, segment) => (change[segment] = (change[segment] ?? outside(change, segment)) + weight * value));
  };
  if (isFaceted) forPanels(rows, acrossNodes, sliced);
  else checkedPanels(rows, acrossNodes, sliced, change, doubt);
  const missed = missedVolume(tool, change[metals] ?? outside(change, metals));
  change[tool.segment] = (change[tool.segment] ?? outside(change, tool.segment)) + missed;
  return change.slice(0, metals);
}

/** Offsets across the row at which the band has a crease or a joint, mm. */
function creasesUnder(frame: Frame, band: BandLines, reach: number): number[] {
  const turn = Math.min(1, reach / band.innerRadius);
  return [...band.creases, ...band.jointReach(turn)].map((x) => x - (frame[14] ?? outside(frame, 14)));
}

/** What is added is known exactly: what the nodes miss of it, mm³. */
const missedVolume = ({ step, solid }: Tool, found: number): number =>
  step === 'add' && solid.shape === 'faceted' ? facetedVolume(solid) - found : 0;

/** Offsets along the row at which the lines of the slice at x begin and end to cross a joint that swings. */
function turnStops(frame: Frame, band: BandLines, x: number): number[] {
  const turns = band.turnsAt(x);
  if (turns.length === 0) return [];
  const [along, up] = [axisOf(frame, 0), axisOf(frame, 1)];
  const [x0, y0] = [frame[12] ?? outside(frame, 12), frame[13] ?? outside(frame, 13)];
  return turns.flatMap(({ cos, sin }) => {
    const off = (vx: number, vy: number): number => cos * vy - sin * vx;
    const per = off(along[0], along[1]);
    if (Math.abs(per) < 1e-9) return [];
    return [band.inner, band.outer].map((chain) => {
      const rise = band.innerRadius + chain.height(x) - (x0 * up[0] + y0 * up[1]);
      return -(off(x0, y0) + rise * off(up[0], up[1])) / per;
    });
  });
}

/** Corners of a tool up to which its panels are halved. */
const SIMPLE = 60;
