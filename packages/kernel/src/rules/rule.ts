import type { RingDesign } from '../design/ring-design.ts';
import type { KernelTables } from '../design/tables.ts';
import type { Finding } from './make-issue.ts';

/** What a rule looks at; `path` is the ring's JSON pointer, e.g. `/rings/0`. */
export interface RuleContext {
  readonly ring: RingDesign;
  readonly tables: KernelTables;
  readonly path: string;
}
/** One rule of the workshop: no findings when the ring obeys it. */
export type RingRule = (context: RuleContext) => readonly Finding[];
