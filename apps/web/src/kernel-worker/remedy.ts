import type { Design, Evaluation, Issue, KernelTables, MadeRepair, Repair } from '@ringwerk/kernel';
import type { Change } from './design-change.ts';
import type { Figures, Remedy } from './kernel-messages.ts';

/**
 * The kernel's repair as writes into the design in hand, with the figures of what it makes; null when there is no way. A
 * repair that leads back to the design is none: its price would stand beside the option as a difference of nothing.
 */
export function remedyOf(repair: Repair | null, evaluation: (design: Design) => Evaluation | null): Remedy | null {
  if (repair === null || !repair.ok || repair.changes.length === 0) return null;
  return {
    changes: repair.changes.map(({ path, to }): Change => ({ path, value: to })),
    keepsWish: repair.keepsWish,
    removes: repair.changes.some(({ removes, isWished }) => removes && !isWished),
    figures: figuresOf(evaluation(repair.design)),
  };
}

export function figuresOf(evaluation: Evaluation | null): Figures | null {
  if (evaluation === null || evaluation.total === null) return null;
  const { retail, cost, grams } = evaluation.total;
  return { gross: retail.gross, cost, grams };
}

/** Errors of the wish that the design did not have before: a design of an old price list stays editable. */
export function newErrors(before: readonly Issue[], after: readonly Issue[]): readonly Issue[] {
  const known = new Set(before.filter(isError).map(issueKey));
  return after.filter((issue) => isError(issue) && !known.has(issueKey(issue)));
}

const isError = (issue: Issue): boolean => issue.severity === 'error';
const issueKey = (issue: Issue): string => `${issue.code} ${issue.path}`;

/** The rules and figures of one moment. */
export interface Judge {
  readonly errorsOf: (design: Design) => readonly Issue[];
  readonly evaluation: (design: Design) => Evaluation | null;
  /** The smallest legal changes with the wish, or with the nearest that can be made, best first. */
  readonly repairs: (design: Design, wish: readonly Change[]) => readonly MadeRepair[];
  /** The smallest legal change that keeps the wish, found in few looks: for a menu of many options. */
  readonly repairOption: (design: Design, wish: readonly Change[]) => Repair | null;
}

/** Rings looked at for one option of a menu. */
const OPTION_LOOKS = 24;

/** What the rules' own part of the kernel offers, when it has arrived. */
export interface RuleBook {
  readonly checkDesign: (design: Design, tables: KernelTables) => readonly Issue[];
  readonly repairWays: (
    design: Design,
    wish: readonly Change[],
    tables: KernelTables,
  ) => { readonly ways: readonly MadeRepair[] };
  readonly repairAround: (
    design: Design,
    wish: readonly Change[],
    tables: KernelTables,
    looks: number,
  ) => Repair | null;
}

export function createJudge(rules: RuleBook, tables: KernelTables, evaluation: Judge['evaluation']): Judge {
  return {
    errorsOf: (design) => rules.checkDesign(design, tables).filter(isError),
    evaluation,
    repairs: (design, wish) => rules.repairWays(design, wish, tables).ways,
    repairOption: (design, wish) => rules.repairAround(design, wish, tables, OPTION_LOOKS),
  };
}
