import { parseDesign, type Design, type Evaluation, type Issue } from '@ringwerk/kernel';
import { applyChanges, type Change } from '../edits/design-change.ts';
import { newErrors, type Evaluator } from './evaluator.ts';
import { figuresOf, type Figures } from './figures.ts';
import { pricedRepair, type PricedRepair } from './priced-repair.ts';

/** An edit, read by the kernel: the design that it makes, or the design before with what is wrong with the record. */
export interface ParsedEdit {
  readonly design: Design;
  readonly issues: readonly Issue[];
}

/** Reads the record that an edit makes. Rings that it leaves alone keep their identity: only new ones are meshed again. */
export function parseEdit(design: Design, changes: readonly Change[]): ParsedEdit {
  if (changes.length === 0) return { design, issues: [] };
  const edited = applyChanges(design, changes);
  const parsed = parseDesign(edited);
  if (!parsed.ok) return { design, issues: parsed.issues };
  const rings = parsed.value.rings.map((ring, index) => {
    const old = design.rings[index];
    return old !== undefined && old === edited.rings[index] ? old : ring;
  });
  return { design: { ...parsed.value, rings }, issues: [] };
}

/** What the rules and prices say about an edit. */
export interface EvaluatedEdit {
  /** The design after the edit, parsed; the unchanged design when it was refused as a record. */
  readonly design: Design;
  /** Errors that the edit brought in. Empty: it is accepted. */
  readonly refused: readonly Issue[];
  readonly repair: PricedRepair | null;
  /** Further ways out, ranked after `repair` and each by other fields; at most two. */
  readonly alternatives: readonly PricedRepair[];
  /** Null when the edit does not make a record, and without a price basis. */
  readonly evaluation: Evaluation | null;
}

export function evaluateEdit(design: Design, changes: readonly Change[], evaluator: Evaluator): EvaluatedEdit {
  const { evaluation, repairs } = evaluator;
  const edit = parseEdit(design, changes);
  const refused = refusedBy(edit, changes.length > 0 ? evaluator.errorsOf(design) : [], evaluator);
  const ways = refused.length === 0 || changes.length === 0 ? [] : repairs(design, changes);
  const [repair = null, ...alternatives] = ways.flatMap((way) => pricedRepair(way, evaluation) ?? []);
  return {
    design: edit.design,
    refused,
    repair,
    alternatives,
    evaluation: edit.issues.length > 0 ? null : evaluation(edit.design),
  };
}

/** What is wrong with the record, else the errors that the design did not have before (`known`). */
export const refusedBy = (
  { design, issues }: ParsedEdit,
  known: readonly Issue[],
  { errorsOf }: Pick<Evaluator, 'errorsOf'>,
): readonly Issue[] => (issues.length > 0 ? issues : newErrors(known, errorsOf(design)));

/** A choice that is offered, and what it would write. */
export interface EditOption {
  readonly id: string;
  readonly changes: readonly Change[];
}

/** What an option would mean. */
export interface Assessment {
  readonly id: string;
  /** Errors that the option would bring in; empty when it can be taken. */
  readonly issues: readonly Issue[];
  /** What makes a refused option possible; null when it can be taken as it is, and when no way is known. */
  readonly repair: PricedRepair | null;
  /** Of the whole design after option and repair; null without prices or when it cannot be made. */
  readonly figures: Figures | null;
}

/** `known`: errors that the design has already. */
export function assessOption(
  design: Design,
  { id, changes }: EditOption,
  known: readonly Issue[],
  evaluator: Evaluator,
): Assessment {
  const { evaluation, repairOption } = evaluator;
  const edit = parseEdit(design, changes);
  const issues = refusedBy(edit, known, evaluator);
  if (issues.length === 0) return { id, issues, repair: null, figures: figuresOf(evaluation(edit.design)) };
  const repair = pricedRepair(repairOption(design, changes), evaluation);
  return { id, issues, repair, figures: repair?.figures ?? null };
}

/** An option that can be taken, with everything that it writes and what the design costs then. */
export interface Idea {
  readonly id: string;
  readonly changes: readonly Change[];
  readonly figures: Figures;
}

/** The option as an idea: made possible by a repair where that keeps the edit and takes nothing away; else null. */
export function ideaOf({ id, changes }: EditOption, assessment: Assessment | undefined): Idea | null {
  if (assessment === undefined || assessment.figures === null) return null;
  const { issues, repair, figures } = assessment;
  if (issues.length === 0) return { id, changes, figures };
  return repair === null || !repair.keepsEdit || repair.removes ? null : { id, changes: repair.changes, figures };
}
