import { WIDTH_STEP } from '@ringwerk/catalogue';
import {
  buildRingScene,
  mm,
  PARAMETERS,
  TESSELLATION_DISPLAY,
  type Design,
  type KernelTables,
  type RingDesign,
  type RingPart,
  type RingScene,
  type StackReach,
  type StonePlacement,
} from '@ringwerk/kernel';
import { applyChanges, type Change } from './design-change.ts';
import { FLUSH } from './stack-flush.ts';
import { stackGap, stackReach, touchingDistance } from './kernel-stack.ts';

/** A ring of the design on one finger with others. */
export interface StackQuestion {
  readonly design: Design;
  readonly index: number;
  /** Towards the hand (-z) and towards the fingertip (+z); null = nothing there. */
  readonly before: RingDesign | null;
  readonly after: RingDesign | null;
}

export interface Stack {
  /** All rings as they lie against each other, in one. */
  readonly scene: RingScene;
  /** Clear distance of the bands, mm, from the hand outwards. */
  readonly gaps: readonly number[];
  /** The smallest change of the design's ring that lets all lie flush; null when they do, or when none is known. */
  readonly flush: { readonly changes: readonly Change[]; readonly gaps: readonly number[] } | null;
}

/** Settings whose stone stands above the band, where a neighbour can pass under it. */
const HEADS: readonly string[] = ['prong4', 'prong6', 'bezel'];

/** Rings are held against each other by coarser meshes than those that are shown: the grid is coarser still. */
const HELD = { around: 180, perArc: 6 } as const;

/**
 * How the rings of a finger lie, and what would close a gap. `isLegal` asks the rules about a change of the design;
 * `pause` gives other questions their turn and says whether the answer is still wanted.
 */
export async function findStack(
  { design, index, before, after }: StackQuestion,
  tables: KernelTables,
  isLegal: (changes: readonly Change[]) => boolean,
  pause: () => Promise<boolean>,
): Promise<Stack | null> {
  const own = design.rings[index];
  if (own === undefined) throw new RangeError(`the design has no ring ${index}`);
  const reachOf = (ring: RingDesign): StackReach => stackReach(buildRingScene(ring, tables, HELD));
  const neighbours = { before: before && reachOf(before), after: after && reachOf(after) };
  if (!(await pause())) return null;
  const rings = [before, own, after].filter((ring) => ring !== null);
  const scenes = rings.map((ring) => buildRingScene(ring, tables, TESSELLATION_DISPLAY));
  if (!(await pause())) return null;
  const held = reachOf(own);
  const gaps = gapsOf(held, neighbours);
  const reaches = [neighbours.before, held, neighbours.after].filter((reach) => reach !== null);
  const isFlush = (found: readonly number[]): boolean => found.every((gap) => gap < FLUSH);
  const closes = async (changes: readonly Change[]): Promise<readonly number[] | null> => {
    const ring = applyChanges(design, changes).rings[index];
    const found = ring === undefined ? gaps : gapsOf(reachOf(ring), neighbours);
    return isFlush(found) && (await pause()) ? found : null;
  };
  const flush = isFlush(gaps) ? null : await closing(own, index, closes, isLegal);
  if (!(await pause())) return null;
  return { scene: joined(scenes, reaches), gaps, flush };
}

function gapsOf(
  own: StackReach,
  { before, after }: { readonly before: StackReach | null; readonly after: StackReach | null },
): readonly number[] {
  return [...(before === null ? [] : [stackGap(before, own)]), ...(after === null ? [] : [stackGap(own, after)])];
}

