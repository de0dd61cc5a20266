import { outside } from '../../units/item-at.ts';
import { outlineAt, restingJoints, type RingBody } from '../../body/ring-body.ts';
import { swingAt } from '../../math/swing.ts';
import { fastChain, type FastChain } from './fast-chain.ts';
import { jointReach, turnCrossing, turnsAbout, type JointTurn } from './joint-turns.ts';
import type { Line3 } from './line-runs.ts';

/** Metal on a line: stretches with the segment whose alloy it is, ascending; inlaid strips are counted after the segments. */
export interface MetalRun {
  readonly from: number;
  readonly to: number;
  readonly segment: number;
}

/** The band before any stone, ready to be met by lines. */
export interface BandLines {
  readonly innerRadius: number;
  readonly outer: FastChain;
  readonly inner: FastChain;
  readonly half: number;
  /** x where the section changes: ends of pieces, joints and walls of strips, ascending. */
  readonly creases: readonly number[];
  /** Heights above the bore crest at which one metal lies over another, mm. */
  readonly floors: readonly number[];
  /** Segments and strips. */
  readonly metals: number;
  /** Angles near by at which joints that swing pass x. */
  turnsAt(x: number): readonly JointTurn[];
  /** x where joints that swing begin or end to lie within `turn` radians of the band's angle. */
  jointReach(turn: number): readonly number[];
  metal(line: Line3, from: number, to: number): MetalRun[];
  /** Metals at x, from the bore outwards: each up to its height above the bore crest, mm. */
  zones(x: number): readonly { readonly segment: number; readonly low: number; readonly high: number }[];
}

/** Samples of a stretch between creases, and steps of the search for a crossing. */
const SAMPLES = 4;
const SEARCH = 60;

/** Root of a continuous function between two ends of unlike sign, by the false position of Illinois. */
function rootBetween(f: (u: number) => number, a: number, fa: number, b: number, fb: number): number {
  let [low, flow, high, fhigh] = [a, fa, b, fb];
  let side = 0;
  for (let step = 0; step < SEARCH; step++) {
    const u = (low * fhigh - high * flow) / (fhigh - flow);
    const value = f(u);
    if (Math.abs(value) < 1e-13 || Math.abs(high - low) < 1e-13) return u;
    if (value > 0 === fhigh > 0) {
      high = u;
      fhigh = value;
      if (side === 1) flow /= 2;
      side = 1;
    } else {
      low = u;
      flow = value;
      if (side === -1) fhigh /= 2;
      side = -1;
    }
  }
  return (low + high) / 2;
}

function rootsOf(f: (u: number) => number, from: number, to: number, found: number[]): void {
  let a = from;
  let fa = f(a);
  for (let k = 1; k <= SAMPLES; k++) {
    const b = from + ((to - from) * k) / SAMPLES;
    const fb = f(b);
    if (fa > 0 !== fb > 0) found.push(rootBetween(f, a, fa, b, fb));
    a = b;
    fa = fb;
  }
}

/** Points where a line is `radius` away from the ring's axis. */
function circleCrossings(line: Line3, radius: number, found: number[]): void {
  const a = line.dx * line.dx + line.dy * line.dy;
  const b = line.px * line.dx + line.py * line.dy;
  const rest = b * b - a * (line.px * line.px + line.py * line.py - radius * radius);
  if (rest <= 0 || a < 1e-12) return;
  const root = Math.sqrt(rest);
  found.push((-b - root) / a, (-b + root) / a);
}

const LEVEL = 1e-9;

/** Heights above the bore crest at which one metal lies over another: the shells' joint and the floors of strips. */
const floorsOf = ({ shell, inlays }: RingBody): number[] => [
  ...(shell === null ? [] : [shell.y]),
  ...inlays.map(({ floor }) => floor),
];

/** Segment or strip at x, y above the bore crest and the angle θ. */
function metalAt(body: RingBody, rests: readonly number[], x: number, y: number, angle: number): number {
  const strip = body.inlays.find(({ from, to, floor }) => x > from && x < to && y > floor);
  if (strip !== undefined) return body.lanes.length + strip.index;
  const { shell } = body;
  if (shell !== null) return x > shell.from && x < shell.to && y > shell.y ? 0 : 1;
  let segment = 0;
  while (segment < rests.length && x >= swingAt(body.joints, rests[segment] ?? outside(rests, segment), angle))
    segment++;
  return segment;
}

/** What a line that leans across the band is met by. */
interface Section extends Pick<BandLines, 'outer' | 'inner' | 'creases'> {
  readonly body: RingBody;
  readonly rests: readonly number[];
}

