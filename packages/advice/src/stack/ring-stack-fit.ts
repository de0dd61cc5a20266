import { WIDTH_STEP } from '@ringwerk/catalogue';
import { mm, type Design, type Kernel, type RingDesign } from '@ringwerk/kernel';
import {
  buildRingScene,
  TESSELLATION_DISPLAY,
  type RingPart,
  type RingScene,
  type StonePlacement,
} from '@ringwerk/kernel/mesh';
import { stackGap, stackReach, touchingDistance, type StackReach } from '@ringwerk/kernel/stack';
import { applyChanges, type Change } from '../edits/design-change.ts';
import { parameterSpan } from '../parameter-span.ts';
import { FLUSH } from './flush.ts';

/** A ring of the design on one finger with others. */
export interface StackQuery {
  readonly design: Design;
  readonly index: number;
  /** Towards the hand (-z) and towards the fingertip (+z); null = nothing there. */
  readonly before: RingDesign | null;
  readonly after: RingDesign | null;
}

export interface StackFit {
  /** All rings as they lie against each other, in one. */
  readonly scene: RingScene;
  /** Clear distance of the bands, mm, from the hand outwards. */
  readonly gaps: readonly number[];
  /** The smallest change of the design's ring that lets all lie flush; null when they do, or when none is known. */
  readonly flush: { readonly changes: readonly Change[]; readonly gaps: readonly number[] } | null;
}

/** Settings whose stone stands above the band, where a neighbour can pass under it. */
const HEADS: readonly string[] = ['prong4', 'prong6', 'bezel'];

/** Rings are compared by coarser meshes than those that are shown: the grid is coarser still. */
const HELD = { around: 180, perArc: 6 } as const;

/**
 * How the rings of a finger lie, and what would close a gap. `isLegal` asks the rules about a change of the design;
 * `pause` gives other queries their turn and says whether the result is still wanted.
 */
export async function findStackFit(
  { design, index, before, after }: StackQuery,
  kernel: Kernel,
  isLegal: (changes: readonly Change[]) => boolean,
  pause: () => Promise<boolean>,
): Promise<StackFit | null> {
  const own = design.rings[index];
  if (own === undefined) throw new RangeError(`the design has no ring ${index}`);
  const reachOf = (ring: RingDesign): StackReach => stackReach(buildRingScene(ring, kernel, HELD));
  const neighbours = { before: before && reachOf(before), after: after && reachOf(after) };
  if (!(await pause())) return null;
  const sceneOf = (ring: RingDesign): RingScene => buildRingScene(ring, kernel, TESSELLATION_DISPLAY);
  const scenes = { before: before && sceneOf(before), own: sceneOf(own), after: after && sceneOf(after) };
  if (!(await pause())) return null;
  const held = reachOf(own);
  const gaps = gapsOf(held, neighbours);
  const isFlush = (found: readonly number[]): boolean => found.every((gap) => gap < FLUSH);
  const closes = async (changes: readonly Change[]): Promise<readonly number[] | null> => {
    const ring = applyChanges(design, changes).rings[index];
    const found = ring === undefined ? gaps : gapsOf(reachOf(ring), neighbours);
    return isFlush(found) && (await pause()) ? found : null;
  };
  const flush = isFlush(gaps) ? null : await closing(own, index, closes, isLegal);
  if (!(await pause())) return null;
  const laid = [
    { scene: scenes.before, reach: neighbours.before },
    { scene: scenes.own, reach: held },
    { scene: scenes.after, reach: neighbours.after },
  ].flatMap(({ scene, reach }) => (scene === null || reach === null ? [] : [{ scene, reach }]));
  return { scene: joined(laid), gaps, flush };
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
    const { max, step } = parameterSpan('/rings/*/stones/*/lift');
    return [{ path: `/rings/${index}/stones/${group}/lift`, from: row.lift, to: max, step }];
  });
  const wider: readonly Way[] =
    lifts.length === 0
      ? []
      : [{ path: `/rings/${index}/width`, from: ring.width, to: ring.width + WIDER, step: WIDTH_STEP }];
  const { min, step } = parameterSpan('/rings/*/height');
  return [...lifts, ...wider, { path: `/rings/${index}/height`, from: ring.height, to: min, step: -step }];
}

/** The smallest step on one of the ways that closes every gap and that the rules allow. */
async function closing(
  ring: RingDesign,
  index: number,
  closes: (changes: readonly Change[]) => Promise<readonly number[] | null>,
  isLegal: (changes: readonly Change[]) => boolean,
): Promise<StackFit['flush']> {
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

interface LaidRing {
  readonly scene: RingScene;
  readonly reach: StackReach;
}

/** All rings in one scene, each moved along the finger to where it touches the one before. */
function joined(rings: readonly LaidRing[]): RingScene {
  const laid: (LaidRing & { readonly z: number })[] = [];
  for (const ring of rings) {
    const before = laid.at(-1);
    laid.push({ ...ring, z: before === undefined ? 0 : before.z + touchingDistance(before.reach, ring.reach) });
  }
  const low = Math.min(...laid.map(({ scene, z }) => z - scene.width / 2));
  const high = Math.max(...laid.map(({ scene, z }) => z + scene.width / 2));
  const moved = laid.map(({ scene, z }, place) => movedScene(scene, z - (low + high) / 2, place));
  return {
    parts: moved.flatMap(({ parts }) => parts),
    stones: moved.flatMap(({ stones }) => stones),
    outerRadius: mm(Math.max(...laid.map(({ scene }) => scene.outerRadius))),
    innerRadius: mm(Math.min(...laid.map(({ scene }) => scene.innerRadius))),
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
