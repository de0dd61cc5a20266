import { lastItem } from '../src/units/item-at.ts';
import { PLAIN_ENGRAVING, PLAIN_RING, PLAIN_ROW } from '../src/design/blank-ring.ts';
import { DESIGN_SHAPE, type LeafNode, type ShapeNode } from '../src/design/design-shape.ts';
import type { EdgeWork, RingDesign } from '../src/design/ring-design.ts';
import { mm } from '../src/units/quantities.ts';

const edge: EdgeWork = { form: 'chamfer', width: mm(0.5), depth: mm(0.3), finish: 'polished' };
const wave = { form: 'wave', amplitude: mm(0.4), waves: 3, phase: 90 } as const;

/** A ring of which every field of the record means something, in one list entry or another. */
export const FULL_RING: RingDesign = {
  ...PLAIN_RING,
  role: 'first',
  profile: 'F05',
  ratios: { outerSagitta: 0.1, innerSagitta: 0.05, outerFillet: 0.1, innerFillet: 0.1 },
  width: mm(6),
  height: mm(2),
  size: mm(54),
  plating: 'rhodium',
  edges: { left: edge, right: { ...edge, width: mm(0.6) } },
  split: wave,
  segments: [
    { alloy: 'au585-white', share: 2, finish: 'polished', pattern: 7 },
    { alloy: 'au585-yellow', share: 1, finish: 'satin', pattern: 0 },
  ],
  inlays: [{ alloy: 'au585-rose', width: mm(0.8), position: mm(1), depth: mm(0.6), finish: 'satin' }],
  grooves: [{ shape: 'v', width: mm(0.3), position: mm(-1), path: wave }],
  stones: [
    {
      ...PLAIN_ROW,
      setting: 'prong4',
      cut: 'oval',
      material: 'diamond-natural',
      quality: 'tw-si',
      diameter: mm(3),
      length: mm(4),
      depth: mm(2),
      listing: 'stone-1',
      extent: 'count',
      count: 3,
      spacing: mm(0.4),
      position: mm(0.5),
      angle: 10,
      back: 'open',
      lift: mm(1.5),
      seed: 0,
    },
    {
      ...PLAIN_ROW,
      setting: 'scatter',
      material: 'diamond-natural',
      quality: 'tw-si',
      diameter: mm(1.3),
      length: mm(1.3),
      extent: 'third',
      count: 5,
      spacing: mm(0.2),
      position: mm(0),
      seed: 11,
    },
    {
      ...PLAIN_ROW,
      setting: 'side',
      material: 'diamond-natural',
      quality: 'tw-si',
      diameter: mm(1.1),
      length: mm(1.1),
      face: 'left',
      extent: 'half',
      count: 1,
      spacing: mm(0.2),
      position: mm(1),
    },
  ],
  engravings: [
    { ...PLAIN_ENGRAVING, text: 'Anna', drawing: 'M-1 -1H1V1H-1Z', height: mm(1.5), position: mm(0.5), angle: 30 },
  ],
};

/** Other entries of the catalogue's tables, for fields that are keys into them. */
const OTHER_KEYS: Readonly<Record<string, string>> = {
  alloy: 'au750-yellow',
  material: 'sapphire-blue',
  quality: 'tw-vs',
  listing: 'stone-2',
};

export interface RingChange {
  /** The field's path without places in lists, e.g. `stones.orientation`. */
  readonly path: string;
  readonly after: RingDesign;
}

function otherValue(name: string, node: LeafNode, value: unknown): unknown {
  switch (node.kind) {
    case 'number': {
      const up = Number(value) + 2 * node.step;
      return Number((up <= node.max ? up : Number(value) - 2 * node.step).toFixed(2));
    }
    case 'choice':
      return node.values.find((other) => other !== value && other !== 'straight' && other !== 'none') ?? node.values[0];
    case 'key':
      return OTHER_KEYS[name];
    case 'text':
      return name === 'drawing' ? null : `${String(value)} 2`;
  }
}

/** `value` with what stands at `steps` replaced. */
function replaced(value: unknown, [step, ...rest]: readonly string[], other: unknown): unknown {
  if (step === undefined) return other;
  if (Array.isArray(value))
    return value.map((entry: unknown, at) => (String(at) === step ? replaced(entry, rest, other) : entry));
  const record = value as Readonly<Record<string, unknown>>;
  return { ...record, [step]: replaced(record[step], rest, other) };
}

interface Leaf {
  readonly steps: readonly string[];
  readonly node: LeafNode;
  readonly value: unknown;
}

function leaves(node: ShapeNode, value: unknown, steps: readonly string[]): Leaf[] {
  switch (node.kind) {
    case 'object':
      return Object.entries(node.fields).flatMap(([name, field]) =>
        leaves(field, (value as Readonly<Record<string, unknown>>)[name], [...steps, name]),
      );
    case 'list':
      return (value as readonly unknown[]).flatMap((entry, at) => leaves(node.of, entry, [...steps, String(at)]));
    case 'nullable':
      return value === null ? [] : leaves(node.of, value, steps);
    default:
      return [{ steps, node, value }];
  }
}

const plainPath = (steps: readonly string[]): string => steps.filter((step) => !/^\d+$/u.test(step)).join('.');

/** Every single change of the full ring: each field of each list entry, to another value that the record allows. */
export function ringChanges(ring: RingDesign = FULL_RING): readonly RingChange[] {
  const rings = DESIGN_SHAPE.fields['rings'];
  if (rings?.kind !== 'list') throw new Error('the shape of a design has no list of rings');
  return leaves(rings.of, ring, []).map(({ steps, node, value }) => ({
    path: plainPath(steps),
    after: replaced(ring, steps, otherValue(lastItem(steps), node, value)) as RingDesign,
  }));
}

/** Paths of the record of which no change at all alters what `read` makes of a ring. */
export function unreadPaths(read: (ring: RingDesign) => unknown): readonly string[] {
  const before = JSON.stringify(read(FULL_RING));
  const changes = ringChanges();
  const isRead = (path: string): boolean =>
    changes.some((change) => change.path === path && JSON.stringify(read(change.after)) !== before);
  return [...new Set(changes.map(({ path }) => path))].filter((path) => !isRead(path));
}
