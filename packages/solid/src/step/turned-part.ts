import { type Chain, chainSquareIntegral, itemAt, lastItem, type Swing, swingAt } from '@ringwerk/kernel/math';
import { restingJoints, type RingBody } from '@ringwerk/kernel/body';
import type { Point2 } from '@ringwerk/kernel/math';
import type { TopoDS_Shape } from 'replicad-opencascadejs';
import { ALL_ACROSS, partOutline, type Across, type BodyPart, type PartOutline } from './part-outline.ts';
import type { Sector } from './sector-plan.ts';
import { loopBetween, type LoopEdge } from './section-loop.ts';
import type { ShapeMaker } from './shape-maker.ts';
import { SplineFit } from './spline-fit.ts';
import { SweepMaker, type Stretch } from './sweep-maker.ts';
import { sweptEdges, type SweptEdge } from './swept-edges.ts';

const TURN = 2 * Math.PI;
/** Angles at which a stretch is asked for its section: at half a wave its splines are good to 1e-7 mm. */
const PLACES = 13;
const FIT = new SplineFit(PLACES);
/** Longest stretch, radians. */
const LONGEST = TURN / 4;
/** A line that just reaches its turning point reaches it. */
const ROUNDING = 1e-9;
/** Stretches shorter than this are not parted from their neighbours, radians. */
const SHORTEST = 1e-4;
/** Nodes and weights of Gauss's rule with four places on [0, 1]. */
const GAUSS: readonly (readonly [number, number])[] = [-0.8611363115940526, -0.3399810435848563].flatMap((node, k) =>
  [node, -node].map((at) => [(1 + at) / 2, itemAt([0.3478548451374538, 0.6521451548625461], k)] as const),
);

/** Angles at which a line stands at x, once around. */
function anglesAt({ amplitude, waves, phase }: Swing, rest: number, x: number): number[] {
  const share = (x - rest) / amplitude;
  if (Math.abs(share) > 1 + ROUNDING) return [];
  const turn = Math.acos(Math.min(1, Math.max(-1, share)));
  return [turn, -turn].flatMap((at) =>
    Array.from({ length: waves }, (_, k) => Math.PI / 2 + (at - phase + k * TURN) / waves),
  );
}

const inTurn = (angle: number): number => ((angle % TURN) + TURN) % TURN;

/** A joint or groove that swings: x of its middle at rest, and half of its width. */
interface WavyLine {
  readonly swing: Swing;
  readonly rest: number;
  readonly half: number;
}

function swingsOf(body: RingBody): WavyLine[] {
  const joints = body.joints.amplitude === 0 ? [] : restingJoints(body);
  return [
    ...joints.map((rest) => ({ swing: body.joints, rest, half: 0 })),
    ...body.wavy.map(({ groove, swing }) => ({ swing, rest: groove.position, half: groove.width / 2 })),
  ];
}

/** A part of a ring's turned body before stones, made between any two angles and any two planes across. */
export class TurnedPart {
  readonly #maker: ShapeMaker;
  readonly #sweep: SweepMaker;
  readonly #body: RingBody;
  readonly #part: BodyPart;
  /** Angles at which a wavy section turns or has a kink, in one turn. */
  readonly #breaks: readonly number[];
  readonly #swings: readonly WavyLine[];
  /** x of the section's corners at one angle, mm: no plane across goes through one. */
  readonly corners: readonly number[];
  /** How often the part repeats itself around the ring; 0 when it is the same at every angle. */
  readonly symmetry: number;

  constructor(maker: ShapeMaker, body: RingBody, part: BodyPart) {
    this.#maker = maker;
    this.#sweep = new SweepMaker(maker);
    this.#body = body;
    this.#part = part;
    const swings = swingsOf(body);
    this.#swings = swings;
    this.symmetry = swings.map(({ swing }) => swing.waves).reduce(gcd, 0);
    this.corners = cornersOf(this.outline(0)).map(({ x }) => x);
    this.#breaks = swings.length === 0 ? [] : breaksOf(body, swings);
  }