interface Way {
  readonly path: string;
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** A band that has to become wider than this for its own head is another ring, mm. */
const WIDER = 2;

/** A head that rises lets a band pass under it, a wider band carries its roots; a lower band passes under a neighbour's head. */
function waysOf(ring: RingDesign, index: number): readonly Way[] {
  const lifts = ring.stones.flatMap((row, group): Way[] => {
    if (!HEADS.includes(row.setting)) return [];
    const { max, step } = spanOf('/rings/*/stones/*/lift');
    return [{ path: `/rings/${index}/stones/${group}/lift`, from: row.lift, to: max, step }];
  });
  const wider: readonly Way[] =
    lifts.length === 0
      ? []
      : [{ path: `/rings/${index}/width`, from: ring.width, to: ring.width + WIDER, step: WIDTH_STEP }];
  const { min, step } = spanOf('/rings/*/height');
  return [...lifts, ...wider, { path: `/rings/${index}/height`, from: ring.height, to: min, step: -step }];
}

function spanOf(path: string): { min: number; max: number; step: number } {
  const parameter = PARAMETERS.find((entry) => entry.path === path);
  if (parameter?.kind !== 'number') throw new Error(`the parameter table has no number at ${path}`);
  return parameter;
}

/** The smallest step on one of the ways that closes every gap and that the rules allow. */
async function closing(
  ring: RingDesign,
  index: number,
  closes: (changes: readonly Change[]) => Promise<readonly number[] | null>,
  isLegal: (changes: readonly Change[]) => boolean,
): Promise<Stack['flush']> {
  for (const { path, from, to, step } of waysOf(ring, index)) {
    const steps = Math.floor(Math.abs(to - from) / Math.abs(step) + 1e-9);
    const changesAt = (at: number): readonly Change[] => [{ path, value: mm(Number((from + at * step).toFixed(4))) }];
    // A head that is higher never closes less: halving finds the first that does.
    let [open, shut] = [0, steps + 1];
    while (shut - open > 1) {
      const at = Math.floor((open + shut) / 2);
      if ((await closes(changesAt(at))) === null) open = at;
      else shut = at;
    }
    if (shut > steps) continue;
    const changes = changesAt(shut);
    const gaps = await closes(changes);
    if (gaps !== null && isLegal(changes)) return { changes, gaps };
  }
  return null;
}

/** All rings in one scene, each moved along the finger to where it touches the one before. */
function joined(scenes: readonly RingScene[], reaches: readonly StackReach[]): RingScene {
  const places = [0];
  for (let at = 1; at < scenes.length; at += 1) {
    const [lower, upper] = [reaches[at - 1], reaches[at]];
    if (lower === undefined || upper === undefined) break;
    places.push((places[at - 1] ?? 0) + touchingDistance(lower, upper));
  }
  const edges = scenes.map(({ width }, at) => [(places[at] ?? 0) - width / 2, (places[at] ?? 0) + width / 2] as const);
  const [low, high] = [Math.min(...edges.map(([edge]) => edge)), Math.max(...edges.map(([, edge]) => edge))];
  const moved = scenes.map((scene, at) => movedScene(scene, (places[at] ?? 0) - (low + high) / 2, at));
  return {
    parts: moved.flatMap(({ parts }) => parts),
    stones: moved.flatMap(({ stones }) => stones),
    outerRadius: mm(Math.max(...scenes.map(({ outerRadius }) => outerRadius))),
    innerRadius: mm(Math.min(...scenes.map(({ innerRadius }) => innerRadius))),
    width: mm(high - low),
  };
}

/** The ring moved along its axis; its parts named by their place in the stack. */
function movedScene(
  scene: RingScene,
  z: number,
  place: number,
): { parts: readonly RingPart[]; stones: readonly StonePlacement[] } {
  const lift = (positions: Float32Array): Float32Array =>
    positions.map((value, at) => (at % 3 === 2 ? value + z : value));
  return {
    parts: scene.parts.map((part) => ({
      ...part,
      id: `stack-${place}-${part.id}`,
      mesh: { ...part.mesh, positions: lift(part.mesh.positions) },
    })),
    stones: scene.stones.map((stone) => ({
      ...stone,
      id: `stack-${place}-${stone.id}`,
      matrix: stone.matrix.map((value, at) => (at === 14 ? value + z : value)),
    })),
  };
}
