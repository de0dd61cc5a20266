import { itemAt } from '../../units/item-at.ts';
import { parseDesign } from '../../design/parse-design.ts';
import { serialiseDesign } from '../../design/serialise-design.ts';
import { snapToStep } from '../../design/read-shape.ts';
import type { Design } from '../../design/ring-design.ts';
import type { KernelTables } from '../../design/tables.ts';
import { refusal, type Issue, type Result } from '../../units/result.ts';
import { valueAt, written, type Written } from './changed-ring.ts';
import { checkDesign } from './check-design.ts';
import { checkRing, errorKeys } from './check-ring.ts';
import { designDifference, type Difference } from './design-difference.ts';
import { nearestWithin } from '../basis/make-issue.ts';
import { repairRing } from './repair-ring.ts';
import { ruleContext } from './rule-context.ts';

/** One thing that is edited: write `value` at the JSON pointer `path` of the design. */
export type Edit = Written;

/** One field that a repair changes; `isEdit` where the edit itself asked for it. */
export interface RepairChange extends Difference {
  readonly isEdit: boolean;
}

export type Repair =
  | {
      readonly ok: true;
      readonly design: Design;
      /** Everything that differs from the design before the edit. */
      readonly changes: readonly RepairChange[];
      /** False when the edit itself had to give way to the nearest that can be made. */
      readonly keepsEdit: boolean;
    }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** A way out that can be made. */
export type MadeRepair = Extract<Repair, { readonly ok: true }>;

/** Rings looked at for one repair. */
const LOOKS = 300;

/** A number beyond its range or between its steps becomes the nearest that can be written down; all else stays refused. */
function nearestEdit(edit: readonly Edit[], issues: readonly Issue[]): Edit[] | null {
  const near = edit.map((one) => {
    const found = issues.find(({ path }) => path === one.path);
    if (found === undefined) return one;
    const { min, max, nearest } = found.params;
    if (typeof one.value !== 'number' || !Number.isFinite(one.value)) return null;
    if (found.code === 'design.off-step' && typeof nearest === 'number') return { ...one, value: nearest };
    if (found.code !== 'design.out-of-range' || typeof min !== 'number' || typeof max !== 'number') return null;
    return { ...one, value: snapToStep(nearestWithin(one.value, min, max), 0.01) };
  });
  return near.some((one) => one === null) ? null : near.flatMap((one) => one ?? []);
}

interface Task {
  readonly design: Design;
  readonly edited: Design;
  readonly tables: KernelTables;
  readonly looks: number;
  readonly most: number;
}

/** Designs in which every ring of the edited one is repaired, best first; none when one cannot be. `kept` are the fields that may not give way. */
function repairedDesigns({ design, edited, tables, looks, most }: Task, kept: readonly string[]): readonly Design[] {
  const rings = edited.rings.map((ring, index) => {
    const path = `/rings/${index}`;
    const before = design.rings[index];
    if (before === ring) return [ring];
    const known = new Set(before === undefined ? [] : errorKeys(checkRing(ruleContext(before, tables, path))));
    const own = kept.filter((pointer) => pointer === path || pointer.startsWith(`${path}/`));
    return repairRing({ ring, path, tables, kept: own, before: before ?? null, known, looks, most });
  });
  const count = Math.max(...rings.map((ways) => ways.length));
  return Array.from({ length: count }, (_, way) => rings.flatMap((ways) => ways[way] ?? ways[0] ?? []))
    .filter((made) => made.length === rings.length)
    .map((made) => ({ ...edited, rings: made }));
}

/** Whether a change is the edit's own: at or below it, or the list that the edit made longer. */
const isOf = (edit: readonly Edit[], { path, removes }: Difference): boolean =>
  edit.some(
    (one) => path === one.path || path.startsWith(`${one.path}/`) || (!removes && one.path.startsWith(`${path}/`)),
  );

/** The edit as a record, or what is wrong with it; `isAsGiven` is false when a number had to be brought into its range. */
function readEdit(
  design: Design,
  edit: readonly Edit[],
): { readonly parsed: Result<Design>; readonly isAsGiven: boolean } {
  const read = (changes: readonly Edit[]): Result<Design> | null => {
    const changed = written(design, changes);
    return changed === null ? null : parseDesign(changed.value);
  };
  const parsed = read(edit);
  if (parsed === null) {
    const path = itemAt(edit, 0).path;
    return {
      parsed: refusal([{ code: 'design.field-unknown', path, params: { field: path }, severity: 'error' }]),
      isAsGiven: false,
    };
  }
  if (parsed.ok) return { parsed, isAsGiven: true };
  const near = nearestEdit(edit, parsed.issues);
  return { parsed: (near === null ? null : read(near)) ?? parsed, isAsGiven: false };
}

