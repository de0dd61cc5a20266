import type { Design, Evaluation, Issue, KernelTables } from '@ringwerk/kernel';
import type { MadeRepair, Repair } from '@ringwerk/kernel/rules';
import type { Change } from '../edits/design-change.ts';

/** Errors of an edited design that it did not have before: a design of an old price list stays editable. */
export function newErrors(before: readonly Issue[], after: readonly Issue[]): readonly Issue[] {
  const known = new Set(before.filter(isError).map(issueKey));
  return after.filter((issue) => isError(issue) && !known.has(issueKey(issue)));
}

const isError = (issue: Issue): boolean => issue.severity === 'error';
const issueKey = (issue: Issue): string => `${issue.code} ${issue.path}`;

/** The rules and figures of one moment. */
export interface Evaluator {
  readonly errorsOf: (design: Design) => readonly Issue[];
  readonly evaluation: (design: Design) => Evaluation | null;
  /** The smallest legal changes with the edit, or with the nearest that can be made, best first. */
  readonly repairs: (design: Design, edit: readonly Change[]) => readonly MadeRepair[];
  /** The smallest legal change that keeps the edit, found in few looks: for a menu of many options. */
  readonly repairOption: (design: Design, edit: readonly Change[]) => Repair | null;
}

/** Rings looked at for one option of a menu. */
const OPTION_LOOKS = 24;

/** The part of the kernel that checks and repairs; a page loads it after its first picture. */
export interface RuleEngine {
  readonly checkDesign: (design: Design, tables: KernelTables) => readonly Issue[];
  readonly repairWays: (
    design: Design,
    edit: readonly Change[],
    tables: KernelTables,
  ) => { readonly ways: readonly MadeRepair[] };
  readonly repairAround: (
    design: Design,
    edit: readonly Change[],
    tables: KernelTables,
    looks: number,
  ) => Repair | null;
}

export function createEvaluator(
  rules: RuleEngine,
  tables: KernelTables,
  evaluation: Evaluator['evaluation'],
): Evaluator {
  return {
    errorsOf: (design) => rules.checkDesign(design, tables).filter(isError),
    evaluation,
    repairs: (design, edit) => rules.repairWays(design, edit, tables).ways,
    repairOption: (design, edit) => rules.repairAround(design, edit, tables, OPTION_LOOKS),
  };
}
