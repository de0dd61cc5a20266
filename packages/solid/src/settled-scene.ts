import { itemAt, outside } from '@ringwerk/kernel/math';
import type { BandKernel, RingDesign } from '@ringwerk/kernel';
import { ringBody } from '@ringwerk/kernel/body';
import {
  bandScene,
  rowsToSettle,
  type PartKind,
  type RingPart,
  type RingScene,
  type Tessellation,
} from '@ringwerk/kernel/mesh';
import { ringTools, type Tool } from '@ringwerk/kernel/stones';
import type { SolidEngine } from './engine/solid-engine.ts';
import { meshOfShell, shellOfMeshes } from './shell/shell-of-meshes.ts';
import { joinShells, splitByTag, type Shell } from './shell/shell.ts';
import { TOOL_DISPLAY, type ToolQuality } from './tool/tool-quality.ts';
import { prepareSteps } from './work/prepare-steps.ts';
import type { Joining } from './work/worked-shell.ts';
import { workShell } from './work/work-shell.ts';
import type { WorkStep } from './work/work-step.ts';

type PartName = Omit<RingPart, 'mesh'>;

/** Row of a tool: `prong-0-3` is the fourth of row 0. */
const rowOf = ({ id }: Tool): number => Number(/-(\d+)-\d+$/u.exec(id)?.[1] ?? Number.NaN);

/** Part that a tool is drawn and picked as, by the names of the direct scene: what is added to a row, and what is cut. */
const partId = (tool: Tool): string =>
  tool.step === 'add' ? `${tool.kind}-row-${rowOf(tool)}` : `${tool.kind}-${rowOf(tool)}`;
const nameOf = ({ mesh: _, ...name }: PartName & { readonly mesh?: unknown }): PartName => name;

/** Names of the parts that the tools leave behind beside those that are there, and the tag of every tool's part. */
function toolParts(
  ring: RingDesign,
  parts: readonly RingPart[],
  tools: readonly Tool[],
): { readonly names: readonly PartName[]; readonly tags: readonly number[] } {
  const names: PartName[] = [];
  const segmentOf = new Map<string, number>();
  const tagOf = new Map(parts.map(({ id }, tag) => [id, tag]));
  const tags = tools.map((tool) => {
    const { kind, segment } = tool;
    const own = partId(tool);
    const first = segmentOf.get(own) ?? segment;
    if (tool.step === 'add') segmentOf.set(own, first);
    // Prongs and beads beside a joint are of two metals, which are two parts.
    const id = first === segment || tool.step === 'cut' ? own : `${own}-of-${segment}`;
    const known = tagOf.get(id);
    if (known !== undefined) return known;
    const tag = parts.length + names.length;
    tagOf.set(id, tag);
    names.push({ id, kind, segment, alloy: itemAt(ring.segments, segment).alloy, finish: 'polished' });
    return tag;
  });
  return { names, tags };
}

/** z range of a shell's vertices. */
function acrossOf({ vertices, stride }: Shell): readonly [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (let at = 2; at < vertices.length; at += stride) {
    low = Math.min(low, vertices[at] ?? outside(vertices, at));
    high = Math.max(high, vertices[at] ?? outside(vertices, at));
  }
  return [low, high];
}

/** Milled beads are bodies of their own that stand in their channel: cutters take metal from them as well. */
function workBeads(engine: SolidEngine, beads: Shell, steps: readonly WorkStep[]): Shell {
  const [low, high] = acrossOf(beads);
  const cuts = steps.filter(({ kind, across }) => kind === 'cut' && across[1] > low && across[0] < high);
  return cuts.length === 0 ? beads : (workShell(engine, beads, cuts)?.shell ?? beads);
}

/** A direct scene with tools applied to it; null when the boolean held on no route. */
export function workScene(
  engine: SolidEngine,
  ring: RingDesign,
  direct: RingScene,
  tools: readonly Tool[],
  quality: ToolQuality,
  joining: Joining = 'joined',
): RingScene | null {
  const { names, tags } = toolParts(ring, direct.parts, tools);
  const partNames: readonly PartName[] = [...direct.parts, ...names];
  const pick = (isWanted: (kind: PartKind) => boolean): Shell =>
    shellOfMeshes(direct.parts.flatMap(({ kind, mesh }, tag) => (isWanted(kind) ? [{ mesh, tag }] : [])));
  const steps = prepareSteps(
    engine,
    tools.map((tool, index) => ({ tool, tag: tags[index] ?? outside(tags, index) })),
    { innerRadius: direct.innerRadius, quality },
    8,
  );
  const skin = workShell(
    engine,
    pick((kind) => SKIN_KINDS.has(kind)),
    steps,
    joining,
  );
  if (skin === null) return null;
  const beads = workBeads(
    engine,
    pick((kind) => kind === 'bead'),
    steps,
  );
  const parts = [...splitByTag(joinShells([skin.shell, beads], 8))].flatMap(([tag, shell]): RingPart[] => {
    const name = partNames[tag];
    return name === undefined ? [] : [{ ...nameOf(name), mesh: meshOfShell(shell) }];
  });
  // Letters lie on the skin as sheets of their own; the rules keep stones away from them.
  const letters = direct.parts.filter(({ kind }) => kind === 'engraving');
  return { ...direct, parts: [...parts, ...letters] };
}

/** Parts that close over each other; beads and letters are bodies and sheets of their own. */
const SKIN_KINDS: ReadonlySet<PartKind> = new Set(['band', 'groove', 'inner', 'seat', 'edge', 'inlay']);

/** Cut letters look like the sheets that the direct scene shows of their engraving. */
function asLettered(part: RingPart, direct: RingScene): RingPart {
  const sheet = part.kind === 'engraving' ? direct.parts.find(({ id }) => id.startsWith(`${part.id}-`)) : undefined;
  return sheet === undefined ? part : { ...part, segment: sheet.segment, alloy: sheet.alloy, finish: sheet.finish };
}

export interface SettleOptions {
  /** The engraver's cutters: with them the letters are cut as well. */
  readonly letters?: readonly Tool[];
  /** `laid` for a picture: alike from outside in half the time. */
  readonly joining?: Joining;
}

/**
 * The ring as it will be made, for the picture at rest: its direct scene with the rows that the direct mesh left to
 * the boolean. Parts keep their ids, kinds, segments, normals and surface coordinates; every row and kind of tool
 * adds to the part of that name. The direct scene itself when nothing was left; null when the boolean held on no
 * route, and the picture then stays as it is.
 */
export function settledScene(
  engine: SolidEngine,
  ring: RingDesign,
  kernel: BandKernel,
  tessellation: Tessellation,
  { letters = [], joining = 'joined' }: SettleOptions = {},
): RingScene | null {
  // Rows that bring metal along are all left to the boolean: their stand-ins are not drawn.
  const direct = bandScene(ring, kernel, tessellation);
  const body = ringBody(ring, kernel.tables);
  const left = rowsToSettle(ring, body);
  if (left.length + letters.length === 0) return direct;
  const tools = ringTools(ring, body).filter((tool) => left.includes(rowOf(tool)));
  const isSheet = ({ kind }: RingPart): boolean => kind === 'engraving' && letters.length > 0;
  const base = { ...direct, parts: direct.parts.filter((part) => !isSheet(part)) };
  const worked = workScene(engine, ring, base, [...tools, ...letters], TOOL_DISPLAY, joining);
  return worked === null ? null : { ...worked, parts: worked.parts.map((part) => asLettered(part, direct)) };
}
