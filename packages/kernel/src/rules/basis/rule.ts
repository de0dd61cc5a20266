import type { RingBody } from '../../body/ring-body.ts';
import type { RingDesign } from '../../design/ring-design.ts';
import type { AlloySpec, KernelTables } from '../../design/tables.ts';
import type { RowPlan } from '../../stones/row-plan.ts';
import type { Finding } from './make-issue.ts';

/** A stretch of the width, x in mm. */
export type Span = readonly [number, number];

/** What a rule looks at; `path` is the ring's JSON pointer, e.g. `/rings/0`. Functions compute once, when first asked. */
export interface RuleContext {
  readonly ring: RingDesign;
  readonly tables: KernelTables;
  readonly path: string;
  readonly body: () => RingBody;
  /** Plan of the stone row of that index. */
  readonly plan: (row: number) => RowPlan;
  /** Broad outer face: between the edge radii, chamfers and steps. */
  readonly face: () => Span;
  /** Alloy of every segment; undefined where the table does not know it. */
  readonly alloys: () => readonly (AlloySpec | undefined)[];
}
/** One rule of the workshop: no findings when the ring obeys it. */
export type RingRule = (context: RuleContext) => readonly Finding[];