/** The smallest legal changes with the edit, or with the nearest to it; none when there is none within the looks. */
function attempt(task: Task, edit: readonly Edit[], keepsEdit: boolean): readonly MadeRepair[] {
  return repairedDesigns(task, keepsEdit ? edit.map(({ path }) => path) : []).map((made) => {
    const changes = designDifference(task.design, made).map((change) => ({ ...change, isEdit: isOf(edit, change) }));
    return { ok: true, design: made, changes, keepsEdit };
  });
}

/** The smallest legal change that leaves the edit as it is, or null; looks at no more than `looks` rings. */
export function repairAround(
  design: Design,
  edit: readonly Edit[],
  tables: KernelTables,
  looks: number,
): Repair | null {
  const { parsed, isAsGiven } = readEdit(design, edit);
  if (!parsed.ok || !isAsGiven) return null;
  return attempt({ design, edited: parsed.value, tables, looks, most: 1 }, edit, true)[0] ?? null;
}

/** Whether a way out that does not keep the edit gives it up in its numbers alone: another alloy is no carbon. */
const isNear = ({ design }: MadeRepair, edit: readonly Edit[]): boolean =>
  edit.every(({ path, value }) => typeof value === 'number' || isSameValue(valueAt(design, path), value));
const isSameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Ways out of an edit that cannot be made as it is, best first; empty with what is wrong where there is none. */
export interface RepairWays {
  readonly ways: readonly MadeRepair[];
  readonly issues: readonly Issue[];
}

/** Rings looked at for something near the edit where the edit itself can be granted. */
const LOOKS_NEAR = 60;
/** Ways out that a refusal offers. */
const OFFERED = 3;

/**
 * The smallest legal changes of the design that contain the edit, best first and each by other fields: repairs are followed
 * in the order of their effect, first without touching the edit, then – when it cannot be made as it is – with the nearest
 * that can. Errors that the design had before do not count. None takes away words, drawings or stones that the edit itself
 * left. Deterministic; looks at no more than `looks` rings for each of the two passes.
 */
export function repairWays(
  design: Design,
  edit: readonly Edit[],
  tables: KernelTables,
  most: number = OFFERED,
  looks: number = LOOKS,
): RepairWays {
  const { parsed, isAsGiven } = readEdit(design, edit);
  if (!parsed.ok) return { ways: [], issues: parsed.issues };
  const task = { design, edited: parsed.value, tables, looks, most };
  const kept = isAsGiven ? attempt(task, edit, true) : [];
  // What gives the edit up a little stands after all that keep it, and is not looked for as long.
  const missing = { ...task, most: most - kept.length, looks: kept.length === 0 ? looks : Math.min(looks, LOOKS_NEAR) };
  const near = (missing.most > 0 ? attempt(missing, edit, false) : []).filter(
    (way) => kept.length === 0 || isNear(way, edit),
  );
  const known = new Set(kept.map(({ design: made }) => serialiseDesign(made)));
  const ways = [
    ...kept,
    ...near.filter(({ design: made, changes }) => changes.length > 0 && !known.has(serialiseDesign(made))),
  ];
  return { ways, issues: ways.length > 0 ? [] : checkDesign(parsed.value, tables) };
}

/**
 * The nearest design to one that was put together from requirements: without an error, with the fields at `kept` (JSON pointers)
 * as they are, and with everything that the design has. Null where there is none within `looks` rings for each ring.
 */
export function repairKeeping(
  design: Design,
  kept: readonly string[],
  tables: KernelTables,
  looks: number,
): Design | null {
  const rings = design.rings.map((ring, index) => {
    const path = `/rings/${index}`;
    const own = kept.filter((pointer) => pointer.startsWith(`${path}/`));
    return repairRing({ ring, path, tables, kept: own, before: null, known: new Set(), looks, most: 1 })[0];
  });
  return rings.includes(undefined) ? null : { ...design, rings: rings.flatMap((ring) => ring ?? []) };
}

/** The best of those ways. */
export function repair(design: Design, edit: readonly Edit[], tables: KernelTables, looks: number = LOOKS): Repair {
  const { ways, issues } = repairWays(design, edit, tables, 1, looks);
  return ways[0] ?? { ok: false, issues };
}
