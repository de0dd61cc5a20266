import type { Design, Evaluation } from '@ringwerk/kernel';
import type { Repair } from '@ringwerk/kernel/rules';
import type { Change } from '../edits/design-change.ts';
import { figuresOf, type Figures } from './figures.ts';

/** The smallest change that makes a refused edit possible. */
export interface PricedRepair {
  /** The whole way from the design as it is: the edit, or the nearest to it, and what else has to change. */
  readonly changes: readonly Change[];
  /** False when the edit itself gives way to the nearest that can be made. */
  readonly keepsEdit: boolean;
  /** Something that the design has would go: stones, letters, a worked edge. */
  readonly removes: boolean;
  /** Of the whole design afterwards; null without prices. */
  readonly figures: Figures | null;
}

/**
 * The kernel's repair as writes into the design as it is, with the figures of what it makes; null when there is no way. A
 * repair that leads back to the design is none: its price would stand beside the option as a difference of nothing.
 */
export function pricedRepair(
  repair: Repair | null,
  evaluation: (design: Design) => Evaluation | null,
): PricedRepair | null {
  if (repair === null || !repair.ok || repair.changes.length === 0) return null;
  return {
    changes: repair.changes.map(({ path, to }): Change => ({ path, value: to })),
    keepsEdit: repair.keepsEdit,
    removes: repair.changes.some(({ removes, isEdit }) => removes && !isEdit),
    figures: figuresOf(evaluation(repair.design)),
  };
}
