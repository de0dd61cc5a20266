import { itemAt, lastItem } from '@ringwerk/kernel/math';
import { doMeet, type WorkStep } from '../work/work-step.ts';

const TURN = 2 * Math.PI;
/** Metal that stays untouched between a tool and a plane beside it, radians (0.1 mm on a ring of 20 mm). */
const MARGIN = 0.01;
/** Wider gaps between tools become sectors of their own, without work. */
const WIDE = 0.3;
/** Tools closer than this have no plane between them, radians. */
const CLEAR = 2e-4;
/** A crowd is parted when it is so many times as long as its longest tool, and has more tools than that. */
const LONG = 5;
/** Where tools stand without order, one sector takes about so many; ordered ones take at most so many. */
const FEW = 4;
const MANY = 12;
/** Where a plane goes between two places, as a share of their distance: never through the middle of a tool if it can be helped. */
const PHASES = [0.5, 0.31, 0.37, 0.43];
/** The same where no place is free: off the middle, in which tools of an even row stand. */
const BUSY_PHASE = 0.31;

/** A sector of the ring between two planes, radians; the next one begins where it ends. */
export interface Sector {
  readonly from: number;
  readonly sweep: number;
}

/** Tools that overlap each other around the ring, in the order of their angles. */
interface Crowd {
  readonly from: number;
  readonly to: number;
  readonly tools: readonly Placed[];
}

/** A tool with its angles counted on from the first one. */
interface Placed {
  readonly from: number;
  readonly to: number;
  readonly angle: number;
  readonly form: string;
}

const inTurn = (angle: number): number => ((angle % TURN) + TURN) % TURN;

/** Whether a tool is swept around the ring's axis: a plane may go through it anywhere but at its ends. */
export const isSwept = ({ frame }: WorkStep): boolean => frame === null;

/** Tools with a place around the ring, by where they begin; null when one has none. */
function placed(steps: readonly WorkStep[]): Placed[] | null {
  const standing = steps.filter((step) => !isSwept(step));
  const tools = standing.flatMap(({ span, angle, form }) => {
    if (span === null) return [];
    const from = inTurn(span.from);
    const own = from + inTurn(angle - span.from);
    return [{ from, to: from + span.to - span.from, angle: own, form }];
  });
  return tools.length < standing.length ? null : tools.toSorted((a, b) => a.from - b.from);
}

const later = ({ from, to, angle, form }: Placed): Placed => ({
  from: from + TURN,
  to: to + TURN,
  angle: angle + TURN,
  form,
});

/** Tools in crowds, counted on from a gap where there is one; one crowd that closes the ring where there is none. */
function crowdsOf(tools: readonly Placed[]): { readonly crowds: readonly Crowd[]; readonly isClosed: boolean } {
  let reach = -Infinity;
  const twice = [...tools, ...tools.map(later)];
  const start = twice.findIndex(({ from }, index) => {
    const isFree = index > 0 && from > reach + CLEAR;
    reach = Math.max(reach, itemAt(twice, index).to);
    return isFree;
  });
  if (start < 0) {
    const from = itemAt(tools, 0).from;
    return { crowds: [{ from, to: from + TURN, tools }], isClosed: true };
  }
  const crowds: Crowd[] = [];
  for (const tool of [...twice, ...tools.map(later).map(later)].slice(start, start + tools.length)) {
    const last = crowds.at(-1);
    if (last === undefined || tool.from > last.to + CLEAR) crowds.push({ from: tool.from, to: tool.to, tools: [tool] });
    else crowds[crowds.length - 1] = { ...last, to: Math.max(last.to, tool.to), tools: [...last.tools, tool] };
  }
  return { crowds, isClosed: false };
}

const distinct = (angles: readonly number[]): number[] =>
  angles.toSorted((a, b) => a - b).filter((angle, k, all) => k === 0 || angle - itemAt(all, k - 1) > MARGIN);

