import { itemAt, outside } from '../units/item-at.ts';
import { isWavy, type RingBody } from '../body/ring-body.ts';
import type { RingDesign, StoneRow } from '../design/ring-design.ts';
import { keyedCache } from '../math/keyed-cache.ts';
import type { RowPlan } from './row-count.ts';
import { planRow } from './row-plan.ts';
import { plannedTools } from './ring-tools.ts';
import type { Frame, Tool } from './tool.ts';
import { uprightSeatMetal } from './upright-seats.ts';
import { bandLines, type BandLines } from './metal/band-line.ts';
import { lineTool, type LineTool } from './metal/tool-line.ts';
import { sweptMetal } from './metal/swept-metal.ts';
import { toolMetal } from './metal/tool-metal.ts';

/** Rows of this many stones and more are summed from their first, middle and last ones. */
const LONG_ROW = 4;
/** Settings whose stones share no tool with their neighbours. */
const ALONE = new Set(['flush', 'side', 'scatter', 'bar', 'tension']);

const touches = (a: LineTool, b: LineTool): boolean => {
  if (!Number.isFinite(b.reach) || !Number.isFinite(a.reach)) return true;
  const apart = Math.hypot(a.middle[0] - b.middle[0], a.middle[1] - b.middle[1], a.middle[2] - b.middle[2]);
  return apart < a.reach + b.reach;
};

/** The bare band on which a ring's stones are weighed. */
interface Ground {
  readonly body: RingBody;
  /** The band about an angle; one and the same where nothing swings. */
  readonly bandAt: (angle: number) => BandLines;
  /** Segments and inlaid strips. */
  readonly metals: number;
}

function groundOf(body: RingBody, metals: number): Ground {
  let still: BandLines | null = null;
  const bandAt = (angle: number): BandLines => {
    if (isWavy(body)) return bandLines(body, angle);
    still ??= bandLines(body, angle);
    return still;
  };
  return { body, bandAt, metals };
}

const angleOf = (frame: Frame): number => Math.atan2(itemAt(frame, 13), itemAt(frame, 12));

/**
 * Change of metal by segment in mm³ that tools make one after the other on the bare band. A cut that follows added
 * metal – the stone's bite into its prongs – has the last word: it is weighed against the band alone, and the tools
 * before it without what it takes, so that no integral has to find a prong inside a wide cut. Swept cuts are weighed whole,
 * and so before every other.
 */
export function toolsMetal(tools: readonly Tool[], { body, bandAt, metals }: Ground): Float64Array {
  const sum = new Float64Array(metals);
  const all = tools.map((tool) => lineTool(tool, body.innerRadius));
  const isBite = all.map(
    (own, index) =>
      own.tool.step === 'cut' && all.slice(0, index).some((other) => other.tool.step === 'add' && touches(own, other)),
  );
  all.forEach((own, index) => {
    const { tool } = own;
    if (tool.isWithinSeat === true) return;
    const near = (other: LineTool): boolean => other !== own && touches(own, other);
    const isFirst = (other: LineTool, k: number): boolean =>
      !isBite[index] || isBite[k] === true || other.tool.solid.shape === 'swept';
    const earlier = all.slice(0, index).filter((other, k) => near(other) && isFirst(other, k));
    const isTaking = (other: LineTool, k: number): boolean =>
      k > index && isBite[k] === true && (tool.step === 'add' || other.tool.isWithinSeat !== true);
    const taken = isBite[index] === true ? [] : all.filter((other, k) => isTaking(other, k) && near(other));
    const neighbours = [...earlier, ...taken].map((other) => other.tool.solid.shape);
    // A faceted neighbour's edges are no stops of the integral: coarse nodes missed 0.9 per mille of a row of prong heads.
    const beside = neighbours.includes('faceted') ? 'medium' : 'coarse';
    const fineness = neighbours.every((shape) => shape === 'swept') ? 'fine' : beside;
    const { solid } = tool;
    const change =
      solid.shape === 'swept'
        ? sweptMetal(tool, solid, bandAt, !isWavy(body))
        : toolMetal(own, { earlier, taken }, bandAt(angleOf(solid.frame)), fineness);
    change.forEach((value, segment) => (sum[segment] = (sum[segment] ?? outside(sum, segment)) + value));
  });
  return sum;
}

/** The first `count` stones of a plan as a row of their own; `isOpen` rows have two ends. */
const firstOf = (plan: RowPlan, count: number): RowPlan => ({
  ...plan,
  count,
  angles: plan.angles.slice(0, count),
  spots: plan.spots.slice(0, count),
});

/**
 * Change of metal by segment in mm³ of one row. Where no line swings the band is the same all around, so that every stone of a long row
 * after the first ones takes and adds the same: three stones less two are one of the middle.
 */
function rowMetal(row: StoneRow, ground: Ground): Float64Array {
  const { body } = ground;
  const plan = planRow(body, row);
  const upright = uprightSeatMetal(body, row, plan);
  if (upright !== null) return upright;
  const metal = (of: RowPlan, as: StoneRow): Float64Array => toolsMetal(plannedTools(as, 0, body, of), ground);
  const open: StoneRow = { ...row, extent: 'count' };
  const isRound = plan.pitch > 0 && row.setting !== 'channel' && !isWavy(body);
  if (isRound && plan.count > 1 && ALONE.has(row.setting)) {
    return metal(firstOf(plan, 1), open).map((value) => value * plan.count);
  }
  if (!isRound || plan.count < LONG_ROW) return metal(plan, row);
  const [two, three] = [metal(firstOf(plan, 2), open), metal(firstOf(plan, 3), open)];
  const isClosed = row.extent === 'full';
  return three.map((value, segment) => {
    const middle = value - (two[segment] ?? outside(two, segment));
    return isClosed ? plan.count * middle : value + (plan.count - 3) * middle;
  });
}

// Weighing is asked for with every touch of a slider; a row that did not change keeps its figure.
const known = keyedCache<Float64Array>(400);

const groundKey = ({ innerRadius, outer, section, lanes, joints, wavy, inlays, shell, castRanks }: RingBody): string =>
  JSON.stringify([innerRadius, outer, section.inner, lanes, joints, wavy, inlays, shell, castRanks]);

/**
 * Change of metal in mm³ that a ring's stones make, by segment and then by inlaid strip, negative where more is taken
 * than added: every tool of `ringTools` integrated on the exact band, never a mesh. Rows are weighed on the bare band;
 * the rules keep them apart.
 */
export function stoneMetal(ring: RingDesign, body: RingBody): readonly number[] {
  const metals = body.lanes.length + ring.inlays.length;
  const sum = Array.from({ length: metals }, () => 0);
  if (ring.stones.length === 0) return sum;
  const ground = groundOf(body, metals);
  let key: string | null = null;
  for (const row of ring.stones) {
    const plan = planRow(body, row);
    // Seats that are all alike are weighed sooner than their key is written.
    let change = plan.pitch > 0 ? uprightSeatMetal(body, row, plan) : null;
    if (change === null) {
      key ??= groundKey(body);
      change = known(`${JSON.stringify(row)} ${key}`, () => rowMetal(row, ground));
    }
    change.forEach((value, segment) => (sum[segment] = (sum[segment] ?? outside(sum, segment)) + value));
  }
  return sum;
}
