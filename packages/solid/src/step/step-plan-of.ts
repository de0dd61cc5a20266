import { itemAt } from '@ringwerk/kernel/math';
import type { Kernel, RingDesign } from '@ringwerk/kernel';
import { plainVolumes } from '@ringwerk/kernel/weight';
import { ringBody, type RingBody } from '@ringwerk/kernel/body';
import { metalLook, type ExchangeLooks } from '@ringwerk/kernel/exchange';
import { ringTools } from '@ringwerk/kernel/stones';
import type { BodyPart } from './part-outline.ts';
import { STEP_BUDGET, type StepBody, type StepOmission, type StepPlan } from './step-plan.ts';

/** Finishes that take metal away in a pattern. */
const RELIEF_FINISHES: ReadonlySet<string> = new Set(['hammer-pol', 'hammer-mat', 'hammer-coarse', 'bark', 'notch']);

function omissions(ring: RingDesign): StepOmission[] {
  const edges = [ring.edges.left, ring.edges.right].flatMap((edge) => (edge === null ? [] : [edge]));
  const finishes = [...ring.segments, ...ring.inlays, ...edges].map(({ finish }) => finish);
  const found: readonly (readonly [StepOmission, boolean])[] = [
    ['engraving', ring.engravings.length > 0],
    ['relief', finishes.some((finish) => RELIEF_FINISHES.has(finish))],
    ['beads', ring.grooves.some(({ shape }) => shape === 'milgrain' || shape === 'bead')],
  ];
  return found.filter(([, isThere]) => isThere).map(([name]) => name);
}

/** The parts of the segments: lanes side by side, an outer and an inner shell, or all as one. */
function segmentParts(ring: RingDesign, body: RingBody): readonly BodyPart[] {
  if (body.shell !== null) return [true, false].map((isOuter) => ({ kind: 'shell', isOuter }));
  if (ring.split.form === 'shell' || ring.segments.length === 1) return [{ kind: 'whole' }];
  return ring.segments.map((_, lane) => ({ kind: 'lane', lane }));
}

/** What the bodies of one ring are drawn from. */
interface Source {
  readonly ring: RingDesign;
  readonly turned: RingBody;
  /** Of segments, then of strips, mm³. */
  readonly volumes: readonly number[];
  readonly looks: ExchangeLooks | null;
}

/** A linear share of light as sRGB writes it (IEC 61966-2-1). */
const srgb = (linear: number): number =>
  linear <= 0.0031308 ? 12.92 * linear : 1.055 * Math.min(1, linear) ** (1 / 2.4) - 0.055;

function colourOf({ ring, looks }: Source, { alloy, finish }: { alloy: string; finish: string }): StepBody['colour'] {
  if (looks === null) return null;
  const [red, green, blue] = metalLook(looks, alloy, finish, ring.plating).colour;
  return [srgb(red), srgb(green), srgb(blue)];
}

function bodiesOf(source: Source): StepBody[] {
  const { ring, turned, volumes } = source;
  const parts = segmentParts(ring, turned);
  const own = volumes.slice(0, ring.segments.length);
  const lanes = ring.segments.slice(0, parts.length).map((segment, index): StepBody => {
    const segments = parts.length < ring.segments.length ? [...ring.segments.keys()] : [index];
    const name = segments.map((each) => `${each + 1} ${itemAt(ring.segments, each).alloy}`).join(' ');
    const expected = segments.reduce((sum, each) => sum + itemAt(own, each), 0);
    return { segments, inlay: null, name, part: itemAt(parts, index), expected, colour: colourOf(source, segment) };
  });
  const strips = turned.inlays.map(({ index }, strip): StepBody => {
    const inlay = itemAt(ring.inlays, index);
    return {
      segments: [],
      inlay: index,
      name: `inlay ${index + 1} ${inlay.alloy}`,
      part: { kind: 'strip', strip },
      expected: itemAt(volumes, ring.segments.length + index),
      colour: colourOf(source, inlay),
    };
  });
  return [...lanes, ...strips];
}

/**
 * What STEP shows of a ring: every alloy's turned body with its lines, and the setter's work. What it leaves out is
 * listed. `looks` give the solids their colours.
 */
export function stepPlanOf(
  ring: RingDesign,
  kernel: Kernel,
  name: string,
  looks: ExchangeLooks | null = null,
): StepPlan {
  const turned = ringBody(ring, kernel.tables);
  const bodies = bodiesOf({ ring, turned, volumes: plainVolumes(ring, kernel), looks });
  return { name, turned, bodies, tools: ringTools(ring, turned), leftOut: omissions(ring), budget: STEP_BUDGET };
}