const isFree = (tools: readonly Placed[], angle: number): boolean =>
  !tools.some(({ from, to }) => doMeet({ from, to }, { from: angle - CLEAR, to: angle + CLEAR }));

/** Planes between places that follow each other; around the whole ring when it is closed. */
function between(places: readonly number[], tools: readonly Placed[], isClosed: boolean): number[] {
  const ends = isClosed ? [...places, itemAt(places, 0) + TURN] : places;
  return ends.slice(0, -1).map((place, k) => {
    const gap = itemAt(ends, k + 1) - place;
    return place + gap * (PHASES.find((share) => isFree(tools, place + share * gap)) ?? BUSY_PHASE);
  });
}

const mostWithin = (planes: readonly number[], angles: readonly number[]): number =>
  Math.max(0, ...planes.slice(1).map((to, k) => angles.filter((a) => a >= itemAt(planes, k) && a < to).length));

/** Planes that part a long crowd: one stone after the other where they stand in order, else some tools at a time. */
function planesWithin({ from, to, tools }: Crowd, isClosed: boolean): number[] {
  const longest = Math.max(...tools.map((tool) => tool.to - tool.from));
  if (to - from < LONG * longest || tools.length <= LONG) return [];
  const group = [...Map.groupBy(tools, ({ form }) => form).values()].reduce((a, b) => (b.length > a.length ? b : a));
  const angles = tools.map(({ angle }) => angle);
  const ordered = between(distinct(group.map(({ angle }) => angle)), tools, isClosed);
  if (ordered.length >= 2 && mostWithin([from, ...ordered, to], angles) <= MANY) return ordered;
  const all = between(distinct(angles), tools, isClosed);
  const every = Math.max(1, Math.round((FEW * all.length) / tools.length));
  return all.filter((_, k) => k % every === every - 1);
}

/** Planes at which no swept tool ends: beside its end its floor and the plane would be one face. */
function besideEnds(planes: readonly number[], steps: readonly WorkStep[]): number[] {
  const ends = steps.flatMap((step) => (isSwept(step) && step.span !== null ? [step.span.from, step.span.to] : []));
  const isAt = (plane: number): boolean =>
    ends.some((end) => Math.abs(end - plane - TURN * Math.round((end - plane) / TURN)) < 2 * CLEAR);
  return planes.map((plane) => (isAt(plane) ? plane + 4 * CLEAR : plane));
}

/**
 * Sectors that hold all work, one after the other around the ring. Sectors of one row are alike wherever its stones
 * stand at even steps. Null when the work cannot be parted. Quadratic in the number of tools.
 */
export function sectorPlan(steps: readonly WorkStep[]): readonly Sector[] | null {
  const tools = placed(steps);
  if (tools === null || tools.length === 0) return null;
  const { crowds, isClosed } = crowdsOf(tools);
  if (isClosed) {
    const planes = planesWithin(itemAt(crowds, 0), true);
    return planes.length < 2 ? null : sectorsBetween(besideEnds(planes, steps));
  }
  const planes = crowds.flatMap((crowd, index) => {
    const { from, to } = crowd;
    const next = index + 1 < crowds.length ? itemAt(crowds, index + 1).from : itemAt(crowds, 0).from + TURN;
    const before = index > 0 ? itemAt(crowds, index - 1).to : lastItem(crowds).to - TURN;
    const start = from - before > WIDE ? from - MARGIN : (from + before) / 2;
    const own = [start, ...planesWithin(crowd, false)];
    return next - to > WIDE ? [...own, to + MARGIN] : own;
  });
  return planes.length < 2 ? null : sectorsBetween(besideEnds(planes, steps));
}

const sectorsBetween = (planes: readonly number[]): Sector[] =>
  planes.map((from, index) => {
    const next = index + 1 < planes.length ? itemAt(planes, index + 1) : itemAt(planes, 0) + TURN;
    return { from, sweep: next - from };
  });
