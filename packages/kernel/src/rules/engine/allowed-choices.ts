import { DESIGN_SHAPE, type ShapeNode } from '../../design/design-shape.ts';
import type { Design } from '../../design/ring-design.ts';
import type { KernelTables } from '../../design/tables.ts';
import type { Issue } from '../../units/result.ts';
import { parseDesign } from '../../design/parse-design.ts';
import { pointerSteps, valueAt, written } from './changed-ring.ts';
import { checkRing, errorKeys, findingKey } from './check-ring.ts';
import { repairAround, type RepairChange, type Wish } from './repair-design.ts';
import { ruleContext } from './rule-context.ts';

/** One value of a closed choice: made as it is, made together with other changes, or not made at all. */
export type Choice =
  | { readonly value: string; readonly state: 'legal' }
  | { readonly value: string; readonly state: 'repair'; readonly changes: readonly RepairChange[] }
  | { readonly value: string; readonly state: 'impossible'; readonly reason: Issue };

const UNREADABLE: Issue = { code: 'design.not-an-object', path: '', params: {}, severity: 'error' };

/** Rings looked at for one value: a menu must stand before the finger has left the screen. */
const LOOKS = 24;

function nodeAt(path: string): ShapeNode | null {
  let node: ShapeNode = DESIGN_SHAPE;
  for (const step of pointerSteps(path)) {
    while (node.kind === 'nullable') node = node.of;
    if (node.kind === 'list') node = node.of;
    else if (node.kind === 'object' && Object.hasOwn(node.fields, step)) node = node.fields[step] ?? node;
    else return null;
  }
  return node;
}

/** Keys of the table that a key field points into. */
function keysAt(design: Design, path: string, tables: KernelTables): readonly string[] {
  const field = pointerSteps(path).at(-1);
  if (field === 'alloy') return tables.alloys.map(({ id }) => id);
  if (field === 'material') return tables.stoneMaterials.map(({ id }) => id);
  if (field !== 'quality') return [];
  const material = valueAt(design, `${path.slice(0, -'/quality'.length)}/material`);
  return tables.stoneMaterials.find(({ id }) => id === material)?.qualities ?? [];
}

/** First error of the wished design that the design does not have. */
function reasonOf(design: Design, wish: Wish, tables: KernelTables): Issue {
  const changed = written(design, [wish]);
  const parsed = parseDesign(changed?.value);
  if (!parsed.ok) return parsed.issues[0] ?? UNREADABLE;
  const news = parsed.value.rings.flatMap((ring, index) => {
    const path = `/rings/${index}`;
    const before = design.rings[index];
    const known = before === undefined ? [] : errorKeys(checkRing(ruleContext(before, tables, path)));
    return checkRing(ruleContext(ring, tables, path)).filter(
      (finding) => finding.severity === 'error' && !known.includes(findingKey(finding)),
    );
  });
  const [first] = news;
  if (first === undefined) return UNREADABLE;
  const { code, path, params, severity } = first;
  return { code, path, params, severity };
}

function choiceOf(design: Design, path: string, value: string, tables: KernelTables): Choice {
  const outcome = repairAround(design, [{ path, value }], tables, LOOKS);
  if (outcome?.ok === true) {
    const changes = outcome.changes.filter(({ isWished }) => !isWished);
    return changes.length === 0 ? { value, state: 'legal' } : { value, state: 'repair', changes };
  }
  return { value, state: 'impossible', reason: reasonOf(design, { path, value }, tables) };
}

/**
 * Every value of the closed choice or table key at the JSON pointer, in the order of its list: legal as the design
 * stands, legal with other changes, or impossible with the first reason. Empty where the pointer is no such field.
 */
export function allowedChoices(design: Design, path: string, tables: KernelTables): Choice[] {
  const node = nodeAt(path);
  if (node === null || valueAt(design, path) === undefined) return [];
  const values = node.kind === 'choice' ? node.values : node.kind === 'key' ? keysAt(design, path, tables) : [];
  return values.map((value) => choiceOf(design, path, value, tables));
}