  /** Section at an angle between two planes across. */
  outline(angle: number, across: Across = ALL_ACROSS): PartOutline {
    return partOutline(this.#body, this.#part, angle, across);
  }

  /** Least and most x anywhere in a sector, mm. */
  reach({ from, sweep }: Sector): Across {
    const { joints } = this.#body;
    const turns = joints.amplitude === 0 ? [] : [-1, 1].flatMap((side) => anglesAt(joints, 0, side * joints.amplitude));
    const inside = turns.map((angle) => inTurn(angle - from)).filter((at) => at < sweep);
    const all = [0, ...inside, sweep].flatMap((at) => cornersOf(this.outline(from + at)).map(({ x }) => x));
    return [Math.min(...all), Math.max(...all)];
  }

  /** Whether nothing swings between two planes across, anywhere or in one sector. */
  isStill([low, high]: Across, sector: Sector = { from: 0, sweep: TURN }): boolean {
    return this.swung(sector).every(([from, to]) => to < low || from > high);
  }

  /** Least and most x of every line that swings, within a sector. */
  swung({ from, sweep }: Sector): Across[] {
    return this.#swings.map(({ swing, rest, half }): Across => {
      if (sweep > TURN - SHORTEST) return [rest - swing.amplitude - half, rest + swing.amplitude + half];
      const turns = [-1, 1].flatMap((side) => anglesAt(swing, rest, rest + side * swing.amplitude));
      const inside = turns.map((angle) => inTurn(angle - from)).filter((at) => at < sweep);
      const all = [0, ...inside, sweep].map((at) => swingAt(swing, rest, from + at));
      return [Math.min(...all) - half, Math.max(...all) + half];
    });
  }

  /** mm³ between two angles and two planes, from the closed forms of its sections. */
  volume(from: number, sweep: number, across: Across): number {
    return this.#stretches(from, sweep, across).reduce((sum, stretch) => {
      const mean = GAUSS.reduce((part, [at, weight]) => {
        const { upper, lower } = this.outline(stretch.from + at * stretch.sweep, across);
        const { innerRadius } = this.#body;
        const square = (chain: Chain): number => chainSquareIntegral(chain, innerRadius, -Infinity, Infinity);
        return part + (weight / 2) * (square(upper) - square(lower));
      }, 0);
      return sum + (stretch.sweep / 2) * mean;
    }, 0);
  }

  /** The faces that the section leaves behind, also those in the planes across. */
  faces(from: number, sweep: number, across: Across): readonly TopoDS_Shape[] {
    return this.#stretches(from, sweep, across).flatMap((stretch) =>
      this.#edges(stretch, across).flatMap((edge) => this.#sweep.faces(edge, stretch)),
    );
  }

  /** A closed solid between two angles. */
  solid(from: number, sweep: number, across: Across): TopoDS_Shape | null {
    const maker = this.#maker;
    const isWhole = sweep > TURN - SHORTEST;
    if (this.isStill(across, { from, sweep }))
      return maker.turnSection(this.#loop(from, across), this.#body.innerRadius, from, sweep);
    const stretches = this.#stretches(from, sweep, across);
    const faces = [...this.faces(from, sweep, across)];
    if (!isWhole) {
      const [first, last] = [itemAt(stretches, 0), lastItem(stretches)];
      faces.push(this.#sweep.sectionFace(this.#edges(first, across), first, 0));
      faces.push(this.#sweep.sectionFace(this.#edges(last, across), last, PLACES - 1));
    }
    const solid = maker.sewn(faces);
    return solid !== null && maker.volume(solid) < 0 ? solid.Reversed() : solid;
  }

  #loop(angle: number, across: Across): LoopEdge[] {
    const { upper, lower } = this.outline(angle, across);
    return loopBetween(upper, lower);
  }

  #edges({ from, sweep }: Stretch, across: Across): SweptEdge[] {
    return sweptEdges(
      Array.from({ length: PLACES }, (_, k) => this.outline(from + (sweep * k) / (PLACES - 1), across)),
    );
  }

  /** Stretches between two angles in which the section moves smoothly. */
  #stretches(from: number, sweep: number, across: Across): Stretch[] {
    const breaks = this.isStill(across, { from, sweep }) ? [] : this.#breaks;
    const own = breaks.map((angle) => inTurn(angle - from)).filter((at) => at > SHORTEST && at < sweep - SHORTEST);
    const ends = [0, ...own.toSorted((a, b) => a - b), sweep];
    const apart = ends.filter((at, k) => k === 0 || k === ends.length - 1 || at - itemAt(ends, k - 1) > SHORTEST);
    const clear = apart.flatMap((at, k) => {
      if (k === 0) return [at];
      const before = itemAt(apart, k - 1);
      const count = Math.ceil((at - before) / LONGEST - SHORTEST);
      return Array.from({ length: count }, (_, step) => before + ((at - before) * (step + 1)) / count);
    });
    const { innerRadius } = this.#body;
    return clear
      .slice(1)
      .map((to, k) => ({ from: from + itemAt(clear, k), sweep: to - itemAt(clear, k), fit: FIT, innerRadius }));
  }
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

const cornersOf = ({ upper, lower }: PartOutline): Point2[] =>
  loopBetween(upper, lower).flatMap(({ from, to }) => [from, to]);

/** Half waves of the line with most of them, and where a groove's lips are of one height: there its lower lip is the other one. */
function breaksOf(body: RingBody, swings: readonly WavyLine[]): number[] {
  const { swing, rest } = swings.reduce((a, b) => (b.swing.waves > a.swing.waves ? b : a));
  const turns = [rest - swing.amplitude, rest + swing.amplitude].flatMap((x) =>
    anglesAt(swing, rest, x).slice(0, swing.waves),
  );
  const kinks = body.wavy.flatMap(({ groove, swing: own }) =>
    crestsOf(body).flatMap((x) => anglesAt(own, groove.position, x)),
  );
  return [...turns, ...kinks].map(inTurn);
}

/** x of the highest or lowest places of the outer line's arcs. */
const crestsOf = ({ section }: RingBody): number[] =>
  section.outer.flatMap((piece) => (piece.kind === 'arc' ? [piece.cx] : []));
