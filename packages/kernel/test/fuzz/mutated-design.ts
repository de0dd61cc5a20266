import { DESIGN_SHAPE, type ListNode, type NumberNode, type ShapeNode } from '../../src/design/design-shape.ts';
import { parseDesign } from '../../src/design/parse-design.ts';
import { snapToStep } from '../../src/design/read-shape.ts';
import type { Design } from '../../src/design/ring-design.ts';
import type { KernelTables } from '../../src/design/tables.ts';
import { drawFrom, type Draw } from '../likely/draw.ts';

/** A value of a record with what the table says about it. */
interface Leaf {
  readonly holder: Record<string, unknown>;
  readonly key: string;
  readonly node: ShapeNode;
}

/** Every value and list of a record that a person can change. */
function leaves(node: ShapeNode, holder: Record<string, unknown>, key: string): Leaf[] {
  const value = holder[key];
  const own = { holder, key, node };
  switch (node.kind) {
    case 'object':
      // Parsed records hold what the shape says.
      return Object.entries(node.fields).flatMap(([field, of]) => leaves(of, value as Record<string, unknown>, field));
    case 'list': {
      const list = value as Record<string, unknown>;
      return [own, ...Object.keys(list).flatMap((index) => leaves(node.of, list, index))];
    }
    case 'nullable':
      return value === null ? [] : leaves(node.of, holder, key);
    default:
      return [own];
  }
}

/** Steps by which a number is nudged, and the share of its range by which it jumps. */
const NUDGES = [-5, -2, -1, 1, 2, 5];

/** A number a few steps on, somewhere else or on the other side. */
function movedNumber(value: number, { min, max, step }: NumberNode, draw: Draw): number {
  const near = value + draw.one(NUDGES) * step * draw.one([1, 1, 10]);
  const far = draw.chance(0.15) ? draw.length(min, max, step) : near;
  return snapToStep(Math.min(max, Math.max(min, draw.chance(0.1) ? -value : far)), step);
}

/** One entry less, or one of them twice. */
function changeLength(list: unknown[], { min, max }: ListNode, draw: Draw): void {
  const twin = structuredClone(draw.one(list));
  if (list.length > min && draw.chance(0.5)) list.pop();
  else if (list.length < max) list.push(twin);
}

function changed({ holder, key, node }: Leaf, draw: Draw, tables: KernelTables): void {
  const value = holder[key];
  if (node.kind === 'number' && typeof value === 'number') {
    holder[key] = movedNumber(value, node, draw);
  } else if (node.kind === 'choice') holder[key] = draw.one(node.values);
  else if (node.kind === 'key' && key === 'alloy') holder[key] = draw.one(tables.alloys).id;
  else if (node.kind === 'list' && Array.isArray(value) && value.length > 0) {
    changeLength(value, node, draw);
  }
}

/**
 * A design of the collection with one to four of its values changed: by a few steps, to the other side, to another
 * choice, or a row, groove or lane more or less. The same seed and designs give the same one; null where the changes
 * leave the parameter table.
 */
export function mutatedDesign(seed: number, designs: readonly Design[], tables: KernelTables): Design | null {
  const draw = drawFrom(seed + 2_000_003);
  const record = { design: structuredClone(draw.one(designs)) };
  for (let times = 1 + Math.floor(4 * draw.unit()); times > 0; times--) {
    changed(draw.one(leaves(DESIGN_SHAPE, record, 'design')), draw, tables);
  }
  const parsed = parseDesign(record.design);
  return parsed.ok ? parsed.value : null;
}