/** Crossings of a leaning line with the band's surfaces, creases and wavy joints between two of its points. */
function leaningCrossings(section: Section, line: Line3, from: number, to: number): number[] {
  const { body, outer, inner, creases, rests } = section;
  const { innerRadius, joints } = body;
  const zAt = (u: number): number => line.pz + u * line.dz;
  const radius = (u: number): number => Math.hypot(line.px + u * line.dx, line.py + u * line.dy);
  const turn = (u: number): number => Math.atan2(line.py + u * line.dy, line.px + u * line.dx);
  const stops = creases.map((x) => (x - line.pz) / line.dz).filter((u) => u > from && u < to);
  const ends = [from, ...stops.sort((a, b) => a - b), to];
  const found = [...stops];
  for (let k = 1; k < ends.length; k++) {
    const [a, b] = [ends[k - 1] ?? from, ends[k] ?? to];
    if (Math.abs(zAt((a + b) / 2)) >= body.section.width / 2 || b - a < LEVEL) continue;
    rootsOf((u) => radius(u) - innerRadius - outer.height(zAt(u)), a, b, found);
    rootsOf((u) => radius(u) - innerRadius - inner.height(zAt(u)), a, b, found);
    if (joints.amplitude === 0) continue;
    for (const rest of rests) rootsOf((u) => swingAt(joints, rest, turn(u)) - zAt(u), a, b, found);
  }
  return found;
}

/** The band about the angle θ; lines that swing stand where they pass there. */
export function bandLines(body: RingBody, angle: number): BandLines {
  const outer = fastChain(body.wavy.length === 0 ? body.outer : outlineAt(body, angle));
  const inner = fastChain(body.section.inner);
  const { innerRadius, shell, inlays } = body;
  const half = body.section.width / 2;
  const rests = restingJoints(body);
  const walls = [...inlays.flatMap(({ from, to }) => [from, to]), ...(shell === null ? [] : [shell.from, shell.to])];
  const joints = rests.map((x) => swingAt(body.joints, x, angle));
  const creases = [...new Set([...outer.knots, ...inner.knots, ...joints, ...walls])].sort((a, b) => a - b);
  const floors = floorsOf(body);
  const turnsAt = turnsAbout(body, angle);
  const level = (line: Line3): number[] => {
    const found: number[] = [];
    if (Math.abs(line.pz) >= half) return found;
    circleCrossings(line, innerRadius + outer.height(line.pz), found);
    circleCrossings(line, innerRadius + inner.height(line.pz), found);
    for (const turn of turnsAt(line.pz)) {
      const u = turnCrossing(line, turn);
      if (u !== null) found.push(u);
    }
    return found;
  };
  const leaning = (line: Line3, from: number, to: number): number[] =>
    leaningCrossings({ body, outer, inner, creases, rests }, line, from, to);
  const metal = (line: Line3, from: number, to: number): MetalRun[] => {
    const crossings = Math.abs(line.dz) < LEVEL ? level(line) : leaning(line, from, to);
    for (const floor of floors) circleCrossings(line, innerRadius + floor, crossings);
    const ends = [from, ...crossings.filter((u) => u > from && u < to).sort((a, b) => a - b), to];
    const runs: MetalRun[] = [];
    for (let k = 1; k < ends.length; k++) {
      const [a, b] = [ends[k - 1] ?? from, ends[k] ?? to];
      if (b - a < 1e-14) continue;
      const u = (a + b) / 2;
      const [x, y, z] = [line.px + u * line.dx, line.py + u * line.dy, line.pz + u * line.dz];
      if (Math.abs(z) >= half) continue;
      const above = Math.hypot(x, y) - innerRadius;
      if (above >= outer.height(z) || above <= inner.height(z)) continue;
      const turn = body.joints.amplitude === 0 ? angle : Math.atan2(y, x);
      runs.push({ from: a, to: b, segment: metalAt(body, rests, z, above, turn) });
    }
    return runs;
  };
  const zones: BandLines['zones'] = (x) => {
    const [low, high] = [inner.height(x), outer.height(x)];
    const stops = [low, ...floors.filter((y) => y > low && y < high).sort((a, b) => a - b), high];
    return stops.slice(1).map((to, k) => {
      const from = stops[k] ?? low;
      return { segment: metalAt(body, rests, x, (from + to) / 2, angle), low: from, high: to };
    });
  };
  const metals = body.lanes.length + Math.max(0, ...inlays.map(({ index }) => index + 1));
  const reach = (turn: number): readonly number[] => jointReach(body, angle, turn);
  return { innerRadius, outer, inner, half, creases, floors, metals, turnsAt, jointReach: reach, metal, zones };
}
